// Of a table that one has sat at, what tells it from the others: with whom, and whose turn it is.

import type { Voice } from '../words/voice';
import type { Chair, Face, Seat } from '../connection/wire';

export type Turn = 'own' | 'other' | 'over';

/** Whose turn it is, as those at these seats see it; unknown where one may not look on. */
export function turnOf(face: Face, own: readonly Seat[]): Turn | null {
  if (face.over || face.closed) return 'over';
  if (face.asked === null) return null;
  return own.includes(face.asked) ? 'own' : 'other';
}

/** The others at the table; where there are none, oneself. */
export function companyOf(face: Face, own: readonly Seat[], voice: Voice): string {
  const others = face.seats.filter((chair) => !own.includes(chair.seat));
  const shown = others.length ? others : face.seats;
  return shown.map((chair) => calledIn(voice, chair)).join(', ');
}

/** Whom the table waits for. */
export function askedOf(face: Face, voice: Voice): string {
  const chair = face.seats.find(({ seat }) => seat === face.asked);
  return chair ? calledIn(voice, chair) : '';
}

function calledIn(voice: Voice, chair: Chair): string {
  return chair.name || voice.say('web-seat-open');
}
