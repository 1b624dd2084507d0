// What every browser test stands on: a server with an empty data folder and Debian's Chromium, which
// all share, people with fresh profiles, and the small deeds they all do.
import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'undici';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const screenshots = join(root, 'build', 'screenshots');
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function freePort() {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

// The headless shell draws the same pages without the windows, tabs and menus of a whole Chromium,
// for about half of the work.
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

// A test presses faster than a person and follows a bot without a pause; what the limits do is tested
// with the server.
const pace = [
  '--bot-pause',
  '0',
  ...['message', 'request', 'entry', 'table', 'account'].flatMap((what) => [`--${what}-rate`, '1000']),
];

/** A server of one's own, to be stopped and started at will. */
export async function openHouse() {
  const data = mkdtempSync(join(tmpdir(), 'tavola-e2e-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const program = process.env.TAVOLA ?? join(root, 'build', 'tavola');
  let server = null;

  /** With settings of its own after those that all have. */
  async function startServer(settings = []) {
    server = spawn(program, [
      'serve',
      '--port',
      String(port),
      '--data',
      data,
      ...pace,
      ...settings,
      ...(process.env.TAVOLA_SERVE ?? '').split(' ').filter(Boolean),
    ]);
    const log = createWriteStream(join(root, 'build', 'e2e-server.log'), { flags: 'a' });
    server.stdout.pipe(log);
    server.stderr.pipe(log);
    const ended = new Promise((_, fail) =>
      server.once('exit', (code) => fail(new Error(`the server ended with ${code}; see build/e2e-server.log`))),
    );
    ended.catch(() => {});
    const answers = (async () => {
      for (;;) {
        try {
          if ((await fetch(`${base}/health`)).ok) return;
        } catch {
          // not yet
        }
        await new Promise((later) => setTimeout(later, 20));
      }
    })();
    await Promise.race([answers, ended]);
  }

  async function stopServer(signal = 'SIGTERM') {
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill(signal);
    await gone;
  }

  /** Sits down without a browser: `hear` gets every message, a way to answer, and a way to leave. */
  const sit = (made, tokens, hear) =>
    new Promise((done, failed) => {
      const wire = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers: { Origin: base } });
      let id = 0;
      const tell = (message) => wire.send(JSON.stringify({ id: ++id, ...message }));
      const leave = (result) => {
        wire.close();
        done(result);
      };
      wire.onopen = () => tell({ do: 'sit', table: made.table, tokens, lang: 'en' });
      wire.onmessage = ({ data: text }) => {
        try {
          hear(JSON.parse(text), tell, leave);
        } catch (error) {
          wire.close();
          failed(error);
        }
      };
      wire.onerror = () => failed(new Error('the connection to the table broke'));
    });

  await startServer();
  return {
    base,
    startServer,
    stopServer,

    /** A table opened over HTTP: who sits where, and the tokens. */
    async table(
      seats,
      {
        game = 'salem',
        seed = 11,
        lang = 'en',
        listed = false,
        guided = false,
        options = {},
        title = '',
        clock = null,
      } = {},
    ) {
      const answer = await fetch(`${base}/api/tables`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: base },
        body: JSON.stringify({ game, seats, seed, options, lang, listed, guided, title, clock }),
      });
      const made = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(made));
      return made;
    },

    /** Looks on without a browser until the game is over: bots among themselves play on while somebody does. */
    over: (made) => sit(made, [made.tokens.spectator], ({ room }, _, leave) => room?.over && leave()),

    /** Plays on without a browser for all seats of a table: `pick` says which option is taken, and ends it
     *  with none. Tells whose turn it is then. */
    play: (made, pick) =>
      sit(made, made.tokens.seats, ({ type, scene, revision, view }, tell, leave) => {
        if (type !== 'scene' || !scene.decision) return;
        const { seat, yours, options, standing = [] } = scene.decision;
        const option = yours ? pick(scene, [...options, ...standing]) : null;
        if (option) tell({ do: 'choose', revision, n: option.n });
        else if (yours) leave(seat);
        else if (view !== seat) tell({ do: 'view', seat });
      }),

    async close() {
      await stopServer();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export async function openStage() {
  mkdirSync(screenshots, { recursive: true });
  const executablePath = process.env.CHROMIUM ?? browsers.find((each) => existsSync(each));
  const [house, browser] = await Promise.all([openHouse(), chromium.launch({ executablePath, args: flags })]);

  return {
    base: house.base,
    table: house.table,
    over: house.over,
    play: house.play,
    browser,

    /** Somebody with a browser of their own, who wants nothing staged but the end and is not asked for a name
     *  unless they say so. Where nobody takes pictures nothing is painted and no plate is drawn, which would
     *  take most of the time: everything is where it would be and can be pressed. */
    async person({
      lang = 'en',
      phone = false,
      text = 100,
      settings = {},
      still = true,
      painted = process.env.TAVOLA_SHOTS !== 'none',
    } = {}) {
      const context = await browser.newContext({
        viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        deviceScaleFactor: phone ? 2 : 1,
        hasTouch: phone,
        locale: lang,
        reducedMotion: still ? 'reduce' : 'no-preference',
        acceptDownloads: true,
      });
      await context.addInitScript(
        ([language, wishes]) => {
          if (location.protocol === 'about:') return;
          if (!localStorage.getItem('tavola.lang')) localStorage.setItem('tavola.lang', language);
          if (!localStorage.getItem('tavola.settings')) localStorage.setItem('tavola.settings', JSON.stringify(wishes));
        },
        [lang, { sound: false, text, stage: 'off', askName: false, pictures: painted ? 'all' : 'none', ...settings }],
      );
      if (!painted)
        await context.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('opacity', '0')),
        );
      const page = await context.newPage();
      page.troubles = [];
      page.frames_ = [];
      page.on('pageerror', (error) => page.troubles.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text()))
          page.troubles.push(message.text());
      });
      page.on('websocket', (socket) => socket.on('framereceived', (frame) => page.frames_.push(String(frame.payload))));
      page.setDefaultTimeout(20_000);
      return page;
    },

    async close() {
      await browser.close();
      await house.close();
    },
  };
}

