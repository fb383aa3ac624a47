// Lords of Middle-earth on the board of the war: special dice, figures, what is asked, the options of a table; teams.

import { describe, expect, test } from 'vitest';
import { barredOn } from '../src/boards/war/barred';
import { boneOf, readyOf, restOf, SPECIAL } from '../src/boards/war/dice/dice';
import { groupsOf, kindOf, markOf, nationOf } from '../src/boards/war/figures/figures';
import { PERSON } from '../src/boards/war/figures/people';
import { groups } from '../src/boards/war/options';
import { panelOf, panelWidth } from '../src/boards/war/questions';
import type { DiceView, LordsView, WarView } from '../src/boards/war/shape';
import { SIGN } from '../src/boards/war/signs';
import { seatsOf, sideOf } from '../src/boards/war/teams';
import { tileFace } from '../src/boards/war/fellowship/tiles';
import { chosenShown, groupsShown } from '../src/lib/lobby/tableSetup';
import type { Ask, Option } from '../src/lib/connection/wire';
import { seen } from './war';

const LORDS: LordsView = {
  balrog: false,
  payer: '',
  gone: [],
  rings_out: [],
  tokens: [],
  token_used: false,
  veiled: [],
};

function rolled(side: 'free' | 'shadow', dice: Partial<DiceView>, lords: Partial<LordsView> = {}): WarView {
  const view = seen();
  return { ...view, dice: { ...view.dice, [side]: { ...view.dice[side]!, ...dice } }, lords: { ...LORDS, ...lords } };
}

describe('special dice', () => {
  test('a word says which die it is, what it shows, and whether that has a star', () => {
    expect(boneOf('vilya-army*')).toEqual({ word: 'vilya-army', die: 'vilya', face: 'army', star: true });
    expect(boneOf('balrog')).toEqual({ word: 'balrog', die: 'balrog', face: '', star: false });
    expect(boneOf('army_muster')).toEqual({ word: 'army_muster', die: '', face: 'army_muster', star: false });
  });
  test('a chosen one lies after the plain ones, with its star', () => {
    const view = rolled('free', {
      ready: ['character', 'vilya-army', 'character'],
      special: ['vilya-army*', 'nenya-event'],
      picked: 'vilya',
    });
    expect(readyOf(view, 'free').map(({ word, count, star }) => [word, count, star])).toEqual([
      ['character', 2, false],
      ['vilya-army', 1, true],
    ]);
    expect(restOf(view, 'free').map(({ word, state }) => [word, state])).toEqual([['nenya-event', 'away']]);
  });
  test('each of the others says what became of it', () => {
    const states = (dice: Partial<DiceView>, lords: Partial<LordsView> = {}): string[] =>
      restOf(rolled('free', dice, lords), 'free').map(({ state }) => state);
    expect(states({ special: ['vilya', 'nenya'] })).toEqual(['unrolled', 'unrolled']);
    expect(states({ special: ['vilya-army*', 'nenya-event'] })).toEqual(['rolled', 'rolled']);
    expect(states({ special: ['vilya-eye*', 'nenya-eye*'], picked: 'vilya' })).toEqual(['box', 'away']);
    expect(states({ special: ['narya-muster'], picked: 'narya' }, { payer: 'narya-muster' })).toEqual(['paying']);
    expect(states({ special: ['narya-muster'], picked: 'narya' })).toEqual(['used']);
  });
  test('every die and every face has its sign', () => {
    expect([...Object.keys(SPECIAL), 'drawing', 'balrog', 'other', 'wings', 'banner'].every((name) => SIGN[name])).toBe(
      true,
    );
  });
});

