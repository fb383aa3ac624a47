// What the parts of a board know of the table, and what they ask of it.

import type { Beat } from '../playback/beat';
import { offer, type Offer } from './offer';
import type { Voice } from '../words/voice';
import type { Ask } from '../connection/wire';

/** What the parts of every board are given; each board adds its own (PartProps). */
export interface SharedProps {
  ask: Ask | null;
  picked: ReadonlySet<string>;
  beat: Beat | null;
  voice: Voice;
  onpick: (id: string) => void;
  onbarred: (thing: string, rule: string) => void;
}

export function offerOn(board: SharedProps, thing: string): Offer {
  return offer(board.ask, board.picked, thing);
}

/** Is this what the present beat is about? */
export function lit(board: SharedProps, thing: string): boolean {
  return board.beat?.touched.has(thing) ?? false;
}

/** The rule that forbids a pick, in words. */
export function whyBarred(voice: Voice, rule: string): string {
  return voice.rule(rule)?.text[voice.language] ?? rule;
}
