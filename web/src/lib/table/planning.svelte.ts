// What is planned on this screen: answers that were chosen and are not sent yet, and what would be asked after them.

import type { Ahead, Ask, Path } from '../connection/wire';

const NOTHING: readonly string[] = [];

/** What a board is told about it. */
export interface Plan {
  ask: Ask; // that the first answer is for
  picks: readonly string[]; // planned
  paths: readonly Path[]; // all that could be planned, with the asks behind them
  take(picks: readonly string[]): void; // plan these answers, or give them where nothing is asked behind them
  back(): boolean; // plan one answer less; false: nothing is planned
}

export class Planning {
  picks = $state.raw(NOTHING);
  paths = $state.raw<readonly Path[] | null>(null); // null: the server has not said yet
  private question = 0; // its number, while the server has not answered

  constructor(private readonly wonder: () => number | false) {}

  look(): void {
    this.question = this.wonder() || -1;
  }

  /** The line fell: nobody will answer. */
  fall(): void {
    if (this.question) this.question = -1;
  }

  /** Ask once more, if the question was lost on the way. */
  again(): void {
    if (this.question < 0) this.look();
  }

  clear(): void {
    this.picks = NOTHING;
    this.paths = null;
    this.question = 0;
  }

  awaits(number: number | null): boolean {
    return number !== null && number === this.question;
  }

  hear({ paths }: Pick<Ahead, 'paths'>): void {
    this.question = 0;
    this.paths = paths;
  }

  /** Is something planned of which nobody knows yet what it leads to? */
  get waits(): boolean {
    return this.picks.length > 0 && this.paths === null;
  }

  at(picks: readonly string[]): Path | undefined {
    return this.paths?.find((path) => same(path.picks, picks));
  }

  /** The ask behind what is planned. */
  get ask(): Ask | null {
    return (this.picks.length && this.at(this.picks)?.ask) || null;
  }
}

export const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((pick, at) => pick === other[at]);
