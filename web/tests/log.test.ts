// The log as it is read: equal lines in a row are one.

import { expect, test } from 'vitest';
import { lineGroups } from '../src/lib/table/lineGroups';
import type { Entry } from '../src/lib/connection/wire';

const entry = (key: string, rule = ''): Entry => ({ key, rule, facts: {} });
const counted = (lines: Entry[], fresh: number, together = true): [string, number, number][] =>
  lineGroups(lines, fresh, together, ({ key }) => key).map(({ text, number, times }) => [text, number, times]);

test('equal lines in a row are one line with a count, at the place of the first', () => {
  const lines = ['a', 'b', 'b', 'b', 'a'].map((key) => entry(key));
  expect(counted(lines, 5)).toEqual([
    ['a', 0, 1],
    ['b', 1, 3],
    ['a', 4, 1],
  ]);
});

test('a new line is not counted with older ones, and one of another rule is another line', () => {
  expect(counted([entry('b'), entry('b')], 1)).toEqual([
    ['b', 0, 1],
    ['b', 1, 1],
  ]);
  expect(counted([entry('b', 'WAR-1.1'), entry('b', 'WAR-1.2')], 2)).toHaveLength(2);
});

test('where each line is a moment to jump to, each stands alone', () => {
  expect(counted([entry('b'), entry('b')], 2, false)).toHaveLength(2);
});
