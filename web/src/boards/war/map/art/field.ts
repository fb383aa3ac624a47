// Heights over the map on a coarse grid: how far every place is from a line, where something is dense. A contour of
// them is a soft outline, such as the edge of a wood.

import { grain } from '../../../../drawings/board/seed';
import type { Point } from '../../../../drawings/board/trace';
import { HIGH, WIDE } from '../land';

export type Field = (x: number, y: number) => number;
export type Points = readonly (readonly number[])[];

const STEP = 5;
const DIAGONAL = STEP * Math.SQRT2;
const [COLUMNS, ROWS] = [Math.ceil(WIDE / STEP) + 1, Math.ceil(HIGH / STEP) + 1];

/** Hills and valleys between -1 and 1, so many units apart; the same seed gives the same land. */
export function roughness(seed: string, apart: number): Field {
  const next = grain(seed);
  const size = 64;
  const hills = Array.from({ length: size * size }, () => next() * 2 - 1);
  const hill = (column: number, row: number): number => hills[(row & (size - 1)) * size + (column & (size - 1))] ?? 0;
  return (x, y) => {
    const [column, row] = [Math.floor(x / apart), Math.floor(y / apart)];
    const [right, down] = [ease(x / apart - column), ease(y / apart - row)];
    const [above, below] = [
      hill(column, row) + (hill(column + 1, row) - hill(column, row)) * right,
      hill(column, row + 1) + (hill(column + 1, row + 1) - hill(column, row + 1)) * right,
    ];
    return above + (below - above) * down;
  };
}

const ease = (part: number): number => part * part * (3 - 2 * part);

/** How far it is to the nearest of some lines, in units of the map. */
export function distanceTo(lines: readonly Points[]): Field {
  const far = new Float32Array(COLUMNS * ROWS).fill(1e4);
  for (const line of lines)
    for (const [x, y] of along(line, STEP / 2)) {
      const [column, row] = [Math.round(x / STEP), Math.round(y / STEP)];
      if (column >= 0 && row >= 0 && column < COLUMNS && row < ROWS) far[row * COLUMNS + column] = 0;
    }
  sweep(far, 1);
  sweep(far, -1);
  return read(far);
}

/** One half of the way in which distances spread over the grid: down and right, or up and left. */
function sweep(far: Float32Array, way: 1 | -1): void {
  const [first, end] = way > 0 ? [0, far.length] : [far.length - 1, -1];
  const spread = (at: number, least: number, step: number): number => Math.min(least, (far[at] ?? 1e4) + step);
  for (let at = first; at !== end; at += way) {
    const column = at % COLUMNS;
    const behind = column !== (way > 0 ? 0 : COLUMNS - 1);
    const ahead = column !== (way > 0 ? COLUMNS - 1 : 0);
    let least = far[at] ?? 0;
    if (behind) least = spread(at - way, least, STEP);
    least = spread(at - way * COLUMNS, least, STEP);
    if (behind) least = spread(at - way * (COLUMNS + 1), least, DIAGONAL);
    if (ahead) least = spread(at - way * (COLUMNS - 1), least, DIAGONAL);
    far[at] = least;
  }
}

/** Between the places of the grid. */
function read(heights: Float32Array): Field {
  const height = (column: number, row: number): number =>
    heights[Math.min(ROWS - 1, Math.max(0, row)) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, column))] ?? 0;
  return (x, y) => {
    const [column, row] = [Math.floor(x / STEP), Math.floor(y / STEP)];
    const [right, down] = [x / STEP - column, y / STEP - row];
    const above = height(column, row) * (1 - right) + height(column + 1, row) * right;
    const below = height(column, row + 1) * (1 - right) + height(column + 1, row + 1) * right;
    return above * (1 - down) + below * down;
  };
}

/** In which of some closed outlines a place lies, counted from 1; -1: in none. */
export function insideOf(outlines: readonly Points[]): Field {
  const within = new Int16Array(COLUMNS * ROWS).fill(-1);
  outlines.forEach((outline, number) => {
    const ys = outline.map(([, y = 0]) => y);
    const [top, bottom] = [Math.floor(Math.min(...ys) / STEP), Math.ceil(Math.max(...ys) / STEP)];
    for (let row = Math.max(0, top); row < Math.min(ROWS, bottom); row++) {
      const cuts = crossings(outline, row * STEP);
      for (let at = 0; at + 1 < cuts.length; at += 2) {
        const [from, to] = [Math.ceil((cuts[at] ?? 0) / STEP), Math.floor((cuts[at + 1] ?? 0) / STEP)];
        within.fill(number + 1, row * COLUMNS + Math.max(0, from), row * COLUMNS + Math.min(COLUMNS - 1, to) + 1);
      }
    }
  });
  return (x, y) => within[Math.round(y / STEP) * COLUMNS + Math.round(x / STEP)] ?? -1;
}

