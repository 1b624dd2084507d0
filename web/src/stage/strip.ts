// What happened while one waited and was not shown: at most six signs, the newest last. Of more, losses of
// one's own are kept first, then tracks of all, then gates, then the rest by time.
import type { Tone } from '../scene';
import { brief, sentence, type Deed } from '../table/log/turns';
import { fociOf } from './scene-at';
import type { Beat } from './staged';

export interface Sign {
  key: string;
  seat: number | null;
  icon: string;
  /** The number that it came to, where there is one. */
  n: string;
  tone: Tone;
  says: string;
  foci: readonly string[];
}

export const most = 6;

function toneOf(beat: Beat): Tone {
  if (beat.stage?.tone) return beat.stage.tone;
  return beat.acts.find((act) => act.tone)?.tone ?? 'neutral';
}

const signOf = (beat: Beat): Sign => {
  const step = beat.acts.findLast((act) => act.do === 'step');
  const many = beat.acts.filter((act) => act.do === 'move').length;
  return {
    key: beat.key,
    seat: beat.seat,
    icon: beat.icon ?? 'scroll-unfurled',
    n: typeof step?.to === 'number' ? String(step.to) : many > 1 ? String(many) : '',
    tone: toneOf(beat),
    says: beat.says,
    foci: fociOf(beat.acts),
  };
};

function weight(beat: Beat, own: readonly number[]): number {
  if (beat.seat !== null && own.includes(beat.seat) && toneOf(beat) === 'harm') return 3;
  if (beat.acts.some((act) => act.do === 'step' && !act.of?.startsWith('seat:'))) return 2;
  return beat.acts.some((act) => act.do === 'appear' || act.do === 'open' || act.do === 'close') ? 1 : 0;
}

/** The signs of what was missed, for whoever sits at these seats. */
export function signsOf(beats: readonly Beat[], own: readonly number[]): Sign[] {
  const told = beats.filter((beat) => beat.says !== '');
  const kept = told
    .map((beat, at) => ({ beat, at, weight: weight(beat, own) }))
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
  return kept.map(({ beat }) => signOf(beat));
}

/** What a bot did in one's place, in the same signs. */
export const signsOfDeeds = (deeds: readonly Deed[]): Sign[] =>
  deeds.slice(-most).map((deed) => ({
    key: deed.key,
    seat: deed.seat,
    icon: deed.line[0]!.icon ?? 'scroll-unfurled',
    n: '',
    tone: 'neutral',
    says: brief(deed.line.map((entry) => entry.text))
      .map((text, i, all) => sentence(text, i + 1 < all.length))
      .join(' '),
    foci: fociOf(deed.line.flatMap((entry) => entry.acts ?? [])),
  }));
