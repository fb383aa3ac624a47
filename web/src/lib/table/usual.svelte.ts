// Questions that are answered for the person, unless the person wants to be asked: those with one sensible answer,
// those with a single answer where nothing is hidden, and those that the person does not want for a while.

import { everything, named, PASS } from './choices';
import type { Defaults, Quiet } from '../board/boards';
import type { Ask, View } from '../connection/wire';

/** An answer that was given so. */
export interface Given {
  ask: Ask;
  picks: readonly string[];
  n: number; // answers before it
  quiet?: Quiet; // the person did not want to be asked
}

/** The one answer that a question has; empty: there are several. */
export function onlyAnswer(ask: Ask): readonly string[] {
  const all = named(everything(ask));
  const whole = ask.many ? ask.least === ask.most && all.length === ask.most : all.length === 1;
  return whole && !ask.secret ? all : [];
}

export class Usual {
  given = $state.raw<readonly Given[]>([]); // since the person last answered
  private readonly wanted = new Set<string>(); // questions that the person wants to be asked, by their keys
  private paused = false; // after an undo the person answers
  private readonly quiet = new Set<string>(); // while one of these holds, the person passes

  /** What this question is answered with; empty: the person answers. */
  answerTo(ask: Ask, view: View, { open, quietWhile, usualAnswer }: Defaults): Omit<Given, 'n'> | null {
    if (this.paused) return null;
    const quiet = this.quiet.size ? quietWhile?.(ask, view) : null;
    if (quiet && this.quiet.has(quiet.until)) return { ask, picks: [PASS], quiet };
    if (this.wanted.has(ask.key)) return null;
    const only = open ? onlyAnswer(ask) : [];
    const usual = only.length ? '' : usualAnswer?.(ask, view);
    const picks = usual ? [usual] : only;
    return picks.length ? { ask, picks } : null;
  }

  note(given: Given): void {
    this.given = [...this.given, given];
  }

  /** The person has answered. */
  end(): void {
    this.given = [];
    this.paused = false;
  }

  /** Until this changes the person does not want to be asked. */
  hush(until: string): void {
    this.quiet.add(until);
  }

  /** Something was taken back. */
  pause(): void {
    this.given = [];
    this.paused = true;
    this.quiet.clear();
  }

  /** From now on the person is asked this. True: nothing has happened since it was answered. */
  ask(given: Given, n: number): boolean {
    if (given.quiet) this.quiet.clear();
    else this.wanted.add(given.ask.key);
    this.given = this.given.filter((one) => one !== given && !(given.quiet && one.quiet));
    return n === given.n + given.picks.length;
  }
}