/** Where a level line cuts an outline, from left to right. */
export function crossings(outline: Points, y: number): number[] {
  const found: number[] = [];
  outline.forEach(([px = 0, py = 0], at) => {
    const [qx = 0, qy = 0] = outline[(at || outline.length) - 1] ?? [];
    if (py > y !== qy > y) found.push(((qx - px) * (y - py)) / (qy - py) + px);
  });
  return found.sort((one, other) => one - other);
}

/** Points of a line, evenly so far apart. */
export function along(line: Points, apart: number): Point[] {
  const found: Point[] = [];
  let left = 0;
  line.slice(1).forEach(([x = 0, y = 0], at) => {
    const [px = 0, py = 0] = line[at] ?? [];
    const long = Math.hypot(x - px, y - py);
    for (; left < long; left += apart) found.push([px + ((x - px) * left) / long, py + ((y - py) * left) / long]);
    left -= long;
  });
  return found;
}

interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The outline of where a field is above nought, within a frame. */
export function contour(field: Field, { left, top, right, bottom }: Frame, step = STEP): string {
  const [columns, rows] = [Math.ceil((right - left) / step) + 2, Math.ceil((bottom - top) / step) + 2];
  const heights = new Float32Array((columns + 1) * (rows + 1)).fill(-1);
  for (let row = 1; row < rows; row++)
    for (let column = 1; column < columns; column++)
      heights[row * (columns + 1) + column] = field(left + (column - 1) * step, top + (row - 1) * step);
  const at = (column: number, row: number): number => heights[row * (columns + 1) + column] ?? -1;
  const cut = (column: number, row: number, edge: number): Point => {
    const [from, to] = [CORNERS[edge] ?? [0, 0], CORNERS[(edge + 1) % 4] ?? [0, 0]];
    const [a, b] = [at(column + from[0], row + from[1]), at(column + to[0], row + to[1])];
    const part = a / (a - b);
    return [
      left + (column - 1 + from[0] + (to[0] - from[0]) * part) * step,
      top + (row - 1 + from[1] + (to[1] - from[1]) * part) * step,
    ];
  };
  const number = (column: number, row: number, edge: number): number =>
    ((row + (edge === 2 ? 1 : 0)) * (columns + 2) + column + (edge === 1 ? 1 : 0)) * 2 + (edge % 2);
  const pieces = new Map<number, { point: Point; then: number }>();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      if (a > 0 === b > 0 && b > 0 === c > 0 && c > 0 === d > 0) continue;
      const high = [a > 0, b > 0, c > 0, d > 0];
      for (let edge = 0; edge < 4; edge++) {
        if (!high[edge] || high[(edge + 1) % 4]) continue; // the line leaves what is high here
        let back = edge;
        do back = (back + 3) % 4;
        while (high[back] || !high[(back + 1) % 4]);
        pieces.set(number(column, row, edge), { point: cut(column, row, edge), then: number(column, row, back) });
      }
    }
  let outline = '';
  for (const [start] of pieces) {
    const ring: Point[] = [];
    for (let piece = pieces.get(start), now = start; piece; piece = pieces.get(now)) {
      pieces.delete(now);
      ring.push(piece.point);
      now = piece.then;
    }
    if (ring.length > 3) outline += closed(ring);
  }
  return outline;
}

const CORNERS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

export const short = (number: number): string => String(Math.round(number * 10) / 10);

/** A soft line through the middles of the pieces of a ring. */
function closed(ring: readonly Point[]): string {
  const middle = ring.map(([x, y], at): Point => {
    const [nx, ny] = ring[(at + 1) % ring.length] ?? [x, y];
    return [(x + nx) / 2, (y + ny) / 2];
  });
  const last = middle.at(-1) ?? [0, 0];
  return `M${last.map(short).join(' ')}${ring
    .map((point, at) => `Q${[...point, ...(middle[at] ?? [])].map(short).join(' ')}`)
    .join('')}Z`;
}
