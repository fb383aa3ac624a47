// The road of doom: where its spaces and figures lie on sheets of every size.

import { describe, expect, test } from 'vitest';
import { distance } from '../src/drawings/board/trace';
import { abreast, apart, climb, road } from '../src/boards/doom/map/road';
import { ENDS } from './doom';

describe('the road', () => {
  const lengths = [ENDS, [2, 4, 6, 8, 10, 12], [20, 40, 60, 80, 100, 120], [2, 22, 24, 44, 46, 66]];
  const SHEETS = [
    [378, 430],
    [378, 300],
    [730, 250],
    [560, 190],
    [650, 270],
    [910, 330],
    [1060, 560],
    [2300, 1300],
  ] as const;
  test.each(SHEETS)('lies on a sheet of %i by %i, one spot for every space', (wide, tall) => {
    for (const ends of lengths) {
      const { spots, parts, high, round, radius } = road(wide, tall, ends);
      expect(high).toBe(tall);
      expect(spots.length).toBe((ends.at(-1) ?? 0) + 1);
      expect(parts.length).toBe(ends.length);
      for (const [x, y] of spots) {
        expect(x).toBeGreaterThanOrEqual(round);
        expect(x).toBeLessThanOrEqual(wide - round);
        expect(y).toBeGreaterThanOrEqual(round);
        expect(y).toBeLessThanOrEqual(tall - round);
      }
      for (let at = 1; at < spots.length; at++)
        expect(distance(spots[at - 1]!, spots[at]!)).toBeGreaterThan(radius * 1.6);
    }
  });

  test('goes to and fro in rows: two stages in each, on a phone one', () => {
    const rows = (wide: number, tall: number): number[] =>
      ENDS.map((end) => Math.round(road(wide, tall, ENDS).spots[end]![1] / 20));
    expect(new Set(rows(910, 330)).size).toBe(3);
    expect(road(910, 330, ENDS).slim).toBe(false);
    expect(new Set(rows(378, 430)).size).toBe(6);
    expect(road(378, 430, ENDS).slim).toBe(true);
  });

  test('is drawn larger where there is more room', () => {
    const units = [road(650, 270, ENDS), road(910, 330, ENDS), road(1060, 560, ENDS), road(2300, 1300, ENDS)].map(
      ({ unit }) => unit,
    );
    expect([...units].sort((one, other) => one - other)).toEqual(units);
    expect(units.at(-1)).toBeGreaterThan(2);
  });

  test('spaces of a row lie evenly', () => {
    const { spots } = road(910, 330, ENDS);
    const steps = spots.slice(1, 17).map((spot, at) => distance(spots[at]!, spot));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(2);
  });

  test('the waiting area lies left of Minas Morgul and on the sheet', () => {
    const wide = road(910, 330, ENDS);
    expect(wide.waiting[0]).toBeLessThan(wide.spots[40]![0]);
    for (const { waiting, high } of [wide, road(378, 430, ENDS)]) {
      expect(waiting[0]).toBeGreaterThan(60);
      expect(waiting[1]).toBeLessThan(high);
    }
  });

  test('figures that are to be picked do not stand in each other’s way', () => {
    const feet = apart(
      [
        [30, 50],
        [40, 50],
        [60, 50],
        [60, 200],
      ],
      38,
      400,
    );
    expect(feet[3]).toEqual([60, 200]);
    const row = feet
      .slice(0, 3)
      .map(([x]) => x)
      .sort((one, other) => one - other);
    expect(row[0]).toBeGreaterThanOrEqual(19);
    expect(row[1]! - row[0]!).toBeGreaterThan(37);
    expect(row[2]! - row[1]!).toBeGreaterThan(37);
  });

  test('figures on one space stand side by side around its middle', () => {
    expect(abreast(1, 20)).toEqual([0]);
    expect(abreast(3, 20)).toEqual([-20, 0, 20]);
  });

  test('the last stage climbs with every step', () => {
    const steps = climb(900, 340, 8);
    expect(steps.length).toBe(9);
    for (let at = 1; at < steps.length; at++) expect(steps[at]![0]).toBeGreaterThan(steps[at - 1]![0]);
    expect(steps.at(-1)![1]).toBeLessThan(steps[0]![1] / 2);
  });
});
