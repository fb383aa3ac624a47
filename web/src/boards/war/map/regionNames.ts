// Where the names of the regions are written. A name has several places: the one that was drawn for it, and all around
// its settlement and its army. Letters never grow smaller than can be read. Where it is crowded, a name of less weight
// is left out; one that must be there takes the place where it lies over least.

import type { Point } from '../../../drawings/board/trace';
import type { Box } from './camera';
import { shared } from './tokens';

export interface Name {
  region: string;
  drawn: Point; // the middle of its upper edge, as it was drawn, in pixels
  ways: readonly (readonly string[])[]; // to break it into lines; the first is the best
  beside: readonly Box[]; // what it may stand next to: the settlement, the army
  weight: number; // whose name matters more is placed first
  must: boolean;
  own: (point: Point) => boolean; // is a point in its region?
}

export interface Written {
  x: number; // the middle of the upper edge
  y: number;
  lines: readonly string[];
}

export interface Ground {
  frame: Box; // no name lies past it
  over: readonly Box[]; // what lies over the map: nothing is written under it
  taken: readonly Box[]; // nothing may be written here
  soft: readonly Box[]; // nor here, if it can be helped
}

const LEADING = 1.02; // of the letters
const PAD = 3; // pixels at both sides
const NEXT = 2; // pixels between a name and what it stands next to

const NARROW = /[ijlft' ,.\-I]/g;
const BROAD = /[mwMWOÓGDN]/g;

/** Roughly how wide a line is, in heights of its letters; never too little. */
export function widthOf(line: string): number {
  const [narrow, broad] = [line.match(NARROW)?.length ?? 0, line.match(BROAD)?.length ?? 0];
  return (line.length - narrow - broad) * 0.53 + narrow * 0.33 + broad * 0.8;
}

export function sizeOf(lines: readonly string[], letters: number): { wide: number; high: number } {
  return {
    wide: Math.max(...lines.map(widthOf)) * letters + 2 * PAD,
    high: lines.length * letters * LEADING + 1,
  };
}

export function boxOf({ x, y, lines }: Written, letters: number): Box {
  const { wide, high } = sizeOf(lines, letters);
  return { left: x - wide / 2, top: y, right: x + wide / 2, bottom: y + high };
}

/** All places of a name, the best ones first. */
function placesOf(name: Name, letters: number): Written[] {
  const places: Written[] = [];
  for (const lines of name.ways) {
    const { wide, high } = sizeOf(lines, letters);
    places.push({ x: name.drawn[0], y: name.drawn[1], lines });
    for (const { left, top, right, bottom } of name.beside) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const [before, behind] = [left - wide / 2 - NEXT, right + wide / 2 + NEXT];
      const [above, below] = [top - high - NEXT, bottom + NEXT];
      const level = y - high / 2;
      const spots: Point[] = [
        [x, below],
        [x, above],
        [behind, level],
        [before, level],
        [right, below],
        [left, below],
        [right, above],
        [left, above],
        [behind, bottom - high],
        [before, bottom - high],
        [behind, top],
        [before, top],
      ];
      places.push(...spots.map(([px, py]) => ({ x: px, y: py, lines })));
    }
  }
  return places;
}

/** Where each name is written; one that has no place is not among them. */
export function written(names: readonly Name[], letters: number, ground: Ground): Map<string, Written> {
  const found = new Map<string, Written>();
  const placed: Box[] = []; // the boxes of the names so far
  const order = [...names].sort((one, other) => Number(other.must) - Number(one.must) || other.weight - one.weight);
  for (const name of order) {
    let [best, least] = [null as Written | null, Infinity];
    placesOf(name, letters).forEach((place, at) => {
      const cost = costOf(name, place, letters, placed, ground) + at * 0.01;
      if (cost < least) [best, least] = [place, cost];
    });
    if (!best) continue;
    found.set(name.region, best);
    placed.push(boxOf(best, letters));
  }
  return found;
}

const OVER_NAME = 90; // what a name that lies over another one costs, for the part of it that does
const OVER = 30; // or over an army
const OVER_SIGN = 3;
const STRANGE = 1.2; // in another region

function costOf(name: Name, place: Written, letters: number, placed: readonly Box[], ground: Ground): number {
  const box = boxOf(place, letters);
  const { frame } = ground;
  if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom)
    return Infinity;
  if (ground.over.some((other) => shared(box, other) > 0)) return Infinity;
  const area = (box.right - box.left) * (box.bottom - box.top);
  const part = (others: readonly Box[]): number => others.reduce((sum, other) => sum + shared(box, other), 0) / area;
  const over = part(placed) * OVER_NAME + part(ground.taken) * OVER;
  if (!name.must && over > 0) return Infinity;
  const strange = !name.own([place.x, (box.top + box.bottom) / 2]);
  if (!name.must && strange) return Infinity;
  return over + part(ground.soft) * OVER_SIGN + (strange ? STRANGE : 0);
}
