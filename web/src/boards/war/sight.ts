// What every part of the board is given: the view, what is asked, what has just happened, and where picks go.

import type { Beat } from '../../lib/beat';
import type { Marks } from '../../lib/choices';
import { offer, type Offer } from '../../lib/offer';
import type { Voice } from '../../lib/voice';
import type { Ask, Seat } from '../../lib/wire';
import type { Look } from './look.svelte';
import type { WarView } from './shape';

export interface Sight {
  view: WarView;
  seat: Seat | '';
  ask: Ask | null;
  picked: ReadonlySet<string>;
  marks: Marks; // how many of each, of a run
  beat: Beat | null;
  moving: boolean;
  small: boolean; // one part at a time
  unit: number; // how large everything beside the map is drawn
  look: Look;
  voice: Voice;
  onpick: (id: string) => void;
  onbarred: (thing: string, rule: string) => void;
}

export function offerOn(sight: Sight, thing: string): Offer {
  return offer(sight.ask, sight.picked, thing);
}

/** Is this what the present beat is about? */
export function lit(sight: Sight, thing: string): boolean {
  return sight.beat?.touched.has(thing) ?? false;
}
