// The pen: turns an outline into a line of uneven weight, as filled shapes. The same seed draws the same line.

import { drift, grain } from './seed';
import { distance, trace, type Point, type Stroke } from './trace';

/** How the line is drawn: its weight, and how far the hand strays. */
export interface Hand {
  weight: number;
  stray: number;
}

const drawn = new Map<string, string>(); // the same few lines are drawn on every sheet

export function ink(d: string, { weight, stray }: Hand, seed: string = d): string {
  const key = `${weight}|${stray}|${seed}|${d}`;
  let line = drawn.get(key);
  if (line === undefined) {
    line = trace(d)
      .map((stroke, at) => body(stroke, weight, stray, `${seed}/${at}`))
      .join('');
    drawn.set(key, line);
  }
  return line;
}

/** The two edges of a stroke: one shape for an open line, a band for a closed one (filled even-odd). */
function body({ points, closed }: Stroke, weight: number, stray: number, seed: string): string {
  const way = wander(points, closed, stray, seed);
  const press = drift(seed + 'press');
  const [left, right]: [Point[], Point[]] = [[], []];
  way.forEach((point, at) => {
    const [nx, ny] = normal(way, at, closed);
    const half = (weight / 2) * (0.92 + 0.42 * press(at / 4)) * (closed ? 1 : lift(at, way.length));
    left.push([point[0] + nx * half, point[1] + ny * half]);
    right.push([point[0] - nx * half, point[1] - ny * half]);
  });
  return closed ? outline(left) + outline(right) : outline([...left, ...right.reverse()]);
}

/** The points where a hand would put them. */
function wander(points: readonly Point[], closed: boolean, stray: number, seed: string): Point[] {
  const [aside, along] = [drift(seed + 'x'), drift(seed + 'y')];
  const last = points.length;
  const sway = Math.max(3.5, Math.min(last / 10, 12)); // a long line strays in long waves
  return points.map((point, at) => {
    const seam = closed ? Math.min(1, Math.min(at, last - at) / 4) : 1; // a closed line must meet itself
    return [point[0] + aside(at / sway) * stray * seam, point[1] + along(at / sway) * stray * seam];
  });
}

function normal(way: readonly Point[], at: number, closed: boolean): Point {
  const size = way.length;
  const here = way[at] ?? [0, 0];
  const before = way[at - 1] ?? (closed ? way[size - 1] : undefined) ?? here;
  const after = way[at + 1] ?? (closed ? way[0] : undefined) ?? here;
  const long = distance(before, after) || 1;
  return [-(after[1] - before[1]) / long, (after[0] - before[0]) / long];
}

/** The pen lands thin and leaves thinner. */
function lift(at: number, size: number): number {
  const start = Math.min(1, 0.55 + at / 4);
  return Math.min(start, 0.35 + (size - 1 - at) / 4, 1);
}

export function outline(points: readonly Point[]): string {
  return points.length ? 'M' + points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L') + 'Z' : '';
}

function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** A cross as quick hands make it: two bowed lines that do not quite agree. */
export function cross(x: number, y: number, reach: number, seed: string): [string, string] {
  const next = grain(seed);
  const off = () => (next() - 0.5) * reach * 0.3;
  const line = (ax: number, ay: number, bx: number, by: number) =>
    `M${short(ax + off())} ${short(ay + off())}` +
    `Q${short(x + off())} ${short(y + off())} ${short(bx + off())} ${short(by + off())}`;
  return [
    line(x - reach, y - reach, x + reach, y + reach),
    line(x + reach * 0.95, y - reach, x - reach, y + reach * 0.95),
  ];
}

/** A patch of wash with no straight edge. */
export function patch(x: number, y: number, wide: number, high: number, seed: string): string {
  const next = grain(seed);
  const points = Array.from({ length: 11 }, (_, at): Point => {
    const angle = (at / 11) * 6.28;
    const far = 0.84 + next() * 0.3;
    return [x + Math.cos(angle) * wide * far, y + Math.sin(angle) * high * far];
  });
  return smooth(points, true);
}

/** A soft line through all points. */
export function smooth(points: readonly Point[], closed = false): string {
  const size = points.length;
  const at = (n: number): Point =>
    (closed ? points[(n + size) % size] : points[Math.max(0, Math.min(size - 1, n))]) ?? [0, 0];
  const [x, y] = at(0);
  let d = `M${short(x)} ${short(y)}`;
  for (let n = 0; n < (closed ? size : size - 1); n++) {
    const [a, b, c, e] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const numbers = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
      ...c,
    ];
    d += 'C' + numbers.map(short).join(' ');
  }
  return closed ? d + 'Z' : d;
}

/** A rectangle by hand, its corners a little round. */
export function sheet(wide: number, high: number, inset: number): string {
  const [x, y, r] = [wide - inset, high - inset, 4];
  return (
    `M${inset + r} ${inset}L${x - r} ${inset}Q${x} ${inset} ${x} ${inset + r}L${x} ${y - r}` +
    `Q${x} ${y} ${x - r} ${y}L${inset + r} ${y}Q${inset} ${y} ${inset} ${y - r}L${inset} ${inset + r}` +
    `Q${inset} ${inset} ${inset + r} ${inset}Z`
  );
}
