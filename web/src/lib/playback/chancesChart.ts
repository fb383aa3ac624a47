// The course of the chances as lines on a chart: where the points lie, nothing about how they look.

import type { Chance, Seat } from '../connection/wire';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Course {
  seat: Seat;
  points: { x: number; y: number; n: number; share: number }[];
}

export function courses(chances: readonly Chance[], seats: readonly Seat[], box: Box): Course[] {
  const last = chances.at(-1)?.['n'] ?? 0;
  return seats.map((seat) => ({
    seat,
    points: chances.map((moment) => {
      const n = moment['n'] ?? 0;
      const share = moment[seat] ?? 0;
      return { n, share, x: box.left + (last ? n / last : 0) * box.width, y: box.top + (1 - share) * box.height };
    }),
  }));
}

export function path(course: Course): string {
  return course.points.map(({ x, y }, place) => `${place ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Labels at the right end must not lie on each other: the heights, spread apart, in the order given. */
export function spread(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((_, place) => place).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let floor = -Infinity;
  for (const place of order) floor = placed[place] = Math.max(placed[place] ?? 0, floor + gap);
  let ceiling = most;
  for (const place of order.reverse()) {
    placed[place] = Math.min(placed[place] ?? 0, ceiling);
    ceiling = (placed[place] ?? 0) - gap;
  }
  return placed;
}