describe('figures', () => {
  test('each has its kind, its nation, its mark', () => {
    expect(
      [
        'elrond',
        'galadriel',
        'balrog',
        'gothmog',
        'witch_king_chief',
        'boromir_captain_general',
        'gandalf_grey_narya',
        'smeagol',
      ].map((one) => [kindOf(one), nationOf(one), markOf(one)]),
    ).toEqual([
      ['keeper', 'elves', 'vilya'],
      ['keeper', 'elves', 'nenya'],
      ['balrog', 'sauron', ''],
      ['minion', 'sauron', ''],
      ['minion', 'sauron', 'other'],
      ['companion', '', 'other'],
      ['companion', '', 'narya'],
      ['companion', '', ''],
    ]);
  });
  test('a character stands in an army by its own looks', () => {
    expect(groupsOf({ 'sauron-regular': 2, balrog: 1, gothmog: 1 }).map(({ kind, who }) => [kind, who])).toEqual([
      ['regular', ''],
      ['minion', 'gothmog'],
      ['balrog', 'balrog'],
    ]);
    expect(groupsOf({ gothmog: 1, witch_king: 1 }).map(({ who }) => who)).toEqual(['gothmog', 'witch_king']);
    expect(
      ['elrond', 'galadriel', 'balrog', 'gothmog', 'mouth_black_numenorean', 'witch_king_chief', 'smeagol'].every(
        (one) => PERSON[one],
      ),
    ).toBe(true);
  });
  test('the tile of Sméagol has his face', () =>
    expect(tileFace('smeagol')).toEqual({ value: 'smeagol', reveal: false, stop: false, of: 'wretch' }));
});

describe('questions', () => {
  const council: Ask = {
    who: 'free',
    key: 'council',
    many: true,
    picks: ['boromir_captain_general', 'gimli_dwarven_lord'].map((id) => ({ id, on: [`figure:${id}`] })),
  };
  test('the Council has a panel of its own, and a wide one', () => {
    expect(panelOf(seen(), council, '')).toBe('council');
    expect(panelWidth(seen(), council, false)).toBe(660);
  });
  test('what a barred pick would be on', () => {
    expect(barredOn(seen(), 'vilya-muster')).toEqual(['die:vilya-muster']);
    expect(barredOn(seen(), 'token-wings')).toEqual(['token:wings']);
  });
});

describe('teams', () => {
  test('a seat plays for a side', () => {
    expect(
      ['free', 'gondor_player', 'rohan_player', 'shadow', 'witch_king_player', 'saruman_player', ''].map(sideOf),
    ).toEqual(['free', 'free', 'free', 'shadow', 'shadow', 'shadow', undefined]);
  });
  test('the seats of a side', () => {
    const hand = { cards: [], character: 0, strategy: 0 };
    expect(seatsOf(seen({ hands: { free: hand, witch_king_player: hand, saruman_player: hand } }), 'shadow')).toEqual([
      'witch_king_player',
      'saruman_player',
    ]);
  });
});

describe('options of a table', () => {
  const option = (name: string, ...values: string[]): Option => ({ name, values, rule: '', free: false, file: false });
  const options = [
    option('lords', 'none', 'whole', 'no_council', 'parts'),
    option('lords_keepers', 'on', 'off'),
    option('sees_and_knows', 'revealed', 'declared'),
  ];
  const titles = (chosen: Record<string, string>): string[] =>
    groupsShown(groups, options, chosen).map(({ title }) => title.replace('board-options-', ''));
  test('the parts are shown when they are chosen one by one, the readings when there is something to read', () => {
    expect(titles({})).toEqual(['lords']);
    expect(titles({ lords: 'whole' })).toEqual(['lords', 'readings']);
    expect(titles({ lords: 'parts' })).toEqual(['lords', 'parts', 'readings']);
  });
  test('what no longer counts is forgotten', () => {
    const chosen = { lords: 'whole', lords_keepers: 'off', sees_and_knows: 'declared', captor_city: 'no' };
    expect(chosenShown(groups, options, chosen)).toEqual({
      lords: 'whole',
      sees_and_knows: 'declared',
      captor_city: 'no',
    });
    expect(chosenShown(groups, options, { ...chosen, lords: 'none' })).toEqual({ lords: 'none', captor_city: 'no' });
  });
});
