// The board of the war: from where the map is seen, which names are written, what a question or a line is about.

import { describe, expect, test } from 'vitest';
import { aimed, allFree, arrowsAt, beside, home, type Window } from '../src/boards/war/map/aim';
import { rollTold } from '../src/boards/war/dice/dice';
import { barredOn } from '../src/boards/war/barred';
import { large, silent, touched, turns } from '../src/boards/war/beats';
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
import { forces, groupsOf, kindOf, NATIONS, nationOf, nationsOf } from '../src/boards/war/figures/figures';
import { lookOf, PERSON } from '../src/boards/war/figures/people';
import { CELLS, MAP, nextTo, placeOf, read, regionAt, REGIONS, SPOTS } from '../src/boards/war/map/land';
import {
  asksFigures,
  cardsAsked,
  cardTold,
  panelOf,
  panelWidth,
  regionsAsked,
  regionsIn,
} from '../src/boards/war/questions';
import type { WarView } from '../src/boards/war/shape';
import { PAIRED, SIGN } from '../src/boards/war/signs';
import { tabOf, tabWith } from '../src/boards/war/panels/tabs';
import { tileFace } from '../src/boards/war/fellowship/tiles';
import { trailsOf } from '../src/boards/war/map/trails';
import { inVain, NO_EFFECT, offer } from '../src/lib/board/offer';
import type { Beat } from '../src/lib/playback/beat';
import type { Ask, Entry } from '../src/lib/connection/wire';
import { BATTLE, seen } from './war';

const COMPANIONS = ['gandalf_the_grey', 'strider', 'legolas', 'gimli', 'boromir', 'meriadoc', 'peregrin', 'aragorn'];
const MINIONS = ['saruman', 'witch_king', 'mouth_of_sauron', 'gothmog', 'balrog', 'smeagol', 'gollum'];
const DESK = { wide: 1140, high: 740 };
const PHONE = { wide: 390, high: 440 };
const line = (key: string, facts: Entry['facts']): Entry => ({ key, rule: '', facts });
const ask = (key: string, ...on: string[]): Ask => ({
  who: 'free',
  key,
  picks: on.map((thing) => ({ id: thing.slice(thing.indexOf(':') + 1), on: [thing] })),
});

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

describe('the land', () => {
  test('every region has an outline and its army stands inside it', () => {
    expect(REGIONS.length).toBe(105);
    expect(Object.keys(CELLS).sort()).toEqual(REGIONS);
    expect(REGIONS.filter((region) => regionAt(placeOf(region)) !== region)).toEqual([]);
    expect(regionAt([40, 700])).toBe('');
  });
  test('its names are written in both languages', () => {
    expect(SPOTS['moria']?.label.lines).toEqual(['Moria']);
    expect(REGIONS.every((region) => SPOTS[region]?.label.lines.length && SPOTS[region].label.lines_en.length)).toBe(
      true,
    );
    expect(
      read('[regions]\none = { x = 1, y = 2, r = 3, label = { x = 4, y = 5, lines = ["A", "b"] } }')['one']?.label.x,
    ).toBe(4);
  });
  test('the arrows lead from region to region, and every one can be reached', () => {
    expect(nextTo('minas_tirith', 'ArrowRight')).toBe('osgiliath');
    expect(nextTo('minas_tirith', 'x')).toBe('');
    const found = new Set(['rivendell']);
    for (const region of found)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        if (nextTo(region, key)) found.add(nextTo(region, key));
    expect(REGIONS.filter((region) => !found.has(region))).toEqual([]);
  });
});

