// Where one looks at the map from: the middle of what is seen, and how many pixels one unit of the map has.

import type { Point } from '../../../drawings/board/trace';

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  wide: number;
  high: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What lies over the edges of the window and hides the map there, in pixels. */
export type Edges = Box;

export const BARE: Edges = { left: 0, top: 0, right: 0, bottom: 0 };
export const NEAREST = 3;
const LOOSE = 1.35; // so much nearer than the whole map one may always come, however large the window is

/** Where a point of the map is in the window. */
export function toWindow(camera: Camera, size: Size, [x, y]: Point): Point {
  return [size.wide / 2 + (x - camera.x) * camera.zoom, size.high / 2 + (y - camera.y) * camera.zoom];
}

/** The point of the map that is at a place of the window. */
export function toMap(camera: Camera, size: Size, [x, y]: Point): Point {
  return [camera.x + (x - size.wide / 2) / camera.zoom, camera.y + (y - size.high / 2) / camera.zoom];
}

/**
 * The whole of a box of the map in what the edges leave of the window, as near as that allows and `nearest` at most.
 */
export function fitted(box: Box, size: Size, edges: Edges = BARE, nearest = NEAREST): Camera {
  const [wide, high] = room(size, edges);
  const zoom = Math.min(wide / (box.right - box.left), high / (box.bottom - box.top), nearest);
  return centred([(box.left + box.right) / 2, (box.top + box.bottom) / 2], zoom, edges);
}

/** A point of the map in the middle of what the edges leave. */
export function centred([x, y]: Point, zoom: number, edges: Edges = BARE): Camera {
  return { x: x + (edges.right - edges.left) / 2 / zoom, y: y + (edges.bottom - edges.top) / 2 / zoom, zoom };
}

function room(size: Size, edges: Edges): [number, number] {
  return [Math.max(1, size.wide - edges.left - edges.right), Math.max(1, size.high - edges.top - edges.bottom)];
}

/** Nearer or farther, while the point of the map at a place of the window stays there. */
export function zoomed(camera: Camera, size: Size, at: Point, factor: number, least: number): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, least), Math.max(NEAREST, least * LOOSE));
  const [x, y] = toMap(camera, size, at);
  return { x: x - (at[0] - size.wide / 2) / zoom, y: y - (at[1] - size.high / 2) / zoom, zoom };
}

/** Moved with the hand: the map follows the finger. */
export function dragged(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom };
}

/**
 * Never further past the edge of the map than `beyond` pixels; a map that is smaller than its room lies in the middle
 * of it.
 */
export function kept(camera: Camera, map: Box, size: Size, edges: Edges = BARE, beyond = 0): Camera {
  const { zoom } = camera;
  const more = beyond / zoom;
  const x = within(
    camera.x,
    map.left - more,
    map.right + more,
    size.wide / zoom,
    edges.left / zoom,
    edges.right / zoom,
  );
  const y = within(
    camera.y,
    map.top - more,
    map.bottom + more,
    size.high / zoom,
    edges.top / zoom,
    edges.bottom / zoom,
  );
  return { x, y, zoom };
}

function within(middle: number, low: number, high: number, seen: number, before: number, behind: number): number {
  const [least, most] = [low + seen / 2 - before, high - seen / 2 + behind];
  return least > most ? (least + most) / 2 : Math.min(Math.max(middle, least), most);
}

/** The smallest box around points of the map, with so much room around each. */
export function around(points: readonly Point[], room: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + room,
    bottom: Math.max(...ys) + room,
  };
}

/** How near one must be for a finger to tell the points apart: the two nearest are `apart` pixels from each other. */
export function tellingZoom(points: readonly Point[], apart: number): number {
  let least = Infinity;
  points.forEach(([x, y], at) => {
    for (const [ox, oy] of points.slice(at + 1)) least = Math.min(least, Math.hypot(ox - x, oy - y));
  });
  return apart / least;
}

/** A place of the window at which everything within `reach` can be seen, and nothing lies over it. */
export function isFree([x, y]: Point, reach: number, size: Size, over: readonly Box[]): boolean {
  if (x < reach || y < reach || x + reach > size.wide || y + reach > size.high) return false;
  return over.every(
    (box) => x + reach <= box.left || x - reach >= box.right || y + reach <= box.top || y - reach >= box.bottom,
  );
}

export type Way = 'left' | 'right' | 'up' | 'down';

/** In which direction from the middle of the window something lies that is not in sight. */
export function wayTo(camera: Camera, size: Size, point: Point): Way {
  const [x, y] = toWindow(camera, size, point);
  const [dx, dy] = [(x - size.wide / 2) / size.wide, (y - size.high / 2) / size.high];
  return Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down';
}
