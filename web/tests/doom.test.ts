// The board of doom: what can be picked on it, what the dice do, what a line of the log lights.

import { describe, expect, test } from 'vitest';
import { barredOn } from '../src/boards/doom/barred';
import { emblemOf } from '../src/boards/doom/cards/cards';
import { heavy, large, silent, touched, turns } from '../src/boards/doom/beats';
import { reach, slotHit } from '../src/boards/doom/dice/outcome';
import { TABS, tabOf, tabWith } from '../src/boards/doom/panels/tabs';
import { isLarge } from '../src/lib/playback/beat';
import { offer } from '../src/lib/board/offer';
import { diceAsked, placed, sidesOf, struck, targets } from '../src/boards/doom/questions';
import { shapeOf } from '../src/boards/doom/signs';
import type { Dice } from '../src/boards/doom/shape';
import { acting, aimed, ascent, groups, places, stageAt, tabled, thrown } from '../src/boards/doom/view';
import type { Ask, Entry } from '../src/lib/connection/wire';
import { DICE, NOTHING, seen } from './doom';

describe('who is where', () => {
  test('places with their spaces', () => {
    expect(places(seen())[0]).toEqual({ place: 'rivendell', space: 0 });
    expect(places(seen()).at(-1)).toEqual({ place: 'mount_doom', space: 48 });
  });

  test('a destination belongs to the stage that it ends', () => {
    expect([0, 8, 9, 16, 48].map((space) => stageAt(seen(), space))).toEqual([0, 0, 1, 1, 5]);
  });

  test('figures by space, the waiting ones among them', () => {
    expect(groups(seen()).get(10)).toEqual(['ring_bearers', 'merry_pippin']);
    expect(groups(seen()).get(-1)).toEqual(['legolas']);
  });

  test('steps of the ascent', () => {
    expect(ascent(seen({ at: { ring_bearers: 43 } }))).toEqual({ steps: 8, done: 3 });
  });
});

