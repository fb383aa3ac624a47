// Reads the outline of a drawing (`M L H V C Q Z`, absolute) as rows of points, close enough for a pen to follow.

export type Point = readonly [number, number];

export interface Stroke {
  points: Point[];
  closed: boolean;
}

const STEP = 3; // units between two points

export function trace(d: string): Stroke[] {
  const strokes: Stroke[] = [];
  let now: Stroke = { points: [], closed: false };
  for (const [letter, numbers] of commands(d)) {
    if (letter === 'M') {
      now = { points: [[numbers[0] ?? 0, numbers[1] ?? 0]], closed: false };
      strokes.push(now);
      run(now.points, 'L', numbers.slice(2));
    } else if (letter === 'Z') {
      const first = now.points[0];
      if (first) run(now.points, 'L', [...first]);
      now.points.pop();
      now.closed = true;
    } else {
      run(now.points, letter, numbers);
    }
  }
  return strokes;
}

function* commands(d: string): Generator<[string, number[]]> {
  for (const found of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const numbers = (found[2] ?? '').match(/-?\d*\.?\d+/g) ?? [];
    yield [found[1] ?? '', numbers.map(Number)];
  }
}

const LENGTH: Record<string, number> = { L: 2, H: 1, V: 1, Q: 4, C: 6 };

function run(points: Point[], letter: string, numbers: number[]): void {
  const size = LENGTH[letter] ?? 2;
  for (let at = 0; at + size <= numbers.length; at += size) {
    const from = points[points.length - 1] ?? [0, 0];
    const bend = corners(from, letter, numbers.slice(at, at + size));
    // a bend stays round, however small
    const parts = Math.max(bend.length > 2 ? 4 : 1, Math.round(reach(bend) / STEP));
    for (let part = 1; part <= parts; part++) points.push(between(bend, part / parts));
  }
}

/** The points that shape one piece, its first one included. */
function corners(from: Point, letter: string, n: number[]): Point[] {
  if (letter === 'H') return [from, [n[0] ?? 0, from[1]]];
  if (letter === 'V') return [from, [from[0], n[0] ?? 0]];
  const bend: Point[] = [from];
  for (let at = 0; at < n.length; at += 2) bend.push([n[at] ?? 0, n[at + 1] ?? 0]);
  return bend;
}

function reach(bend: readonly Point[]): number {
  return bend.slice(1).reduce((sum, point, at) => sum + distance(bend[at] ?? point, point), 0);
}

/** De Casteljau: the same for lines and for curves of any degree. */
function between(bend: readonly Point[], part: number): Point {
  let row = [...bend];
  while (row.length > 1) {
    row = row.slice(1).map((to, at) => {
      const from = row[at] ?? to;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const;
    });
  }
  return row[0] ?? [0, 0];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A circle or an ellipse as an outline. */
export function round(x: number, y: number, wide: number, high = wide): string {
  const [bx, by] = [wide * 0.5523, high * 0.5523];
  return (
    `M${x - wide} ${y}C${x - wide} ${y - by} ${x - bx} ${y - high} ${x} ${y - high}` +
    `C${x + bx} ${y - high} ${x + wide} ${y - by} ${x + wide} ${y}` +
    `C${x + wide} ${y + by} ${x + bx} ${y + high} ${x} ${y + high}` +
    `C${x - bx} ${y + high} ${x - wide} ${y + by} ${x - wide} ${y}Z`
  );
}
