// One moment of somebody's move, as it is shown: what was told, and what on the board it is about.

import type { Entry, View } from '../connection/wire';

export interface Beat {
  lines: readonly Entry[];
  touched: ReadonlySet<string>; // things of the board, as in what a pick is `on`: "die:red", "square:3"
  large: boolean; // gets a banner
}

/** How a game is told: boards/GAME/beats.ts, by the keys of its log. */
export interface Telling {
  large: ReadonlySet<string>; // get a banner and a longer stay
  heavy?(entry: Entry): boolean; // so does this one of its kind: much is lost by it
  silent: ReadonlySet<string>; // need no moment of their own: they go with the next one
  turns: ReadonlySet<string>; // begin somebody's turn
  touched(entry: Entry, view: View): readonly string[]; // what is lit on the board as its cause
}

const NONE: ReadonlySet<string> = new Set();

/** A game that says nothing about it: every line is a moment, none is large. */
export const PLAIN: Telling = { large: NONE, silent: NONE, turns: NONE, touched: () => [] };

export function isLarge(telling: Telling, lines: readonly Entry[]): boolean {
  return lines.some((entry) => telling.large.has(entry.key) || telling.heavy?.(entry));
}

export function beginsTurn(telling: Telling, lines: readonly Entry[]): boolean {
  return lines.some(({ key }) => telling.turns.has(key));
}

export function beatOf(telling: Telling, lines: readonly Entry[], view: View): Beat {
  const touched = new Set(lines.flatMap((entry) => telling.touched(entry, view)));
  return { lines, touched, large: isLarge(telling, lines) };
}
