// Which names are written on the map: letters never grow smaller than can be read, so where it is crowded some are left
// out.

import type { Box } from './camera';

export interface Name {
  region: string;
  x: number; // of its middle, in pixels
  y: number; // of its top
  lines: readonly string[];
  weight: number; // whose name matters more stays
}

const LETTER = 0.5; // of its height is a letter wide
const LEADING = 1.02;

export function boxOf(name: Name, size: number): Box {
  const half = (Math.max(...name.lines.map((line) => line.length)) * size * LETTER) / 2;
  return {
    left: name.x - half,
    top: name.y,
    right: name.x + half,
    bottom: name.y + name.lines.length * size * LEADING,
  };
}

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The names that can stand beside each other, and beside what is there already; heavier ones first. */
export function readable(names: readonly Name[], size: number, taken: readonly Box[]): Set<string> {
  const boxes = [...taken];
  const found = new Set<string>();
  for (const name of [...names].sort((one, other) => other.weight - one.weight)) {
    const box = boxOf(name, size);
    if (boxes.some((other) => meet(box, other))) continue;
    boxes.push(box);
    found.add(name.region);
  }
  return found;
}
