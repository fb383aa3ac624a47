// What the lines of the log are about on this board: hands and cards. Which are large, and what else each touches, is
// declared beside the rules (`log_lines.py`).

import { thingsOf } from '../../lib/playback/beat';
import type { Entry, View } from '../../lib/connection/wire';
import { about, type Found } from './log';
import type { FellowshipView } from './shape';

export { large, silent, turns } from './log';

const FOUND: Readonly<Record<Found, (entry: Entry, view: FellowshipView) => string[]>> = {
  'the winning card': (_, { last }) =>
    last?.plays.flatMap(({ hand, card }) => (hand === last.winner ? [`card:${card}`] : [])) ?? [],
};

/** "card:h3" for a card that was named, "hand:north" for whoever did it or had it done. */
export function touched(entry: Entry, view: View): readonly string[] {
  const { hands } = view as FellowshipView;
  const named = [entry.facts['who'], entry.facts['other'], entry.facts['card']].filter(
    (fact) => typeof fact === 'string',
  );
  const isHand = (name: string): boolean => hands.some(({ hand }) => hand === name);
  const found = named.map((name) => (isHand(name) ? `hand:${name}` : `card:${name}`));
  return [...found, ...thingsOf(about, FOUND, entry, view as FellowshipView)];
}
