// The drawn land of the war: outlines of fields, the order of mountains, a drawing for every settlement, banners, the
// way through Mordor.

import { describe, expect, test } from 'vitest';
import { flagOf, poleOf } from '../src/boards/war/map/art/banners';
import { contour, crossings, distanceTo, insideOf } from '../src/boards/war/map/art/field';
import { kept } from '../src/boards/war/map/art/kept';
import { moved } from '../src/boards/war/map/art/masonry';
import { bearersAt, DOOM, overStones, STONES } from '../src/boards/war/map/art/mordor';
import { layersOf } from '../src/boards/war/map/art/mountains';
import { washes } from '../src/boards/war/map/art/nations';
import { sites } from '../src/boards/war/map/art/settlements';
import { strewn } from '../src/boards/war/map/art/terrain';
import { allFree, closeTo } from '../src/boards/war/map/aim';
import { climbing } from '../src/boards/war/map/climb';
import { CELLS, MAP, placeOf, regionAt, SPOTS } from '../src/boards/war/map/land';
import type { PartProps } from '../src/boards/war/boardProps';
import type { WarView } from '../src/boards/war/shape';
import { seen } from './war';

const SQUARE = [
  [100, 100],
  [200, 100],
  [200, 200],
  [100, 200],
  [100, 100],
];
const FRAME = { left: 50, top: 50, right: 250, bottom: 250 };
const place = (nation: string, settlement: string) => ({
  nation,
  settlement,
  fortification: false,
  points: 0,
  adjacent: [],
});
const built = (of: (region: string) => ReturnType<typeof place>): WarView['map'] =>
  Object.fromEntries(Object.keys(SPOTS).map((region) => [region, of(region)]));

describe('a field over the map', () => {
  test('tells how far a line is', () => {
    const far = distanceTo([SQUARE]);
    expect(far(150, 100)).toBeLessThan(3);
    expect(far(150, 150)).toBeGreaterThan(40);
  });
  test('tells inside from outside', () => {
    const within = insideOf([SQUARE]);
    expect([within(150, 150), within(220, 150), within(150, 60)]).toEqual([1, -1, -1]);
    expect(crossings(SQUARE, 150)).toEqual([100, 200]);
  });
  test('has an outline where it is above nought, and a hole where it is not', () => {
    const within = insideOf([SQUARE]);
    const far = distanceTo([SQUARE]);
    expect(contour(() => -1, FRAME)).toBe('');
    expect(contour(within, FRAME).match(/M/g)).toHaveLength(1);
    expect(contour((x, y) => (within(x, y) > 0 && far(x, y) < 20 ? 1 : -1), FRAME).match(/M/g)).toHaveLength(2);
  });
});

describe('the drawings', () => {
  test('a mountain that stands nearer is painted over the one behind, whatever order they come in', () => {
    const [near, behind] = [
      { x: 100, y: 110, high: 20 },
      { x: 104, y: 100, high: 20 },
    ];
    const layers = layersOf([near, behind]);
    expect(layers).toHaveLength(2);
    expect(layers).toEqual(layersOf([behind, near]));
    expect(layersOf([near, { ...behind, x: 400 }])).toHaveLength(1);
  });
  test('an outline is moved and scaled point by point', () => {
    expect(moved('M-1 0L2 -4.5Z', 10, 20, 2)).toBe('M8 20L14 11Z');
  });
  test('every settlement and fortification has a drawing, at the place of its sign', () => {
    const all = sites(built(() => place('north', 'town')));
    expect(all.map(({ region }) => region).sort()).toEqual(
      Object.keys(SPOTS)
        .filter((region) => SPOTS[region]?.icon)
        .sort(),
    );
    for (const { region, x, y } of all) expect({ x, y }).toEqual(SPOTS[region]?.icon);
  });
  test('a nation is washed along its borders only', () => {
    const drawn = washes((region) => (region === 'rivendell' || region === 'lorien' ? 'elves' : ''));
    expect(drawn.nations).toEqual([{ nation: 'elves', d: `${CELLS['lorien']}${CELLS['rivendell']}` }]);
    const rings = drawn.faded.map((d) => d.match(/M/g)?.length);
    expect(rings[0]).toBe(2); // one in each of the two regions
  });
  test('nothing is strewn over names, drawings and the way through Mordor', () => {
    const boxes = kept();
    const over = strewn(boxes).filter(({ x, y }) =>
      boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom),
    );
    expect(over).toEqual([]);
  });
});

