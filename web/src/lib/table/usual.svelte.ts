// Questions with one sensible answer are answered for the person, unless the person wants to be asked.

import type { Ask } from '../connection/wire';

/** An answer that was given so. */
export interface Given {
  ask: Ask;
  pick: string;
  n: number; // answers before it
}

export class Usual {
  given = $state.raw<readonly Given[]>([]); // since the person last answered
  private readonly wanted = new Set<string>(); // questions that the person wants to be asked, by their keys
  private paused = false; // after an undo the person answers

  /** May this question be answered so? */
  answers(ask: Ask): boolean {
    return !this.paused && !this.wanted.has(ask.key);
  }

  note(given: Given): void {
    this.given = [...this.given, given];
  }

  /** The person has answered. */
  end(): void {
    this.given = [];
    this.paused = false;
  }

  /** Something was taken back. */
  pause(): void {
    this.given = [];
    this.paused = true;
  }

  /** From now on the person is asked this. True: nothing has happened since it was answered. */
  ask(given: Given, n: number): boolean {
    this.wanted.add(given.ask.key);
    this.given = this.given.filter((one) => one !== given);
    return n === given.n + 1;
  }
}
