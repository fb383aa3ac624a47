// How a table is set: the first time, as last time, and what differs from the book.

import table from '../../docs/solve.md?raw';
import { describe, expect, test } from 'vitest';
import { levelOf, winsOf } from '../src/boards/fellowship/difficulty';
import { withGame } from '../src/lib/lobby/results';
import { storyOf } from '../src/lib/lobby/story';
import { differing, firstSetup, isPractice, setupFor, tableWish } from '../src/lib/lobby/tableSetup';
import type { Game } from '../src/lib/connection/wire';

const option = (name: string, ...values: (string | number)[]): Game['options'][number] => ({
  name,
  values,
  rule: 'MOR-1',
  free: false,
  file: false,
});
const MORDOR: Game = {
  name: 'mordor',
  title: { pl: '', en: '' },
  about: { pl: '', en: '' },
  cooperative: false,
  sides: 0,
  secrets: false,
  version: 1,
  options: [option('players', 2, 3), option('side', 'basic', 'advanced'), option('arrival', 'finish', 'instant')],
  seats: { 2: ['frodo', 'sam'], 3: ['frodo', 'sam', 'merry'] },
  bots: ['random', 'turn'],
  stars: { random: 1, turn: 3 },
  lessons: [],
  puzzles: 0,
};
const story = storyOf('mordor');

describe('a table', () => {
  test('has bots the first time', () => {
    const setup = firstSetup(MORDOR, story);
    expect(setup.rows.map((row) => row.sitter)).toEqual(['me', 'bot:turn', 'bot:turn']);
    expect(tableWish(MORDOR, setup, 'Gość 7')).toMatchObject({
      game: 'mordor',
      options: { players: 3 },
      seats: [{ kind: 'me', name: 'Gość 7' }, { bot: 'turn' }, { bot: 'turn' }],
      practice: true,
    });
  });

  test('is set as last time, unless the game has changed since', () => {
    const kept = { ...firstSetup(MORDOR, story), options: { side: 'advanced' } };
    expect(setupFor(MORDOR, story, kept)).toBe(kept);
    expect(setupFor(MORDOR, story, { ...kept, options: { side: 'third' } }).options).toEqual({});
    expect(setupFor({ ...MORDOR, bots: ['random'] }, story, kept).options).toEqual({});
    expect(setupFor(MORDOR, story, { ...kept, players: '9' }).options).toEqual({});
  });

  test('is for practice where one person sits with bots, unless they choose otherwise', () => {
    const setup = firstSetup(MORDOR, story);
    const [first, ...others] = setup.rows;
    const open = { ...setup, rows: [first!, ...others.map((row) => ({ ...row, sitter: 'open' as const }))] };
    expect([isPractice(setup), isPractice(open)]).toEqual([true, false]);
    expect(isPractice({ ...setup, practice: false })).toBe(false);
  });

  test('counts the rules of the house that differ, but not the story', () => {
    expect(differing(MORDOR, story, {})).toBe(0);
    expect(differing(MORDOR, story, { side: 'advanced', arrival: 'finish', players: 2 })).toBe(0);
    expect(differing(MORDOR, story, { side: 'advanced', arrival: 'instant' })).toBe(1);
  });
});

test('a result counts games, victories and the best share', () => {
  const first = withGame(null, 0.5);
  expect(first).toEqual({ played: 1, won: 0, best: 0.5 });
  expect(withGame(first, 1)).toEqual({ played: 2, won: 1, best: 1 });
});

test('the difficulty of a chapter is that of the table in the docs', () => {
  const rows = table.matchAll(/^\| (\d+) \| (\d) \|.*\| (\d+)% \([^|]*\|$/gm);
  const found = [...rows];
  expect(found).toHaveLength(72);
  for (const [, chapter, players, wins] of found) expect(winsOf(chapter!, players!)).toBe(Number(wins));
  expect([levelOf('1', '4'), levelOf('2', '4'), levelOf('16', '4')]).toEqual([1, 2, 3]);
});
