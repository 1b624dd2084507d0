// How hard a preset is and how long it takes, in plain words. What bots did is measured; the minutes
// are reckoned from their decisions.
import type { Game, Measured } from '../../protocol';
import { fill, say } from '../../words.svelte';

export interface Hardness {
  /** "Hard: 3 of 10 teams of bots win." */
  odds: string;
  /** "About 16 rounds, 90 minutes for 2." */
  length: string;
  /** What was measured and what is reckoned. */
  how: string;
}

/** From which share of games won on a table counts as easy, balanced or hard. */
const grades: readonly [number, string][] = [
  [0.7, 'easy'],
  [0.4, 'fair'],
  [0.15, 'hard'],
];

/** A share as people say it: 3 of 10, and 2 of 100 where tenths would say none or all. */
export function inWords(won: number, games: number): { won: number; of: number } {
  for (const of of [10, 100]) {
    const share = Math.round((won / games) * of);
    if (share > 0 && share < of) return { won: share, of };
  }
  return { won, of: games };
}

/** "90 minutes", as roughly as it is known. */
function timeText(minutes: number): string {
  if (minutes >= 180) return say('lobby.hard.hours', { n: Math.round(minutes / 60) });
  const step = minutes > 60 ? 10 : 5;
  return say('lobby.hard.minutes', { n: Math.max(step, Math.round(minutes / step) * step) });
}

function oddsText(game: Game, { won, games }: Measured): string {
  // Where bots win always or never, they say nothing of how hard it is for people.
  if (won === 0) return say('lobby.hard.none', { games });
  if (won === games) return say('lobby.hard.all', { games });
  const level = grades.find(([least]) => won / games >= least)?.[1] ?? 'very';
  const grade = say(`lobby.hard.${level}`);
  const share = inWords(won, games);
  return game.side
    ? say('lobby.hard.odds_side', { grade, side: game.side, ...share })
    : say('lobby.hard.odds', { grade, ...share });
}

/** Nothing where so many seats were not measured. */
export function hardness(game: Game, preset: string, seats: number): Hardness | null {
  const found = game.presets.find((each) => each.id === preset)?.measured.find((each) => each.seats === seats);
  if (!found) return null;
  const n = Math.max(1, Math.round(found.rounds));
  const rounds = game.rounds ? fill(game.rounds, { n }) : say('lobby.hard.rounds', { n });
  const time = timeText(found.minutes);
  const bot = game.bots.find((each) => each.id === found.bot)?.title.split(':')[0] ?? found.bot;
  return {
    odds: oddsText(game, found),
    length: say(seats === 1 ? 'lobby.hard.alone' : 'lobby.hard.length', { rounds, time, seats }),
    how: [
      say('lobby.hard.how', {
        games: found.games,
        bot,
        seconds: game.seconds ?? 0,
        decisions: Math.round(found.decisions / 10) * 10,
      }),
      game.caveat,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
