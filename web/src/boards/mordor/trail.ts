// Where the places lie on a sheet of a given size, and the road between them: as large as fits. All in CSS pixels, so
// that letters keep their size on a phone.

import { smooth } from '../../drawings/board/pen';
import type { Point } from '../../drawings/board/trace';

export interface Stop {
  x: number;
  y: number;
  above: boolean; // its name stands above it
}

/** Free ground in a bend of the road, beside a stop. */
export interface Bay {
  x: number;
  y: number;
  half: number; // so far to either side
}

export interface Trail {
  radius: number; // of a circle
  room: number; // for a name
  font: number; // of the names; 0: there is no room for them
  stops: readonly Stop[];
  road: string;
  bays: readonly Bay[];
}

export interface Ground {
  wide: number;
  high: number;
  names: readonly string[]; // one a stop
  font: number; // 0: no names are wanted
  most: number; // the largest circle
  worth: number; // names are not worth circles smaller than this
}

type Lay = (ground: Ground, radius: number) => Trail | null; // null: circles of this size do not fit

const SMALLEST = 4; // circle that is drawn at all
const LETTER = 0.54; // of the height of the letters, on the average
export const LINE = 1.1; // from one line of a name to the next, in heights of the letters

export function trail(ground: Ground): Trail {
  const named = ground.font ? best(ground) : null;
  if (named && named.radius >= ground.worth) return named;
  return best({ ...ground, font: 0 }) ?? { radius: SMALLEST, room: 0, font: 0, stops: [], road: '', bays: [] };
}

/** The wave is the finest way; rows only where they are clearly larger. */
function best(ground: Ground): Trail | null {
  const wavy = largest(wave, ground);
  const straight = [1, 2, 3, 4].map((rows) => largest(rowsOf(rows), ground));
  const fair = (found: Trail | null) => (found === wavy ? 1.15 : 1) * (found?.radius ?? 0);
  return [wavy, ...straight].reduce((one, other) => (fair(other) > fair(one) ? other : one));
}

/** What fits with a circle fits with a smaller one. */
function largest(lay: Lay, ground: Ground): Trail | null {
  let [found, low, high] = [lay(ground, SMALLEST), SMALLEST, ground.most];
  while (found && high - low > 0.25) {
    const middle = (low + high) / 2;
    const better = lay(ground, middle);
    if (better) [found, low] = [better, middle];
    else high = middle;
  }
  return found;
}

/** The road swings up and down, names stand above and below it. */
function wave({ wide, high, names, font }: Ground, radius: number): Trail | null {
  const edge = Math.max(radius * 1.3 + 2, font * 2.3);
  const step = (wide - 2 * edge) / (names.length - 1);
  const [over, under] = [0, 1].map((side) =>
    letters(
      names.filter((_, at) => at % 2 === side),
      step * 2,
      font,
    ),
  ) as [number, number];
  const sway = radius * 0.1;
  const most = high - over - under - 2 * radius - 10 - 2 * sway;
  const drop = Math.min(most, radius * 3.6);
  if (drop < radius * (font ? 0.7 : 0.3) || step < radius * 1.2 || Math.hypot(step, drop - 2 * sway) < radius * 2.3)
    return null;
  const top = over + radius + 5 + sway + (most - drop) / 2;
  const stops = names.map((_, at) => ({
    x: edge + step * at,
    y: top + (at % 2) * drop + [0, 1, -0.7, -0.9, 0.9][at % 5]! * sway,
    above: at % 2 === 0,
  }));
  const bays = font
    ? stops.map(({ x, above }): Bay => ({ x, y: above ? top + drop : top, half: step - radius - 4 }))
    : [];
  return { radius, room: step * 2, font, stops, road: smooth(meander(stops)), bays };
}

/** A road does not go straight: between two stops it swings to one side, then to the other. */
function meander(stops: readonly Stop[]): Point[] {
  return stops.flatMap(({ x, y }, at): Point[] => {
    const next = stops[at + 1];
    if (!next) return [[x, y]];
    const [dx, dy] = [next.x - x, next.y - y];
    const swing = at % 3 ? 0.1 : -0.1;
    return [
      [x, y],
      [x + dx * 0.36 - dy * swing, y + dy * 0.36 + dx * swing],
      [x + dx * 0.64 + dy * swing, y + dy * 0.64 - dx * swing],
    ];
  });
}

/** To and fro, names below. */
function rowsOf(rows: number): Lay {
  return ({ wide, high, names, font }, radius) => {
    const column = wide / Math.ceil(names.length / rows);
    const each = split(names, rows).map((row) => ({
      count: row.length,
      high: radius * 2 + 8 + letters(row, column, font),
    }));
    const spare = high - each.reduce((total, row) => total + row.high, 0);
    if (column < radius * 2.25 || spare < 0) return null;
    const gap = Math.min(spare / rows, radius);
    let y = radius + 4 + (spare - gap * (rows - 1)) / 2;
    const stops = each.flatMap((row, number): Stop[] => {
      const here = y;
      y += row.high + gap;
      return Array.from({ length: row.count }, (_, at) => {
        const x = wide / 2 + column * (at - (row.count - 1) / 2);
        return { x: number % 2 ? wide - x : x, y: here, above: false };
      });
    });
    return { radius, room: column, font, stops, road: smooth(turns(stops, wide, column)), bays: [] };
  };
}

/** In so many rows, the first ones longer by one if need be. */
function split(names: readonly string[], rows: number): string[][] {
  let from = 0;
  return Array.from({ length: rows }, (_, row) => {
    const count = Math.floor(names.length / rows) + (row < names.length % rows ? 1 : 0);
    from += count;
    return names.slice(from - count, from);
  });
}

/** In rows the road swings out before it comes back. */
function turns(stops: readonly Stop[], wide: number, column: number): Point[] {
  return stops.flatMap(({ x, y }, at): Point[] => {
    const next = stops[at + 1];
    if (!next || next.y === y) return [[x, y]];
    const right = x > wide / 2;
    const out = Math.max(x, next.x, wide - x, wide - next.x) + column * 0.45;
    return [
      [x, y],
      [right ? Math.min(wide + 4, out) : Math.max(-4, wide - out), (y + next.y) / 2],
    ];
  });
}

/** How high the highest of these names stands, side by side; it cannot be where two would touch. */
function letters(names: readonly string[], room: number, font: number): number {
  if (!font) return 0;
  const all = names.map((name) => lines(name, room, font));
  const widest = all.map((text) => Math.max(...text.map((line) => width(line, font))));
  const fit = widest.every((one, at) => (one + (widest[at + 1] ?? one)) / 2 + font / 3 <= room);
  return fit ? Math.max(...all.map((text) => text.length)) * font * LINE + 4 : Infinity;
}

/** A name in one line or two. */
export function lines(name: string, room: number, font: number): string[] {
  const cut = name.lastIndexOf(' ');
  return cut < 0 || width(name, font) + font / 3 <= room ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

function width(text: string, font: number): number {
  return text.length * font * LETTER;
}
