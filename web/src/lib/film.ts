// A replay: the frames of a game, the log up to each, and which line belongs to which moment.

import type { Entry, Frame } from './wire';

export class Film {
  readonly lines: readonly Entry[];
  private readonly told: number[]; // lines told up to and with each frame

  constructor(readonly frames: readonly Frame[]) {
    const lines: Entry[] = [];
    this.told = frames.map((frame) => lines.push(...frame.log));
    this.lines = lines;
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** How many lines of the log are told at a moment. */
  toldAt(at: number): number {
    return this.told[at] ?? 0;
  }

  /** The moment at which a line is told. */
  momentOf(line: number): number {
    const found = this.told.findIndex((count) => count > line);
    return found < 0 ? this.last : found;
  }

  clamp(at: number): number {
    return Number.isFinite(at) ? Math.min(Math.max(0, Math.round(at)), this.last) : this.last;
  }
}
