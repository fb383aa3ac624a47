// Where one part of the board is shown at a time: which one a question, or what has just happened, is about.

import { offered } from '../../lib/choices';
import type { Ask } from '../../lib/wire';

export const TABS = ['map', 'fellowship', 'nations', 'cards'] as const;
export type Tab = (typeof TABS)[number];

const HOME: Readonly<Record<string, Tab>> = {
  region: 'map', figure: 'map', battle: 'map', nation: 'nations', points: 'map', card: 'cards', hand: 'cards', fellowship: 'fellowship', corruption: 'fellowship', hunt: 'fellowship', tile: 'fellowship',
};

/** Of things as a pick or a beat names them: where the first that has a place is. */
export function tabWith(things: Iterable<string>): Tab | null {
  for (const thing of things) {
    const home = HOME[thing.split(':')[0] ?? ''];
    if (home) return home;
  }
  return null;
}

/** Of a question that this screen is to answer; null: any will do. */
export function tabOf(ask: Ask | null): Tab | null {
  return ask?.picks ? tabWith(offered(ask).flatMap((pick) => pick.on)) : null;
}
