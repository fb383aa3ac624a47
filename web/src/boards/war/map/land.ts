// Our drawing of the land: outlines of the regions and what is drawn between them, and where in a region everything
// stands. One copy of it is kept, beside the rules.

import { borders, canvas, cells, coast, frame, sea } from '../../../../../src/bree/games/war/map/cells.json';
import layout from '../../../../../src/bree/games/war/map/layout.toml?raw';
import type { Point } from '../../../drawings/board/trace';
import type { Box } from './camera';

export interface Spot {
  x: number;
  y: number; // where an army stands
  r: number;
  label: { x: number; y: number; lines: readonly string[]; lines_en: readonly string[] };
  icon?: { x: number; y: number };
}

/** The lines of a layout: `name = { x = 1, … }`. */
export function read(text: string): Record<string, Spot> {
  const found: Record<string, Spot> = {};
  const lines = text.slice(text.indexOf('[regions]')).split('\n');
  for (const line of lines) {
    const told = /^(\w+) = (\{.*\})$/.exec(line.trim());
    if (told?.[1] && told[2]) found[told[1]] = JSON.parse(told[2].replace(/(\w+) = /g, '"$1": ')) as Spot;
  }
  return found;
}

export const SPOTS: Readonly<Record<string, Spot>> = read(layout);
export const REGIONS: readonly string[] = Object.keys(SPOTS).sort();
export const BUILT: readonly string[] = REGIONS.filter((region) => SPOTS[region]?.icon);

const [WIDE = 0, HIGH = 0] = canvas;
const [LEFT = 0, TOP = 0, RIGHT = 0, BOTTOM = 0] = frame;
export const MAP: Box = { left: LEFT, top: TOP, right: RIGHT, bottom: BOTTOM };
export { HIGH, WIDE };

type Points = readonly (readonly number[])[];

/** A line through points as an outline. */
export function line(points: Points, closed = false): string {
  return `M${points.map((point) => point.join(' ')).join('L')}${closed ? 'Z' : ''}`;
}

export const OUTLINES: Readonly<Record<string, Points>> = cells;
export const CELLS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(OUTLINES).map(([region, points]) => [region, line(points, true)]),
);
export const BORDERS = borders.map(({ between, points }) => ({ between, d: line(points) }));
export const COAST = coast.map((points) => line(points)).join('');
export const SEA = sea.map((points) => line(points, true)).join('');

export function placeOf(region: string): Point {
  const spot = SPOTS[region];
  return spot ? [spot.x, spot.y] : [0, 0];
}

const EXTENTS: Readonly<Record<string, Box>> = Object.fromEntries(
  Object.entries(OUTLINES).map(([region, points]) => {
    const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
    return [region, { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }];
  }),
);

export function isIn(region: string, [x, y]: Point): boolean {
  const extent = EXTENTS[region];
  if (!extent || x < extent.left || x > extent.right || y < extent.top || y > extent.bottom) return false;
  return inside(OUTLINES[region] ?? [], x, y);
}

/** The region that a point of the map is in; "": none. */
export function regionAt(point: Point): string {
  return REGIONS.find((region) => isIn(region, point)) ?? '';
}

function inside(points: Points, x: number, y: number): boolean {
  let found = false;
  points.forEach(([px = 0, py = 0], at) => {
    const [qx = 0, qy = 0] = points[(at || points.length) - 1] ?? [];
    if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) found = !found;
  });
  return found;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next region in the direction of an arrow key; "": none, or no arrow. */
export function nextTo(region: string, key: string): string {
  const way = WAYS[key];
  if (!way) return '';
  const [x, y] = placeOf(region);
  let [best, least] = ['', Infinity];
  for (const other of REGIONS) {
    const [dx, dy] = [placeOf(other)[0] - x, placeOf(other)[1] - y];
    const [ahead, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1] + dy * way[0])];
    if (ahead > 4 && ahead + aside * 2 < least) [best, least] = [other, ahead + aside * 2];
  }
  return best;
}
