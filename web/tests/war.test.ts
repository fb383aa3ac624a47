// The board of the war: the land, the figures, what a question or a line is about.

import { describe, expect, test } from 'vitest';
import { rollTold } from '../src/boards/war/dice/dice';
import { barredOn } from '../src/boards/war/barred';
import { echoes, large, silent, touched, turns, whose } from '../src/boards/war/beats';
import { forces, groupsOf, kindOf, NATIONS, nationOf, nationsOf } from '../src/boards/war/figures/figures';
import { lookOf, PERSON } from '../src/boards/war/figures/people';
import { CELLS, nextTo, placeOf, read, regionAt, REGIONS, SPOTS } from '../src/boards/war/map/land';
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
const line = (key: string, facts: Entry['facts']): Entry => ({ key, rule: '', facts });
const ask = (key: string, ...on: string[]): Ask => ({
  who: 'free',
  key,
  picks: on.map((thing) => ({ id: thing.slice(thing.indexOf(':') + 1), on: [thing] })),
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
  test('a card that is drawn is told with what follows; who plays a card is not told so', () => {
    expect(silent.has('draws')).toBe(true);
    expect([...echoes]).toEqual(['plays']);
  });
  test('a line has the colour of who acts, else of whom it names, else of what it touches', () => {
    expect(
      [
        line('plays', { who: 'gondor_player', card: 'card-athelas' }),
        line('unit-lost', { who: 'free', figure: 'figure-sauron-regular' }),
        line('at-war', { nation: 'nation-isengard' }),
        line('advanced', { nation: 'nation-elves', steps: 1 }),
        line('nazgul-go', { who: ['figure-nazgul'], origin: 'region-morannon', region: 'region-rivendell' }),
        line('companion-lost', { who: 'figure-gimli' }),
        line('enters', { who: 'figure-saruman', region: 'region-orthanc' }),
        line('fellowship-hides', {}),
        line('tile', { tile: 'tile-eye' }),
        line('turn', { turn: 2 }),
      ].map(whose),
    ).toEqual(['gondor_player', 'free', 'shadow', 'free', 'shadow', 'free', 'shadow', 'free', 'shadow', '']);
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
