// What a lesson says now: one sentence after the other, and the last one when something is to be done.

import type { LessonStep, LessonLine } from '../connection/wire';

export class LessonReading {
  private read = $state.raw({ n: -1, count: 0 }); // how many sentences of the step at that answer have been read
  wrong = $state(false); // something else was tried

  /** @param step where the game is, and after how many answers; null: no lesson, or something moves */
  constructor(private readonly now: () => { n: number; step: LessonStep } | null) {}

  readonly step = $derived.by<LessonStep | null>(() => this.now()?.step ?? null);

  private readonly count = $derived.by(() => (this.now()?.n === this.read.n ? this.read.count : 0));

  /** The sentence; null: the lesson is over, and the person plays on. */
  readonly said = $derived.by<LessonLine | null>(() => this.step?.says[this.count] ?? null);

  /** Its number in the whole lesson. */
  readonly number = $derived.by(() => (this.step ? this.step.number - this.step.says.length + 1 + this.count : 0));

  /** Is the sentence only read? Then nothing can be picked. */
  readonly reading = $derived.by(() => this.said !== null && (!this.last || !this.step?.answer.length));

  /** Is it the last of the step? */
  get last(): boolean {
    return this.count + 1 === this.step?.says.length;
  }

  /** Is it the last of the lesson? */
  get ends(): boolean {
    return this.last && !this.step?.answer.length;
  }

  next(): void {
    const now = this.now();
    if (now) this.read = { n: now.n, count: this.count + 1 };
  }

  moved(): void {
    this.wrong = false;
  }
}
