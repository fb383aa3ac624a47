// The rulebook: which page, what is found among the cards, and where a card is explained.

import { describe, expect, it } from 'vitest';
import { eventCard, sorted } from '../src/boards/war/cards/cards';
import { cardFilter as war } from '../src/boards/war/cardFilter';
import { placed } from '../src/lib/board/explaining.svelte';
import { pageOf } from '../src/lib/app/route';
import { folded, holds } from '../src/lib/words/search';
import { cardsOf, KIND, filtersOf, sifted, type FactFilter } from '../src/lib/rulebook/cardFilter';
import { bundleOf, Voice } from '../src/lib/words/voice';
import type { Card } from '../src/lib/connection/wire';

const card = (kind: string, id: string, facts: Card['facts'] = {}): Card => ({ kind, id, facts, doubts: [] });

const BOX = [
  card('card', 'grond', { deck: 'shadow_character', number: 20, icon: 'character', combat: 'dread' }),
  card('card', 'red_arrow', { deck: 'free_strategy', number: 2, icon: 'muster', combat: 'charge' }),
  card('card', 'athelas', { deck: 'free_character', number: 9, icon: 'character', combat: 'anduril', stays: true }),
  card('combat', 'dread', { initiative: 3 }),
  card('combat', 'charge', { initiative: 1 }),
  card('combat', 'anduril', { initiative: 4 }),
  card('region', 'moria', { nation: 'sauron' }),
];
const TEXTS = `
card-grond = Grond, Młot Podziemi
    .does = Oblężenie trwa trzy rundy.
card-red_arrow = Czerwona strzała
    .does = Rohan rusza.
card-athelas = Athelas
    .does = Rzuć trzema kośćmi.
combat-dread = Trwoga i rozpacz
    .does = Nazgûle odbierają kości.
combat-charge = Szarża
    .does = Atak jazdy.
combat-anduril = Andúril
    .does = Pudło staje się trafieniem.
region-moria = Moria
`;
const voice = new Voice(
  'pl',
  bundleOf('pl', [TEXTS]),
  {},
  new Map(),
  new Map(BOX.map((one) => [`${one.kind}-${one.id}`, one])),
);
const ids = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);
const none = (): string => '';

describe('the address', () => {
  it('leads to the rules and to the cards of a game', () => {
    expect(pageOf('/rules')).toEqual({ name: 'rules', game: '', part: 'rules' });
    expect(pageOf('/rules/war')).toEqual({ name: 'rules', game: 'war', part: 'rules' });
    expect(pageOf('/rules/war/cards')).toEqual({ name: 'rules', game: 'war', part: 'cards' });
    expect(pageOf('/rules/war/brief')).toEqual({ name: 'rules', game: 'war', part: 'brief' });
    expect(pageOf('/rules/war/terms')).toEqual({ name: 'rules', game: 'war', part: 'terms' });
    expect(pageOf('/rules/war/book')).toEqual({ name: 'rules', game: 'war', part: 'book' });
    expect(pageOf('/rules/war/dice')).toEqual({ name: 'lost' });
    expect(pageOf('/rules/war/cards/more')).toEqual({ name: 'lost' });
  });
});

describe('words', () => {
  it('are found without capitals and accents', () => {
    expect(folded('Nazgûl Łódź Pierścień')).toBe('nazgul lodz pierscien');
    expect(holds('Przesuń Drużynę', 'druzyne przesun')).toBe(true);
    expect(holds('Przesuń Drużynę', 'druzyne moria')).toBe(false);
    expect(holds('anything', '  ')).toBe(true);
  });
});

describe('the cards of the war', () => {
  const all = cardsOf(war, BOX, voice);

  it('lie deck by deck, without regions and combat halves', () =>
    expect(ids(all)).toEqual(['athelas', 'red_arrow', 'grond']));

  it('are sifted by deck and icon', () => {
    const [deck, icon] = filtersOf(war, all);
    expect(deck?.values).toEqual(['free_character', 'free_strategy', 'shadow_character']);
    expect(icon?.values).toEqual(['character', 'muster']);
    const by = (fact: string, value: string) => (filter: FactFilter) =>
      filter.fact === fact && filter !== KIND ? value : '';
    expect(ids(sifted(war, voice, all, by('icon', 'character'), ''))).toEqual(['athelas', 'grond']);
    expect(ids(sifted(war, voice, all, by('deck', 'free_strategy'), ''))).toEqual(['red_arrow']);
  });

  it('are found by words of either half', () => {
    expect(ids(sifted(war, voice, all, none, 'trzy rundy'))).toEqual(['grond']);
    expect(ids(sifted(war, voice, all, none, 'nazgule'))).toEqual(['grond']);
    expect(ids(sifted(war, voice, all, none, 'andúril'))).toEqual(['athelas']);
    expect(sifted(war, voice, all, none, 'balrog')).toEqual([]);
  });

  it('say what their files say', () => {
    expect(eventCard(voice, 'athelas')).toEqual({
      deck: 'free_character',
      side: 'free',
      sort: 'character',
      icon: 'character',
      number: 9,
      stays: true,
      combat: 'combat-anduril',
      initiative: 4,
    });
    expect(sorted(voice, ['grond', 'red_arrow', 'athelas'])).toEqual(['athelas', 'red_arrow', 'grond']);
  });
});

describe('the cards of any other game', () => {
  it('are all that do something, by their names', () => {
    const all = cardsOf({}, BOX, voice);
    expect(ids(all)).toEqual(['anduril', 'athelas', 'red_arrow', 'grond', 'charge', 'dread']);
    expect(filtersOf({}, all)).toEqual([{ filter: KIND, values: ['combat', 'card'] }]);
    expect(ids(sifted({}, voice, all, (filter) => (filter === KIND ? 'combat' : ''), 'jazdy'))).toEqual(['charge']);
  });
});

describe('words to a thing', () => {
  const window = { wide: 1000, high: 600 };
  const words = { wide: 340, high: 200 };

  it('lie above it', () =>
    expect(placed({ left: 400, top: 500, right: 500, bottom: 590 }, words, window)).toEqual({ left: 280, top: 292 }));

  it('lie on its left where there is no room above', () =>
    expect(placed({ left: 800, top: 100, right: 990, bottom: 150 }, words, window)).toEqual({ left: 452, top: 25 }));

  it('lie below or on the right where that is all there is', () => {
    expect(placed({ left: 10, top: 10, right: 100, bottom: 60 }, words, window)).toEqual({ left: 8, top: 68 });
    expect(placed({ left: 10, top: 10, right: 100, bottom: 590 }, words, window)).toEqual({ left: 108, top: 200 });
  });

  it('never leave the window', () =>
    expect(
      placed({ left: 0, top: 0, right: 390, bottom: 300 }, { wide: 380, high: 290 }, { wide: 390, high: 300 }),
    ).toEqual({ left: 8, top: 8 }));

  it('lie beside what a lesson says, or above it', () => {
    const [low, lesson] = [
      { left: 400, top: 500, right: 500, bottom: 590 },
      { left: 395, right: 700, bottom: 490 },
    ];
    expect(placed(low, words, window, { ...lesson, top: 400 })).toEqual({ left: 52, top: 392 });
    const phone = { wide: 390, high: 600 };
    expect(placed(low, words, phone, { ...lesson, left: 60, right: 380, top: 400 })).toEqual({ left: 42, top: 192 });
    expect(placed(low, words, phone, { ...lesson, left: 60, right: 380, top: 100 })).toEqual({ left: 42, top: 292 });
  });
});
