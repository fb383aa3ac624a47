// What can be read off a view of fellowship.

import type { Ask } from '../../lib/connection/wire';
import { SUITS } from './facts';
import type { FellowshipView, Hand, Pyramid } from './shape';

export { ONE_RING, PYRAMID, UNKNOWN } from './facts';

export type Side = 'own' | 'left' | 'across' | 'right';

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  1: ['own'],
  2: ['own', 'across'],
  3: ['own', 'left', 'right'],
  4: ['own', 'left', 'across', 'right'],
};

/** The hands as they lie around the table, from the own one on, clockwise; each with its side. */
export function around(view: FellowshipView, seat: string): { hand: Hand; side: Side }[] {
  const from = Math.max(
    0,
    view.hands.findIndex((hand) => hand.hand === seat),
  );
  const hands = [...view.hands.slice(from), ...view.hands.slice(0, from)];
  return hands.map((hand, at) => ({ hand, side: SIDES[hands.length]?.[at] ?? 'across' }));
}

const SUIT: Readonly<Record<string, string>> = { ...SUITS, b: 'balrog' };

export function suitOf(card: string): string {
  return SUIT[card.charAt(0)] ?? '';
}

export function rankOf(card: string): string {
  return card.slice(1);
}

/** The cards of a hand as they are shown: one that was set aside comes back when it is asked how to play it. */
export function inHand(hand: Hand, ask: Ask | null): readonly string[] {
  const wanted = ask?.picks?.some((pick) => pick.on.includes(`card:${hand.fixed}`));
  return hand.fixed && wanted ? [...hand.cards, hand.fixed] : hand.cards;
}

/** How many cards of a hand are seen from behind only. */
export function backs(hand: Hand): number {
  const aside = [hand.tucked, hand.fixed, hand.laid].filter((card) => card !== '').length;
  return Math.max(0, hand.size - aside - hand.cards.length);
}

export type Fate = 'met' | 'lost' | 'open' | 'hopeful';

/** How a character stands: surely met, surely lost, met for now, or not met yet. */
export function fate(hand: Hand): Fate {
  if (hand.final) return hand.met ? 'met' : 'lost';
  return hand.met ? 'hopeful' : 'open';
}

/** The deck beside the trick: whose it is. */
export function grimOf(view: FellowshipView): 'forest' | 'balrog' | '' {
  const { up, left } = view.round.grim;
  if (!up.length && !left) return '';
  return view.chapter.active_events.includes('bridge_of_khazad_dum') ? 'balrog' : 'forest';
}

/** The gifts of whoever counts as the character of this hand. */
export function giftsOf(view: FellowshipView, character: string): { gift: string; used: boolean }[] {
  return Object.entries(view.chapter.gifts)
    .filter(([, { owner }]) => character === owner || character.startsWith(`${owner}_`))
    .map(([gift, { used }]) => ({ gift, used }));
}

/** Places of the pyramid, top row first: each with its number and how far it is moved aside, in halves of a card. */
export function layout(pyramid: Pyramid): { place: number; row: number; aside: number; card: string }[] {
  const found: { place: number; row: number; aside: number; card: string }[] = [];
  let first = 0;
  pyramid.rows.forEach((long, row) => {
    for (let at = 0; at < long; at++) {
      found.push({ place: first + at, row, aside: row + at * 2, card: pyramid.places[first + at] ?? '' });
    }
    first += long;
  });
  return found.sort((a, b) => b.row - a.row || a.place - b.place);
}
