// The cards of a game in the rulebook: which of them, in which order, and what is found among them.

import { holds } from '../words/search';
import type { Voice } from '../words/voice';
import type { Card } from '../connection/wire';

/** What a game says of its cards; nothing of it is needed. */
export interface Shelf {
  kinds?: readonly string[]; // that are cards; else all that do something
  sieves?: readonly Sieve[];
  order?: (card: Card) => number; // else by their names
  also?: (voice: Voice, card: Card) => readonly string[]; // what else is searched: the other half of a card
}

/** By a fact of the cards one value is chosen. */
export interface Sieve {
  fact: string;
  label: string; // the key of its text
  noun: string; // before the value: the key of what that is called
}

export const KIND: Sieve = { fact: 'kind', label: 'web-book-kind', noun: 'web-kind-' };

const does = (voice: Voice, card: Card): boolean => voice.has(keyOf(card), 'does');

export function keyOf(card: Card): string {
  return `${card.kind}-${card.id}`;
}

/** What a card is by a sieve: its kind stands beside its facts, which may have a kind too. */
export function valueOf(card: Card, sieve: Sieve): string {
  return sieve === KIND ? card.kind : String(card.facts[sieve.fact] ?? '');
}

export function cardsOf(shelf: Shelf, box: readonly Card[], voice: Voice): Card[] {
  const found = box.filter((card) => (shelf.kinds ? shelf.kinds.includes(card.kind) : does(voice, card)));
  const name = (card: Card): string => voice.noun(keyOf(card));
  const { order } = shelf;
  return found.sort(
    order
      ? (one, other) => order(one) - order(other)
      : (one, other) => name(one).localeCompare(name(other), voice.language),
  );
}

/** The sieves that tell these cards apart, with their values in the order of the cards. */
export function sievesOf(shelf: Shelf, cards: readonly Card[]): { sieve: Sieve; values: string[] }[] {
  return [KIND, ...(shelf.sieves ?? [])]
    .map((sieve) => ({ sieve, values: [...new Set(cards.map((card) => valueOf(card, sieve)))].filter(Boolean) }))
    .filter(({ values }) => values.length > 1);
}

/** All that can be searched of a card: its name, what it does, and what the game adds. */
export function wordsOf(shelf: Shelf, voice: Voice, card: Card): string {
  const key = keyOf(card);
  const own = [
    voice.noun(key),
    ...['does', 'goal'].filter((part) => voice.has(key, part)).map((part) => voice.say(key, {}, part)),
  ];
  return [...own, ...(shelf.also?.(voice, card) ?? [])].join(' ');
}

/** What is left: of each sieve the chosen value, and all the words. */
export function sifted(
  shelf: Shelf,
  voice: Voice,
  cards: readonly Card[],
  chosen: (sieve: Sieve) => string,
  words: string,
): Card[] {
  const sieves = [KIND, ...(shelf.sieves ?? [])].filter((sieve) => chosen(sieve));
  return cards.filter(
    (card) =>
      sieves.every((sieve) => valueOf(card, sieve) === chosen(sieve)) && holds(wordsOf(shelf, voice, card), words),
  );
}
