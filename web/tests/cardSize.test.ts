// Cards of the plain board: all in sight, none too small for a thumb.

import { expect, test } from 'vitest';
import { cards, GAP } from '../src/lib/layout/cardSize';

const ROOMS = [
  [366, 540],
  [820, 240],
  [660, 220],
  [1342, 480],
  [3400, 1700],
] as const;

test.each(ROOMS)('all fit into %i by %i', (wide, high) => {
  for (const count of [1, 3, 8, 13, 24]) {
    const card = cards(count, wide, high, 1);
    const columns = Math.floor((wide + GAP) / (card.wide + GAP));
    expect(Math.ceil(count / columns) * (card.high + GAP) - GAP).toBeLessThanOrEqual(high);
    expect(Math.min(card.wide, card.high)).toBeGreaterThanOrEqual(44);
  }
});

test('few are as large as cards, more than fit are slips', () => {
  expect(cards(3, 1342, 480, 1)).toEqual({ wide: 112, high: 158 });
  expect(cards(3, 3400, 1700, 2)).toEqual({ wide: 224, high: 316 });
  expect(cards(400, 366, 540, 1)).toEqual({ wide: 84, high: 44 });
});
