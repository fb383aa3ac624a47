// The board of mordor: how it lies in a room, where the way runs, what a moment is about.

import { describe, expect, test } from 'vitest';
import { large, silent, touched, turns } from '../src/boards/mordor/beats';
import { plan } from '../src/boards/mordor/layout';
import { trail } from '../src/boards/mordor/trail';
import { over, struck, threats } from '../src/boards/mordor/view';
import type { MordorView, SheetView } from '../src/boards/mordor/shape';

const ROOMS = {
  phone: [390, 610],
  side: [844, 295],
  zoom: [683, 270],
  tablet: [768, 900],
  small: [1024, 620],
  desk: [1366, 640],
  hall: [3420, 2010],
} as const;
const NAMES = {
  pl: [
    'Bag End',
    'Rivendell',
    'Moria',
    'Lothlórien',
    'Rohan',
    'Helmowy Jar',
    'Gondor',
    'Minas Tirith',
    'Kryjówka Szeloby',
    'Mordor',
  ],
  en: [
    'Bag End',
    'Rivendell',
    'Moria',
    'Lothlórien',
    'Rohan',
    "Helm's Deep",
    'Gondor',
    'Minas Tirith',
    "Shelob's Lair",
    'Mordor',
  ],
};

function laid(room: keyof typeof ROOMS, sheets = 4, own = true, advanced = true) {
  const [wide, high] = ROOMS[room];
  return plan({ wide, high, sheets, own, advanced });
}

