// The painter in a worker of its own: one wish after the other, each answered by its number.
import { paint, tintsOf } from './painter';
import type { Wish } from './wish';

export type Order = { n: number } & ({ wish: Wish } | { tints: string });
export type Answer = { n: number; bitmap?: ImageBitmap; blob?: Blob; tints?: Record<string, string>; failed?: string };

const room = self as unknown as {
  postMessage(answer: Answer, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<Order>) => void) | null;
};

async function answer(order: Order): Promise<Answer> {
  const { n } = order;
  if ('tints' in order) return { n, tints: await tintsOf(order.tints) };
  const canvas = await paint(order.wish, (w, h) => new OffscreenCanvas(w, h));
  if (!canvas) return { n };
  return order.wish.link
    ? { n, blob: await canvas.convertToBlob({ type: 'image/png' }) }
    : { n, bitmap: canvas.transferToImageBitmap() };
}

room.onmessage = async ({ data }) => {
  try {
    const told = await answer(data);
    room.postMessage(told, told.bitmap ? [told.bitmap] : []);
  } catch (error) {
    room.postMessage({ n: data.n, failed: String(error) });
  }
};