describe('what can be picked', () => {
  const take: Ask = {
    who: 'star',
    key: 'take',
    many: true,
    picks: [{ id: 'orange', on: ['die:orange'] }],
    run: [
      { id: 'orange', on: ['die:orange'] },
      { id: 'red', on: ['die:red'] },
    ],
    barred: { battle: 'DOOM-3.11' },
  };

  test('of a run everything that may become part of it', () => {
    expect(offer(take, NOTHING, 'die:red')).toMatchObject({ pick: 'red', standing: 'open', rule: '' });
    expect(offer(take, new Set(['red']), 'die:red').standing).toBe('picked');
    expect(offer(take, NOTHING, 'die:battle')).toMatchObject({ pick: '', standing: 'barred', rule: 'DOOM-3.11' });
    expect(offer(null, NOTHING, 'die:red').standing).toBe('rest');
    expect(offer({ who: 'leaf', key: 'take' }, NOTHING, 'die:red').standing).toBe('rest');
  });

  test('a number of spaces is a space of the road, not beyond where the figure stops', () => {
    const ask = (figure: string): Ask => ({
      who: 'star',
      key: 'free_move',
      picks: ['0', '1', '2'].map((id) => ({ id, on: [] })),
      facts: { figure: `figure-${figure}` },
    });
    expect(targets(seen(), ask('merry_pippin')).map(({ space }) => space)).toEqual([10, 11, 12]);
    expect(targets(seen(), ask('gimli')).map(({ space }) => space)).toEqual([39, 40]);
    expect(targets(seen({ at: { ring_bearers: 15 } }), ask('ring_bearers')).map(({ space }) => space)).toEqual([
      15, 16,
    ]);
    expect(targets(seen(), take)).toEqual([]);
  });

  test('a side of a die', () => {
    expect(sidesOf({ who: 'star', key: 'which_side', picks: [], facts: { die: 'die-blue' } })).toBe('blue');
    expect(sidesOf(take)).toBe('');
  });

  test('dice to choose from, those that are barred among them', () => {
    expect(diceAsked(seen(), { ...take, barred: { blue: 'DOOM-3.4', battle: 'DOOM-3.11' } })).toEqual([
      'orange',
      'blue',
      'red',
      'battle',
    ]);
    expect(diceAsked(seen(), null)).toEqual([]);
    expect(diceAsked(seen(), { who: 'star', key: 'offer', picks: [{ id: 'boromir', on: ['card:boromir'] }] })).toEqual(
      [],
    );
  });

  test('which picks have a place on the board', () => {
    expect(
      placed(seen(), {
        who: 'star',
        key: 'offer',
        picks: [
          { id: 'boromir', on: ['card:boromir'] },
          { id: 'pass', on: [] },
        ],
      }),
    ).toEqual(['boromir']);
    const far: Ask = {
      who: 'star',
      key: 'free_move',
      picks: ['0', '1', '2'].map((id) => ({ id, on: [] })),
      facts: { figure: 'figure-gimli' },
    };
    expect(placed(seen(), far)).toEqual(['0', '1']);
    expect(placed(seen(), { who: 'star', key: 'either', picks: [{ id: 'courage', on: [] }] })).toEqual(['courage']);
    expect(placed(seen(), null)).toEqual([]);
  });

  test('whom an event strikes: the figure of the die, else all who stand alone on one', () => {
    const events = Array.from({ length: 49 }, (_, space) => (space === 10 || space === 39 ? 'nazgul' : ''));
    expect(struck(seen({ events }))).toEqual(['gimli']);
    const dice = { ...DICE, board: ['', 'purple', 'black2', 'red'], shows: { purple: 2, black2: 1, red: 3 } };
    expect(struck(seen({ events, dice }))).toEqual(['merry_pippin']);
  });

  test('what is barred has its full name', () => {
    const view = seen({ held: [{ card: 'boromir', owner: 'star', kind: 'ally', users: ['star'], served: false }] });
    expect(barredOn(view, 'battle')).toEqual(['die:battle']);
    expect(barredOn(view, 'boromir')).toEqual(['card:boromir']);
    expect(barredOn(view, 'loth_elrond')).toEqual([]);
  });
});

