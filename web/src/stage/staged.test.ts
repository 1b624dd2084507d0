// What of the log is staged, and what follows from it.
import { describe, expect, it } from 'vitest';
import type { LogEntry, Stage } from '../protocol';
import { bannerIn, partsGoingOn, partsOf, stagedAt, stagedUpTo } from './staged';

const card = (more: Partial<Stage> = {}): Stage => ({ kind: 'full', title: 'The lamps go out', ...more });
const line = (text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  point: 1,
  turn: { round: 1, text: 'Turn 1' },
  kind: 'event',
  text,
  ...more,
});

describe('what is staged', () => {
  it('takes what follows from a card as its steps, up to the next choice', () => {
    const log = [
      line('before'),
      line('draws', { stage: card() }),
      line('A gate opens', { acts: [{ do: 'appear', of: 'gate' }] }),
      line('Doom rises'),
      line('Nora stays', { kind: 'choice', seat: 0 }),
      line('after'),
    ];
    const parts = partsOf(log, [0]);
    expect(parts).toHaveLength(3);
    expect(parts[1]).toMatchObject({
      title: 'The lamps go out',
      steps: [{ text: 'A gate opens', acts: [{ of: 'gate' }] }, { text: 'Doom rises' }],
    });
    expect(parts[2]).toMatchObject({ lines: [{ text: 'Nora stays' }, { text: 'after' }] });
  });

  it('ends with the next part of the round, and with the next card', () => {
    const log = [
      line('draws', { stage: card() }),
      line('It awakens', { stage: card({ title: 'Yig' }) }),
      line('eats'),
      line('Turn 2', { begins: true }),
    ];
    expect(
      partsOf(log, [0]).map((part) =>
        'steps' in part ? part.steps.map((step) => step.text) : part.lines.map((each) => each.text),
      ),
    ).toEqual([[], ['eats'], ['Turn 2']]);
  });

  it('does not come back with what is chosen while the table is laid', () => {
    const known = line('Ithaqua sleeps', { point: 0, stage: card({ title: 'Ithaqua' }) });
    const news = [
      line('Nora: Speed 4', { point: 1, kind: 'choice', seat: 0, goes_on: true }),
      line('Nora sets Speed to 4.'),
    ];
    expect(partsOf([known, line('Nora gains a knife', { point: 0 })], [0])).toMatchObject([
      { title: 'Ithaqua', steps: [] },
      { lines: [{ text: 'Nora gains a knife' }] },
    ]);
    expect(partsGoingOn([known], news, [0])).toBeNull();
    expect(stagedUpTo([known, ...news], 1)).toBeNull();
  });

  it('takes no step for what somebody left as it was', () => {
    const news = (icon: string, text: string) => line(text, { kind: 'choice', goes_on: true, icon });
    const [part] = partsOf(
      [line('draws', { stage: card() }), news('hand', 'Nora: Take it as it is'), news('person', 'Nora chooses Teo.')],
      [0],
    );
    expect(part).toMatchObject({ steps: [{ text: 'Nora chooses Teo.' }] });
  });

  it('lets what is not told move with what was told last', () => {
    const [part] = partsOf(
      [
        line('draws', { stage: card() }),
        line('', { acts: [{ do: 'turn', of: 'card' }] }),
        line('A monster comes'),
        line('', { acts: [{ do: 'appear', of: 'm' }] }),
      ],
      [0],
    );
    expect(part).toMatchObject({ acts: [{ of: 'card' }], steps: [{ text: 'A monster comes', acts: [{ of: 'm' }] }] });
  });

  it('tells the dice of one roll in one step', () => {
    const die = (face: number) => line(`Nora rolls ${face}.`, { acts: [{ do: 'roll', dice: [{ face }] }] });
    const [part] = partsOf([line('draws', { stage: card() }), die(2), die(5)], [0]);
    expect(part).toMatchObject({
      steps: [{ text: 'Nora rolls 2, 5.', acts: [{ dice: [{ face: 2 }] }, { dice: [{ face: 5 }] }] }],
    });
  });

  it('ends with the card of somebody else', () => {
    const log = [
      line('Nora has an encounter', { stage: card({ seat: 0 }) }),
      line('Nora rests'),
      line('Teo has an encounter', { stage: card({ seat: 1 }) }),
      line('Teo finds a knife'),
    ];
    const [own, others] = partsOf(log, [0]);
    expect(own && 'steps' in own && own.steps.map((step) => step.text)).toEqual(['Nora rests']);
    expect(others && 'lines' in others && others.lines.map((each) => each.text)).toEqual([
      'Teo has an encounter',
      'Teo finds a knife',
    ]);
  });

  it('shows what befalls somebody else as a line', () => {
    const log = [line('Teo has an encounter', { stage: card({ seat: 1 }) }), line('Teo finds a knife')];
    const parts = partsOf(log, [0]);
    expect(parts.every((part) => 'lines' in part)).toBe(true);
    expect(bannerIn(parts)?.text).toBe('Teo has an encounter');
    expect(partsOf(log, [1])[0]).toMatchObject({ steps: [{ text: 'Teo finds a knife' }] });
  });

  it('has no banner of its own for a step of a card', () => {
    expect(
      bannerIn(partsOf([line('draws', { stage: card() }), line('Nora falls', { stage: { kind: 'banner' } })], [0])),
    ).toBeNull();
  });

  it('is found again by its line, whoever it befell', () => {
    const log = [
      line('first'),
      line('Teo has an encounter', { stage: card({ seat: 1 }) }),
      line('Teo finds a knife'),
      line('rest', { kind: 'choice', seat: 0 }),
    ];
    expect(stagedAt(log, log[1]!)?.steps.map((step) => step.text)).toEqual(['Teo finds a knife']);
    expect(stagedAt(log, log[0]!)).toBeNull();
  });
});

