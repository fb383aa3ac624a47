// Where the tokens lie on the map: an army stands in its region, and where two would lie over each other they are
// pushed apart. The Fellowship finds a place of its own beside the army that is with it.

import type { Point } from '../../../drawings/board/trace';
import { forces, groupsOf, type Force } from '../figures/figures';
import type { FellowshipStatus, WarView } from '../shape';
import { bearersAt, overStones } from './art/mordor';
import type { Box } from './camera';
import { isIn, MAP, placeOf } from './land';

export const STEP = 19; // from one figure of an army to the next, before it is scaled
const HIGH = 43; // of an army
export const RAISED = 1.5; // so much higher than the middle of its drawing is the middle of what is painted there
const RING = 50; // the Fellowship: twice as wide as a unit
const LEAST_RING = 42; // pixels
const GAP = 1.5; // pixels between two tokens
const ROUNDS = 60;
const FAR = 4; // pixels: a token that lies farther than this from its region's point is tied to it by a thread

/** How wide the base of an army is, before it is scaled. */
export const widthOf = (force: Force): number => groupsOf(force.army).length * STEP + 5;

export interface Token {
  key: string;
  region: string;
  x: number; // of its middle, in pixels of the sheet
  y: number;
  wide: number;
  high: number;
  firm?: boolean; // the others make room for it
}

export interface Lying extends Token {
  thread: Point | null; // where its region is, if it lies far from there
}

export const boxOf = ({ x, y, wide, high }: Token): Box => ({
  left: x - wide / 2,
  top: y - high / 2,
  right: x + wide / 2,
  bottom: y + high / 2,
});

export const keyOf = (force: Force): string => `${force.region} ${force.side}`;
export const BEARERS = 'fellowship';

/** Every token of a position, on a sheet of so many pixels for each unit of the map. */
export function tokensOf(view: WarView, zoom: number, size: number): Map<string, Lying> {
  const armies = forces(view).map((force): Token => armyToken(force, zoom, size));
  const ring = ringToken(view.fellowship, armies, zoom, size);
  const frame = { left: MAP.left * zoom, top: MAP.top * zoom, right: MAP.right * zoom, bottom: MAP.bottom * zoom };
  return new Map(
    pushedApart([ring, ...armies], frame).map((token) => {
      const stands = token.key === BEARERS ? bearersAt(view.fellowship) : placeOf(token.region);
      const [x, y] = stands.map((one) => one * zoom) as [number, number];
      const away = Math.max(Math.abs(token.x - x) - token.wide / 2, Math.abs(token.y - y) - token.high / 2);
      return [token.key, { ...token, thread: away > FAR ? [x, y] : null }];
    }),
  );
}

/** Two armies in one region stand side by side. */
function armyToken(force: Force, zoom: number, size: number): Token {
  const [x, y] = placeOf(force.region);
  const wide = widthOf(force) * size;
  const aside = !force.beside ? 0 : (force.side === 'free' ? -1 : 1) * ((wide + GAP) / 2);
  return {
    key: keyOf(force),
    region: force.region,
    x: x * zoom + aside,
    y: y * zoom - RAISED * size,
    wide: wide + (force.walled ? 8 * size : 0),
    high: (HIGH + (force.walled ? 5 : 0)) * size,
  };
}

/** Beside the armies that are in its region, and if it can be still in that region; in Mordor on its way there. */
function ringToken(fellowship: FellowshipStatus, armies: readonly Token[], zoom: number, size: number): Token {
  const { region, track } = fellowship;
  const wide = Math.max(LEAST_RING, RING * size);
  const stands = track < 0 ? placeOf(region) : overStones(track, wide / 2 / zoom, zoom);
  const [x, y] = stands.map((one) => one * zoom) as [number, number];
  const ring = { key: BEARERS, region, x, y, wide, high: wide, firm: true };
  const own = armies.filter((army) => army.region === region && track < 0).map(boxOf);
  if (!own.length) return ring;
  const [left, right] = [Math.min(...own.map((box) => box.left)), Math.max(...own.map((box) => box.right))];
  const [top, bottom] = [Math.min(...own.map((box) => box.top)), Math.max(...own.map((box) => box.bottom))];
  const half = wide / 2 + GAP;
  const places: Point[] = [
    [right + half, y],
    [left - half, y],
    [x, top - half],
    [x, bottom + half],
  ];
  const others = armies.filter((army) => army.region !== region).map(boxOf);
  const cost = ([px, py]: Point): number => {
    const box = boxOf({ ...ring, x: px, y: py });
    const strange = isIn(region, [px / zoom, py / zoom]) ? 0 : wide * wide * 0.3;
    return strange + others.reduce((sum, other) => sum + shared(box, other), 0);
  };
  const [bx, by] = places.reduce((best, place) => (cost(place) < cost(best) - 1 ? place : best));
  return { ...ring, x: bx, y: by };
}

/** The area that two boxes have in common. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** None over another, as near to where they were as that allows, and all inside the frame. */
export function pushedApart<T extends Token>(tokens: readonly T[], frame: Box): T[] {
  const lying = tokens.map((token) => ({ ...token }));
  const within = (token: Token): void => {
    token.x = Math.min(Math.max(token.x, frame.left + token.wide / 2), frame.right - token.wide / 2);
    token.y = Math.min(Math.max(token.y, frame.top + token.high / 2), frame.bottom - token.high / 2);
  };
  lying.forEach(within);
  for (let round = 0; round < ROUNDS; round++) {
    let pushed = false;
    lying.forEach((one, at) => {
      for (const other of lying.slice(at + 1)) pushed = push(one, other) || pushed;
    });
    lying.forEach(within);
    if (!pushed) break;
  }
  return lying;
}

/** Two that meet give way along the shorter way; was there anything to do? */
function push(one: Token, other: Token): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const x = (one.wide + other.wide) / 2 + GAP - Math.abs(dx);
  const y = (one.high + other.high) / 2 + GAP - Math.abs(dy);
  if (x <= 0.01 || y <= 0.01) return false;
  const share = one.firm ? 0.15 : other.firm ? 0.85 : 0.5; // of the way that the first one goes
  if (x <= y) {
    const way = dx < 0 ? -x : x;
    one.x -= way * share;
    other.x += way * (1 - share);
  } else {
    const way = dy < 0 ? -y : y;
    one.y -= way * share;
    other.y += way * (1 - share);
  }
  return true;
}
