// What the file of an event card says: its deck, the face that plays it, its combat half.

import type { Voice } from '../../../lib/words/voice';
import { DECKS, ICONS } from '../facts';
import type { Side } from '../figures/figures';

export interface EventCard {
  deck: string; // "free_character"
  side: Side;
  sort: 'character' | 'strategy';
  icon: string; // the face that plays it
  number: number; // in its deck
  stays: boolean; // on the table
  combat: string; // the key of its combat half; "": it has none
  initiative: number; // of that
}

export { DECKS, ICONS };

export const sideOf = (deck: string): Side => (deck.startsWith('shadow') ? 'shadow' : 'free');
export const sortOf = (deck: string): 'character' | 'strategy' =>
  deck.endsWith('strategy') ? 'strategy' : 'character';

export function eventCard(voice: Voice, id: string): EventCard {
  const facts = voice.card(`card-${id}`)?.facts ?? {};
  const combat = facts['combat'] ? `combat-${facts['combat']}` : '';
  const deck = String(facts['deck'] ?? '');
  return {
    deck,
    side: sideOf(deck),
    sort: sortOf(deck),
    icon: String(facts['icon'] ?? 'event'),
    number: Number(facts['number'] ?? 0),
    stays: facts['stays'] === true,
    combat,
    initiative: Number(voice.card(combat)?.facts['initiative'] ?? 0),
  };
}

/** As a hand is sorted: by decks, in them by number. */
export function sorted(voice: Voice, cards: readonly string[]): string[] {
  const place = (id: string): number => {
    const { deck, number } = eventCard(voice, id);
    return (DECKS as readonly string[]).indexOf(deck) * 100 + number;
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}