describe('dice', () => {
  const filled: Dice = {
    board: ['black1', 'blue', 'black2', 'red'],
    taken: [],
    roll: [],
    shows: { black1: 3, blue: 2, black2: 3, red: 5 },
    pool: ['orange', 'purple', 'green', 'battle'],
  };

  test('the first die on a full dice board is carried out', () => {
    expect(acting(filled)).toBe(0);
    expect(acting({ ...filled, board: ['', '', 'black2', 'red'] })).toBe(2);
    expect(acting({ ...filled, board: ['black1', 'blue', '', ''] })).toBe(-1);
    expect(acting(DICE)).toBe(-1);
  });

  test('which slots are hit now, and which later', () => {
    expect(aimed(seen({ dice: filled }), 2)).toEqual({ now: true, waiting: 1, rolled: 0 });
    expect(aimed(seen({ dice: filled }), 0)).toEqual({ now: false, waiting: 0, rolled: 0 });
    const last = seen({ stage: 'mount_doom', dice: { ...DICE, shows: { black1: 4 } } });
    expect(aimed(last, 3)).toEqual({ now: true, waiting: 0, rolled: 0 });
    expect(aimed(seen({ ...last, dice: { ...last.dice, roll: ['black1'] } }), 3).now).toBe(false);
  });

  test('a slot that a thrown die shows', () => {
    const view = seen({ dice: { ...DICE, roll: ['black1', 'blue'], shows: { black1: 4, blue: 4 } } });
    expect(aimed(view, 3)).toEqual({ now: false, waiting: 0, rolled: 1 });
    expect(slotHit('black2', 5)).toBe(5);
    expect(slotHit('throw1', 5)).toBe(0);
  });

  test('where a number takes the figure of its die', () => {
    const view = seen({
      events: Array.from({ length: 49 }, (_, space) => (space === 12 ? 'nazgul' : space === 10 ? 'dark_heart' : '')),
    });
    expect(reach(view, 'orange', 2)).toMatchObject({
      figure: 'ring_bearers',
      space: 12,
      event: 'nazgul',
      guard: '',
      stays: false,
    });
    expect(reach(view, 'orange', 6)).toMatchObject({ space: 16, place: 'rohan', event: '' });
    expect(reach(seen({ ...view, at: { ...view.at, ring_bearers: 15 } }), 'orange', 6)).toMatchObject({
      space: 16,
      place: 'rohan',
    });
    expect(reach(seen({ ...view, at: { ...view.at, aragorn: 12 } }), 'orange', 2)?.guard).toBe('aragorn');
    expect(
      reach(
        seen({
          ...view,
          at: { ...view.at, aragorn: 12 },
          modes: { easier: false, exclusive: false, protection: false },
        }),
        'orange',
        2,
      )?.guard,
    ).toBe('');
    expect(reach(view, 'green', 3)).toMatchObject({ figure: 'legolas', space: -1, stays: true });
    expect(reach(view, 'red', 3)).toMatchObject({ figure: 'gimli', space: -1, stays: false });
    expect(reach(view, 'red', 1)).toMatchObject({ space: 40, place: 'minas_morgul' });
    expect(reach(view, 'black1', 3)).toBeNull();
  });

  test('what lies on the table', () => {
    expect(tabled({ ...DICE, roll: ['black1', 'battle'], shows: { black1: 2 } })).toEqual(['black1']);
    expect(tabled({ ...DICE, shows: { black1: 2 } })).toEqual(['black1']);
    expect(tabled({ ...DICE, taken: ['blue'] })).toEqual(['blue']);
    expect(tabled(filled)).toEqual([]);
  });

  test('which were thrown since', () => {
    const before = seen();
    const after = seen({ dice: { ...DICE, roll: ['black1'], shows: { black1: 2 } } });
    expect(thrown(before, after)).toEqual(['black1']);
    expect(thrown(after, after)).toEqual([]);
  });
});

test('every card has an emblem that is drawn, one that nobody knows here that of its kind', () => {
  const texts = import.meta.glob<string>('../../src/bree/games/doom/cards/*.toml', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(texts).length).toBe(48);
  for (const [path, text] of Object.entries(texts)) {
    const card = path.replace(/^.*\/|\.toml$/g, '');
    const kind = /kind = "(\w+)"/.exec(text)?.[1] ?? '';
    expect(shapeOf(emblemOf(card, kind)), card).toBeTruthy();
    expect(emblemOf(card, kind) === kind, card).toBe(kind === 'gandalf');
  }
  expect(emblemOf('shire_ruffians', 'enemy')).toBe('enemy');
});

test('figures, faces, kinds, events and seats have their own signs', () => {
  const names = ['ring_bearers', 'merry_pippin', 'aragorn', 'legolas', 'gimli', 'gandalf', 'sauron'];
  expect(new Set(names.map(shapeOf)).size).toBe(names.length);
  for (const name of ['enemy', 'ally', 'special', 'doom', 'nazgul', 'dark_heart', 'star', 'leaf', 'moon', 'flame'])
    expect(shapeOf(name), name).not.toBe('');
});

