// Hosts as silhouettes: figures side by side, each a little different, on uneven ground.

import { grain } from '../../../drawings/board/seed';
import { FIGURE } from '../signs';

export interface Standing {
  d: string;
  x: number;
  y: number; // of its feet
  size: number;
  flipped: boolean;
}

export interface Host {
  seed: string;
  kinds: readonly string[]; // of FIGURE, the commoner ones more than once
  from: number;
  to: number;
  apart: number;
  ground: (x: number) => number;
  size: number;
  flipped?: boolean; // they look to the left
}

export function host({ seed, kinds, from, to, apart, ground, size, flipped = false }: Host): Standing[] {
  const next = grain(seed);
  const found: Standing[] = [];
  for (let x = from; x < to; x += apart * (0.7 + next() * 0.6)) {
    const kind = kinds[Math.floor(next() * kinds.length)] ?? 'regular';
    found.push({ d: FIGURE[kind] ?? '', x, y: ground(x) + next() * 4, size: size * (0.88 + next() * 0.24), flipped });
  }
  return found;
}

/** Where it is put in the picture; a figure is 24 wide and 28 high. */
export const placed = ({ x, y, size, flipped }: Standing): string =>
  `translate(${x.toFixed(1)} ${(y - 28 * size).toFixed(1)}) ` +
  `scale(${(flipped ? -size : size).toFixed(2)} ${size.toFixed(2)})`;

/** A banner on its pole, its foot in (0, 0). */
export const BANNER = {
  pole: 'M-1.4 0L-1 -96L1 -96L1.4 0Z',
  cloth: 'M1 -94C16 -100 26 -88 44 -93L38 -74L44 -56C26 -50 16 -62 1 -57Z',
} as const;