describe('a card that asks something in its middle', () => {
  const past = [
    line('draws', { stage: card(), acts: [{ do: 'turn', of: 'card' }] }),
    line('Doom rises', { acts: [{ do: 'step', of: 'doom', to: 3 }] }),
  ];
  const choice = (goes_on: boolean) =>
    line('Nora pays', { point: 2, kind: 'choice', seat: 0, ...(goes_on ? { goes_on } : {}) });
  const die = line('Nora rolls 5.', { point: 2, acts: [{ do: 'roll', dice: [{ face: 5 }] }] });

  it('comes back with what follows from the answer, and moves nothing twice', () => {
    const parts = partsGoingOn(
      past,
      [choice(true), line('Nora finds a knife', { point: 2 }), line('Turn 2', { point: 2, begins: true })],
      [0],
    );
    expect(parts).toHaveLength(2);
    expect(parts![0]).toMatchObject({
      title: 'The lamps go out',
      told: 1,
      acts: [],
      steps: [{ text: 'Doom rises', acts: [] }, { text: 'Nora pays' }, { text: 'Nora finds a knife' }],
    });
    expect(parts![1]).toMatchObject({ lines: [{ text: 'Turn 2' }] });
  });
  it('goes on through several answers', () => {
    expect(partsGoingOn([...past, choice(true), die], [choice(true), line('Nora is hurt')], [0])?.[0]).toMatchObject({
      told: 3,
    });
  });
  it('stays away for an answer of another matter, and once something else has begun', () => {
    expect(partsGoingOn(past, [choice(false), line('goes on')], [0])).toBeNull();
    expect(partsGoingOn([...past, line('Turn 2', { begins: true })], [choice(true), line('goes on')], [0])).toBeNull();
  });
  it('stays away from those whom it does not befall', () => {
    const hers = [line('draws', { stage: card({ seat: 0 }) })];
    expect(partsGoingOn(hers, [choice(true), line('Nora finds a knife')], [1])).toBeNull();
  });
  it('is whole when it is looked at again, and when all of it comes at once', () => {
    const log = [...past, choice(true), line('Nora finds a knife', { point: 2 })];
    expect(stagedAt(log, log[0]!)?.steps.map((step) => step.text)).toEqual([
      'Doom rises',
      'Nora pays',
      'Nora finds a knife',
    ]);
    expect(partsOf(log, [0])).toHaveLength(1);
  });
});

describe('the card that lies open at a point of the replay', () => {
  const log = [
    line('goes', { point: 1, kind: 'choice', seat: 0 }),
    line('draws', { point: 1, stage: card() }),
    line('Doom rises', { point: 1 }),
    line('Nora stays', { point: 2, kind: 'choice', seat: 0 }),
    line('sighs', { point: 2 }),
    line('passes', { point: 3, kind: 'choice', seat: 0 }),
  ];

  it('is the one that was turned there', () => expect(stagedUpTo(log, 1)?.text).toBe('draws'));
  it('is none before it, and none once somebody has chosen something else', () => {
    expect(stagedUpTo(log, 0)).toBeNull();
    expect(stagedUpTo(log, 2)).toBeNull();
    expect(stagedUpTo(log, 3)).toBeNull();
  });
});
