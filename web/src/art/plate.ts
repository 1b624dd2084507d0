// The plate: a dark block from which light is cut. Shapes are filled, then engraved with lines whose weight
// follows light. What is laid down is a list of filled outlines; `svg` and `paint` print it, cut to the frame.
import {
  box, clamp, clip, clockwise, mix, noise, random, rect, rings, rough, spans, taper,
  type Bead, type Box, type Light, type Point, type Ring, type Shape, type Tone,
} from './core';
import type { Mood, Palette } from './palette';
import { relief, type Relief } from './relief';

/** Outlines in one colour. */
export interface Layer {
  rings: Ring[];
  colour: string;
  opacity: number;
  evenodd: boolean;
}
/** x, y, width, height of what is seen of the block. */
export type View = [x: number, y: number, w: number, h: number];

export interface PlateOptions {
  id: string;
  w?: number;
  h?: number;
  pal: Palette;
  mood?: Mood;
  /** Level of detail: 1 at 900 px, more is coarser (see `lodFor`). */
  lod?: number;
  light?: Light;
  view?: View;
}
export interface ShapeOptions {
  rim?: number;
  ink?: string;
  o?: number;
  hand?: number;
  from?: Light;
  /** The outlines are laid over each other; without it inner ones are holes. */
  union?: boolean;
}
export interface LinesOptions<T> {
  tone: (x: number, y: number, along: T) => number;
  gap?: number;
  ink?: string;
  max?: number;
  min?: number;
  o?: number;
  inside?: (x: number, y: number) => boolean;
}
export interface CutOptions {
  angle?: number;
  gap?: number;
  tone?: Tone;
  ink?: string;
  max?: number;
  min?: number;
  bend?: Tone | null;
  step?: number;
  inset?: number;
  jit?: number;
  o?: number;
  /** The outlines are laid over each other; without it inner ones are holes. */
  union?: boolean;
}
export interface CarveOptions {
  fill?: string;
  ink?: string;
  /** How far in the form stops rising. */
  R?: number;
  gap?: number;
  angle?: number;
  bend?: number;
  amb?: number;
  tex?: number;
  grain?: number;
  power?: number;
  gamma?: number;
  max?: number;
  min?: number;
  rim?: number;
  light?: Light;
  hand?: number;
  blur?: number;
  back?: number;
  /** Several outlines become one body, without seams between them. */
  union?: boolean;
  extra?: (x: number, y: number, tone: number, form: Relief) => number;
}
export interface TubeOptions {
  fill?: string;
  ink?: string;
  gap?: number;
  bulge?: number;
  power?: number;
  light?: Light;
  rim?: number;
  tex?: number;
  max?: number;
  amb?: number;
  gamma?: number;
}
export interface Finish {
  specks?: number;
  edge?: number;
}
/** What a canvas must be able to do. */
export type Canvas = Pick<
  CanvasRenderingContext2D,
  | 'save' | 'restore' | 'scale' | 'translate' | 'beginPath' | 'moveTo' | 'lineTo' | 'closePath' | 'rect' | 'clip'
  | 'fill' | 'fillStyle' | 'globalAlpha'
>;

/** What is drawn may go this far over the frame, where it is cut off. */
const margin = 6;
const tenth = (v: number) => Math.round(v * 10) / 10;
const path = (ring: Ring) => {
  let d = '';
  ring.forEach(([x, y], i) => (d += `${i ? '' : 'M'}${tenth(x)} ${tenth(y)}${i ? ' ' : 'L'}`));
  return d + 'Z';
};

export class Plate {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  readonly view: View;
  readonly pal: Palette;
  readonly mood: Mood;
  readonly lod: number;
  readonly light: Light;
  readonly layers: Layer[] = [];
  /** How far long edges are shaken. */
  hand = 1.1;
  /** The plate's own chance and noise, from its id. */
  readonly r;
  readonly n;
  /** The whole block as a shape. */
  readonly all: Ring;

  constructor(options: PlateOptions) {
    const { id, w = 900, h = 600, pal, mood = 'night', lod = 1, light = [650, 140, 220, 900] } = options;
    this.id = id;
    this.w = w;
    this.h = h;
    this.view = options.view ?? [0, 0, w, h];
    this.pal = pal;
    this.mood = mood;
    this.lod = lod;
    this.light = light;
    this.r = random(id);
    this.n = noise(id + '~');
    this.all = rect(0, 0, w, h);
  }

