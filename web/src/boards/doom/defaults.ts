// What the page of this table does unless somebody wants it otherwise.

import { ANY_TIME } from './facts';
import { PASS } from '../../lib/table/choices';
import type { Quiet } from '../../lib/board/boards';
import type { Ask, View } from '../../lib/connection/wire';
import type { DoomView } from './shape';

export const persons = true;
export const open = true;

const LATER: ReadonlySet<string> = new Set(['moment-die', 'moment-end']); // the same cards can be used soon after
const USUAL: ReadonlySet<string> = new Set(['moment-start', 'moment-rolled', ...LATER]); // these come in every turn
const BATTLES: ReadonlySet<string> = new Set(['moment-battle', 'moment-lost']);

/** The moment at which a card may be used; empty: something else is asked. */
const momentOf = (ask: Ask): string => (ask.key === 'offer' ? String(ask.facts?.['moment'] ?? '') : '');

const isLow = ({ courage }: DoomView): boolean => courage.at <= courage.eye;

/**
 * A card for any time is not asked about before each die and at the end of a turn: the next turn, roll or battle asks.
 * With little courage it is, and where its owner cannot use it in the turn of another.
 */
export function usualAnswer(ask: Ask, view: View): string {
  const doom = view as DoomView;
  if (!LATER.has(momentOf(ask)) || doom.modes.exclusive || isLow(doom)) return '';
  const cards = ask.picks?.map(({ id }) => id).filter((id) => id !== PASS) ?? [];
  return cards.every((card) => (ANY_TIME as readonly string[]).includes(card)) ? PASS : '';
}

/** No card this turn or in this battle, unless the cards change or courage falls to the Eye. Events always ask. */
export function quietWhile(ask: Ask, view: View): Quiet | null {
  const doom = view as DoomView;
  const key = USUAL.has(momentOf(ask)) ? 'turn' : BATTLES.has(momentOf(ask)) ? 'battle' : '';
  const until = [key, doom.turn, doom.battle?.foe, isLow(doom), ...doom.held.map(({ card }) => card)].join(' ');
  return key ? { until, text: `board-quiet-${key}` } : null;
}
