import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { Refused } from '../src/api';
import { Connection, type Listener, type Wire } from '../src/connection';
import { told } from '../src/refusals';
import { teach } from '../src/words.svelte';
import { table } from './words';

const all = table();
const reads = (lang: 'en' | 'it' | 'es') =>
  teach(lang, Object.fromEntries(Object.entries(all).map(([id, texts]) => [id, texts[lang]!])));
afterEach(() => reads('en'));

test('what the server refuses in English is told in the language of whoever reads', () => {
  const failure = { code: 'too_fast', message: 'Too many requests; wait a little.', retry_after: 3 };
  reads('it');
  expect(new Refused(failure, 429).message).toBe(all['refused.too_fast']!['it']);
  expect(told(failure)).toMatchObject({ code: 'too_fast', retry_after: 3 });
  reads('es');
  expect(told({ code: 'busy', message: 'Too many connections.' }).message).toBe(all['refused.busy']!['es']);
  expect(told({ code: 'damaged', message: 'The reason.' }).message).toBe('The reason.');
  reads('en');
  expect(told(failure).message).toBe('Too many requests; wait a little.');
});

test('a rule that forbids something is named in the language of whoever reads', () => {
  reads('es');
  expect(told({ code: 'forbidden', message: 'CT-084 forbids it: A disc can be placed only ...' }).message).toBe(
    'La regla CT-084 no lo permite.',
  );
  reads('it');
  expect(told({ code: 'out_of_bounds', message: 'CT-084: x is 900; it goes from 0 to 300.' }).message).toBe(
    'È più o meno di quanto permette la regola CT-084.',
  );
});

test('a refused message on the wire is told so too', async () => {
  reads('it');
  let wire!: Wire;
  const heard: unknown[] = [];
  const listener: Listener = { standing() {}, sat() {}, scene() {}, message: (message) => heard.push(message) };
  const connection = new Connection('abc', ['token'], 'it', listener, () => {
    wire = { send() {}, close() {}, onopen: null, onmessage: null, onclose: null };
    return wire;
  });
  connection.start();
  const asked = connection.ask({ do: 'hint' });
  wire.onmessage!({
    data: JSON.stringify({
      type: 'reply',
      id: 1,
      ok: false,
      error: { code: 'busy', message: 'A hint is being thought of already.' },
    }),
  });
  expect((await asked).error?.message).toBe(all['refused.busy']!['it']);
  wire.onmessage!({ data: JSON.stringify({ type: 'error', error: { code: 'too_fast', message: 'Too many.' } }) });
  expect(heard).toMatchObject([{ error: { message: all['refused.too_fast']!['it'] } }]);
  connection.stop();
});

// Those that the client tells in a place of its own, or whose message names what is wrong with a file, are left as
// they come.
const ownWords = [
  'somebody_away',
  'table_closed',
  'shutting_down',
  'no_lesson',
  'no_guide',
  'no_campaign',
  'no_story',
  'chapter_gone',
  'chapter_follows',
  'too_many_chapters',
  'no_next_chapter',
  'bad_campaign',
  'bad_carried',
  'bad_origin',
  'bad_host',
  'unknown_request',
  'bad_method',
];

test('every refusal of a table that a player can meet has a sentence', () => {
  const page = readFileSync('../docs/table-protocol.md', 'utf8').split('## Error codes')[1]!;
  const codes = [...page.matchAll(/`([a-z]+(?:_[a-z]+)*)`/g)]
    .map(([, code]) => code!)
    .filter((code) => code !== 'retry_after');
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !all[`refused.${code}`] && !ownWords.includes(code))).toEqual([]);
});
