// Who sits at a table, as far as words and keys need it.

import type { Place } from './pocket';
import type { Chair, Seat } from './wire';

/** What the people in their seats are called; bots go by the name of their seat. */
export function namesOf(chairs: readonly Chair[]): Record<Seat, string> {
  return Object.fromEntries(chairs.filter((chair) => !chair.guest && chair.name).map((chair) => [chair.seat, chair.name]));
}

/** The keys to look with: of all own seats, else the host's. */
export function tokensOf(place: Place | null): readonly string[] {
  const own = Object.values(place?.tokens ?? {});
  return own.length || !place?.host ? own : [place.host];
}

/** The one key that most calls carry. */
export function tokenOf(place: Place | null): string {
  return tokensOf(place)[0] ?? '';
}
