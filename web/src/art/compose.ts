// A picture from a few words: ground, light, things, mood, weather. Things are set on the thirds, far to near.
import { mix, type Bead } from './core';
import { TINT, palette, tintOf, type Mood } from './palette';
import { Plate, type View } from './plate';
import * as T from './things';
import { WORDS, far, mid, near, type Part, type Words } from './words';

const moods = new Set(WORDS.mood);
const isMood = (word: string): word is Mood => moods.has(word);
const tints = new Map([
  ['water', 'rivertown'],
  ['street', 'downtown'],
  ['forest', 'uptown'],
  ['snow', 'snow'],
  ['field', 'easttown'],
]);

/** compose('saltgate', { ground: 'moor', light: 'moon left', things: ['castle', 'hooded'], weather: 'fog' }, …) */
export function compose(id: string, words: Words, { lod, view }: { lod: number; view?: View }) {
  const { ground = 'moor', light = 'moon right', things = [], weather = 'clear', tint = '' } = words;
  const mood = words.mood && isMood(words.mood) ? words.mood : 'night';
  const side = /left/.test(light) ? 0.3 : /centre/.test(light) ? 0.5 : 0.7;
  const lx = 900 * side;
  const ly = 150;
  const inked = tintOf(tint, mood === 'wyrd' ? TINT.wyrd : tintOf(tints.get(ground) ?? 'avalon'));
  const p = new Plate({ id, pal: palette(inked, mood), mood, lod, light: [lx, ly, 230, 900], view });
  const no = light === 'none';
  p.fill(p.all, p.pal.sky);
  if (weather === 'cloud' || weather === 'rain')
    T.clouds(p, {
      y1: 420,
      power: 0.9,
      lit: (x, y) => Math.exp(-Math.hypot(x - lx, y - ly) / 360) * 1.2,
      clear: no ? null : [lx, ly, 240],
    });
  if (mood === 'wyrd')
    T.whirl(p, {
      x: 900 - lx,
      y: 96,
      r0: 40,
      r1: 820,
      arms: 46,
      turns: 0.24,
      squash: 0.42,
      ink: p.pal.soft,
      power: 0.62,
    });
  else if (!no) {
    T.rings(p, { x: lx, y: ly, r0: 64, reach: 500, gap: 9, power: 0.9, cloud: 0.65 });
    T.moon(p, { x: lx, y: ly, r: 52, face: /moon/.test(light) });
  }
  const H = 380;
  const drawn = (parts: Record<string, Part>) =>
    things.flatMap((word) => (Object.hasOwn(parts, word) ? [parts[word]!] : []));
  const beyond = drawn(far);
  const third = (i: number) => [900 - lx, side < 0.5 ? 320 : 580, 450][i % 3]! + (side === 0.5 ? (i ? 200 : -200) : 0);
  const X = (i: number) => Math.max(170, Math.min(730, third(i)));
  T.ridge(p, { y: H - 26, amp: ground === 'hills' ? 56 : 26, fill: p.pal.far, power: 0.5, depth: 80 });
  beyond.forEach((part, i) => part(p, X(i), H));
  if (ground === 'street') T.skyline(p, { y: H + 16, h: 84, lit: 0.1, fill: p.pal.mid });
  if (ground === 'water') T.water(p, { y0: H, path: no ? [] : [[lx, 54]] });
  else if (ground === 'street') T.paving(p, { y0: H + 14, vx: lx, vy: H - 40, power: 0.8 });
  else T.ridge(p, { y: H + 16, amp: 18, fill: p.pal.mid, power: ground === 'snow' ? 1.2 : 0.8, depth: 120 });
  if (ground === 'forest')
    for (let i = 0; i < 7; i++)
      T.trunk(p, { x: 30 + i * 140 + p.r.in(-30, 30), w: p.r.in(24, 44), y: 470, lean: p.r.in(-16, 16), power: 0.8 });
  if (weather === 'fog') T.fog(p, { y: H + 20, h: 50, power: 0.8, n: 5 });
  drawn(mid).forEach((part, i) => part(p, X(i + beyond.length), 452 + i * 14));
  if (ground !== 'water' && ground !== 'street')
    T.ridge(p, { y: 486, amp: 12, fill: p.pal.near, power: ground === 'snow' ? 1.2 : 0.85, depth: 130 });
  if (ground === 'field') {
    const L: Bead[][] = [];
    for (let i = -26; i < 34; i++) {
      const l: Bead[] = [];
      for (let k = 0; k <= 12; k++) {
        const t = k / 12;
        l.push([mix(450 + i * 11, 400 + i * 82, t * t), mix(492, 612, t), t]);
      }
      L.push(l);
    }
    p.lines(L, { gap: 16, tone: (x, y, t) => (0.12 + 0.8 * t * t) * (p.n(x / 16, y / 8) > 0.25 ? 1 : 0.2) });
  }
  drawn(near).forEach((part, i) => part(p, [side < 0.5 ? 560 : 330, side < 0.5 ? 300 : 600, 450][i % 3]!, 570));
  if (ground !== 'street' && ground !== 'water') T.grass(p, { y: 594, n: 120, h: 34, spread: 8 });
  if (weather === 'rain') T.rain(p);
  if (weather === 'snow' || ground === 'snow') T.snow(p);
  if (weather === 'fog') T.fog(p, { y: 520, h: 60, power: 0.7, n: 4 });
  return p.finish();
}
