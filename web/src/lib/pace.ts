// What others do is shown one state after another, slowly enough to follow. Any key skips.

export const STEP = 600; // milliseconds that a state stays before the next
const CROWD = 6; // so many may wait; beyond that the steps grow shorter, so that nobody falls far behind

export class Pace<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  constructor(
    private readonly show: (state: T) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Is something still to be shown? */
  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** Show a state when its turn comes; `atOnce` passes over all that wait. */
  push(state: T, atOnce: boolean): void {
    this.waiting.push(state);
    if (atOnce) this.skip();
    else if (this.timer === undefined) this.plan();
  }

  /** The newest state in other words (somebody came, a bot thinks): takes its place, waits no longer than it. */
  amend(state: T): void {
    if (this.waiting.length) this.waiting[this.waiting.length - 1] = state;
    else this.show(state);
  }

  /** To the newest state, now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const newest = this.waiting.at(-1);
    this.waiting = [];
    if (newest !== undefined) this.reveal(newest);
  }

  private plan(): void {
    const step = STEP / Math.max(1, this.waiting.length / CROWD);
    const due = Math.max(0, this.last + step - this.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const next = this.waiting.shift();
      if (next !== undefined) this.reveal(next);
      if (this.waiting.length) this.plan();
    }, due);
  }

  private reveal(state: T): void {
    this.last = this.now();
    this.show(state);
  }
}
