// Where the places lie on a sheet of a given width, and the road between them. All in CSS pixels, so that
// letters keep their size on a phone.

import { smooth } from '../../art/pen';
import type { Point } from '../../art/trace';

export interface Stop {
  x: number;
  y: number;
  above: boolean; // its name stands above it
}

export interface Trail {
  high: number;
  radius: number; // of a circle
  room: number; // for a name
  stops: Stop[];
  road: string;
  bays: Point[]; // free ground in the bends of the road, one beside each stop
}

const OUT = 4; // how far a bend goes into the margin of the sheet
const WAVE = 560; // from this width the road swings up and down, else it goes to and fro in rows

export function trail(wide: number, count: number): Trail {
  return wide >= WAVE ? wave(wide, count) : rows(wide, count);
}

function wave(wide: number, count: number): Trail {
  const radius = Math.min(43, wide / 17.5);
  const edge = radius + 12;
  const step = (wide - 2 * edge) / (count - 1);
  const room = step * 2 - 10;
  const top = radius + (room < 150 ? 40 : 26); // a long name takes two lines
  const bottom = top + Math.max(radius * 1.9, radius * 3.1 - step * 0.3);
  const stops = Array.from({ length: count }, (_, at) => {
    const above = at % 2 === 0;
    return { x: edge + step * at, y: (above ? top : bottom) + [0, 5, -3, -4, 4][at % 5]!, above };
  });
  const bays = stops.map(({ x, above }): Point => [x, above ? bottom + 4 : top - 2]);
  return { high: bottom + radius + 32, radius, room, stops, road: smooth(meander(stops)), bays };
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

function rows(wide: number, count: number): Trail {
  const radius = Math.min(30, wide / 12.5);
  const pitch = radius * 2 + 44;
  const first = Math.ceil(count / 3);
  const edge = radius + 22; // the last name of a row and the bend of the road share what is beside the circle
  const step = (wide - 2 * edge) / (first - 1);
  const stops = Array.from({ length: count }, (_, at) => {
    const row = at < first ? 0 : 1 + Math.floor((at - first) / (first - 1));
    const along = row === 0 ? at : (at - first) % (first - 1);
    const x = row === 0 ? edge + step * along : edge + step * (along + 0.5);
    return { x: row === 1 ? wide - x : x, y: radius + 8 + pitch * row, above: false };
  });
  return { high: radius + 8 + pitch * 2 + radius + 36, radius, room: step - 6, stops, road: smooth(turns(stops, wide)), bays: [] };
}

/** In rows the road swings out to the edge of the sheet before it comes back. */
function turns(stops: readonly Stop[], wide: number): Point[] {
  return stops.flatMap(({ x, y }, at): Point[] => {
    const next = stops[at + 1];
    if (!next || next.y === y) return [[x, y]];
    return [[x, y], [x > wide / 2 ? wide + OUT : -OUT, (y + next.y) / 2]];
  });
}

/** The circles of a rival's sheet: one gently swinging row. */
export function row(wide: number, count: number): Trail {
  const step = (wide - 8) / (count + 0.1);
  const radius = Math.min(29, step * 0.46);
  const stops = Array.from({ length: count }, (_, at) => ({ x: 4 + step * (at + 0.55), y: radius + 10 + (at % 2) * step * 0.36, above: false }));
  return { high: radius * 2 + 16 + step * 0.36, radius, room: 0, stops, road: smooth(stops.map(({ x, y }) => [x, y])), bays: [] };
}

/** A name in one line or two. */
export function lines(name: string, room: number): string[] {
  const cut = name.lastIndexOf(' ');
  return cut < 0 || name.length * 7.4 <= room ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}
