// What a lesson says now: one sentence after the other, and the last one when something is to be done.

import type { LessonStep, LessonLine } from '../connection/wire';

export class LessonReading {
  read = $state.raw({ step: 0, count: 0 }); // how many sentences of the step with that number have been read
  wrong = $state(false); // something else was tried

  /** @param now the step that the game is at; null: no lesson, or something moves */
  constructor(private readonly now: () => LessonStep | null) {}

  readonly step = $derived.by<LessonStep | null>(() => this.now());

  private readonly count = $derived.by(() => (this.step?.number === this.read.step ? this.read.count : 0));

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
    if (this.step) this.read = { step: this.step.number, count: this.count + 1 };
  }

  moved(): void {
    this.wrong = false;
  }
}
