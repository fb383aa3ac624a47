// What is laid out on the map of the war: tokens that make room for each other, and names in the room that is left.

import { describe, expect, test } from 'vitest';
import type { Box } from '../src/boards/war/map/camera';
import { placeOf, REGIONS, SPOTS } from '../src/boards/war/map/land';
import { outlineOf, whereBearersMayBe } from '../src/boards/war/map/bearers';
import { labelsOf } from '../src/boards/war/map/regionLabels';
import { boxOf, written, type Name } from '../src/boards/war/map/regionNames';
import { boxOf as tokenBox, pushedApart, shared, tokensOf, type Token } from '../src/boards/war/map/tokens';
import { seen } from './war';

const STRONGHOLDS = [
  'barad_dur',
  'dol_amroth',
  'dol_guldur',
  'erebor',
  'grey_havens',
  'helms_deep',
  'lorien',
  'minas_morgul',
  'minas_tirith',
  'morannon',
  'moria',
  'mount_gundabad',
  'orthanc',
  'rivendell',
  'umbar',
  'woodland_realm',
];
const CITIES = ['angmar', 'dale', 'edoras', 'far_harad', 'pelargir', 'the_shire'];

describe('tokens', () => {
  const frame = { left: 0, top: 0, right: 1000, bottom: 700 };
  const token = (key: string, x: number, y: number, more: Partial<Token> = {}): Token => ({
    key,
    region: key,
    x,
    y,
    wide: 40,
    high: 30,
    ...more,
  });
  const boxes = (tokens: readonly Token[]) => tokens.map(tokenBox);
  const overlaps = (tokens: readonly Token[]): number =>
    boxes(tokens).flatMap((one, at) =>
      boxes(tokens)
        .slice(at + 1)
        .filter((other) => shared(one, other) > 0),
    ).length;

  test('those that meet are pushed apart, a firm one least, and none leaves the map', () => {
    const near = [token('a', 100, 100), token('b', 110, 104), token('c', 125, 96), token('d', 2, 350)];
    expect(overlaps(near)).toBe(3);
    const lying = pushedApart(near, frame);
    expect(overlaps(lying)).toBe(0);
    expect(lying[3]).toMatchObject({ x: 20, y: 350 });
    expect(near[0]?.x).toBe(100);
    const [ring, army] = pushedApart([token('ring', 100, 100, { firm: true }), token('b', 110, 100)], frame);
    expect(100 - (ring?.x ?? 0)).toBeLessThan((army?.x ?? 0) - 110);
  });
  test.each([0.58, 0.634, 0.9, 1.3])('in a crowd no two lie over each other, at %f pixels a unit', (zoom) => {
    const army = { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 };
    const seats = REGIONS.filter((_, at) => at % 2 === 0);
    const standing = Object.fromEntries(
      seats.map((region) => [region, { free: army, shadow: {}, besieged: '', captured: false }]),
    );
    const view = { ...seen(), standing, fellowship: { ...seen().fellowship, region: seats[3] ?? '', track: -1 } };
    const lying = [...tokensOf(view, zoom, Math.max(0.8, zoom)).values()];
    expect(lying.length).toBe(seats.length + 1);
    expect(overlaps(lying)).toBe(0);
    for (const one of lying) {
      const [x, y] = placeOf(one.region).map((each) => each * zoom) as [number, number];
      expect(Math.hypot(one.x - x, one.y - y)).toBeLessThan(90);
      expect(one.thread === null || Math.hypot(one.x - x, one.y - y) > 4).toBe(true);
    }
  });
});

