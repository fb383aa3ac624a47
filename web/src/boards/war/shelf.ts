// The event cards in the rulebook: deck by deck, sifted by deck and by the face that plays them.

import type { Shelf } from '../../lib/shelf';
import { DECKS } from './cards';

export const shelf: Shelf = {
  kinds: ['card'],
  sieves: [
    { fact: 'deck', label: 'board-book-deck', noun: 'deck-' },
    { fact: 'icon', label: 'board-book-icon', noun: 'face-' },
  ],
  order: ({ facts }) => (DECKS as readonly string[]).indexOf(String(facts['deck'])) * 100 + Number(facts['number']),
  also: (voice, { facts }) => {
    if (!facts['combat']) return [];
    const combat = `combat-${facts['combat']}`;
    return [voice.noun(combat), voice.say(combat, {}, 'does')];
  },
};
