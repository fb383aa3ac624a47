// A hint in words: who would choose what, the chance that goes with it, and what was weighed. As bree.lang.hint has it.

import { listed, type Voice } from './voice';
import type { Ask, HintGiven } from '../connection/wire';

/** Its sentences; the first says what to do, the others why. Empty where the question has gone on. */
export function hintWords(voice: Voice, ask: Ask | null, given: HintGiven | null): string[] {
  if (!ask || !given) return [];
  const called = (picks: readonly string[]): string => "'" + listed(picks.map((pick) => voice.called(ask, pick)));
  const found = [voice.say('hint-says', { bot: `bot-${given.bot}`, picks: called(given.picks) })];
  if (given.worth !== undefined) found.push(voice.say('hint-worth', { share: Math.round(100 * given.worth) }));
  for (const { key, facts } of given.says) {
    const { instead } = facts;
    found.push(voice.say('hint-' + key, Array.isArray(instead) ? { ...facts, instead: called(instead) } : facts));
  }
  return found;
}
