// What whatever lies on a board needs to know of the table, and what it asks of it.

import type { Beat } from '../playback/beat';
import { offer, type Offer } from './offer';
import type { Voice } from '../words/voice';
import type { Ask } from '../connection/wire';

/** The part of a board's own sight that all boards share. */
export interface Seen {
  ask: Ask | null;
  picked: ReadonlySet<string>;
  beat: Beat | null;
  voice: Voice;
  onpick: (id: string) => void;
  onbarred: (thing: string, rule: string) => void;
}

export function offerOn(sight: Seen, thing: string): Offer {
  return offer(sight.ask, sight.picked, thing);
}

/** Is this what the present beat is about? */
export function lit(sight: Seen, thing: string): boolean {
  return sight.beat?.touched.has(thing) ?? false;
}

/** The rule that forbids a pick, in words. */
export function whyBarred(voice: Voice, rule: string): string {
  return voice.rule(rule)?.text[voice.language] ?? rule;
}
