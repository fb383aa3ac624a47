// Banners, and the fire in a place that was taken.

import type { Site } from './settlements';

export interface Flag {
  d: string; // from the top of its pole
  sign?: { x: number; y: number; size: number };
}

/** A town has a pennant, a city a square, a stronghold a flag with two tails. */
const FLAGS: Readonly<Record<string, Flag>> = {
  town: { d: 'M0 0.6C4 -0.6 6 2 10 2.6C6 4 4 5.6 0 6.6Z' },
  city: { d: 'M0 0C4 -1.4 7 1.2 11 0L11 10C7 11.2 4 8.6 0 10Z', sign: { x: 1.6, y: 1.1, size: 7.8 } },
  stronghold: {
    d: 'M0 0C5 -1.8 9 1.4 15.4 0L12.4 5.6L15.4 11.4C9 12.8 5 9.6 0 11.4Z',
    sign: { x: 1.6, y: 1.2, size: 9.2 },
  },
};

export const flagOf = (settlement: string): Flag => FLAGS[settlement] ?? { d: '' };

/** Where its pole stands and ends: x, foot, top. */
export function poleOf({ x, y, size }: Site): readonly [number, number, number] {
  return [x + 19 * size, y - 3, y - (size < 0.9 ? 26 : 38) * size];
}

export const FLAMES = {
  outer:
    'M-14 0C-18 -6 -14 -9 -14 -14C-10 -12 -9 -8 -8 -6C-7 -13 -3 -14 -3 -22C2 -18 3 -12 2 -7C5 -9 6 -13 6 -16' +
    'C10 -13 10 -9 10 -6C12 -8 13 -10 13 -12C17 -8 17 -3 14 0Z',
  inner:
    'M-12 0C-14 -4 -12 -6 -12 -9C-9 -7 -8 -5 -8 -2C-5 -6 -2 -9 -2 -14C1 -11 1 -6 1 -2C4 -5 6 -7 7 -10C9 -7 9 -4 9 -2' +
    'C11 -4 12 -5 13 -7C14 -4 14 -2 12 0Z',
} as const;

export const SMOKE =
  'M-10 -14C-16 -20 -6 -25 -12 -32C-16 -38 -9 -42 -11 -47M-1 -22C-7 -28 4 -33 -2 -40C-6 -46 2 -50 0 -56' +
  'M9 -16C3 -22 13 -27 8 -34C4 -40 11 -43 9 -49';
