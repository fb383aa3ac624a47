// A puzzle before somebody: the position, what is marked, and the server's judgement of the last answer.

import { faultText } from '../app/errorText';
import { storage } from '../app/localStorage';
import { rest } from '../connection/rest';
import { marked, named, type Marks } from './choices';
import type { Voice } from '../words/voice';
import type { Puzzle, PuzzleJudged, PuzzleList } from '../connection/wire';

const NOTHING: Marks = new Map();

export class PuzzleState {
  shown = $state.raw<Puzzle | null>(null);
  list = $state.raw<PuzzleList | null>(null);
  marks = $state.raw<Marks>(NOTHING);
  judged = $state.raw<PuzzleJudged | null>(null);
  refused = $state(''); // why there is no judgement
  sending = $state(false);
  readonly picked = $derived<ReadonlySet<string>>(new Set(this.marks.keys()));
  readonly place = $derived(this.list?.puzzles.findIndex(({ name }) => name === this.name) ?? -1);

  constructor(
    readonly game: string,
    readonly name: string,
    private readonly voice: () => Voice,
  ) {}

  async load(): Promise<void> {
    [this.list, this.shown] = await Promise.all([rest.puzzles(this.game), rest.puzzle(this.game, this.name)]);
  }

  /** The next puzzle of the list that this browser has not solved; after the last one the first. */
  get next(): string {
    const names = this.list?.puzzles.map(({ name }) => name) ?? [];
    const others = [...names.slice(this.place + 1), ...names.slice(0, Math.max(0, this.place))];
    const solved = storage.solved(this.game);
    return others.find((name) => !solved.includes(name)) ?? '';
  }

  pick(id: string): void {
    const ask = this.shown?.ask;
    if (!ask || this.sending || this.judged?.right) return;
    this.refused = '';
    this.judged = null;
    this.marks = ask.many ? marked(ask, this.marks, id) : new Map([[id, 1]]);
    if (!ask.many) void this.answer();
  }

  async answer(): Promise<void> {
    if (!this.marks.size || this.sending) return;
    this.sending = true;
    this.refused = '';
    try {
      this.judged = await rest.judge(this.game, this.name, named(this.marks));
      if (this.judged.right) storage.solve(this.game, this.name);
    } catch (problem) {
      this.judged = null;
      this.refused = faultText(this.voice(), problem);
    } finally {
      this.sending = false;
    }
  }

  again(): void {
    this.marks = NOTHING;
    this.judged = null;
    this.refused = '';
  }
}
