// What is marked on this screen, and what the server says to it. The newest word counts, and only for the marks it is
// about.

import { marked, named, unmarked, type Marks } from './choices';
import { isWhole, withMarks, type Known } from './markedAsk';
import type { Ask, Marked, No } from '../connection/wire';

const NOTHING: Marks = new Map();

export class Marking {
  marks = $state.raw<Marks>(NOTHING);
  eager = false; // send the marks as soon as the server says that they are a whole set
  atFirst = $state.raw<Marks>(NOTHING); // what was marked when the question came
  private removes = false; // a pick takes marks away: it began with what is usual
  private known = $state.raw<Known | null>(null);
  private readonly waiting = new Map<number, Marks>(); // the number of a question -> the marks it is about

  constructor(private readonly wonder: (picks: readonly string[]) => number | false) {}

  /** Of a run: marked, and the server is asked about it. */
  put(marks: Marks): void {
    this.eager = false;
    this.marks = marks.size ? marks : NOTHING;
    if (marks.size) this.ask();
    else this.known = null;
  }

  /** A pick set begins with what is usual. */
  begin(marks: Marks): void {
    this.atFirst = marks;
    this.turn(true);
  }

  /** All that is usual, or nothing. */
  turn(all: boolean): void {
    this.removes = all;
    this.put(all ? this.atFirst : NOTHING);
  }

  /** A thing of the pick set was touched. */
  pick(ask: Ask, id: string): void {
    this.put((this.removes ? unmarked : marked)(ask, this.marks, id));
  }

  /** Where one thing is asked for it is sent at once: the mark only shows that it is on its way. */
  send(pick: string): void {
    this.marks = new Map([[pick, 1]]);
  }

  clear(): void {
    this.atFirst = NOTHING;
    this.turn(false);
  }

  private ask(): void {
    const number = this.wonder(named(this.marks));
    if (number) this.waiting.set(number, this.marks);
  }

  /** The line fell: nobody will answer. */
  fall(): void {
    this.waiting.clear();
  }

  /** Ask once more, if the question was lost on the way. */
  again(): void {
    if (this.untold && !this.waiting.size) this.ask();
  }

  /** Has the server not said yet what it thinks of these marks? */
  get untold(): boolean {
    return this.marks.size > 0 && this.known?.marks !== this.marks;
  }

  /** The ask as it stands with the marks. */
  over(ask: Ask): Ask {
    return withMarks(ask, this.known);
  }

  whole(ask: Ask): boolean {
    return isWhole(ask, this.marks, this.known);
  }

  /** Is this the answer to a question about marks? */
  awaits(number: number | null): boolean {
    return number !== null && this.waiting.has(number);
  }

  /**
   * The server's word on marks. Of those that no set holds only what was known to be right stays, and the refusal is
   * given.
   */
  judge(message: Marked | No): No | null {
    const marks = this.waiting.get(message.id ?? 0);
    this.waiting.delete(message.id ?? 0);
    if (!this.marks.size || !marks) return null;
    if (message.t === 'marked') {
      this.known = { marks, said: message };
      return null;
    }
    if (marks !== this.marks) return null;
    this.eager = false;
    this.marks = this.known?.marks ?? NOTHING;
    if (marks === this.atFirst) {
      this.clear(); // nobody has marked it
      return null;
    }
    return message.key === 'late' ? null : message;
  }
}
