// What happens is shown one moment after another, slowly enough to follow, as each person likes it.

export type Tempo = 'instant' | 'quick' | 'calm' | 'step';
export const TEMPI: readonly Tempo[] = ['instant', 'quick', 'calm', 'step'];

/**
 * How much room a thing takes: a state itself none, what one has just done oneself little, a moment some, a large one
 * more.
 */
export type Weight = 'none' | 'own' | 'plain' | 'large';

export const MOST = 60; // moments that may wait; beyond that nobody can follow
export const KEPT = 20; // of them, when it is more
const CROWD = 12; // so many may wait; beyond that each stays a little shorter
export const LEAST = 450; // milliseconds: under 400 nobody sees what it was, and a screen needs some of them to draw it

const STAYS: Readonly<Record<Tempo, Readonly<Record<Weight, number>>>> = {
  instant: { none: 0, own: 0, plain: 0, large: 0 },
  quick: { none: 0, own: 200, plain: 350, large: 800 },
  calm: { none: 0, own: LEAST, plain: 900, large: 2200 },
  step: { none: 0, own: LEAST, plain: Infinity, large: Infinity },
};

/** How long a thing stays before the next, while so many wait behind it. */
export function stayOf(tempo: Tempo, weight: Weight, waiting = 0): number {
  const stay = STAYS[tempo][weight];
  if (tempo !== 'calm' || waiting <= CROWD) return stay;
  return Math.max(Math.min(stay, LEAST), (stay * CROWD) / waiting);
}

export interface Step<T> {
  thing: T;
  weight: Weight;
  again?: boolean; // wanted once more: it stays even where nothing else does
}

export class Pace<T> {
  private waiting: Step<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: Step<T> | null = null;
  private since = 0; // when that was shown
  private held = false; // somebody reads: nothing goes on by itself

  constructor(
    private readonly show: (thing: T) => void,
    private readonly tempo: () => Tempo,
    private readonly passed: (count: number) => void, // so many moments were too many
    private readonly drawn: () => Promise<void> = () => Promise.resolve(), // what was shown is on the page
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Is something still to be shown? */
  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** Show these when their turn comes, and `rest` after them, which does not stay. */
  push(steps: readonly Step<T>[], rest: T): void {
    this.waiting.push(...steps, { thing: rest, weight: 'none' });
    this.thin();
    this.go();
  }

  /** Show these once more, now; then what waits, or else `rest`. */
  again(things: readonly Step<T>[], rest: T): void {
    const others = this.waiting.filter((step) => !step.again);
    const then: Step<T>[] = others.length ? others : [{ thing: rest, weight: 'none' }];
    this.waiting = [...things.map((step) => ({ ...step, again: true })), ...then];
    this.hurry();
  }

  /** The newest thing in other words (somebody came, a bot thinks): takes its place, waits no longer than it. */
  amend(thing: T): void {
    const last = this.waiting.at(-1);
    if (last) this.waiting[this.waiting.length - 1] = { ...last, thing };
    else this.show(thing);
  }

  /** The next moment, now. */
  hurry(): void {
    this.shown = null;
    this.go();
  }

  /** To the newest thing, now. Gives what is passed over. */
  skip(): readonly T[] {
    const over = this.waiting.slice(0, -1).map(({ thing }) => thing);
    this.waiting = this.waiting.slice(-1);
    this.hurry();
    return over;
  }

  /** While somebody reads, nothing goes on by itself; `hurry` and `skip` still work. */
  hold(on: boolean): void {
    this.held = on;
    this.go();
  }

  /** The tempo has changed. */
  go(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (;;) {
      if (!this.waiting.length) return;
      const left = this.left();
      if (left > 0) {
        if (left < Infinity) this.timer = setTimeout(() => this.go(), left);
        return;
      }
      const step = this.waiting.shift();
      if (step) this.bring(step);
    }
  }

  /** It stays from when it is on the page: drawing a large board takes its time. */
  private bring(step: Step<T>): void {
    this.shown = step;
    this.since = this.now();
    this.show(step.thing);
    if (step.weight === 'none' || this.tempo() === 'instant') return;
    void this.drawn().then(() => {
      if (this.shown !== step || !this.waiting.length) return;
      this.since = this.now();
      this.go();
    });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  /** How long what is shown still stays. */
  private left(): number {
    if (!this.shown) return 0;
    if (this.held) return Infinity;
    const wish = this.tempo();
    const tempo = wish === 'instant' && this.shown.again ? 'calm' : wish;
    return this.since + stayOf(tempo, this.shown.weight, this.waiting.length) - this.now();
  }

  /** Far more than can be followed: the oldest moments are passed over. */
  private thin(): void {
    const moments = this.waiting.filter(({ weight }) => weight !== 'none');
    if (moments.length <= MOST) return;
    const first = moments[moments.length - KEPT];
    this.waiting = this.waiting.slice(this.waiting.findIndex((step) => step === first));
    this.passed(moments.length - KEPT);
  }
}