describe('names', () => {
  test('of names that would lie over each other the weightier is written', () => {
    const name = (region: string, x: number, weight: number, more: Partial<Name> = {}): Name => ({
      region,
      drawn: [x, 100],
      ways: [['Dolina', 'Anduiny']],
      beside: [],
      weight,
      must: false,
      own: () => true,
      ...more,
    });
    const ground = { frame: { left: -100, top: 0, right: 400, bottom: 300 }, over: [], taken: [], soft: [] };
    const names = [name('one', 0, 1), name('two', 20, 5), name('three', 200, 1)];
    expect([...written(names, 13, ground).keys()].sort()).toEqual(['three', 'two']);
    const army = { left: 190, top: 95, right: 210, bottom: 115 };
    expect([...written(names, 13, { ...ground, taken: [army] }).keys()]).toEqual(['two']);
    const beside = written([name('three', 200, 1, { beside: [army] })], 13, { ...ground, taken: [army] }).get('three');
    expect(beside && shared(boxOf(beside, 13), army)).toBe(0);
    const wall = { left: 0, top: 0, right: 400, bottom: 300 };
    expect(written([name('three', 200, 1, { must: true })], 13, { ...ground, taken: [wall] }).size).toBe(1);
    expect(written([name('three', 200, 1, { must: true })], 13, { ...ground, over: [wall] }).size).toBe(0);
    expect(written([name('three', 200, 1, { own: () => false })], 13, ground).size).toBe(0);
  });

  const settlement: Readonly<Record<string, string>> = {
    ...Object.fromEntries(STRONGHOLDS.map((region) => [region, 'stronghold'])),
    ...Object.fromEntries(CITIES.map((region) => [region, 'city'])),
  };
  const map = Object.fromEntries(
    REGIONS.map((region) => [
      region,
      { nation: '', settlement: settlement[region] ?? '', fortification: false, points: 0, adjacent: [] },
    ]),
  );
  const army = { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1, nazgul: 2 };
  const cases = [0.637, 0.93, 1.25, 1.9].flatMap((zoom) =>
    [0, 1, 2].flatMap((crowd) => (['pl', 'en'] as const).map((language) => [zoom, crowd, language] as const)),
  );
  const name = (region: string, language: 'pl' | 'en'): string =>
    (language === 'pl' ? SPOTS[region]?.label.lines : SPOTS[region]?.label.lines_en)?.join(' ') ?? '';

  test.each(cases)(
    'every stronghold and city is named, at %f pixels a unit, in crowd %i, in %s',
    (zoom, crowd, language) => {
      const seats = REGIONS.filter((_, at) => crowd && (at * 7) % 5 < crowd * 2);
      const standing = Object.fromEntries(
        seats.map((region) => [region, { free: army, shadow: {}, besieged: '', captured: false }]),
      );
      const view = { ...seen(), map, standing };
      const letters = Math.max(13, 11.5 * zoom);
      const tokens = [...tokensOf(view, zoom, Math.max(0.8, zoom * 1.04)).values()];
      const words = { language, noun: (id: string) => name(id.replace('region-', ''), language) };
      const found = labelsOf(view, words, { zoom, letters, tokens, over: [] }, () => false);
      const main = Object.keys(settlement);
      expect(main.filter((region) => !found.has(region))).toEqual([]);
      const boxes = main.map((region) => boxOf(found.get(region)!, letters));
      const part = (box: Box, others: readonly Box[]): number =>
        others.reduce((sum, other) => sum + shared(box, other), 0) / ((box.right - box.left) * (box.bottom - box.top));
      expect(boxes.filter((box, at) => part(box, boxes.toSpliced(at, 1)) > 0)).toEqual([]);
      expect(boxes.filter((box) => part(box, tokens.map(tokenBox)) > 0.2)).toEqual([]);
    },
  );
});

describe('the Fellowship', () => {
  const view = seen();
  const at = (progress: number, track = -1) =>
    whereBearersMayBe({ ...view, fellowship: { ...view.fellowship, region: 'hollin', progress, track } });

  test('it may be so many steps away as it has come unseen, and a line goes around that', () => {
    expect([...at(0)]).toEqual([]);
    expect([...at(2, 1)]).toEqual([]);
    expect([...at(1)].sort()).toEqual(['hollin', 'moria']);
    expect([...at(2)].sort()).toEqual(['dimrill_dale', 'hollin', 'moria']);
    expect(outlineOf(at(0))).toBe('');
    expect(outlineOf(at(1))).toContain('M');
    expect(outlineOf(new Set(REGIONS))).toBe('');
  });
});
