// Who sits at a table, as far as words and keys need it.

import type { Place } from './pocket';
import type { Chair, Seat } from './wire';

/** What the people in their seats are called; bots go by the name of their seat. */
export function namesOf(chairs: readonly Chair[]): Record<Seat, string> {
  return Object.fromEntries(chairs.filter((chair) => !chair.guest && chair.name).map((chair) => [chair.seat, chair.name]));
}

/** The one token a call can carry: of an own seat, else the host's. */
export function tokenOf(place: Place | null): string {
  return Object.values(place?.tokens ?? {})[0] ?? place?.host ?? '';
}
