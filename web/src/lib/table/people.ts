// Who sits at a table, as far as words and keys need it: one name for each, also for a bot.

import type { Place } from '../app/localStorage';
import type { Voice } from '../words/voice';
import type { Chair, Seat } from '../connection/wire';

/** The voice for these people and bots. A person who plays all hands alone is none of them. */
export function among(voice: Voice, chairs: readonly Chair[]): Voice {
  return voice.at(chairs.length === 1 && voice.knows('table-alone') ? {} : namesOf(chairs));
}

function namesOf(chairs: readonly Chair[]): Record<Seat, string> {
  return Object.fromEntries(chairs.filter((chair) => chair.name).map((chair) => [chair.seat, chair.name]));
}

/** How strong a bot plays: one to three stars. */
export function starsText(stars: number): string {
  return '★'.repeat(stars);
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
