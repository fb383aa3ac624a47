// The cards of a game in the rulebook: which of them, in which order, and what is found among them.

import { holds } from '../words/search';
import type { Voice } from '../words/voice';
import type { Card } from '../connection/wire';

/** What a game says of its cards; nothing of it is needed. */
export interface CardFilter {
  kinds?: readonly string[]; // that are cards; else all that do something
  filters?: readonly FactFilter[];
  order?: (card: Card) => number; // else by their names
  also?: (voice: Voice, card: Card) => readonly string[]; // what else is searched: the other half of a card
}

/** By a fact of the cards one value is chosen. */
export interface FactFilter {
  fact: string;
  label: string; // the key of its text
  noun: string; // before the value: the key of what that is called
}

export const KIND: FactFilter = { fact: 'kind', label: 'web-book-kind', noun: 'web-kind-' };

const does = (voice: Voice, card: Card): boolean => voice.has(keyOf(card), 'does');

export function keyOf(card: Card): string {
  return `${card.kind}-${card.id}`;
}

/** What a card is by a filter: its kind stands beside its facts, which may have a kind too. */
export function valueOf(card: Card, filter: FactFilter): string {
  return filter === KIND ? card.kind : String(card.facts[filter.fact] ?? '');
}

export function cardsOf(cardFilter: CardFilter, box: readonly Card[], voice: Voice): Card[] {
  const found = box.filter((card) => (cardFilter.kinds ? cardFilter.kinds.includes(card.kind) : does(voice, card)));
  const name = (card: Card): string => voice.noun(keyOf(card));
  const { order } = cardFilter;
  return found.sort(
    order
      ? (one, other) => order(one) - order(other)
      : (one, other) => name(one).localeCompare(name(other), voice.language),
  );
}

/** The filters that tell these cards apart, with their values in the order of the cards. */
export function filtersOf(cardFilter: CardFilter, cards: readonly Card[]): { filter: FactFilter; values: string[] }[] {
  return [KIND, ...(cardFilter.filters ?? [])]
    .map((filter) => ({ filter, values: [...new Set(cards.map((card) => valueOf(card, filter)))].filter(Boolean) }))
    .filter(({ values }) => values.length > 1);
}

/** All that can be searched of a card: its name, what it does, and what the game adds. */
export function wordsOf(cardFilter: CardFilter, voice: Voice, card: Card): string {
  const key = keyOf(card);
  const own = [
    voice.noun(key),
    ...['does', 'goal'].filter((part) => voice.has(key, part)).map((part) => voice.say(key, {}, part)),
  ];
  return [...own, ...(cardFilter.also?.(voice, card) ?? [])].join(' ');
}

/** What is left: of each filter the chosen value, and all the words. */
export function sifted(
  cardFilter: CardFilter,
  voice: Voice,
  cards: readonly Card[],
  chosen: (filter: FactFilter) => string,
  words: string,
): Card[] {
  const filters = [KIND, ...(cardFilter.filters ?? [])].filter((filter) => chosen(filter));
  return cards.filter(
    (card) =>
      filters.every((filter) => valueOf(card, filter) === chosen(filter)) &&
      holds(wordsOf(cardFilter, voice, card), words),
  );
}
