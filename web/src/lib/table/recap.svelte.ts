// What has been on this screen, and what came while nobody looked: the recap.

import type { Entry } from '../connection/wire';

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

  /** The screen is looked at, with these lines on it, and so many before them that it does not hold. */
  look(lines: readonly Entry[], before = 0): void {
    const all = before + lines.length;
    if (this.away && this.seen > 0 && all - this.seen > FEW) this.recap = lines.slice(Math.max(0, this.seen - before));
    this.away = false;
    if (all === this.seen) return;
    this.seen = all;
    this.keep(this.seen);
  }

  close(): void {
    this.recap = [];
  }
}
