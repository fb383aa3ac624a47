// Where one part of the board is shown at a time: which one a question, or what has just happened, is about.

import type { Ask } from '../../../lib/connection/wire';

export const TABS = ['map', 'track', 'dice', 'cards'] as const;
export type Tab = (typeof TABS)[number];

const ASKED: Readonly<Record<string, Tab>> = {
  take: 'dice',
  place_black: 'dice',
  place_colour: 'dice',
  which_again: 'dice',
  which_die: 'dice',
  which_side: 'dice',
  which_waiting: 'dice',
  who_walks: 'dice',
  free_move: 'map',
  how_far: 'map',
  whom: 'map',
  either: 'map',
  army: 'track',
  keep_next: 'track',
  offer: 'cards',
  spend_gandalf: 'cards',
  which_ally: 'cards',
  spend_ally: 'cards',
};

const HOME: Readonly<Record<string, Tab>> = {
  die: 'dice',
  battle: 'dice',
  figure: 'map',
  space: 'map',
  nazgul: 'map',
  isengard: 'map',
  gandalf: 'map',
  slot: 'track',
  next: 'track',
  card: 'cards',
};

/** Of a question that this screen is to answer; null: of none of them. */
export function tabOf(ask: Ask | null): Tab | null {
  if (!ask?.picks) return null;
  return ASKED[ask.key] ?? tabWith(ask.picks.flatMap((pick) => pick.on));
}

/** Of things as a pick or a beat names them: where the first that has a place is. */
export function tabWith(things: Iterable<string>): Tab | null {
  for (const thing of things) {
    const home = HOME[thing.split(':')[0] ?? ''];
    if (home) return home;
  }
  return null;
}
