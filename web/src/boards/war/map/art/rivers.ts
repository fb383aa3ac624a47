// Rivers as shapes that grow towards the sea: the Anduin wide, the others as their length allows.

import { lakes, rivers } from '../../../../../../src/bree/games/war/map/cells.json';
import { outline, smooth } from '../../../../drawings/board/pen';
import type { Point } from '../../../../drawings/board/trace';
import type { Points } from './field';

const WIDTHS: Readonly<Record<string, readonly [number, number]>> = {
  Anduin: [2.4, 14],
  Isen: [1.6, 5],
  Greyflood: [1.4, 5.6],
  Brandywine: [1.6, 5],
  Celduin: [1.2, 4],
  Poros: [1.2, 2.8],
};
/** Those whose first point is the source; the others are told from the mouth. */
const FROM_SOURCE = ['Brandywine', 'Celduin'];

export const COURSES: Readonly<Record<string, Points>> = Object.fromEntries(
  rivers.map(({ name_en: name, points }) => [name, FROM_SOURCE.includes(name) ? points : [...points].reverse()]),
);

/** All rivers as one shape; wider by `more` all around. */
export function riverShape(more = 0): string {
  return Object.entries(COURSES)
    .map(([name, points]) => {
      const [from, to] = WIDTHS[name] ?? [1.4, 3];
      return outline(band(points, from + more, to + more));
    })
    .join('');
}

function band(points: Points, from: number, to: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x = 0, y = 0], at) => {
    const [ax = x, ay = y] = points[Math.max(0, at - 2)] ?? [];
    const [bx = x, by = y] = points[Math.min(points.length - 1, at + 2)] ?? [];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const part = at / (points.length - 1);
    const half = (from + (to - from) * part ** 0.8) / 2;
    const [nx, ny] = [(-(by - ay) / long) * half, ((bx - ax) / long) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return [...left, ...right.reverse()];
}

export const SHORES: readonly Points[] = lakes.map(({ points }) => points);
export const LAKE_SHAPE = SHORES.map((points) =>
  smooth(
    points.map(([x = 0, y = 0]): Point => [x, y]),
    true,
  ),
).join('');
