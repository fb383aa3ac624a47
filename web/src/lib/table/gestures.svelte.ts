// Signs that people make at the table, each shown for a while beside its seat.

import type { Chair, MakesGesture, Seat } from '../connection/wire';

export type GestureName = MakesGesture['gesture'];
export const GESTURES: readonly GestureName[] = ['cheers', 'welcome', 'well', 'thanks', 'moment', 'luck'];

const SHOWN = 6000; // milliseconds

export class Gestures {
  shown = $state.raw<Readonly<Record<Seat, GestureName>>>({});
  last = $state.raw<{ seat: Seat; gesture: GestureName } | null>(null); // for ears
  asked = 0; // the number of our own last one

  show(seat: Seat, name: string): void {
    const gesture = GESTURES.find((known) => known === name);
    if (!gesture) return; // of a newer server
    const last = { seat, gesture };
    this.last = last;
    this.shown = { ...this.shown, [seat]: gesture };
    setTimeout(() => {
      if (this.last === last) this.last = null;
      if (this.shown[seat] !== gesture) return;
      const { [seat]: _, ...others } = this.shown;
      this.shown = others;
    }, SHOWN);
  }
}

/** Is somebody else at the table who could see a sign? */
export function hasCompany(chairs: readonly Chair[], own: readonly Seat[]): boolean {
  return chairs.some((chair) => !chair.bot && chair.taken && !own.includes(chair.seat));
}
