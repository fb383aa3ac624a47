// How well one has done so far in this browser, by the story that was played.

import type { Voice } from '../words/voice';

export interface BestResult {
  played: number;
  won: number;
  best: number; // the largest share of a victory: 1 is a whole one
}

const NONE: BestResult = { played: 0, won: 0, best: 0 };

/** The results with one more game. */
export function withGame(before: BestResult | null, share: number): BestResult {
  const { played, won, best } = before ?? NONE;
  return { played: played + 1, won: won + (share >= 1 ? 1 : 0), best: Math.max(best, share) };
}

export function resultText(voice: Voice, result: BestResult | null): string {
  return result ? voice.say('web-result-best', { won: result.won, played: result.played }) : '';
}
