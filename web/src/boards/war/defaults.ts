// What the page of a table does here unless somebody wants it otherwise.

import { everything, type Marks } from '../../lib/table/choices';
import type { Ask, Seat, View } from '../../lib/connection/wire';
import type { WarView } from './shape';

/** Players of a team have the colours of their nations. */
export const colours: Readonly<Record<Seat, string>> = {
  free: '#24527a',
  shadow: '#7c1f16',
  gondor_player: '#4a4090',
  rohan_player: '#4d6212',
  witch_king_player: '#7c1f16',
  saruman_player: '#7a5f08',
};

/** The log floats on the map: it opens only when somebody opens it. */
export const logFrom = Infinity;

/** The map is the table. */
export const fills = true;

/** A die is planned with what it will do. */
export const looksAhead: ReadonlySet<string> = new Set(['die']);

// Who goes along: mostly everybody does.
const WHO = new Set(['move_who', 'march_who', 'raid_who', 'attack_who', 'advance', 'companions_who', 'nazgul_who']);

/** As many as may go. Where that are not all, the person chooses. */
export function markedAtFirst(ask: Ask): Marks {
  const marks = WHO.has(ask.key) ? everything(ask) : new Map<string, number>();
  const count = [...marks.values()].reduce((sum, one) => sum + one, 0);
  return count <= (ask.most ?? 0) ? marks : new Map<string, number>();
}

/** Nobody advances: that gives away what was won. */
export const askedTwice: ReadonlySet<string> = new Set(['advance']);

const REROLLS = new Set(['reroll', 'hunt_reroll']);

/**
 * The Guide stays, all dice that may be re-rolled are. A Fellowship that has not moved is not declared in the wild, nor
 * in the first turn, when nothing can be healed and the Elves are active already. With versions of companions that are
 * still secret the choice of a Guide may tell something, so it is the person's own.
 */
export function usualAnswer(ask: Ask, view: View): string {
  const { fellowship, lords, map, turn } = view as WarView;
  const offers = (id: string): string => (ask.picks?.some((pick) => pick.id === id) ? id : '');
  if (ask.key === 'guide') return lords?.veiled.length ? '' : offers(fellowship.guide);
  if (ask.key === 'declare') {
    const begins = turn === 1 && !fellowship.corruption && !lords;
    return fellowship.progress || (map[fellowship.region]?.settlement && !begins) ? '' : offers('pass');
  }
  return REROLLS.has(ask.key) ? (ask.picks?.at(-1)?.id ?? '') : '';
}
