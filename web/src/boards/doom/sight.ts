// What every part of the board is given: the view, what is asked, what has just happened, and where picks go.

import type { Beat } from '../../lib/beat';
import { offer, type Offer } from '../../lib/offer';
import type { Voice } from '../../lib/voice';
import type { Ask } from '../../lib/wire';
import type { DoomView } from './shape';

export interface Sight {
  view: DoomView;
  was: DoomView; // the view before
  ask: Ask | null;
  picked: ReadonlySet<string>;
  beat: Beat | null;
  rolling: ReadonlySet<string>; // dice that are still in the air
  moving: boolean;
  unit: number; // how large everything is drawn
  small: boolean; // one part at a time
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

/** Is this screen asked, and by which question? */
export function asks(sight: Sight, ...keys: string[]): boolean {
  return sight.ask?.picks !== undefined && keys.includes(sight.ask.key);
}
