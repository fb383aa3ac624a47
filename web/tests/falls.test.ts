// The largest falls of the own chance, as the review names them.

import { expect, test } from 'vitest';
import { falls } from '../src/lib/playback/falls';

const CHANCES = [
  { n: 0, frodo: 0.5, sam: 0.5 },
  { n: 10, frodo: 0.3, sam: 0.7 },
  { n: 20, frodo: 0.27, sam: 0.73 },
  { n: 30, frodo: 0.6, sam: 0.4 },
  { n: 40, frodo: 0.1, sam: 0.9 },
  { n: 50, frodo: 0, sam: 1 },
];
const span = (seats: string[], most = 3) => falls(CHANCES, seats, most).map(({ seat, from, to }) => [seat, from, to]);

test('the largest come first, and what is small is left out', () => {
  expect(span(['frodo'])).toEqual([
    ['frodo', 30, 40],
    ['frodo', 0, 10],
    ['frodo', 40, 50],
  ]);
  expect(span(['frodo'], 1)).toEqual([['frodo', 30, 40]]);
  expect(falls(CHANCES, ['frodo'], 1)[0]).toMatchObject({ before: 60, after: 10 });
});
test('of several own seats the one that lost most is named', () => {
  expect(span(['frodo', 'sam'])).toEqual([
    ['frodo', 30, 40],
    ['sam', 20, 30],
    ['frodo', 0, 10],
  ]);
});
test('nothing is named where nothing fell, or nobody sat', () => {
  expect(falls(CHANCES.slice(0, 1), ['frodo'], 3)).toEqual([]);
  expect(falls(CHANCES, [], 3)).toEqual([]);
});
test('a round that begins after the end of another one is no fall', () => {
  const rounds = [
    { n: 0, frodo: 0.5 },
    { n: 10, frodo: 1 },
    { n: 12, frodo: 0.4 },
    { n: 20, frodo: 0 },
  ];
  const found = falls(rounds, ['frodo'], 3, [10, 20]);
  expect(found.map(({ from, to }) => [from, to])).toEqual([[12, 20]]);
});