  // ---- laying down --------------------------------------------------------------------------------------------
  fill(shape: Shape, colour: string, o = 1, union = false) {
    const list = rings(shape);
    this.layers.push({ rings: list, colour, opacity: o, evenodd: list.length > 1 && !union });
    return this;
  }
  private strokes(list: Ring[], colour: string, opacity: number) {
    if (list.length) this.layers.push({ rings: list, colour, opacity, evenodd: false });
    return this;
  }

  /** Filled shape with a hand-cut edge and, where `rim` is given, a cut edge on the side of the light. */
  shape(shape: Shape, colour: string, options: ShapeOptions = {}) {
    const { rim = 0, ink = this.pal.cut, o = 1, hand = this.hand, from = this.light, union = false } = options;
    const outlines = rings(shape).map((ring) => (hand ? rough(ring, hand, this.n, 20 * this.lod) : ring));
    if (rim) {
      const b = box(outlines);
      const dx = from[0] - (b[0] + b[2]) / 2;
      const dy = from[1] - (b[1] + b[3]) / 2;
      const l = Math.hypot(dx, dy) || 1;
      const wide = rim * Math.sqrt(this.lod);
      const move = ([x, y]: Point): Point => [x + (dx / l) * wide, y + (dy / l) * wide];
      this.fill(outlines.map((ring) => ring.map(move)), ink, o, union);
    }
    this.fill(outlines, colour, o, union);
    return outlines;
  }

  // ---- cutting ------------------------------------------------------------------------------------------------
  /** A stroke with pointed ends, from points laid flat and half widths. */
  private ribbon(pts: number[], widths: number[], out: Ring[]) {
    const n = widths.length;
    if (n < 2) return;
    const there: Ring = [];
    const back: Ring = [];
    for (let i = 0; i < n; i++) {
      const i0 = Math.max(0, i - 1);
      const i1 = Math.min(n - 1, i + 1);
      let dx = pts[2 * i1]! - pts[2 * i0]!;
      let dy = pts[2 * i1 + 1]! - pts[2 * i0 + 1]!;
      const l = Math.hypot(dx, dy) || 1;
      dx /= l;
      dy /= l;
      const x = pts[2 * i]!;
      const y = pts[2 * i + 1]!;
      const w = widths[i]!;
      there.push([x - dy * w, y + dx * w]);
      back.push([x + dy * w, y - dx * w]);
    }
    out.push(there.concat(back.reverse()));
  }

  /** Any family of lines: each line is a list of points; the tone at a point gives the weight there. */
  lines<T = number>(list: readonly (readonly Bead<T>[])[], options: LinesOptions<T>) {
    const { tone, gap = 7, ink = this.pal.cut, max = 0.8, min = 0.1, o = 1, inside } = options;
    const out: Ring[] = [];
    const half = gap * this.lod * 0.5 * max;
    for (const line of list) {
      let pts: number[] = [];
      let widths: number[] = [];
      const end = () => {
        if (widths.length > 1) {
          widths[0]! *= 0.2;
          widths[widths.length - 1]! *= 0.2;
          this.ribbon(pts, widths, out);
        }
        pts = [];
        widths = [];
      };
      for (const [x, y, along] of line) {
        if (x < -30 || y < -30 || x > this.w + 30 || y > this.h + 30 || (inside && !inside(x, y))) {
          end();
          continue;
        }
        const t = tone(x, y, along as T);
        if (t < min) {
          end();
          continue;
        }
        pts.push(x, y);
        widths.push(half * Math.min(1.15, t));
      }
      end();
    }
    return this.strokes(out, ink, o);
  }

