// What went wrong, in one sentence of the player's language.

import { Refused } from './rest';
import type { Voice } from './voice';

export function faultText(voice: Voice, fault: unknown): string {
  return fault instanceof Refused ? voice.refusal(fault.refusal) : voice.say('web-away');
}