describe('figures', () => {
  test('each has its kind and nation', () => {
    expect(
      ['gondor-elite', 'rohan-leader', 'nazgul', 'saruman', 'strider'].map((figure) => [
        kindOf(figure),
        nationOf(figure),
      ]),
    ).toEqual([
      ['elite', 'gondor'],
      ['leader', 'rohan'],
      ['nazgul', 'sauron'],
      ['minion', 'isengard'],
      ['companion', ''],
    ]);
    expect(NATIONS.every((nation) => SIGN[nation])).toBe(true);
    expect(
      Object.values(PAIRED)
        .flat()
        .every((sign) => SIGN[sign]),
    ).toBe(true);
  });
  test('an army from afar: a group for each kind', () => {
    const view = seen();
    expect(groupsOf(view.standing['moria']!.shadow)).toEqual([
      { kind: 'regular', nation: '', count: 3, who: '' },
      { kind: 'nazgul', nation: 'sauron', count: 1, who: '' },
      { kind: 'minion', nation: 'sauron', count: 1, who: 'witch_king' },
    ]);
    expect(nationsOf(view.standing['moria']!.shadow)).toEqual(['sauron', 'isengard']);
  });
  test('characters stand each by themselves, and no two look alike', () => {
    const army = { 'gondor-regular': 2, gimli: 1, legolas: 1, peregrin: 1 };
    expect(groupsOf(army).map(({ kind, count, who }) => [kind, count, who])).toEqual([
      ['regular', 2, ''],
      ['companion', 1, 'gimli'],
      ['companion', 1, 'legolas'],
      ['companion', 1, 'peregrin'],
    ]);
    const looks = Object.values(PERSON);
    expect(new Set(looks).size).toBe(looks.length);
    expect([...COMPANIONS, ...MINIONS].filter((who) => !lookOf(who))).toEqual([]);
    expect(lookOf('gimli_dwarven_lord')).toBe(lookOf('gimli'));
  });
  test('besiegers and besieged stand side by side', () => {
    const both = { free: { 'gondor-regular': 1 }, shadow: { 'sauron-regular': 5 }, besieged: 'free', captured: false };
    expect(
      forces(seen({ standing: { minas_tirith: both } })).map(({ side, walled, beside }) => [side, walled, beside]),
    ).toEqual([
      ['free', true, true],
      ['shadow', false, true],
    ]);
  });
  test('action dice tumble when it is told that their side has rolled them', () => {
    const told = (key: string): Beat => ({ lines: [line(key, {})], touched: new Set(['dice:free']), large: false });
    expect(rollTold(told('rolled-free'), 'free')).toBe(true);
    expect(rollTold(told('rolled-free'), 'shadow')).toBe(false);
    expect(rollTold(told('acts'), 'free')).toBe(false);
    expect(rollTold(null, 'free')).toBe(false);
  });
  test('tiles say what they do', () => {
    expect(tileFace('two_reveal')).toEqual({ value: '2', reveal: true, stop: false, of: '' });
    expect(tileFace('eye').value).toBe('eye');
    expect(tileFace('the_ring_is_mine')).toEqual({ value: 'eye', reveal: true, stop: true, of: 'shadow' });
  });
});

describe('questions', () => {
  const view = seen();
  test('about regions, figures, actions', () => {
    expect(regionsAsked(ask('move_to', 'region:moria', 'region:hollin'), view)).toEqual(['moria', 'hollin']);
    expect(regionsIn({ region: 'region-moria', group: ['figure-nazgul'], left: 2 })).toEqual(['moria']);
    expect([asksFigures(ask('hit', 'figure:gondor-elite')), asksFigures(ask('move_to', 'region:moria'))]).toEqual([
      true,
      false,
    ]);
  });
  test('what lies open over the map', () => {
    expect(panelOf(view, null, 'moria')).toBe('region');
    expect(panelOf(view, ask('action', 'action:move'), '')).toBe('actions');
    expect(panelOf({ ...view, battle: BATTLE } as WarView, ask('hit', 'figure:gondor-elite'), '')).toBe('battle');
    expect(panelOf(view, ask('recruit', 'figure:gondor-elite'), '')).toBe('party');
    expect(panelOf(view, ask('die', 'die:army'), '')).toBe('');
    expect(
      panelWidth(view, ask('action', ...Array.from({ length: 11 }, (_, at) => `action:${at}`)), false),
    ).toBeGreaterThan(panelWidth(view, null, false));
  });
  test('which part of a small board opens', () => {
    expect([
      tabOf(ask('diplomacy', 'nation:gondor'), view),
      tabOf(ask('discard', 'card:athelas'), view),
      tabOf(ask('die', 'die:army'), view),
      tabWith(['camp:free', 'region:moria']),
    ]).toEqual(['nations', 'cards', null, 'map']);
  });
  test('cards of the hand are picked there, those of the table and decks from a panel', () => {
    const table = { ...view, table: ['wizards_staff'] } as WarView;
    expect(cardsAsked(table, ask('use', 'card:wizards_staff', 'card:athelas'))).toEqual(['card:wizards_staff']);
    expect([
      panelOf(table, ask('use', 'card:wizards_staff'), ''),
      panelOf(view, ask('event', 'card:athelas'), ''),
      panelOf(view, ask('foresee_deck', 'deck:free_character'), ''),
    ]).toEqual(['cards', '', 'cards']);
    expect([
      tabOf(ask('use', 'card:wizards_staff'), table),
      tabOf(ask('event', 'card:athelas'), view),
      tabOf(ask('combat_card', 'card:athelas'), view),
    ]).toEqual(['map', 'cards', 'map']);
  });
  test('the Fellowship is picked where it is, but not on the Mordor Track', () => {
    const from = ask('send_from', 'fellowship', 'region:moria');
    expect([regionsAsked(from, view), tabOf(from, view)]).toEqual([['moria', 'rivendell'], 'map']);
    expect(regionsAsked(from, { ...view, fellowship: { ...view.fellowship, track: 2 } } as WarView)).toEqual(['moria']);
  });
  test('a card that is played lies open while it is told, and dice that it throws', () => {
    const beat = {
      lines: [],
      touched: new Set(touched(line('plays', { who: 'free', card: 'card-athelas' }), view)),
      large: true,
    };
    expect([cardTold(beat), panelOf(view, null, '', beat), tabWith(beat.touched)]).toEqual(['athelas', 'card', 'map']);
    expect(
      panelOf(
        {
          ...view,
          volley: { card: 'return_to_valinor', side: 'free', region: 'lorien', needs: 6, rolled: [6], left: 1 },
        } as WarView,
        ask('hit', 'figure:elves-elite'),
        '',
      ),
    ).toBe('volley');
  });
  test('the ways on the map', () => {
    expect(
      trailsOf(null, [line('attack', { who: 'shadow', origin: 'region-moria', target: 'region-lorien' })]),
    ).toEqual([{ from: 'moria', to: 'lorien', hostile: true }]);
    expect(
      trailsOf({ ...ask('move_who', 'figure:nazgul'), facts: { region: 'region-moria', to: 'region-hollin' } }, []),
    ).toEqual([{ from: 'moria', to: 'hollin', hostile: false }]);
  });
  test('a pick that is barred is called by what it would touch', () => {
    expect(
      ['moria', 'gondor', 'athelas', 'gondor-elite', 'boromir', 'saruman', 'army_muster', 'done'].map(
        (id) => barredOn(view, id)?.[0] ?? '',
      ),
    ).toEqual([
      'region:moria',
      'nation:gondor',
      'card:athelas',
      'figure:gondor-elite',
      'figure:boromir',
      'figure:saruman',
      'die:army_muster',
      '',
    ]);
  });
});