describe('one part at a time', () => {
  const ask = (key: string, on: string[] = []): Ask => ({ who: 'star', key, picks: [{ id: 'x', on }] });

  test('every question of the rules has its part', () => {
    const rules = import.meta.glob<string>('../../src/bree/games/doom/rules/*.py', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const keys = Object.values(rules).flatMap((text) =>
      [...text.matchAll(/Ask\(s\.seats\[s\.\w+\], "(\w+)"/g)].map(([, key]) => key ?? ''),
    );
    expect(keys.length).toBeGreaterThan(14);
    for (const key of [...keys, 'offer', 'either']) expect(TABS, key).toContain(tabOf(ask(key)));
  });

  test('a question that nobody knows here, by what it is on', () => {
    expect(tabOf(ask('new', ['slot:3']))).toBe('track');
    expect(tabOf(ask('new'))).toBeNull();
    expect(tabOf({ who: 'leaf', key: 'take' })).toBeNull();
    expect(tabWith(['courage', 'figure:gimli'])).toBe('map');
    expect(tabWith(['courage'])).toBeNull();
  });
});

describe('beats', () => {
  const told = (key: string, facts: Entry['facts'] = {}): Entry => ({ key, rule: '', facts });
  const lines = import.meta.glob<string>('../../src/bree/games/doom/text/lines.en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const keys = [
    ...Object.values(lines)
      .join('')
      .matchAll(/^log-([\w-]+)/gm),
  ].map(([, key]) => key ?? '');

  test('every key is one of the log', () => {
    for (const key of [...large, ...silent, ...turns]) expect(keys, key).toContain(key);
    expect([...large].filter((key) => silent.has(key))).toEqual([]);
  });

  test('a move: who, where to, and by which die', () => {
    const dice = { ...DICE, board: ['', 'red', 'black2', 'blue'], shows: { red: 2, black2: 1, blue: 3 } };
    expect(touched(told('moved', { figure: 'figure-gimli', spaces: 2, space: 12 }), seen({ dice }))).toEqual([
      'figure:gimli',
      'space:12',
      'die:red',
    ]);
  });

  test('courage: first what it was lost by', () => {
    const track = seen().track.map((slot, at) => (at === 3 ? { ...slot, card: 'loth_balrog' } : slot));
    const lost = (cause: string, number = 0): Entry => told('courage-lost', { steps: 3, courage: 6, cause, number });
    expect(touched(lost('card-loth_balrog'), seen({ track }))).toEqual(['slot:4', 'courage']);
    expect(touched(lost('cause-dark_heart', 7), seen())).toEqual(['space:7', 'courage']);
    expect(touched(told('nazgul-placed', { cause: 'cause-slot', number: 6, count: 3 }), seen())).toEqual([
      'nazgul',
      'slot:6',
    ]);
    expect(touched(told('gandalf-fallen'), seen())).toEqual(['gandalf']);
  });

  test('a heavy loss is a large moment, a light one is not', () => {
    const lost = (steps: number): Entry =>
      told('courage-lost', { steps, courage: 4, cause: 'card-gondor_grond', number: 0 });
    expect([1, 2, 3].map((steps) => heavy(lost(steps)))).toEqual([false, false, true]);
    expect([1, 3].map((steps) => isLarge({ large, silent, turns, touched, heavy }, [lost(steps)]))).toEqual([
      false,
      true,
    ]);
    expect(heavy(told('courage-gained', { steps: 4 }))).toBe(false);
  });

  test('a throw: the dice that lie there', () => {
    const dice = { ...DICE, roll: ['black1', 'blue'], shows: { black1: 3, blue: 2 } };
    expect(touched(told('rolled', { who: 'star', dice: [] }), seen({ dice }))).toEqual(['die:black1', 'die:blue']);
    expect(touched(told('rerolled', { die: 'die-black', number: 3 }), seen({ dice }))).toEqual(['die:black1']);
    expect(touched(told('battle-rolled', { face: 'face-sauron' }), seen())).toEqual(['die:battle']);
  });

  test('every line that changes the board lights something', () => {
    const quiet = new Set([
      'turn',
      'turn-passes',
      'table-nothing',
      'no-die',
      'event-ignored',
      'eye-blind',
      'nazgul-harmless',
      'stage',
      'laid-out',
      'no-ally',
      'army-stays',
      'gandalf-boxed',
      'gandalf-none',
      'vision-kept',
      'vision-shuffled',
      'vision-removed',
      'placed',
      'rolled',
      'rerolled',
      'die-set',
    ]);
    for (const key of keys.filter((one) => !quiet.has(one)))
      expect(
        touched(told(key, { figure: 'figure-gimli', card: 'card-boromir', slot: 2, space: 3 }), seen()),
        key,
      ).not.toEqual([]);
  });
});
