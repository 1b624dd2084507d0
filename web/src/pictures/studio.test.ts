import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Order } from './painter-worker';
import { Studio, overWire, type Drawn, type Painter } from './studio';
import { wishFor } from './wish';

const wish = (picture: string, wide = 1000, link = false) =>
  wishFor({ game: 'arkham', picture, crop: 'square', ...(link ? { link } : {}) }, wide, 1);
const bitmap = () => ({ width: 9, height: 9, close: vi.fn() }) as unknown as ImageBitmap;

/** A painter that draws when it is told to. */
function slow(): Painter & { wishes: string[]; done: (what?: ImageBitmap | null) => Promise<void> } {
  const open: ((what: ImageBitmap | null) => void)[] = [];
  const wishes: string[] = [];
  return {
    wishes,
    paint: (of) => {
      wishes.push(String(of.picture));
      return new Promise((done) => open.push(done));
    },
    tints: () => Promise.resolve({}),
    async done(what = bitmap()) {
      open.shift()!(what);
      await new Promise((then) => setTimeout(then, 0));
    },
  };
}
const now = (then: () => void): void => then();

beforeEach(() => {
  URL.createObjectURL ??= () => 'blob:one';
  URL.revokeObjectURL ??= () => {};
});

test('one is drawn after the other, each once, whoever else asks for it', async () => {
  const painter = slow();
  const studio = new Studio({ painter: () => painter, idle: now });
  const told: [string, Drawn][] = [];
  studio.ask(wish('a'), (drawn) => told.push(['first', drawn]));
  studio.ask(wish('b'), (drawn) => told.push(['second', drawn]));
  studio.ask(wish('a'), (drawn) => told.push(['third', drawn]));
  expect(painter.wishes).toEqual(['a']);
  await painter.done();
  expect(told.map(([who]) => who)).toEqual(['first', 'third']);
  expect(painter.wishes).toEqual(['a', 'b']);
  await painter.done();
  studio.ask(wish('a'), (drawn) => told.push(['later', drawn]));
  expect(painter.wishes).toEqual(['a', 'b']);
  expect(told.map(([who]) => who)).toEqual(['first', 'third', 'second', 'later']);
});

test('nothing is drawn for whoever has gone before their turn', async () => {
  const painter = slow();
  const studio = new Studio({ painter: () => painter, idle: now });
  studio.ask(wish('a'), () => {});
  studio.ask(wish('b'), () => expect.fail('nobody wants it'))();
  studio.ask(wish('c'), () => {});
  await painter.done();
  expect(painter.wishes).toEqual(['a', 'c']);
});

test('what nobody shows is dropped when there is no room, the one that was wished for longest ago first', async () => {
  const painter = slow();
  // Each is 0.81 million pixels.
  const studio = new Studio({ painter: () => painter, idle: now, most: 2 });
  const drawn = new Map<string, ImageBitmap>();
  const show = async (id: string) => {
    const leave = studio.ask(wish(id), (what) => drawn.set(id, what as ImageBitmap));
    if (painter.wishes.length > drawn.size || !drawn.has(id)) await painter.done();
    return leave;
  };
  (await show('a'))();
  (await show('b'))();
  (await show('a'))();
  (await show('c'))();
  expect(drawn.get('b')!.close).toHaveBeenCalledOnce();
  expect(drawn.get('a')!.close).not.toHaveBeenCalled();
  expect(studio.size).toBeLessThanOrEqual(2);
  // It is drawn again when it is wished for again.
  studio.ask(wish('b'), () => {});
  expect(painter.wishes).toEqual(['a', 'b', 'c', 'b']);
});

test('what is shown is kept, however little room there is', async () => {
  const painter = slow();
  const studio = new Studio({ painter: () => painter, idle: now, most: 0.1 });
  let shown: Drawn = null;
  const leave = studio.ask(wish('a'), (drawn) => (shown = drawn));
  await painter.done();
  expect((shown as unknown as ImageBitmap).close).not.toHaveBeenCalled();
  leave();
  expect((shown as unknown as ImageBitmap).close).toHaveBeenCalledOnce();
});

test('a picture that nobody has, or that fails, is nothing, and is not tried again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const paint = vi.fn<Painter['paint']>().mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('no'));
  const studio = new Studio({ painter: () => ({ paint, tints: () => Promise.resolve({}) }), idle: now });
  const told: Drawn[] = [];
  for (const id of ['a', 'b', 'a', 'b']) {
    studio.ask(wish(id), (drawn) => told.push(drawn));
    await new Promise((then) => setTimeout(then, 0));
  }
  expect(told).toEqual([null, null, null, null]);
  expect(paint).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});

test('an address is taken back with its picture', async () => {
  const taken = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:two');
  const painter: Painter = { paint: () => Promise.resolve(new Blob(['x'])), tints: () => Promise.resolve({}) };
  const studio = new Studio({ painter: () => painter, idle: now, most: 0.1 });
  const told = await new Promise<Drawn>((done) => {
    const leave = studio.ask(wish('a', 1000, true), (drawn) => {
      done(drawn);
      setTimeout(leave, 0);
    });
  });
  expect(told).toBe('blob:two');
  await new Promise((then) => setTimeout(then, 5));
  expect(taken).toHaveBeenCalledWith('blob:two');
  vi.restoreAllMocks();
});

/** A worker that answers what the test says. */
class FakeWorker {
  orders: Order[] = [];
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  terminate = vi.fn();
  postMessage(order: Order): void {
    this.orders.push(order);
  }
}

test('a worker is asked by number, and what it says is told to whoever asked', async () => {
  const worker = new FakeWorker();
  const painter = overWire(worker as unknown as Worker, () => expect.fail('the worker is well'));
  const [one, two] = [painter.paint(wish('a')), painter.tints('arkham')];
  expect(worker.orders.map(({ n }) => n)).toEqual([1, 2]);
  worker.onmessage!({ data: { n: 2, tints: { a: '#112233' } } });
  worker.onmessage!({ data: { n: 1 } });
  expect(await two).toEqual({ a: '#112233' });
  expect(await one).toBeNull();
  const three = painter.paint(wish('b'));
  worker.onmessage!({ data: { n: 3, failed: 'broken' } });
  await expect(three).rejects.toThrow('broken');
});

test('where the worker breaks the page draws, what was under way as well', async () => {
  const worker = new FakeWorker();
  const paint = vi.fn<Painter['paint']>().mockResolvedValue(null);
  const painter = overWire(worker as unknown as Worker, () => ({ paint, tints: () => Promise.resolve({}) }));
  const open = painter.paint(wish('a'));
  worker.onerror!();
  expect(await open).toBeNull();
  expect(worker.terminate).toHaveBeenCalledOnce();
  await painter.paint(wish('b'));
  expect(paint.mock.calls.map(([of]) => of.picture)).toEqual(['a', 'b']);
  expect(worker.orders.length).toBe(1);
});
