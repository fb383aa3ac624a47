// Where the spaces of the road lie on a sheet of a given size: to and fro in rows, evenly spaced. Of one, two or three
// stages in a row the way that lets the pieces be largest is taken.

import { smooth } from '../../../drawings/board/pen';
import { distance, type Point } from '../../../drawings/board/trace';

export interface Road {
  high: number;
  unit: number; // how large everything is drawn; 1 is as on a desk
  slim: boolean; // one stage in each row: no room for what lies beside the road
  spots: Point[]; // of every space, the first is the start
  parts: string[]; // the line of every stage
  radius: number; // of a plain space
  round: number; // of a place
  size: number; // of a figure
  waiting: Point; // the area beside Minas Morgul
}

const TOP = 44; // from the first row up, at unit 1
const GAP = 80; // between rows
const FOOT = 76;
const SLIM_FOOT = 52;
const EDGE = 30; // free at both sides
const BEND = 34; // how far a turn swings out
const PITCH = 40; // from space to space
const LARGEST = 2.8;

interface Measure {
  perRow: number; // stages
  rows: number;
  unit: number;
}

function measure(width: number, height: number, ends: readonly number[], perRow: number): Measure {
  const rows = Math.ceil(ends.length / perRow);
  const lengths = Array.from(
    { length: rows },
    (_, row) => (ends[Math.min(ends.length, (row + 1) * perRow) - 1] ?? 0) - (ends[row * perRow - 1] ?? 0),
  );
  const down = TOP + (rows - 1) * GAP + (perRow === 1 ? SLIM_FOOT : FOOT);
  const across = Math.max(...lengths) * PITCH + 2 * (EDGE + BEND) - BEND;
  return { perRow, rows, unit: Math.min(height / down, width / across, LARGEST) };
}

export function road(width: number, height: number, ends: readonly number[]): Road {
  const { perRow, rows, unit } = [1, 2, 3]
    .map((one) => measure(width, height, ends, one))
    .reduce((best, one) => (one.unit > best.unit ? one : best));
  const slim = perRow === 1;
  const gap = (height - (TOP + (slim ? SLIM_FOOT : FOOT)) * unit) / Math.max(1, rows - 1);
  const spots: Point[] = [];
  const parts: string[] = [];
  let pitch = Infinity;
  let from = 0;
  for (let row = 0; row < rows; row++) {
    const way = rowLine(width, row, gap, unit);
    const stages = ends.slice(row * perRow, (row + 1) * perRow);
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
  const gate = spots[ends.at(-2) ?? 0] ?? [0, 0];
  const waiting: Point = slim
    ? [width - 76 * unit, height - 18 * unit]
    : [Math.max(76 * unit, gate[0] - 150 * unit), gate[1] + 46 * unit];
  return {
    high: height,
    unit,
    slim,
    spots,
    parts,
    radius: Math.min(14 * unit, pitch * 0.42),
    round: 25 * unit,
    size: 0.92 * unit,
    waiting,
  };
}

const STEPS = 48;

/** The line of one row, with the turn that leads into it; every second row goes back. */
function rowLine(width: number, row: number, gap: number, unit: number): Point[] {
  const [edge, bend, swing] = [EDGE * unit, BEND * unit, 5 * unit];
  const [y, left, right] = [TOP * unit + row * gap, edge + bend, width - edge - bend];
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
    if (left <= step && step > 0)
      return [from[0] + ((to[0] - from[0]) * left) / step, from[1] + ((to[1] - from[1]) * left) / step];
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

/** Pushes feet of one row apart until none is nearer than `least` to the next, and none beyond the margin. */
export function apart(feet: readonly Point[], least: number, width: number): Point[] {
  const near = (one: number[], other: number[]): boolean => Math.abs((one[1] ?? 0) - (other[1] ?? 0)) < least;
  const placed = feet.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 40; round++) {
    for (const [at, one] of placed.entries()) {
      for (const other of placed.slice(at + 1)) {
        const [left, right] = one[0] <= other[0] ? [one, other] : [other, one];
        const short = near(left, right) ? least - (right[0] - left[0]) : 0;
        if (short > 0.5) {
          left[0] = Math.max(least / 2, left[0] - short / 2);
          right[0] = Math.min(width - least / 2, right[0] + short / 2);
        }
      }
    }
  }
  return placed;
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
