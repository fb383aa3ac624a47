// A replay: the frames of a game, the log up to each, and which line belongs to which moment.

import { readable } from './held';
import type { Entry, Frame, Seat, View } from './wire';

export class Film {
  readonly lines: readonly Entry[];
  readonly secret: boolean; // the own seats have seen different things
  private readonly told: number[]; // lines told up to and with each frame
  private readonly eyes: Seat[]; // the own seat that each frame is looked at from

  constructor(
    readonly frames: readonly Frame[],
    private readonly own: readonly Seat[] = [], // none: the public
  ) {
    const lines: Entry[] = [];
    this.told = frames.map((frame) => lines.push(...frame.log));
    this.lines = lines;
    this.secret = frames.some((frame) => frame.views);
    let seat = own[0] ?? '';
    this.eyes = frames.map(({ ask }) => (seat = ask && own.includes(ask.who) ? ask.who : seat));
  }

  /** With the eyes of one of the own seats alone. */
  through(seat: Seat): Film {
    const seen = this.frames.map(({ views, ...frame }) => ({
      ...frame,
      view: views?.[seat] ?? frame.view,
      log: readable(frame.log, seat),
    }));
    return new Film(seen, [seat]);
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** Of several seats at this screen the one that is asked, or was last. */
  seatAt(at: number): Seat {
    return this.eyes[at] ?? this.own[0] ?? '';
  }

  viewAt(at: number): View {
    const frame = this.frames[at];
    return frame?.views?.[this.seatAt(at)] ?? frame?.view ?? {};
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
