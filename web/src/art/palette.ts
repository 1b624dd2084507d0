// Three inks a picture: a family of darks (one tint), one cut colour, at most one accent. All from tokens.css.
import { blend } from './core';

export const TOKENS = {
  night0: '#0c0d11',
  night1: '#12141a',
  ink1: '#f0e7d3',
  bone: '#d9cdb2',
  paper: '#e7dabc',
  paper2: '#d5c6a2',
  paperInk: '#2a2018',
  moon: '#bccbe6',
  moonDeep: '#2a3b5a',
  tide: '#6fc7b9',
  tideDeep: '#17403f',
  moss: '#aac77c',
  mossDeep: '#36451f',
  ember: '#f0836a',
  emberDeep: '#5a231b',
};
/** The lamp is straw, never --flame: flame means "you may choose this". */
export const LAMP = '#eadfb8';

export type Mood = 'day' | 'dusk' | 'night' | 'moon' | 'wyrd';
/** The darks from ink to far, sky and haze behind them; what is cut (soft is its half); lamp; accent. */
export interface Palette {
  ink: string;
  fore: string;
  near: string;
  mid: string;
  far: string;
  sky: string;
  haze: string;
  soft: string;
  cut: string;
  lamp: string;
  accent: string;
}

function ladder(tint: string, cut: string, lift = 0): Palette {
  const ink = blend(tint, '#050607', 0.86);
  const grade = (t: number) => blend(ink, tint, t + lift);
  return {
    ink,
    fore: grade(0.04),
    near: grade(0.2),
    mid: grade(0.42),
    far: grade(0.68),
    sky: grade(0.5),
    haze: blend(tint, cut, 0.22),
    soft: blend(tint, cut, 0.5),
    cut,
    lamp: LAMP,
    accent: TOKENS.tide,
  };
}

/** Tints of the nine neighbourhoods, then the games and the worlds. */
export const TINT = {
  northside: '#2c4560',
  downtown: '#28514a',
  easttown: '#5a4a2c',
  rivertown: '#22545c',
  merchant_district: '#4a4f38',
  french_hill: '#4b3358',
  southside: '#5c3a2e',
  uptown: '#3a5236',
  miskatonic_university: '#35405a',
  sky: '#36506e',
  salem: '#2d435c',
  catacombs: '#5a4330',
  avalon: '#4a6159',
  wyrd: '#24363c',
  abyss: '#5a2430',
  rlyeh: '#1c5148',
  dreams: '#3a3f74',
  leng: '#5a5f66',
  void: '#2b2447',
  sea: '#1f4a4a',
  snow: '#3c5470',
  yellow: '#5c5226',
  crypt: '#4c3f33',
};
export type TintName = keyof typeof TINT;
/** A name of ours or a colour; the rest of the type lets an editor offer the names. */
export type Tint = TintName | (string & {});
const tints = new Map(Object.entries(TINT));
const colour = /^#[0-9a-f]{6}$/i;

/** The colour of a tint; a word that is unknown is left out. */
export const tintOf = (name: string, otherwise = TINT.downtown) =>
  tints.get(name) ?? (colour.test(name) ? name : otherwise);

export function palette(name: Tint = 'downtown', mood: Mood = 'night', over: Partial<Palette> = {}): Palette {
  const tint = tintOf(name);
  const { bone, moon, paper, ink1, ember, emberDeep, night0, tide } = TOKENS;
  let p = ladder(tint, bone);
  if (mood === 'moon') p = ladder(tint, blend(moon, bone, 0.35));
  if (mood === 'day') {
    p = ladder(blend(tint, paper, 0.12), blend(paper, ink1, 0.4), 0.1);
    p.sky = blend(tint, paper, 0.3);
    p.haze = blend(tint, paper, 0.36);
    p.far = blend(tint, paper, 0.14);
  }
  if (mood === 'dusk') {
    p = ladder(blend(tint, emberDeep, 0.35), blend(bone, ember, 0.22));
    p.sky = blend(p.sky, emberDeep, 0.35);
    p.accent = ember;
  }
  if (mood === 'wyrd') {
    p = ladder(blend(tint, night0, 0.45), blend(tide, bone, 0.18));
    p.lamp = tide;
    p.accent = ember;
    p.sky = blend(p.ink, tint, 0.22);
    p.haze = blend(tint, tide, 0.14);
  }
  return { ...p, ...over };
}
