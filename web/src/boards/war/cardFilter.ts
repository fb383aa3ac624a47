// The event cards in the rulebook, deck by deck, sifted by deck and by the face that plays them; then the characters,
// those of Lords of Middle-earth last.

import type { CardFilter } from '../../lib/rulebook/cardFilter';
import { DECKS } from './cards/cards';

export const cardFilter: CardFilter = {
  kinds: ['card', 'character'],
  filters: [
    { fact: 'deck', label: 'board-book-deck', noun: 'deck-' },
    { fact: 'icon', label: 'board-book-icon', noun: 'face-' },
  ],
  order: ({ kind, facts }) =>
    kind === 'character'
      ? 1000 + Number(Boolean(facts['part']))
      : (DECKS as readonly string[]).indexOf(String(facts['deck'])) * 100 + Number(facts['number']),
  also: (voice, { facts }) => {
    if (!facts['combat']) return [];
    const combat = `combat-${facts['combat']}`;
    return [voice.noun(combat), voice.say(combat, {}, 'does')];
  },
};
