// Where one part of the board is shown at a time: which one a question, or what has just happened, is about.

import { offered } from '../../../lib/table/choices';
import type { Ask } from '../../../lib/connection/wire';
import { cardsAsked, COMBAT } from '../questions';
import type { WarView } from '../shape';

export const TABS = ['map', 'fellowship', 'nations', 'cards'] as const;
export type Tab = (typeof TABS)[number];

const HOME: Readonly<Record<string, Tab>> = {
  region: 'map',
  told: 'map',
  figure: 'map',
  battle: 'map',
  nation: 'nations',
  points: 'map',
  card: 'cards',
  hand: 'cards',
  fellowship: 'fellowship',
  corruption: 'fellowship',
  hunt: 'fellowship',
  tile: 'fellowship',
};

/** Of things as a pick or a beat names them: where the first that has a place is. */
export function tabWith(things: Iterable<string>): Tab | null {
  for (const thing of things) {
    const home = HOME[thing.split(':')[0] ?? ''];
    if (home) return home;
  }
  return null;
}

/**
 * Of a question that this screen is to answer; null: any will do. The map comes first, with the panel that lies over
 * it.
 */
export function tabOf(ask: Ask | null, view: WarView): Tab | null {
  if (!ask?.picks) return null;
  const things = offered(ask).flatMap((pick) => pick.on);
  const held = Object.values(view.hands).flatMap(({ cards }) => cards);
  const inHand = things.some((thing) => thing.startsWith('card:') && held.includes(thing.slice('card:'.length)));
  if (inHand && ask.key !== COMBAT) return 'cards'; // those of the table lie there, too
  if (ask.key === COMBAT || things.some((thing) => thing.startsWith('region:')) || cardsAsked(view, ask).length)
    return 'map';
  return tabWith(things);
}
