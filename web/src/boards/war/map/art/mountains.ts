// Mountains as an engraver draws them: light from the west, hatching on the other side. Where a border cannot be
// crossed there is a chain of high peaks without a gap; elsewhere mountains stand apart.

import { grain } from '../../../../drawings/board/seed';
import type { Point } from '../../../../drawings/board/trace';
import { along, short, type Points } from './field';

export interface Peak {
  x: number;
  y: number; // of its foot
  high: number;
}

/** What the peaks of one layer look like; those of later layers stand before it. */
export interface Layer {
  body: string;
  shade: string;
  snow: string;
  lines: string;
}

const WIDE = 0.86; // of its height is half a mountain wide
const HIGHEST = 30;
const SNOWY = 15; // from this height on there is snow

/** A chain along a line: high peaks on it, lower ones before and behind. */
export function chain(line: Points, high: number, seed: string): Peak[] {
  const next = grain(seed);
  const ridge = along(line, high * 0.62).map(([x, y]) => ({
    x: x + (next() - 0.5) * high * 0.3,
    y: y + high * 0.4 + (next() - 0.5) * high * 0.2,
    high: high * (0.78 + next() * 0.5),
  }));
  const feet = along(line, high * 0.7).flatMap(([x, y]) => {
    const [side, far] = [next() < 0.5 ? -1 : 1, high * (0.42 + next() * 0.42)];
    return next() < 0.8
      ? [
          {
            x: x + side * far * (0.5 + next()),
            y: y + high * 0.3 + side * far * 0.6,
            high: high * (0.34 + next() * 0.2),
          },
        ]
      : [];
  });
  return [...ridge, ...feet];
}

/** In which order they are painted: whatever stands nearer to us hides what is behind. */
export function layersOf(peaks: readonly Peak[]): Layer[] {
  const placed: (Peak & { layer: number })[] = [];
  for (const peak of [...peaks].sort((one, other) => one.y - other.y)) {
    let layer = 0;
    for (let at = placed.length - 1; at >= 0 && peak.y - (placed[at]?.y ?? 0) < HIGHEST * 1.2; at--) {
      const other = placed[at];
      if (other && meets(peak, other)) layer = Math.max(layer, other.layer + 1);
    }
    placed.push({ ...peak, layer });
  }
  const layers: Layer[] = [];
  for (const peak of placed) {
    const layer = (layers[peak.layer] ??= { body: '', shade: '', snow: '', lines: '' });
    const drawn = mountain(peak);
    for (const part of PARTS) layer[part] += drawn[part];
  }
  return layers;
}

const PARTS = ['body', 'shade', 'snow', 'lines'] as const;

function meets(one: Peak, other: Peak): boolean {
  return (
    Math.abs(one.x - other.x) < (one.high + other.high) * WIDE * 1.1 &&
    one.y - one.high * 1.1 < other.y + 2 &&
    other.y - other.high * 1.1 < one.y + 2
  );
}

/** Between two points, with so many breaks. */
function slope(from: Point, to: Point, breaks: number, rough: number, next: () => number): Point[] {
  return Array.from({ length: breaks }, (_, at): Point => {
    const part = (at + 0.7 + next() * 0.5) / (breaks + 0.4);
    const wave = (next() - 0.5) * rough;
    return [from[0] + (to[0] - from[0]) * part + wave, from[1] + (to[1] - from[1]) * part + wave * 0.6];
  });
}

const path = (points: readonly Point[]): string => `M${points.map((point) => point.map(short).join(' ')).join('L')}`;

function mountain({ x, y, high }: Peak): Layer {
  const next = grain(`${x} ${y} ${high}`);
  const half = high * WIDE;
  const top: Point = [x + (next() - 0.5) * half * 0.3, y - high];
  const [left, right]: [Point, Point] = [
    [x - half * (0.9 + next() * 0.2), y + next() * 1.5],
    [x + half * (0.9 + next() * 0.2), y + next() * 1.5],
  ];
  const foot: Point = [x + half * (next() * 0.3 - 0.12), y + high * 0.06 + 1];
  const breaks = high > 11 ? 3 : 2;
  const rise = slope(left, top, breaks, high * 0.14, next);
  const fall = slope(top, right, breaks, high * 0.14, next);
  const spine = slope(top, foot, breaks, high * 0.22, next).map(([px, py], at): Point => [
    px + (at % 2 ? -1 : 1) * high * 0.07,
    py,
  ]);
  const ridge = [top, ...spine, foot];
  const lines = [path([left, ...rise, top, ...fall, right])];
  if (high > 9) lines.push(path(ridge.slice(0, -1)));
  lines.push(...hatching(ridge, [top, ...fall, right], high, next), ...folds(rise, left, high, next));
  return {
    body: `${path([left, ...rise, top, ...fall, right, foot])}Z`,
    shade: `${path([...ridge, right, ...[...fall].reverse()])}Z`,
    snow: high > SNOWY ? snowcap(left, rise, top, ridge, next) : '',
    lines: lines.join(''),
  };
}

/** Strokes down the dark side, from the spine to the slope. */
function hatching(ridge: readonly Point[], edge: readonly Point[], high: number, next: () => number): string[] {
  const count = Math.max(3, Math.round(high / 2.1));
  return Array.from({ length: count }, (_, at) => {
    const part = (at + 0.6) / (count + 0.3);
    const [from, to] = [pointOn(ridge, part * 0.92), pointOn(edge, Math.min(1, part * 0.95 + 0.1))];
    const end = 0.62 + next() * 0.34;
    const sag = high * 0.045;
    return (
      `M${from.map(short).join(' ')}Q${short((from[0] + to[0]) / 2)} ${short((from[1] + to[1]) / 2 + sag)} ` +
      `${short(from[0] + (to[0] - from[0]) * end)} ${short(from[1] + (to[1] - from[1]) * end + sag)}`
    );
  });
}

/** A few strokes on the light side. */
function folds(rise: readonly Point[], left: Point, high: number, next: () => number): string[] {
  if (high < 8) return [];
  return rise.slice(0, 2).map(([x, y]) => {
    const long = high * (0.16 + next() * 0.16);
    return `M${short(x + high * 0.1)} ${short(y + 0.8)}l${short(long * 0.5)} ${short(Math.min(long, left[1] - y))}`;
  });
}

/** White on the light side of the summit, with a ragged edge. */
function snowcap(left: Point, rise: readonly Point[], top: Point, ridge: readonly Point[], next: () => number): string {
  const slopeUp = [left, ...rise, top];
  const [a, b] = [pointOn(slopeUp, 0.62 + next() * 0.1), pointOn(ridge, 0.42 + next() * 0.1)];
  const ragged = Array.from({ length: 3 }, (_, at): Point => {
    const part = (at + 1) / 4;
    const deep = (at % 2 ? -1 : 1) * (top[1] - b[1]) * 0.16;
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part - deep];
  });
  return `${path([a, pointOn(slopeUp, 0.85), top, pointOn(ridge, 0.2), b, ...[...ragged].reverse()])}Z`;
}

/** The point of a line at a part of its way. */
function pointOn(line: readonly Point[], part: number): Point {
  const at = Math.min(line.length - 1.0001, Math.max(0, part * (line.length - 1)));
  const [from, to] = [line[Math.floor(at)] ?? [0, 0], line[Math.floor(at) + 1] ?? [0, 0]];
  const rest = at - Math.floor(at);
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest];
}
