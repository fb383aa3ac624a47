// What has been told on this screen: how far the story is, and what "again" shows of it.

import type { Telling } from './beat';
import { closed, lastTurn, momentsOf, type Moment, type Story } from './moments';
import type { Entry } from '../connection/wire';

const MOST = 60; // moments that are kept

export class ShownHistory {
  private moments: readonly Moment[] = [];
  private since: number | null = null; // so many of them before the own last answer, if there was one
  private told = 0; // lines of the log that have had their moment

  get empty(): boolean {
    return this.moments.length === 0;
  }

  /** Somebody at this screen answers. */
  answer(): void {
    this.since = this.moments.length;
  }

  /** Nothing leads from what was told to what comes now, which are so many lines. */
  forget(lines: number): void {
    this.moments = [];
    this.since = null;
    this.told = lines;
  }

  /** What is to be told now. Lines that are not heard wait for the next that is, unless it `ends` here. */
  tell(story: Omit<Story, 'told'>, heard: (entry: Entry) => boolean, ends: boolean): readonly Moment[] {
    const whole = { ...story, told: this.told };
    const open = momentsOf(whole, heard);
    const moments = ends ? closed(open, whole) : open;
    this.told = moments.at(-1)?.lines.length ?? this.told;
    return moments;
  }

  /** All up to here need not be told any more. */
  pass(lines: number): void {
    this.told = lines;
  }

  /** This was shown, or can only be shown again. */
  keep(...moments: readonly Moment[]): void {
    const all = [...this.moments, ...moments];
    const spare = Math.max(0, all.length - MOST);
    this.moments = all.slice(spare);
    if (this.since !== null) this.since = Math.max(0, this.since - spare);
  }

  again(telling: Telling): readonly Moment[] {
    return lastTurn(this.moments, this.since, telling);
  }
}
