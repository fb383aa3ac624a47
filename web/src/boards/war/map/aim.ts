// Where to look when something is asked or told: all that it is about in sight, near enough to be told apart by a
// finger.

import type { Point } from '../../../drawings/board/trace';
import {
  around,
  centred,
  fitted,
  isFree,
  kept,
  tellingZoom,
  toWindow,
  type Box,
  type Camera,
  type Edges,
  type Size,
} from './camera';

export interface Window {
  size: Size;
  margin?: number; // what lies beside the map on the right, whatever is asked
  edges: Edges; // what a panel takes, where one has to look past it
  over: readonly Box[]; // all that lies over the map, the panel too
  reach: number; // half of what a thumb needs
  clear: number; // so near every two regions can be told apart well enough
}

export const THUMB = 44; // pixels
const RIM = 3;
const ROOM = 62; // of the map around a point
const NEAR = 1.15; // no nearer than this, however little is asked about

/** The whole map with a little of the table around it; a panel that opens may lie over its edge. */
export function home(map: Box, { size, margin = 0 }: Window): Camera {
  return fitted(map, size, { left: RIM, top: RIM, right: RIM + margin, bottom: RIM });
}

export function allFree(points: readonly Point[], camera: Camera, window: Window): boolean {
  return points.every((point) => isFree(toWindow(camera, window.size, point), window.reach, window.size, window.over));
}

/** How near one must be to tell the points apart. */
export function clearZoom(points: readonly Point[], { reach, clear }: Window): number {
  return Math.min(clear, tellingZoom(points, reach * 1.7));
}

/**
 * From where the points can be seen; null: from where the whole map can. Nothing moves if they are in sight as it is.
 * Where they are too many for a small window, the first of them are in it.
 */
export function aimed(points: readonly Point[], from: Camera | null, map: Box, window: Window): Camera | null {
  const whole = home(map, window);
  const now = from && from.zoom > whole.zoom * 1.01 ? inside(from, map, window) : null;
  if (!points.length) return now;
  const near = clearZoom(points, window);
  const seen = now ?? whole;
  if (seen.zoom >= near && allFree(points, seen, window)) return now;
  const fit = fitted(around(points, ROOM), window.size, window.edges, Math.max(NEAR, whole.zoom));
  const found = fit.zoom >= near ? fit : centred(crowd(points), near, window.edges);
  return found.zoom <= whole.zoom * 1.01 && allFree(points, whole, window)
    ? null
    : inside({ ...found, zoom: Math.max(found.zoom, whole.zoom) }, map, window);
}

/** As near as all the points can be seen, but no nearer than that. */
export function closeTo(points: readonly Point[], nearest: number, map: Box, window: Window): Camera {
  return inside(fitted(around(points, ROOM), window.size, window.edges, nearest), map, window);
}

/** Where the arrows lie that lead to what is not in sight: left, right, up, down. */
export function arrowsAt({ size: { wide, high }, edges }: Window): Box[] {
  const [x, y] = [(edges.left + wide - edges.right) / 2, (edges.top + high - edges.bottom) / 2];
  const [h, w] = [THUMB / 2 + 2, THUMB + 4];
  return [
    { left: edges.left, top: y - h, right: edges.left + w, bottom: y + h },
    { left: wide - edges.right - w, top: y - h, right: wide - edges.right, bottom: y + h },
    { left: x - h, top: edges.top, right: x + h, bottom: edges.top + w },
    { left: x - h, top: high - edges.bottom - w, right: x + h, bottom: high - edges.bottom },
  ];
}

/** A point in the middle; where it would lie under an arrow there, since the map ends, beside that. */
export function beside(point: Point, zoom: number, map: Box, window: Window): Camera {
  const over = [...window.over, ...arrowsAt(window)];
  const middle = centred(point, zoom, window.edges);
  const step = (window.reach * 4) / zoom;
  const tries = [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].map(([x = 0, y = 0]) => inside({ ...middle, x: middle.x + x * step, y: middle.y + y * step }, map, window));
  return tries.find((camera) => allFree([point], camera, { ...window, over })) ?? inside(middle, map, window);
}

/** On the map, or so far past its edge that a thumb reaches whatever stands there. */
export function inside(camera: Camera, map: Box, { size, edges, reach }: Window): Camera {
  return kept(camera, map, size, edges, reach);
}

/** The point that has the others nearest to it. */
function crowd(points: readonly Point[]): Point {
  const far = ([x, y]: Point): number => points.reduce((sum, [ox, oy]) => sum + Math.hypot(ox - x, oy - y), 0);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}
