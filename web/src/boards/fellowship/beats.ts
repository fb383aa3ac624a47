// What of the log is seen how: with a banner, together with the next line, as the beginning of a trick; and what on the
// board it is about.

import type { Entry, View } from '../../lib/connection/wire';
import type { FellowshipView } from './shape';

export const large: ReadonlySet<string> = new Set([
  'wins',
  'forest-wins',
  'plays-ring',
  'balrog',
  'goal-met',
  'goal-failed',
  'announces',
  'shirt',
  'early',
  'round-won',
  'round-lost',
  'chapter-won',
]);

export const silent: ReadonlySet<string> = new Set([
  'round',
  'pool',
  'barrow',
  'dealt',
  'token',
  'controls',
  'kept',
  'afresh',
]);

export const turns: ReadonlySet<string> = new Set(['chapter', 'round', 'begin', 'wins', 'forest-wins']);

const THINGS: Readonly<Record<string, readonly string[]>> = {
  lost: ['lost'],
  'takes-lost': ['lost'],
  'swaps-lost': ['lost'],
  token: ['token'],
  'token-turns': ['token'],
  draws: ['deck'],
  digs: ['barrow'],
  barrow: ['barrow'],
  grim: ['grim'],
  'forest-wins': ['grim'],
  balrog: ['grim'],
};

/** "card:h3" for a card that was named, "hand:north" for whoever did it or had it done. */
export function touched(entry: Entry, view: View): readonly string[] {
  const { hands, last } = view as FellowshipView;
  const named = [entry.facts['who'], entry.facts['other'], entry.facts['card']].filter(
    (fact) => typeof fact === 'string',
  );
  const isHand = (name: string): boolean => hands.some(({ hand }) => hand === name);
  const found = named.map((name) => (isHand(name) ? `hand:${name}` : `card:${name}`));
  const won = entry.key === 'wins' ? last?.plays.find(({ hand }) => hand === last.winner)?.card : undefined;
  return [...found, ...(THINGS[entry.key] ?? []), ...(won ? [`card:${won}`] : [])];
}
