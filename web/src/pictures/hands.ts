// The studio of this page, and who draws in it.
import address from 'virtual:painter';
import { Studio, overWire, type Painter } from './studio';

/** The page draws itself, where a worker cannot. */
function onPage(): Painter {
  const painter = import('./painter');
  const make = (w: number, h: number) => Object.assign(document.createElement('canvas'), { width: w, height: h });
  return {
    async paint(wish) {
      const canvas = await (await painter).paint(wish, make);
      if (!canvas) return null;
      return wish.link ? new Promise((done) => canvas.toBlob(done, 'image/png')) : createImageBitmap(canvas);
    },
    tints: async (game) => (await painter).tintsOf(game),
  };
}

function painter(): Painter {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return onPage();
  try {
    return overWire(new Worker(address, { type: 'module' }), onPage);
  } catch {
    return onPage();
  }
}

const memory = (navigator as { deviceMemory?: number }).deviceMemory ?? 4;

export const studio = new Studio({ painter, most: memory <= 2 ? 8 : 24 });
