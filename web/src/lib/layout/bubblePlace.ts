// Where the words of a lesson lie: beside the thing that they are about, and over nothing that is to be picked.

import type { Box } from '../board/explaining.svelte';
import type { Size } from './anchored';

const GAP = 10; // pixels between the words and the thing
const EDGE = 6; // and the edge of the room

/** The left upper corner. Of the sides of the thing and the corners of the room, the first that covers least. */
export function bubblePlace(thing: Box, words: Size, room: Box, free: readonly Box[]): { left: number; top: number } {
  const across = within((thing.left + thing.right - words.wide) / 2, words.wide, room.left, room.right);
  const down = within((thing.top + thing.bottom - words.high) / 2, words.high, room.top, room.bottom);
  const [left, right] = [room.left + EDGE, room.right - words.wide - EDGE];
  const [top, bottom] = [room.top + EDGE, room.bottom - words.high - EDGE];
  const places = [
    { left: across, top: thing.top - words.high - GAP },
    { left: across, top: thing.bottom + GAP },
    { left: thing.right + GAP, top: down },
    { left: thing.left - words.wide - GAP, top: down },
    { left: across, top: bottom },
    { left: across, top },
    { left, top: down },
    { left: right, top: down },
  ].map((place) => ({
    left: within(place.left, words.wide, room.left, room.right),
    top: within(place.top, words.high, room.top, room.bottom),
  }));
  const cost = (place: { left: number; top: number }): number =>
    [...free, thing].reduce((sum, box) => sum + common(place, words, box), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** How much of the box lies under the words. */
function common(place: { left: number; top: number }, words: Size, box: Box): number {
  const wide = Math.min(place.left + words.wide, box.right) - Math.max(place.left, box.left);
  const high = Math.min(place.top + words.high, box.bottom) - Math.max(place.top, box.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function within(at: number, size: number, low: number, high: number): number {
  return Math.max(low + EDGE, Math.min(at, high - size - EDGE));
}
