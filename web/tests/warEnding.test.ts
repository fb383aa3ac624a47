// What decided a game of the war that is over.

import { describe, expect, test } from 'vitest';
import { bothHadEnough, howOf, lostBy, takenBy } from '../src/boards/war/end/ending';
import type { WarView } from '../src/boards/war/shape';
import { seen } from './war';

const place = (nation: string, points: number) => ({
  nation,
  settlement: 'city',
  fortification: false,
  points,
  adjacent: [],
});
const map = {
  edoras: place('rohan', 1),
  minas_tirith: place('gondor', 2),
  folde: place('rohan', 0),
  moria: place('sauron', 2),
};
const held = (captured: boolean) => ({ free: {}, shadow: {}, besieged: '', captured });
const ended = (more: Partial<WarView>): WarView => ({ ...seen(), map, ...more });

describe('the end', () => {
  test('is known by its name', () => {
    expect(howOf('destroyed')).toBe('destroyed');
    expect([howOf(''), howOf('draw')]).toEqual([null, null]);
  });
  test('the captured settlements that count, the most valuable first', () => {
    const view = ended({
      standing: { edoras: held(true), minas_tirith: held(true), folde: held(true), moria: held(false) },
    });
    expect(takenBy(view, 'shadow')).toEqual([
      { region: 'minas_tirith', points: 2 },
      { region: 'edoras', points: 1 },
    ]);
    expect(takenBy(view, 'free')).toEqual([]);
  });
  test('what each side has lost for good', () => {
    expect(lostBy(ended({ lost: { 'rohan-elite': 2, 'gondor-leader': 1, nazgul: 1 } }))).toEqual({
      free: 3,
      shadow: 1,
    });
  });
  test('that both had enough points', () => {
    const both = { free: 4, shadow: 10 };
    expect(bothHadEnough(ended({ over: 'shadow_military', points: both }))).toBe(true);
    expect(bothHadEnough(ended({ over: 'shadow_military', points: { ...both, free: 3 } }))).toBe(false);
    expect(bothHadEnough(ended({ over: 'corrupted', points: both }))).toBe(false);
  });
});