  /** Straight hatching inside a shape; `bend` moves the lines so that they follow a form. */
  cut(shape: Shape, options: CutOptions = {}) {
    const { angle = 0, gap = 7, tone, ink = this.pal.cut, max = 0.8, min = 0.1, bend } = options;
    const { step = 11, inset = 1.6, jit = 0.12, o = 1, union } = options;
    const g = gap * this.lod;
    const st = step * this.lod * (this.lod > 1.5 ? 1.45 : 1);
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const half = g * 0.5 * max;
    const turned = rings(shape).map((ring) => ring.map(([x, y]): Point => [x * c + y * s, -x * s + y * c]));
    const b = box(turned);
    const out: Ring[] = [];
    let k = 0;
    for (let v = b[1] + g * 0.5; v < b[3]; v += g) {
      const vv = v + (this.n(k++ * 3.7, 9) - 0.5) * g * jit * 2;
      const xs = spans(turned, vv, union);
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const u0 = xs[i]! + inset;
        const u1 = xs[i + 1]! - inset;
        if (u1 - u0 < 2) continue;
        const n = Math.max(2, Math.ceil((u1 - u0) / st));
        let pts: number[] = [];
        let widths: number[] = [];
        // Where a line meets the edge of the shape it stays blunt.
        let fromEdge = true;
        const end = (pointed: boolean) => {
          if (widths.length > 1) {
            if (!fromEdge) widths[0]! *= 0.15;
            if (pointed) widths[widths.length - 1]! *= 0.15;
            this.ribbon(pts, widths, out);
          }
          pts = [];
          widths = [];
          fromEdge = false;
        };
        for (let j = 0; j <= n; j++) {
          const u = mix(u0, u1, j / n);
          const x = u * c - vv * s;
          const y = u * s + vv * c;
          const t = tone ? tone(x, y) : 0.5;
          if (t < min) {
            end(true);
            continue;
          }
          const d = bend ? bend(x, y) : 0;
          pts.push(x - s * d, y + c * d);
          widths.push(half * Math.min(1.2, t));
        }
        end(false);
      }
    }
    return this.strokes(out, ink, o);
  }

  /** Blow a silhouette up into a relief: height and slope at any point. */
  form(shape: Shape, R = 40, blur = 2, union = false): Relief {
    return relief(shape, R, blur, this.lod, union);
  }

  /** The workhorse: any silhouette becomes an engraved body, lit from the light of the plate. */
  carve(shape: Shape, options: CarveOptions = {}) {
    const { fill = this.pal.near, ink = this.pal.cut, R = 40, gap = 6, angle = 0.5, bend = 0.55, amb = 0 } = options;
    const { tex = 0.25, grain = 0.03, power = 1.25, gamma = 1.4, max = 0.85, min = 0.1, rim = 2 } = options;
    const { light = this.light, hand = 0.6, blur = 2, back = 0, union, extra } = options;
    const body = union ? rings(shape).map(clockwise) : shape;
    const p = this.shape(body, fill, { rim, ink, hand, from: light, union });
    const f = this.form(p, R, blur, union);
    const [lx, ly, lz, reach = 900] = light;
    const tone: Tone = (x, y) => {
      const [sx, sy] = f.slope(x, y);
      const dx = lx - x;
      const dy = ly - y;
      const d = Math.hypot(dx, dy, lz);
      const k = 1 / Math.hypot(sx, sy, 1);
      let t = ((-sx * dx - sy * dy + lz) / d) * k;
      t = Math.pow(clamp(t), gamma) * power * clamp(1.25 - d / reach, 0.12, 1) + amb;
      if (back) t += back * (1 - k) * (sx * dx + sy * dy > 0 ? 1 : 0);
      t += (this.n(x * grain * 2, y * grain * 2) - 0.5) * tex * 2 * (t + 0.1);
      return extra ? extra(x, y, t, f) : t;
    };
    this.cut(p, { angle, gap, ink, max, min, step: 8, union, tone, bend: bend ? (x, y) => -f.h(x, y) * bend : null });
    return { p, f };
  }

  /** A limb or tentacle along a line, ringed with lines that go round it. */
  tube(line: Ring, r: (t: number) => number, options: TubeOptions = {}) {
    const { fill = this.pal.near, ink = this.pal.cut, gap = 6, bulge = 0.5, power = 1.1 } = options;
    const { light = this.light, rim = 1.6, tex = 0.2, max = 0.8, amb = 0, gamma = 1.2 } = options;
    this.shape(taper(line, r), fill, { rim, ink, hand: 0, from: light });
    const way = [0];
    let length = 0;
    line.forEach((b, i) => {
      const a = line[i - 1];
      if (!a) return;
      length += Math.hypot(b[0] - a[0], b[1] - a[1]);
      way.push(length);
    });
    const list: Bead<[number, number, number]>[][] = [];
    const g = gap * this.lod;
    const steps = this.lod > 1.5 ? 2 : 4;
    let k = 0;
    for (let s = g * 0.7; s < length; s += g) {
      while (k < line.length - 2 && way[k + 1]! < s) k++;
      const a = line[k]!;
      const b = line[k + 1]!;
      const t = (s - way[k]!) / (way[k + 1]! - way[k]! || 1);
      const x = mix(a[0], b[0], t);
      const y = mix(a[1], b[1], t);
      let dx = b[0] - a[0];
      let dy = b[1] - a[1];
      const l = Math.hypot(dx, dy) || 1;
      dx /= l;
      dy /= l;
      const w = r(s / length) * 0.94;
      if (w < 1.2) continue;
      const ring: Bead<[number, number, number]>[] = [];
      for (let j = -steps; j <= steps; j++) {
        const u = j / steps;
        const c = Math.sqrt(1 - u * u * 0.98);
        ring.push([x - dy * w * u + dx * w * bulge * c, y + dx * w * u + dy * w * bulge * c, [-dy * u, dx * u, c]]);
      }
      list.push(ring);
    }
    const tone = (x: number, y: number, q: [number, number, number]) => {
      const ax = light[0] - x;
      const ay = light[1] - y;
      const d = Math.hypot(ax, ay, light[2]);
      const t = (q[0] * ax + q[1] * ay + q[2] * light[2] * 0.8) / d;
      const reached = clamp(1.25 - d / (light[3] || 900), 0.15, 1);
      return Math.pow(clamp(t), gamma) * power * reached + amb + (this.n(x * 0.06, y * 0.06) - 0.5) * tex;
    };
    return this.lines(list, { gap, ink, max, min: 0.12, tone });
  }

  // ---- print --------------------------------------------------------------------------------------------------
  /** Specks and an uneven edge, as of a block printed by hand. */
  finish({ specks = 90, edge = 9 }: Finish = {}) {
    const { n, r } = this;
    const [x0, y0, w, h] = this.view;
    const dots: Ring[] = [];
    for (let i = 0; i < specks / this.lod; i++) {
      const x = x0 + r() * w;
      const y = y0 + r() * h;
      const s = r.in(0.6, 1.7) * this.lod;
      dots.push([
        [x, y - s],
        [x + s * 1.6, y],
        [x, y + s],
        [x - s, y],
      ]);
    }
    this.strokes(dots, this.pal.ink, 0.7);
    if (edge) {
      const e: Ring = [];
      const q = (t: number, side: number) => edge * (0.35 + 0.8 * n(t * 0.02, side * 31));
      for (let x = 0; x <= w; x += 15) e.push([x0 + x, y0 + q(x, 1)]);
      for (let y = 0; y <= h; y += 15) e.push([x0 + w - q(y, 2), y0 + y]);
      for (let x = w; x >= 0; x -= 15) e.push([x0 + x, y0 + h - q(x, 3)]);
      for (let y = h; y >= 0; y -= 15) e.push([x0 + q(y, 4), y0 + y]);
      this.fill([rect(x0 - 5, y0 - 5, w + 10, h + 10), e], this.pal.ink);
    }
    return this;
  }

  /** What is printed: all that was laid down, cut off a little outside the view, where nobody sees it. */
  print(): Layer[] {
    const [x, y, w, h] = this.view;
    const frame: Box = [x - margin, y - margin, x + w + margin, y + h + margin];
    const seen = this.layers.map((layer) => ({
      ...layer,
      rings: layer.rings.map((ring) => clip(ring, frame)).filter((ring) => ring.length > 1),
    }));
    return seen.filter((layer) => layer.rings.length);
  }

  // One decimal is enough at 900 units.
  svg({ width, title, slice = false }: { width?: number; title?: string; slice?: boolean } = {}) {
    const [x, y, w, h] = this.view;
    let s = '';
    for (const { rings: list, colour, opacity, evenodd } of this.print()) {
      const weak = opacity < 1 ? ` fill-opacity="${tenth(opacity * 10) / 10}"` : '';
      s += `<path fill="${colour}"${weak}${evenodd ? ' fill-rule="evenodd"' : ''} d="${list.map(path).join('')}"/>`;
    }
    const size = width ? ` width="${width}" height="${Math.round((width * h) / w)}"` : '';
    const fit = slice ? ' preserveAspectRatio="xMidYMid slice"' : '';
    const safe = title?.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
    const name = safe ? `role="img" aria-label="${safe}"` : 'aria-hidden="true"';
    const head = `viewBox="${x} ${y} ${w} ${h}"${size}${fit} overflow="hidden" ${name}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${s}</svg>`;
  }

  /** The same list straight onto a canvas, `width` pixels wide: no text in between, four times faster than SVG. */
  paint(canvas: Canvas, width: number) {
    const [x, y, w, h] = this.view;
    canvas.save();
    canvas.scale(width / w, width / w);
    canvas.translate(-x, -y);
    canvas.beginPath();
    canvas.rect(x, y, w, h);
    canvas.clip();
    for (const { rings: list, colour, opacity, evenodd } of this.print()) {
      canvas.beginPath();
      for (const ring of list) {
        ring.forEach(([px, py], i) => (i ? canvas.lineTo(px, py) : canvas.moveTo(px, py)));
        canvas.closePath();
      }
      canvas.globalAlpha = opacity;
      canvas.fillStyle = colour;
      canvas.fill(evenodd ? 'evenodd' : 'nonzero');
    }
    canvas.restore();
  }
}
