// One moment of somebody's move, as it is shown: what was told, and what on the board it is about.

import type { Entry, Seat, View } from '../connection/wire';

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
  echoes?: ReadonlySet<string>; // repeat the answer of the acting player, who is not shown them
  whose?(entry: Entry): Seat | ''; // whose colour it has in the log
  touched(entry: Entry, view: View): readonly string[]; // what is lit on the board as its cause
}

const NONE: ReadonlySet<string> = new Set();

/**
 * What a line touches: things with facts of the line in them (`card:{card}`), and what a board works out (`the
 * battle`).
 */
export function thingsOf<V>(
  about: Readonly<Record<string, readonly string[]>>,
  found: Readonly<Record<string, (entry: Entry, view: V) => readonly string[]>>,
  entry: Entry,
  view: V,
): string[] {
  const filled = (thing: string): string => thing.replace(/\{(\w+)\}/g, (_, fact: string) => wordOf(entry, fact));
  return (about[entry.key] ?? []).flatMap((thing) => found[thing]?.(entry, view) ?? [filled(thing)]);
}

/** A fact of a line without its kind, `card-athelas`; of a row the first. */
export function wordOf({ facts }: Entry, fact: string): string {
  const said = facts[fact] ?? '';
  return String(typeof said === 'object' ? (said[0] ?? '') : said).replace(/^[a-z]+-/, '');
}

/** A game that says nothing about it: every line is a moment, none is large. */
export const PLAIN: Telling = { large: NONE, silent: NONE, turns: NONE, touched: () => [] };

export function isLarge(telling: Telling, lines: readonly Entry[]): boolean {
  return lines.some((entry) => telling.large.has(entry.key) || telling.heavy?.(entry));
}

/** Does the last of these lines only repeat what somebody has just answered? */
export function isEcho({ echoes }: Telling, lines: readonly Entry[]): boolean {
  return echoes?.has(lines.at(-1)?.key ?? '') ?? false;
}

export function beginsTurn(telling: Telling, lines: readonly Entry[]): boolean {
  return lines.some(({ key }) => telling.turns.has(key));
}

export function beatOf(telling: Telling, lines: readonly Entry[], view: View): Beat {
  const touched = new Set(lines.flatMap((entry) => telling.touched(entry, view)));
  return { lines, touched, large: isLarge(telling, lines) };
}
