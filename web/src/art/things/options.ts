// What the parts ask for, in few words: names of numbers, colours and yes-or-no, all of which may be left out.
import type { Light } from '../core';

export interface At {
  x: number;
  y: number;
}
export type Numbers<Names extends string> = { [Name in Names]?: number };
export type Colours<Names extends string> = { [Name in Names]?: string };
export type Flags<Names extends string> = { [Name in Names]?: boolean };
export interface Lit {
  light?: Light;
}
/** x, y, radius. */
export type Circle = [x: number, y: number, r: number];
export type Pair = [number, number];
