// How states come to the screen: the moments on the way to each, at the pace of whoever looks, then the state itself.

import { tick } from 'svelte';
import { isEcho, isLarge, type Telling } from './beat';
import type { Shown } from '../table/logWindow';
import type { Moment } from './moments';
import { Pace, type Step, type Tempo } from './pace';
import { ShownHistory } from './shownHistory';
import type { Ask, Entry } from '../connection/wire';

/** What it must know of the table. */
export interface Stage {
  tempo(): Tempo;
  telling(): Telling;
  readable(entry: Entry): boolean; // by whoever sits before the screen
  covered(): boolean; // nobody can look
  mine(ask: Ask | null): boolean; // this screen is asked
  moved(lines: number): void; // another row is shown, up to so many lines of the log
  seen(row: number): boolean; // it was shown to its end; false: nobody has heard that
}

/** A moment on the way to a state, or that state itself. */
interface Scene {
  state: Shown;
  moment: Moment | null;
  again?: boolean;
}

/** In a tab that nobody looks at there is nothing to follow. */
const unseen = (): boolean => globalThis.document?.hidden ?? false;

export class Showing {
  shown = $state.raw<Shown | null>(null);
  moment = $state.raw<Moment | null>(null); // what has just happened
  behind = $state(false); // something is being shown
  passed = $state(0); // moments that were too many to be shown, of those that are shown now
  repeatable = $state(false); // there is something to show again
  private newest: Shown | null = null;
  private seen = -1; // the last row that the server knows to be shown to its end
  private readonly history = new ShownHistory();
  private readonly pace: Pace<Scene>;

  constructor(private readonly stage: Stage) {
    this.pace = new Pace(
      (scene) => this.show(scene),
      () => stage.tempo(),
      (count) => (this.passed += count),
      tick,
    );
  }

  /** Somebody at this screen answers. */
  answer(): void {
    this.history.answer();
  }

  /** On to the next moment. */
  hurry(): void {
    this.pace.hurry();
  }

  /** To how the table is now. What is passed over can still be shown again. */
  skip(): void {
    for (const { moment, again } of this.pace.skip()) if (moment && !again) this.history.keep(moment);
    this.settle();
  }

  /** The last turn once more. */
  again(): void {
    const state = this.newest;
    if (!state || this.history.empty) return;
    const steps = this.history.again(this.stage.telling()).map((moment) => this.step(state, moment, true));
    this.pace.again(steps, { state, moment: null });
    this.settle();
  }

  /** Whether somebody reads: then the table waits. */
  hold(on: boolean): void {
    this.pace.hold(on);
    this.settle();
  }

  /** The pace has been changed. */
  keepPace(): void {
    this.pace.go();
  }

  stop(): void {
    this.pace.stop();
  }

  /** On a new line nobody knows what was seen. */
  unheard(): void {
    this.seen = -1;
  }

  /** The same row in other words: somebody came, a bot thinks. */
  amend(state: Shown): void {
    this.newest = state;
    this.pace.amend({ state, moment: null });
    this.settle();
  }

  /** Another row that does not follow from what is shown: at once. */
  jump(state: Shown): void {
    this.newest = state;
    this.history.forget(state.lines.length);
    this.pace.push([], { state, moment: null });
    this.pace.skip();
    this.settle();
  }

  /** The next row; `begin`: the place of its first line in the log that we hold. */
  follow(state: Shown, begin: number, own: boolean): void {
    const steps = this.way(state, begin, own);
    this.newest = state;
    this.pace.push(steps, { state, moment: null });
    if (unseen()) this.skip();
    this.settle();
  }

  /** The moments on the way to a state, one after another. */
  private way(state: Shown, from: number, own: boolean): Step<Scene>[] {
    const mine = this.stage.mine(state.ask);
    const none = unseen() || this.stage.covered();
    const story = { lines: state.lines, from, beats: state.beats ?? [], views: state.views };
    const moments = this.history.tell(story, (entry) => this.hears(entry), mine || state.over || none);
    const acting = this.newest?.ask;
    const ask = acting ? { who: acting.who, key: acting.key } : null;
    const steps = moments.map((moment) => {
      const step = this.step({ ...state, ask, over: false, score: null, thinking: null }, moment);
      return own && isEcho(this.stage.telling(), moment.fresh) ? { ...step, weight: 'none' as const } : step;
    });
    // What one has just done oneself, and the question that follows from it, need no pause in between.
    const [first, ...later] = steps;
    const echo = own && first?.weight === 'plain';
    if (!none && !(echo && mine && !later.length)) return echo ? [{ ...first, weight: 'own' }, ...later] : steps;
    this.history.keep(...moments);
    if (none) this.history.pass(state.lines.length);
    return [];
  }

  private step(state: Shown, moment: Moment, again = false): Step<Scene> {
    const weight = isLarge(this.stage.telling(), moment.fresh) ? 'large' : 'plain';
    return { thing: { state, moment, again }, weight };
  }

  private hears(entry: Entry): boolean {
    return !this.stage.telling().silent.has(entry.key) && this.stage.readable(entry);
  }

  private show({ state, moment, again = false }: Scene): void {
    const moved = state.row !== this.shown?.row;
    this.shown = moment ? { ...state, views: moment.views, lines: moment.lines } : state;
    if (moment || !this.goesOn(state)) this.moment = moment;
    if (moment && !again) this.history.keep(moment);
    this.settle();
    if (moved) this.stage.moved(this.shown.lines.length);
    if (!moment && state.row !== this.seen && this.stage.seen(state.row)) this.seen = state.row;
  }

  /** A bot goes on from here by itself: what it goes on from stays in sight. */
  private goesOn({ ask, chairs }: Shown): boolean {
    return this.stage.tempo() !== 'instant' && Boolean(chairs.find(({ seat }) => seat === ask?.who)?.bot);
  }

  private settle(): void {
    this.behind = this.pace.busy;
    this.repeatable = !this.history.empty;
    if (!this.behind) this.passed = 0;
  }
}
