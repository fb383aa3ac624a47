// Where a game was lost: the steps between which the own chance fell most.

import type { Chance, Seat } from '../connection/wire';

export interface Fall {
  seat: Seat;
  from: number; // the step before
  to: number;
  before: number; // the chance there, in per cent
  after: number;
}

const LEAST = 5; // per cent: what is less may be luck of the estimate

/**
 * The largest falls of these seats, the largest first. Several seats that win together count as one. After the end of a
 * round another one begins, which is no fall.
 */
export function falls(
  chances: readonly Chance[],
  seats: readonly Seat[],
  most: number,
  ends: readonly number[] = [],
): Fall[] {
  const found = chances.slice(1).flatMap((after, place) => {
    const before = chances[place] ?? after;
    if (ends.includes(before.n ?? 0)) return [];
    const each = seats.map((seat) => ({
      seat,
      from: before.n ?? 0,
      to: after.n ?? 0,
      before: Math.round(100 * (before[seat] ?? 0)),
      after: Math.round(100 * (after[seat] ?? 0)),
    }));
    return each.sort((a, b) => depth(b) - depth(a)).slice(0, 1);
  });
  return found
    .filter((fall) => depth(fall) >= LEAST)
    .sort((a, b) => depth(b) - depth(a))
    .slice(0, most);
}

const depth = (fall: Fall): number => fall.before - fall.after;
