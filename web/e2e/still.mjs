// A table that stands still: the test itself is its server and puts one scene after the other on it,
// with what moved on the way. The scenes come from the engine, as a referee has prepared them.
import { openEngine, roomOf } from './prompts.mjs';

/** A page whose table server is this test: `show` puts a scene on the table, `next` goes on from it. */
export async function stillTable(page, base) {
  let wire = null;
  let now = null;
  let revision = 1;
  let point = 0;
  const tell = (message) => wire.send(JSON.stringify(message));
  const put = (entries) => {
    tell({ type: 'room', room: roomOf(now) });
    tell({ type: 'log', revision, keep: point, entries });
    point += entries.length;
    tell({ type: 'scene', revision, view: now.scene.viewer, scene: now.scene, same: [] });
  };
  await page.routeWebSocket('**/ws', (socket) => {
    wire = socket;
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.do !== 'sit') return tell({ type: 'reply', id: message.id, ok: true });
      tell({
        type: 'reply',
        id: message.id,
        ok: true,
        you: { seats: [now.scene.viewer], host: true },
        view: now.scene.viewer,
      });
      tell({ type: 'chat', lines: [] });
      return put([]);
    });
  });
  return {
    async show(scene) {
      now = scene;
      revision += 1;
      point = 0;
      // A seat of another number is another person: they sit down anew. The client is loaded once and
      // goes on to the next table as its own links do.
      const address = `/t/still${revision}#token`;
      if (wire === null) await page.goto(`${base}${address}`);
      else
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, address);
      await page.locator(`[data-revision="${revision}"] .prompt`).waitFor();
    },
    /** The next scene, after what these events moved; tells the revision that it will have. */
    next(scene, events) {
      now = scene;
      revision += 1;
      put(
        events
          .filter((event) => event.acts?.length)
          .map(({ acts }) => ({
            point: point + 1,
            turn: { round: 1, text: '' },
            seat: 0,
            kind: 'event',
            text: 'It went on.',
            acts,
          })),
      );
      return revision;
    },
  };
}

/** A table of Arkham that a referee has prepared: its state is changed by `change` at the first Upkeep.
 *  `options` say which boxes are on it. */
export async function preparedArkham(seats, ancient, change, lang = 'en', options = {}) {
  const engine = openEngine('--referee');
  const ask = async (request) => {
    const answer = await engine.ask(request);
    if (!answer.ok) throw new Error(`${JSON.stringify(request).slice(0, 200)}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const players = ['Nora', 'Teo', 'Iris', 'Ugo', 'Ada', 'Bea', 'Carlo', 'Dina'].slice(0, seats);
  let status = await ask({
    do: 'new',
    game: 'arkham',
    seats,
    seed: 4,
    players,
    lang,
    options: { ancient_one: ancient, ...options },
  });
  while (!status.rest || (await ask({ do: 'state' })).state.phase !== 'upkeep')
    status = await ask({ do: 'choose', n: 0 });
  const { state } = await ask({ do: 'state' });
  change(state);
  status = await ask({ do: 'set', state });
  return {
    ask,
    status: () => status,
    /** Answers the open question, with these dice if any are rolled. */
    async choose(verb, dice = []) {
      if (dice.length > 0) await ask({ do: 'dice', next: dice });
      const offered = [...status.decision.options, ...(status.decision.standing ?? [])];
      const option = offered.find((each) => each.verb === verb);
      if (!option) throw new Error(`${verb} is not offered: ${offered.map((each) => each.verb).join(', ')}`);
      status = await ask({ do: 'choose', n: option.n });
      return status;
    },
    async see(seat = 0) {
      return { seats, scene: (await ask({ do: 'see', seat, lang })).scene };
    },
    close: () => engine.close(),
  };
}
