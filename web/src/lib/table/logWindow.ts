// The log as this screen holds it, and what changes in it from state to state.

import type { Entry, Seat, State } from '../connection/wire';

/** A state with the whole log up to it. */
export interface Shown extends State {
  lines: readonly Entry[];
}

/** The lines of the log that we hold, and the place of the first of them in the whole log. */
export interface LogWindow {
  begin: number;
  lines: readonly Entry[];
}

/** After an undo `from` is smaller than what we held: the rest is dropped. Where the log begins anew, all is. */
export function extended({ begin, lines }: LogWindow, state: State): LogWindow {
  if (state.anew || state.from < begin) return { begin: state.from, lines: state.log };
  return { begin, lines: [...lines.slice(0, state.from - begin), ...state.log] };
}

/** Own seats that see different things need a curtain between them. */
export function differ(views: Readonly<Record<string, unknown>>): boolean {
  const [first, ...others] = Object.values(views).map((view) => JSON.stringify(view));
  return others.some((other) => other !== first);
}

/** What one of several people at a screen may read of its log. */
export function readable(lines: readonly Entry[], seat: Seat): readonly Entry[] {
  return lines.filter((entry) => !entry.to || entry.to.includes(seat));
}
