// The results of this browser: bounded, ordered by the server's time, each table once, and movable.

import { expect, test } from 'vitest';
import { History, MOST, packed, resultsIn, unpacked, type Result } from '../src/lib/lobby/history';

const result = (table: string, more: Partial<Result> = {}): Result => ({
  table,
  game: 'mordor',
  story: 'basic',
  share: 1,
  at: 100,
  ...more,
});

function drawer(text = ''): { getItem: () => string; setItem: (key: string, value: string) => void } {
  let kept = text;
  return { getItem: () => kept, setItem: (_, value) => void (kept = value) };
}

test('each table counts once, the newest by the server first', () => {
  const history = new History(drawer());
  expect(history.add([result('a', { at: 5 }), result('b', { at: 9, share: 0 })])).toBe(true);
  expect(history.add([result('a', { at: 5 })])).toBe(true);
  expect(history.results.map(({ table }) => table)).toEqual(['b', 'a']);
  expect(history.best('mordor', 'basic')).toEqual({ played: 2, won: 1, best: 1 });
  expect(history.best('mordor', 'advanced')).toBeNull();
  expect(history.clear()).toBe(true);
  expect(history.results).toEqual([]);
});

test('of more than a thousand results the oldest are forgotten', () => {
  const history = new History(drawer());
  history.add(Array.from({ length: MOST + 5 }, (_, at) => result(`t${at}`, { at })));
  expect(history.results).toHaveLength(MOST);
  expect(history.results.at(-1)?.at).toBe(5);
});

test('a full or forbidden storage says so and breaks nothing', () => {
  const full = new History({
    ...drawer(),
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(full.add([result('a')])).toBe(false);
  expect(new History(null).add([result('a')])).toBe(false);
  expect(new History(null).results).toEqual([]);
});

test('what is no result is left out', () => {
  const odd = [3, null, {}, result('a'), { ...result('b'), share: 2 }, { ...result('c'), at: 'now' }];
  expect(resultsIn(JSON.stringify(odd))).toEqual([result('a')]);
  expect(resultsIn('{')).toEqual([]);
});

test('a thousand results fit into one transfer and come back', async () => {
  const many = Array.from({ length: MOST }, (_, at) =>
    result(Math.random().toString(36).slice(2, 12), { at: 1_800_000_000 + 977 * at, story: `chapter=${at % 18}` }),
  );
  const content = await packed(many);
  expect(content).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(content.length).toBeLessThanOrEqual(60_000);
  expect(await unpacked(content)).toHaveLength(MOST);
  expect(await unpacked('nothing packed')).toBeNull();
});
