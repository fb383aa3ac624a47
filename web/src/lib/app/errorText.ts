// What went wrong, in one sentence of the player's language.

import { Refused } from '../connection/rest';
import type { Voice } from '../words/voice';

export function faultText(voice: Voice, fault: unknown): string {
  return fault instanceof Refused ? voice.refusal(fault.refusal) : voice.say('web-away');
}
