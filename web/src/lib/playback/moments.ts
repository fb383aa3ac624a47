// A state as a story: the moments on the way to it, in order. Every new line of the log belongs to exactly one of them.

import { beginsTurn, type Telling } from './beat';
import type { Beat, Entry, View } from '../connection/wire';

export type Views = Readonly<Record<string, View>>;

export interface Moment {
  views: Views;
  lines: readonly Entry[]; // the log up to it
  fresh: readonly Entry[]; // what it tells itself, the last of them
}

export interface Story {
  lines: readonly Entry[]; // the whole log
  told: number; // so many of them were told before
  from: number; // the place in it of the first line that came with the beats
  beats: readonly Beat[];
  views: Views; // at the end
}

/** One moment for each line that is heard, with the view by which it had happened; the others go with the next one. */
export function momentsOf(story: Story, heard: (entry: Entry) => boolean): Moment[] {
  const moments: Moment[] = [];
  let begin = story.told;
  for (let place = begin; place < story.lines.length; place++) {
    const entry = story.lines[place];
    if (!entry || !heard(entry)) continue;
    const beat = story.beats.find(({ told }) => story.from + told > place);
    moments.push(upTo(story, begin, place + 1, beat?.views ?? story.views));
    begin = place + 1;
  }
  return moments;
}

function upTo({ lines }: Story, begin: number, end: number, views: Views): Moment {
  return { views, lines: lines.slice(0, end), fresh: lines.slice(begin, end) };
}

/** Lines that nothing follows for now are told with the last moment. */
export function closed(moments: readonly Moment[], story: Story): Moment[] {
  const last = moments.at(-1);
  if (!last || last.lines.length === story.lines.length) return [...moments];
  const begin = last.lines.length - last.fresh.length;
  return [...moments.slice(0, -1), upTo(story, begin, story.lines.length, story.views)];
}

const FEW = 12; // moments, where nobody can say when a turn began

/**
 * What "again" shows: all since the own last answer, before which there were `since`; else the last turn of somebody.
 */
export function lastTurn(past: readonly Moment[], since: number | null, telling: Telling): readonly Moment[] {
  if (since !== null && past.length - since > 1) return past.slice(since);
  for (let begin = past.length - 2; begin >= 0; begin--) {
    if (beginsTurn(telling, past[begin]?.fresh ?? [])) return past.slice(begin);
  }
  return past.slice(-FEW);
}
