// Arkham's signs: the corner glyph of each kind of movement, and the symbols of the dimensions, all
// of one weight.
import type { Drawing, GameSigns } from '../../../web/src/icons.svelte';

const filled = (path: string): Drawing => ({ box: '-10 -10 20 20', body: `<path d="${path}"/>` });
const drawn = (path: string): Drawing => ({
  box: '-10 -10 20 20',
  body:
    `<path d="${path}" fill="none" stroke="currentColor" stroke-width="3" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>',
});

function star(points: number, outer: number, inner: number): string {
  let path = '';
  for (let i = 0; i < 2 * points; ++i) {
    const angle = (i * Math.PI) / points;
    const far = i % 2 === 0 ? outer : inner;
    path += `${i === 0 ? 'M' : 'L'}${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`;
  }
  return `${path}Z`;
}

export const signs: GameSigns = {
  aliases: {},
  drawings: {
    'edge-normal': drawn('M-7 0H6M1 -5L6 0L1 5'),
    'edge-fast': drawn('M-6 -6L0 0L-6 6M1 -6L7 0L1 6'),
    'edge-stationary': drawn('M0 -8V4M-6 7H6'),
    'edge-flying': drawn('M-8 3C-7 -5 -2 -6 0 0C2 -6 7 -5 8 3'),
    'edge-special': filled(star(6, 9, 3.4)),
    'edge-stalker': drawn('M-7 4C-3 -6 3 -6 7 4M0 4V5'),
    'edge-aquatic': drawn('M-8 -3C-5 -7 -3 1 0 -3C3 -7 5 1 8 -3M-8 4C-5 0 -3 8 0 4C3 0 5 8 8 4'),
    'dimension-circle': filled('M-7.5 0A7.5 7.5 0 1 1 7.5 0A7.5 7.5 0 1 1 -7.5 0Z'),
    'dimension-moon': filled('M3 -8A8.4 8.4 0 1 0 8 5A7 7 0 0 1 3 -8Z'),
    'dimension-diamond': filled('M0 -9L9 0L0 9L-9 0Z'),
    'dimension-hexagon': filled('M-4.5 -8H4.5L9 0L4.5 8H-4.5L-9 0Z'),
    'dimension-plus': filled('M-3 -8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z'),
    'dimension-slash': filled('M1 -8H8L-1 8H-8Z'),
    'dimension-square': filled('M-7.5 -7.5H7.5V7.5H-7.5Z'),
    'dimension-star': filled(star(5, 9.5, 4)),
    'dimension-triangle': filled('M0 -8.5L9 7.5H-9Z'),
  },
};
