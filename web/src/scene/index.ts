// Scenes as docs/scene.md describes them: what one viewer may see of a table. Fields that are
// empty are left out of the JSON, so nearly every field may be absent.
import { boolean, either, list, literal, nullable, number, object, optional, string, type Infer } from '../schema';
import { Area, Board, Layer, Link } from './board';
import { Decision, Goal, Outcome } from './decision';
import { Omen } from './omens';
import { Panel } from './panels';
import { Card, Piece, Pile, Track } from './things';
import { Picture, Tone } from './words';

export * from './words';
export * from './board';
export * from './things';
export * from './omens';
export * from './panels';
export * from './decision';
export * from './motion';

export const PhaseState = literal('done', 'now', 'next');
export const Step = object({ id: string, text: optional(string), state: PhaseState });
export const Phase = object({
  id: string,
  text: optional(string),
  state: PhaseState,
  steps: optional(list(Step)),
});
export type Phase = Infer<typeof Phase>;
export const Clock = object({ round: number, phases: optional(list(Phase)) });
export type Clock = Infer<typeof Clock>;

export const Force = object({
  id: string,
  kind: optional(string),
  name: optional(string),
  icon: optional(string),
  picture: optional(Picture),
  tone: optional(Tone),
  says: optional(list(string)),
  card: optional(string),
  state: literal('active', 'spent', 'asleep'),
  step: optional(object({ now: number, max: number })),
  leads: optional(boolean),
});
export type Force = Infer<typeof Force>;

export const Viewer = either(number, literal('spectator'));
export type Viewer = Infer<typeof Viewer>;

export const Scene = object({
  game: string,
  theme: string,
  revision: number,
  viewer: Viewer,
  brief_tracks: optional(boolean),
  clock: Clock,
  layers: optional(list(Layer)),
  areas: optional(list(Area)),
  links: optional(list(Link)),
  tracks: optional(list(Track)),
  pieces: optional(list(Piece)),
  cards: optional(list(Card)),
  piles: optional(list(Pile)),
  panels: optional(list(Panel)),
  goals: optional(list(Goal)),
  decision: optional(nullable(Decision)),
  outcome: optional(nullable(Outcome)),
  focus: optional(list(string)),
  omens: optional(list(Omen)),
  boards: optional(list(Board)),
  forces: optional(list(Force)),
  changed: optional(list(string)),
});
export type Scene = Infer<typeof Scene>;
