// A picture: a composed plate at a size, in a mood, cut to a frame.
import type { Light } from './core';
import { palette, type Mood, type Palette, type Tint } from './palette';
import { Plate, type Finish, type View } from './plate';

export interface Scene {
  tint: Tint;
  mood?: Mood;
  /** x, y, height above the picture, reach. */
  light?: Light;
  /** Inks that differ from those of the tint. */
  over?: Partial<Palette>;
  finish?: Finish;
  /** The middle of a narrower frame, and how wide a square one is: 600 if nothing is said. */
  focus?: [x: number, y: number, size?: number];
  draw(p: Plate): void;
}
export type Plates = Record<string, Scene>;
export type Crop = 'wide' | 'tall' | 'square';

export interface PictureOptions {
  /** The seed; a composed plate takes its own id. */
  id?: string;
  /** How wide it is printed, in CSS pixels: lines are coarser in a small picture. */
  width?: number;
  mood?: Mood;
  crop?: Crop;
  /** Coarser than any print: for tests, which only ask whether it draws. */
  lod?: number;
}

/** Coarser lines for small prints: 280 px wants about 1.7 times the gap of 900 px. */
export const lodFor = (px: number) => Math.min(1.9, Math.max(0.9, Math.sqrt(900 / px)));

/** What of a block of 900 by 600 is seen. */
export function viewOf(crop: Crop, [fx, fy, size = 600]: [number, number, number?] = [450, 300]): View {
  if (crop === 'wide') return [0, 0, 900, 600];
  const w = crop === 'tall' ? 400 : Math.min(size, 600);
  const h = crop === 'tall' ? 600 : w;
  const slide = (middle: number, part: number, whole: number) =>
    Math.round(Math.min(whole - part, Math.max(0, middle - part / 2)));
  return [slide(fx, w, 900), slide(fy, h, 600), w, h];
}

/** Draws a composed plate. */
export function picture(id: string, scene: Scene, options: PictureOptions = {}) {
  const { width = 900, mood, crop = 'wide' } = options;
  const view = viewOf(crop, scene.focus);
  const now = mood ?? scene.mood ?? 'night';
  const lod = options.lod ?? lodFor((width * 900) / view[2]);
  const pal = palette(scene.tint, now, scene.over);
  const p = new Plate({ id, pal, mood: now, lod, light: scene.light, view });
  scene.draw(p);
  return p.finish(scene.finish);
}