describe('the telling', () => {
  test('a march lights both ends, a nation its place, a roll the battle and its side', () => {
    expect(
      touched(
        line('army-moves', { who: 'free', region: 'region-moria', there: 'region-hollin', figures: ['figure-nazgul'] }),
        seen(),
      ),
    ).toEqual(['region:moria', 'region:hollin']);
    expect(touched(line('at-war', { nation: 'nation-gondor' }), seen())).toEqual(['nation:gondor']);
    expect(
      touched(line('combat-roll', { who: 'shadow', dice: '5 6', needs: 5, hits: 2 }), seen({ battle: BATTLE })),
    ).toEqual(['region:osgiliath', 'battle', 'camp:shadow']);
    expect(touched(line('captured', { who: 'shadow', region: 'region-moria', points: 2 }), seen())).toEqual([
      'region:moria',
      'points:shadow',
    ]);
  });
  test('a combat card that is shown lights it and its side', () => {
    expect(touched(line('combat-card', { who: 'free', card: 'combat-blade' }), seen({ battle: BATTLE }))).toEqual([
      'combat:free',
      'region:osgiliath',
      'battle',
      'camp:free',
    ]);
    expect(['plays', 'combat-card', 'card-leaves', 'volley', 'tile-waits'].every((key) => large.has(key))).toBe(true);
  });
  test('great moments are large, and none of them is silent', () => {
    expect(
      [
        'turn',
        'attack',
        'combat-roll',
        'captured',
        'at-war',
        'tile',
        'companion-lost',
        'enters',
        'revealed',
        'over-destroyed',
      ].every((key) => large.has(key)),
    ).toBe(true);
    expect([...large].filter((key) => silent.has(key))).toEqual([]);
    expect(turns.has('turn')).toBe(true);
  });
});

test('a card of which nothing would come is told from others', () => {
  const playing: Ask = {
    who: 'free',
    key: 'event',
    picks: [
      { id: 'athelas', on: ['card:athelas', NO_EFFECT] },
      { id: 'elven_rope', on: ['card:elven_rope'] },
    ],
    barred: { grond: 'WAR-6.4' },
  };
  const found = (card: string): boolean => inVain(offer(playing, new Set(), `card:${card}`));
  expect([found('athelas'), found('elven_rope'), found('grond'), found('wizards_staff')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