describe('banners', () => {
  test('their shape tells the size of a place, their poles stand beside it', () => {
    const [town, city, stronghold] = ['town', 'city', 'stronghold'].map(flagOf);
    expect(new Set([town?.d, city?.d, stronghold?.d]).size).toBe(3);
    expect([town?.sign, city?.sign, stronghold?.sign].map((sign) => sign !== undefined)).toEqual([false, true, true]);
    const [x, foot, top] = poleOf({ region: 'moria', x: 100, y: 100, size: 1, drawing: {} });
    expect([x > 100, foot < 100, top < foot]).toEqual([true, true, true]);
  });
});

describe('the Mordor track', () => {
  const bearers = (track: number, region = 'minas_morgul') =>
    bearersAt({ region, track, progress: 0, hidden: true, corruption: 0, companions: [], guide: '' });

  test('the Ring-bearers stand in their region until they enter Mordor', () => {
    expect(bearers(-1)).toEqual(placeOf('minas_morgul'));
  });
  test('then they climb from stone to stone to the fire', () => {
    expect(STONES).toHaveLength(6);
    expect([0, 3, DOOM].map((step) => bearers(step))).toEqual([STONES[0], STONES[3], STONES[DOOM]]);
    for (const stone of STONES) expect(regionAt(stone)).toBe('gorgoroth');
  });
  const zooms = [0.24, 0.35, 0.5, 0.64, 0.93, 1.3, 2.4];
  const steps = zooms.flatMap((zoom) => STONES.map((_, step) => [step, zoom] as const));
  test.each(steps)('at step %i the ring hides no other number, at %f pixels a unit', (step, zoom) => {
    const radius = Math.max(42, 50 * zoom) / 2 / zoom;
    const [x, y] = overStones(step, radius, zoom);
    const hidden = STONES.slice(0, DOOM).filter(
      ([sx, sy], at) => at !== step && Math.hypot(sx - x, sy - y) < radius + 9.6 * 0.6,
    );
    expect(hidden).toEqual([]);
    if (zoom > 0.6) expect([x, y]).toEqual(STONES[step]);
  });
  describe('is shown from near', () => {
    const board = (track: number, things: readonly string[] | null, view: Partial<WarView> = {}) => {
      const position = seen(view);
      return {
        view: { ...position, fellowship: { ...position.fellowship, track } },
        ask: null,
        beat: things && { touched: new Set(things), lines: [], large: true },
      } as unknown as PartProps;
    };
    const hunted = { hunt: { ...seen().hunt, now: { why: 'mordor' } } } as unknown as Partial<WarView>;

    test('for each hunt there and each step, and for nothing else', () => {
      expect(climbing(board(2, ['hunt']))).toBe(true);
      expect(climbing(board(2, ['fellowship']))).toBe(true);
      expect(climbing(board(2, null, hunted))).toBe(true);
      expect(climbing(board(-1, ['hunt']))).toBe(false);
      expect(climbing(board(2, ['region:moria', 'hunt']))).toBe(false);
      expect(climbing(board(2, null))).toBe(false);
    });
    test('with the whole way in sight', () => {
      const window = {
        size: { wide: 1140, high: 740 },
        edges: { left: 360, top: 0, right: 0, bottom: 0 },
        over: [],
        reach: 20,
        clear: 0.5,
      };
      const camera = closeTo(STONES, 2.4, MAP, window);
      expect(camera.zoom).toBeGreaterThan(1.5);
      expect(allFree(STONES, camera, window)).toBe(true);
    });
  });
});