/** The choices that can be pressed now. */
export const choices = [
  '.prompt .choices button.can:not([disabled], [aria-expanded])',
  '.prompt .choices button.choice:not([disabled])',
  '.prompt .choices .pair button',
  '.exchange .thing.can:not([disabled])',
  '.offers .offer.can:not([disabled])',
].join();
/** A card that stands for several choices, which it shows when it is pressed. */
const several = '.prompt .choices button.can[aria-expanded="false"]:not([disabled])';

/** Waits until this person may choose, or the game is over; tells which. */
export async function turn(page, timeout = 60_000) {
  const found = await page.waitForFunction(
    (selector) =>
      document.querySelector('.outcome')
        ? 'over'
        : document.querySelector('main.curtain')
          ? 'curtain'
          : document.querySelector(selector)
            ? 'choose'
            : null,
    `${choices}, ${several}`,
    { timeout },
  );
  return found.jsonValue();
}

/** Presses the n-th choice and waits until the table has answered. Where others choose as well, the
 *  question may be drawn anew under the finger, with fewer choices: then they are counted again. */
export async function choose(page, n = 0) {
  const all = page.locator(choices);
  for (let tries = 0; ; ++tries) {
    const before = await page.locator('[data-revision]').getAttribute('data-revision');
    if ((await all.count()) === 0 && (await page.locator(several).count())) await page.locator(several).first().click();
    const count = await all.count();
    if (count === 0) return;
    try {
      await all.nth(n % count).click({ timeout: 4_000 });
    } catch (error) {
      if (error.name !== 'TimeoutError' || tries === 4) throw error;
      continue;
    }
    await page.waitForFunction(
      (old) =>
        document.querySelector('.outcome, main.curtain, .staging') ||
        document.querySelector('[data-revision]')?.getAttribute('data-revision') !== old,
      before,
      { timeout: 30_000 },
    );
    return;
  }
}

/** Paints a page that was not painted so far. */
export const paint = (page) => page.evaluate(() => document.documentElement.style.removeProperty('opacity'));

/** Waits until the page has followed what was changed, such as the size of its window, in its own type. */
export const settled = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Fingers on a page with a touch screen: `touchStart`, `touchMove` and `touchEnd` with their places. */
export async function fingers(page) {
  const wire = await page.context().newCDPSession(page);
  return (type, points) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

/** The violations that axe finds on the page, in words. */
export async function scan(page) {
  await paint(page);
  await page.evaluate(axeSource);
  const found = await page.evaluate(() =>
    globalThis.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // An experiment of axe: it reads the parts of a drawing in the order of the document and
      // wants that order in the spoken name.
      rules: { 'label-content-name-mismatch': { enabled: false } },
    }),
  );
  return found.violations.map(
    (each) =>
      `${each.id}: ${each.help}: ${each.nodes
        .slice(0, 4)
        .map((node) => node.target.join(' '))
        .join(' | ')}`,
  );
}

/** A wire that can be cut: `cut()` drops the connection and lets no new one through, `mend()` does. */
export async function cuttable(page) {
  let down = false;
  const open = new Set();
  await page.routeWebSocket('**/ws', (wire) => {
    if (down) {
      wire.close();
      return;
    }
    wire.connectToServer();
    open.add(wire);
  });
  return {
    cut() {
      down = true;
      for (const wire of open) wire.close();
      open.clear();
    },
    mend() {
      down = false;
    },
  };
}

/** A picture for people to look at; where nobody will, TAVOLA_SHOTS=none leaves it out. */
export async function shot(page, name, options = {}) {
  if (process.env.TAVOLA_SHOTS === 'none') return;
  await page.screenshot({ path: join(screenshots, `${name}.png`), ...options });
}

/** On the page: whether the ring of the guide lies round a thing, above and below it and mostly beside it; closer
 *  where something that is read is near. */
export function ringLiesRound({ id, beside = true }) {
  const [ring, thing] = ['.pointers .ring', `[data-id="${id}"]`].map((each) =>
    document.querySelector(each)?.getBoundingClientRect(),
  );
  if (!ring || !thing) return false;
  const gaps = [
    thing.top - ring.top,
    ring.bottom - thing.bottom,
    ...(beside ? [thing.left - ring.left, ring.right - thing.right] : []),
  ];
  return gaps.every((gap) => gap > -2 && gap < 9);
}

export function expect(what, sentence) {
  if (!what) throw new Error(sentence);
}

export function equal(found, wanted, sentence = 'should be the same') {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${sentence}: found ${a}, wanted ${b}`);
}
