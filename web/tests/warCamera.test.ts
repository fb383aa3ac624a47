// The board of the war: from where the map is seen, and where it looks.

import { describe, expect, test } from 'vitest';
import { aimed, allFree, arrowsAt, beside, home, type Window } from '../src/boards/war/map/aim';
import {
  around,
  BARE,
  centred,
  dragged,
  fitted,
  isFree,
  kept,
  tellingZoom,
  toMap,
  toWindow,
  wayTo,
  zoomed,
  type Camera,
} from '../src/boards/war/map/camera';
import { MAP, placeOf, REGIONS } from '../src/boards/war/map/land';

const DESK = { wide: 1140, high: 740 };
const PHONE = { wide: 390, high: 440 };

describe('the camera', () => {
  const camera: Camera = { x: 800, y: 500, zoom: 0.8 };

  test('a place of the window is a place of the map, there and back', () => {
    const [x, y] = toMap(camera, DESK, toWindow(camera, DESK, [123, 456]));
    expect([x, y].map(Math.round)).toEqual([123, 456]);
  });
  test('nearer and farther the point under the finger stays there', () => {
    for (const factor of [0.9, 1.3, 2]) {
      const next = zoomed(camera, DESK, [200, 90], factor, 0.1);
      expect(next.zoom).toBeCloseTo(0.8 * factor);
      expect(toMap(next, DESK, [200, 90]).map((one) => one.toFixed(3))).toEqual(
        toMap(camera, DESK, [200, 90]).map((one) => one.toFixed(3)),
      );
    }
  });
  test('it comes no nearer than it may, and no farther than the whole map', () => {
    expect(zoomed(camera, DESK, [0, 0], 100, 0.5).zoom).toBe(3);
    expect(zoomed(camera, DESK, [0, 0], 0.01, 0.5).zoom).toBe(0.5);
  });
  test('the map follows the finger', () => {
    const next = dragged(camera, 80, -40);
    expect(toWindow(next, DESK, [800, 500])).toEqual([DESK.wide / 2 + 80, DESK.high / 2 - 40]);
  });
  test('a box fits into what the edges leave', () => {
    const edges = { ...BARE, left: 300, bottom: 100 };
    const box = { left: 400, top: 200, right: 900, bottom: 500 };
    const next = fitted(box, DESK, edges);
    const [[left, top], [right, bottom]] = [toWindow(next, DESK, [400, 200]), toWindow(next, DESK, [900, 500])];
    expect([left >= 299.9, top >= -0.1, right <= DESK.wide + 0.1, bottom <= DESK.high - 99.9]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(Math.round(toWindow(next, DESK, [650, 350])[0])).toBe(300 + (DESK.wide - 300) / 2);
  });
  test('it never leaves the map, and a small map lies in the middle', () => {
    expect(kept({ x: -500, y: 5000, zoom: 1 }, MAP, DESK)).toEqual({
      x: MAP.left + DESK.wide / 2,
      y: MAP.bottom - DESK.high / 2,
      zoom: 1,
    });
    expect(kept({ x: 0, y: 0, zoom: 0.2 }, MAP, DESK)).toEqual({
      x: (MAP.left + MAP.right) / 2,
      y: (MAP.top + MAP.bottom) / 2,
      zoom: 0.2,
    });
  });
  test('what lies over the map, or past its edge, is not free', () => {
    const over = [{ left: 0, top: 0, right: 100, bottom: 100 }];
    expect([
      isFree([300, 300], 22, DESK, over),
      isFree([110, 90], 22, DESK, over),
      isFree([10, 300], 22, DESK, over),
      isFree([124, 90], 22, DESK, over),
    ]).toEqual([true, false, false, true]);
  });
  test('points are told apart from near enough, and the way to the others is known', () => {
    expect(
      tellingZoom(
        [
          [0, 0],
          [50, 0],
          [500, 500],
        ],
        40,
      ),
    ).toBeCloseTo(0.8);
    const at = { x: 800, y: 550, zoom: 1 };
    expect([
      wayTo(at, PHONE, [100, 560]),
      wayTo(at, PHONE, [1500, 500]),
      wayTo(at, PHONE, [810, 20]),
      wayTo(at, PHONE, [790, 1080]),
    ]).toEqual(['left', 'right', 'up', 'down']);
    expect(
      around(
        [
          [10, 20],
          [40, 5],
        ],
        5,
      ),
    ).toEqual({ left: 5, top: 0, right: 45, bottom: 25 });
  });
});

describe('aiming', () => {
  const desk: Window = { size: DESK, edges: BARE, over: [], reach: 20, clear: 0.5 };
  const phone: Window = { size: PHONE, edges: BARE, over: [], reach: 22, clear: 0.62 };
  const places = (...regions: string[]) => regions.map(placeOf);

  test('where the whole map shows it all, nothing moves', () => {
    expect(aimed(places('moria', 'gorgoroth', 'the_shire'), null, MAP, desk)).toBeNull();
    expect(aimed([], { x: 700, y: 500, zoom: 1 }, MAP, desk)).toEqual({ x: 700, y: 500, zoom: 1 });
  });
  test('on a phone it comes near enough for a thumb, and all of few are in sight', () => {
    const points = places('osgiliath', 'minas_tirith', 'north_ithilien', 'south_ithilien');
    const found = aimed(points, null, MAP, phone) as Camera;
    expect(found.zoom).toBeGreaterThan(0.5);
    expect(allFree(points, found, phone)).toBe(true);
  });
  test('of many that lie far apart some are in sight, and no two under one thumb', () => {
    const points = places(...REGIONS);
    const found = aimed(points, null, MAP, phone) as Camera;
    expect(found.zoom).toBeCloseTo(0.62);
    expect(points.filter((point) => allFree([point], found, phone)).length).toBeGreaterThan(8);
  });
  test('past a panel', () => {
    const window: Window = {
      ...phone,
      edges: { ...BARE, bottom: 220 },
      over: [{ left: 0, top: 220, right: 390, bottom: 440 }],
    };
    const points = places('umbar', 'near_harad');
    expect(allFree(points, aimed(points, null, MAP, window) as Camera, window)).toBe(true);
  });
  test('what is in sight by hand stays so', () => {
    const from = centred(placeOf('moria'), 1.6);
    expect(aimed(places('moria'), from, MAP, desk)).toEqual(kept(from, MAP, DESK, BARE, desk.reach));
    expect(home(MAP, desk).zoom).toBeCloseTo(Math.min((DESK.wide - 6) / 1580, (DESK.high - 6) / 1080));
  });
  test.each([desk, phone, { ...desk, size: { wide: 980, high: 598 } }])(
    'even at the edge of the map everything can be brought into board',
    (window) => {
      for (const point of places('erebor', 'arnor', 'umbar', 'far_harad', 'forlindon')) {
        const found = aimed([point], null, MAP, window) ?? home(MAP, window);
        expect(allFree([point], found, window)).toBe(true);
      }
    },
  );
  test.each([
    { ...phone, over: [{ left: 0, top: 0, right: 104, bottom: 122 }] },
    {
      ...phone,
      size: { wide: 390, high: 460 },
      edges: { ...BARE, bottom: 150 },
      over: [
        { left: 0, top: 0, right: 104, bottom: 122 },
        { left: 0, top: 310, right: 390, bottom: 460 },
      ],
    },
    { ...desk, over: [{ left: 0, top: 0, right: 104, bottom: 122 }] },
  ])('an arrow leads to where its region lies beside all arrows, at the edge of the map too', (window) => {
    const past = { ...window, over: [...window.over, ...arrowsAt(window)] };
    const lost = REGIONS.filter(
      (region) =>
        !allFree(
          [placeOf(region)],
          beside(placeOf(region), Math.max(window.clear, home(MAP, window).zoom) * 1.2, MAP, window),
          past,
        ),
    );
    expect(lost).toEqual([]);
  });
});
