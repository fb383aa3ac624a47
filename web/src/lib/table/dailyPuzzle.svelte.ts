// The puzzle at the table of a deal of the day: what is asked, and what each answer was worth, once one was given.

import { rest } from '../connection/rest';
import type { Ask, DailyAnswer, DailyResult } from '../connection/wire';
import type { Voice } from '../words/voice';

const PUZZLE = 'try'; // the unit of a deal that is a puzzle

export class DailyPuzzle {
  result = $state.raw<DailyResult | null>(null);
  open = $state(false); // the sheet
  readonly is = $derived(this.result?.unit === PUZZLE);
  readonly verdict = $derived(this.result?.verdict ?? null);
  private asking = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
  ) {}

  /** After every answer until there is a verdict. It opens by itself for whoever has just answered. */
  async look(): Promise<void> {
    if (this.asking || this.verdict || (this.result && !this.is)) return;
    this.asking = true;
    const before = this.result;
    try {
      this.result = await rest.dailyResult(this.table, this.token);
      if (before && this.verdict) this.open = true;
    } catch {
      // the server is away: the next answer asks again, and so does the page of the day
    } finally {
      this.asking = false;
    }
  }
}

/** An answer as the table calls it. */
export function answerName(voice: Voice, verdict: NonNullable<DailyResult['verdict']>, answer: DailyAnswer): string {
  const ask: Ask = { who: verdict.who, key: verdict.key, facts: verdict.facts };
  return voice.label(ask, { id: answer.pick, on: answer.on });
}
