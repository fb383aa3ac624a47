// Where a menu lies at the thing that it belongs to: below it if it fits, else above, else on a side; always in sight.

import type { Box } from '../board/explaining.svelte';

const GAP = 6; // pixels between the menu and the thing
const EDGE = 4; // and the edge of the room

export interface Size {
  wide: number;
  high: number;
}

/** Its left upper corner, all in pixels of the same window. */
export function anchored(thing: Box, menu: Size, room: Box): { left: number; top: number } {
  const across = within((thing.left + thing.right - menu.wide) / 2, menu.wide, room.left, room.right);
  const down = within((thing.top + thing.bottom - menu.high) / 2, menu.high, room.top, room.bottom);
  const sides = [
    { free: room.bottom - thing.bottom - menu.high, at: { left: across, top: thing.bottom + GAP } },
    { free: thing.top - room.top - menu.high, at: { left: across, top: thing.top - menu.high - GAP } },
    { free: thing.left - room.left - menu.wide, at: { left: thing.left - menu.wide - GAP, top: down } },
    { free: room.right - thing.right - menu.wide, at: { left: thing.right + GAP, top: down } },
  ];
  return sides.find(({ free }) => free >= GAP + EDGE)?.at ?? { left: across, top: down };
}

function within(at: number, size: number, low: number, high: number): number {
  return Math.max(low + EDGE, Math.min(at, high - size - EDGE));
}
