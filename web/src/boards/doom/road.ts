// Where the spaces of the road lie on a sheet of a given width: to and fro in rows, evenly spaced. All in CSS pixels, so
// that letters keep their size on a phone.

import { smooth } from '../../art/pen';
import { distance, type Point } from '../../art/trace';

export interface Road {
  high: number;
  wide: boolean; // there is room for what lies beside the road
  spots: Point[]; // of every space, the first is the start
  parts: string[]; // the line of every stage
  radius: number; // of a plain space
  round: number; // of a place
  size: number; // of a figure
  waiting: Point; // the area beside Minas Morgul
}

interface Measure {
  perRow: number; // stages
  top: number;
  gap: number; // between rows
  foot: number;
  edge: number; // free at both sides
  bend: number; // how far a turn swings out
  swing: number; // how far the road strays from its row
  round: number;
  radius: number;
  size: number;
}

const WIDE: Measure = { perRow: 2, top: 56, gap: 101, foot: 80, edge: 34, bend: 40, swing: 7, round: 27, radius: 14, size: 0.92 };
const NARROW: Measure = { perRow: 1, top: 44, gap: 74, foot: 100, edge: 24, bend: 20, swing: 3, round: 20, radius: 11, size: 0.62 };
export const ROOM = 620; // from this width on two stages share a row

export function road(width: number, ends: readonly number[]): Road {
  const measure = width >= ROOM ? WIDE : NARROW;
  const rows = Math.ceil(ends.length / measure.perRow);
  const spots: Point[] = [];
  const parts: string[] = [];
  let pitch = Infinity;
  let from = 0;
  for (let row = 0; row < rows; row++) {
    const way = rowLine(width, row, measure);
    const stages = ends.slice(row * measure.perRow, (row + 1) * measure.perRow);
    const last = stages.at(-1) ?? from;
    const at = (space: number): number => (space - from) / Math.max(1, last - from);
    for (let space = row === 0 ? from : from + 1; space <= last; space++) spots.push(along(way, at(space)));
    let before = from;
    for (const end of stages) {
      parts.push(smooth(cut(way, at(before), at(end))));
      before = end;
    }
    pitch = Math.min(pitch, length(way) / Math.max(1, last - from));
    from = last;
  }
  const radius = Math.min(measure.radius, pitch * 0.42);
  const high = measure.top + (rows - 1) * measure.gap + measure.foot;
  const gate = spots[ends.at(-2) ?? 0] ?? [0, 0];
  const waiting: Point = measure === WIDE ? [Math.max(130, gate[0] - 160), gate[1] + 58] : [74, high - 16];
  return { high, wide: measure === WIDE, spots, parts, radius, round: measure.round, size: measure.size, waiting };
}

const STEPS = 48;

/** The line of one row, with the turn that leads into it; every second row goes back. */
function rowLine(width: number, row: number, { top, gap, edge, bend, swing }: Measure): Point[] {
  const [y, left, right] = [top + row * gap, edge + bend, width - edge - bend];
  const [start, end, out] = row % 2 ? [right, left, bend] : [left, right, -bend];
  const points: Point[] = [];
  for (let step = 0; row > 0 && step < STEPS / 2; step++) {
    const angle = (step / (STEPS / 2)) * Math.PI;
    points.push([start + Math.sin(angle) * out, y - gap / 2 - (Math.cos(angle) * gap) / 2]);
  }
  const first = row === 0 ? edge : start; // the journey begins at the margin itself
  for (let step = 0; step <= STEPS; step++) {
    const part = step / STEPS;
    points.push([first + (end - first) * part, y + Math.sin(part * Math.PI * 4) * swing]);
  }
  return points;
}

function length(way: readonly Point[]): number {
  return way.slice(1).reduce((sum, point, at) => sum + distance(way[at] ?? point, point), 0);
}

/** The point at a share (0 to 1) of the line's length. */
export function along(way: readonly Point[], share: number): Point {
  let left = length(way) * share;
  for (let at = 1; at < way.length; at++) {
    const [from, to]: [Point, Point] = [way[at - 1] ?? [0, 0], way[at] ?? [0, 0]];
    const step = distance(from, to);
    if (left <= step && step > 0) return [from[0] + ((to[0] - from[0]) * left) / step, from[1] + ((to[1] - from[1]) * left) / step];
    left -= step;
  }
  return way.at(-1) ?? [0, 0];
}

const DENSE = 10; // points of a part

function cut(way: readonly Point[], from: number, to: number): Point[] {
  return Array.from({ length: DENSE + 1 }, (_, at) => along(way, from + ((to - from) * at) / DENSE));
}

/** Figures on one space stand side by side: how far each is moved from its middle. */
export function abreast(count: number, step: number): number[] {
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * step);
}

/** The steps of the last stage, from the gate to the fire: gentle at first, then steep, a little to and fro. */
export function climb(width: number, height: number, steps: number): Point[] {
  const [foot, top] = [height * 0.86, height * 0.3];
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const part = at / Math.max(1, steps);
    const stray = at > 0 && at < steps ? (at % 2 ? -1 : 1) * height * 0.02 : 0;
    return [width * (0.1 + 0.64 * part), foot - (foot - top) * part ** 1.5 + stray];
  });
}
