// What was seen is told often, but never so often that the server takes it for a flood: of several the newest will do.

const BURST = 40; // at once; the server bears three times as much
const A_SECOND = 15; // the server bears twice as much, and people want to say something, too

export class SeenAck {
  private left = BURST;
  private since: number;
  private row = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (row: number) => void,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.since = now();
  }

  acknowledge(row: number): void {
    this.row = row;
    if (this.timer !== undefined) return;
    const now = this.now();
    this.left = Math.min(BURST, this.left + ((now - this.since) * A_SECOND) / 1000);
    this.since = now;
    if (this.left >= 1) this.say();
    else this.timer = setTimeout(() => this.later(), ((1 - this.left) * 1000) / A_SECOND);
  }

  /** On another line nothing is owed. */
  forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private later(): void {
    this.timer = undefined;
    this.acknowledge(this.row);
  }

  private say(): void {
    this.left -= 1;
    this.send(this.row);
  }
}
