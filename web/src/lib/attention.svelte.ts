// What has been on this screen, and what came while nobody looked: the recap.

import type { Entry } from './wire';

const FEW = 2; // so many new lines are seen in the log itself

export class Attention {
  recap = $state.raw<readonly Entry[]>([]);
  private away = true; // not looked at since the page was opened or left

  constructor(
    private seen: number, // lines that were on the screen at the last visit; 0: never here
    private readonly keep: (seen: number) => void,
  ) {}

  leave(): void {
    this.away = true;
  }

  /** The screen is looked at, with these lines on it. */
  look(lines: readonly Entry[]): void {
    if (this.away && this.seen > 0 && lines.length - this.seen > FEW) this.recap = lines.slice(this.seen);
    this.away = false;
    if (lines.length === this.seen) return;
    this.seen = lines.length;
    this.keep(this.seen);
  }

  close(): void {
    this.recap = [];
  }
}