describe('the plan', () => {
  test('has a shape for every room', () => {
    const shapes = Object.keys(ROOMS).map((room) => laid(room as keyof typeof ROOMS).shape);
    expect(shapes).toEqual(['tall', 'low', 'low', 'tall', 'wide', 'wide', 'wide']);
  });

  test('leaves room for the strips below the dice, be the window ever so low', () => {
    for (const high of [225, 242, 270, 295, 340]) {
      const { die, tight } = plan({ wide: 844, high, sheets: 4, own: true, advanced: true });
      expect(die * 2 + (tight ? 132 : 159)).toBeLessThanOrEqual(high);
    }
  });

  test('gives rivals whole sheets where there is room, else strips', () => {
    expect((['phone', 'side', 'zoom'] as const).map((room) => laid(room, 2, true, false).whole)).toEqual([
      false,
      false,
      false,
    ]);
    expect((['tablet', 'small', 'desk', 'hall'] as const).map((room) => laid(room).whole)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('a die is never too small for a thumb, five lie side by side, and all grow with the room', () => {
    for (const room of Object.keys(ROOMS) as (keyof typeof ROOMS)[]) {
      const { shape, die } = laid(room);
      const row = { tall: 1, wide: 0.5, low: 0.5 }[shape] * ROOMS[room][0];
      expect(die).toBeGreaterThanOrEqual(44);
      expect(die * 5).toBeLessThan(row);
    }
    expect(laid('hall').die).toBeGreaterThan(laid('desk').die * 1.8);
    expect(laid('hall').unit).toBeLessThanOrEqual(2.2);
  });
});

describe('the way', () => {
  const SIZES = [
    [354, 215],
    [354, 155],
    [480, 190],
    [360, 165],
    [420, 62],
    [780, 320],
    [500, 400],
    [1900, 1100],
    [240, 60],
  ] as const;

  test.each(SIZES)('fits into %i by %i, circles apart', (wide, high) => {
    for (const [names, font] of [
      [NAMES.pl, 13],
      [NAMES.en, 14],
      [NAMES.pl, 0],
      [NAMES.en, 28],
    ] as const) {
      const { radius, stops } = trail({ wide, high, names, font, most: 100, worth: 15 });
      expect(stops).toHaveLength(10);
      for (const [at, { x, y }] of stops.entries()) {
        expect(Math.min(x, y, wide - x, high - y)).toBeGreaterThanOrEqual(radius);
        for (const other of stops.slice(at + 1))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(radius * 2);
      }
    }
  });

  test('names its places where they are readable, and leaves the names away where they are not', () => {
    const ground = { names: NAMES.pl, font: 13, most: 60, worth: 15 };
    for (const [wide, high] of [
      [354, 215],
      [354, 155],
      [480, 190],
      [360, 165],
      [780, 320],
    ] as const) {
      expect(trail({ ...ground, wide, high }).font).toBe(13);
    }
    expect(trail({ ...ground, wide: 240, high: 60 }).font).toBe(0);
    expect(trail({ ...ground, wide: 0, high: 0 }).stops).toEqual([]);
  });
});

describe('the beats', () => {
  const sheet = (colour: string, more: Partial<SheetView> = {}): SheetView => ({
    colour,
    circles: 0,
    marks: 0,
    left: 6,
    halved: [],
    out: false,
    in_mordor: false,
    ...more,
  });
  const view = {
    active: 'frodo',
    rolls: 3,
    kept: { black: 'ring', red: 'nazgul', yellow: 'nazgul', blue: 'orc', green: 'gandalf' },
    strikes: { red: 'sam', yellow: 'frodo' },
    sheets: { frodo: sheet('yellow'), sam: sheet('red') },
    winners: [],
  } as unknown as MordorView;
  const fallen = {
    ...view,
    strikes: { red: 'frodo', yellow: 'frodo' },
    sheets: { frodo: sheet('yellow'), sam: sheet('red', { out: true, left: 0 }) },
  } as MordorView;
  const told = (key: string, facts: Record<string, string | number | string[]>, at = view) =>
    touched({ key, rule: '', facts }, at);

  test('every line has its cause and its consequence', () => {
    expect(told('rolled', { who: 'frodo', dice: ['symbol-ring+die-black', 'symbol-orc+die-blue'], number: 1 })).toEqual(
      ['die:black', 'die:blue'],
    );
    expect(told('kept', { who: 'frodo', dice: ['symbol-ring+die-black'] })).toEqual(['die:black']);
    expect(told('halved', { who: 'frodo', square: 4 })).toEqual(['die:green', 'square:frodo:4']);
    expect(told('marked', { who: 'sam', square: 2, half: 0 })).toEqual(['die:red', 'square:sam:2', 'sheet:sam']);
    expect(told('marked', { who: 'frodo', square: 1, half: 0 })).toEqual([
      'die:yellow',
      'square:frodo:1',
      'sheet:frodo',
    ]);
    expect(told('circle', { who: 'frodo', place: 'place-rivendell' })).toEqual([
      'die:black',
      'circle:frodo:rivendell',
      'sheet:frodo',
    ]);
    expect(told('nazgul-void', { die: 'die-red' })).toEqual(['die:red']);
    expect(told('won', { who: ['frodo', 'sam'] })).toEqual(['sheet:frodo', 'sheet:sam']);
    expect(told('unheard', {})).toEqual([]);
  });

  test('whoever has fallen was struck by the die of that colour', () => {
    expect(told('out', { who: 'sam' }, fallen)).toEqual(['die:red', 'sheet:sam']);
    const recall = struck();
    expect(recall(view)).toEqual(view.strikes);
    expect(recall(fallen)).toEqual(view.strikes);
    expect(recall({ ...fallen, rolls: 1 })).toEqual(fallen.strikes); // another turn
  });

  test('a fall, an arrival and an end are large; a turn is named with its first roll', () => {
    expect([...large].sort()).toEqual(['all-out', 'arrived', 'out', 'won']);
    for (const key of turns) expect(silent.has(key)).toBe(true);
  });

  test('nothing is coming when the game is over', () => {
    expect([threats(view, 'sam'), over(view)]).toEqual([1, false]);
    const won = { ...view, winners: ['frodo'] } as MordorView;
    expect([threats(won, 'sam'), over(won)]).toEqual([0, true]);
  });
});
