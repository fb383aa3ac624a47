// A replay: the moments of a game, as they were shown at the table, and which line belongs to which.

import { beatOf, beginsTurn, isLarge, PLAIN, type Beat, type Telling } from './beat';
import { readable } from '../table/logWindow';
import { closed, momentsOf, type Moment, type Views } from './moments';
import type { Entry, Frame, Seat, View } from '../connection/wire';

/** A moment, and the position it belongs to. */
export interface Scene {
  frame: Frame;
  moment: Moment;
  last: boolean; // the last one of its position: what is asked there is asked then
  eyes: Seat; // the own seat that it is looked at from: whoever is asked, or was last
}

export class Replay {
  readonly lines: readonly Entry[];
  readonly secret: boolean; // the own seats have seen different things
  readonly scenes: readonly Scene[];

  constructor(
    readonly frames: readonly Frame[],
    private readonly own: readonly Seat[] = [], // none: the public
    private readonly telling: Telling = PLAIN,
    private readonly wanted = -1, // a position that must be there even if nothing was told
  ) {
    this.lines = frames.flatMap((frame) => frame.log);
    this.secret = frames.some((frame) => frame.views);
    this.scenes = this.told();
  }

  /**
   * Positions in which nothing was told (a die of a throw, a pick of a run) are none of their own, but for both ends.
   */
  private told(): Scene[] {
    const scenes: Scene[] = [];
    let from = 0;
    let told = 0;
    let eyes = this.own[0] ?? '';
    for (const [number, frame] of this.frames.entries()) {
      const end = from + frame.log.length;
      const story = { lines: this.lines.slice(0, end), told, from, beats: frame.beats ?? [], views: viewsOf(frame) };
      const ends = number === 0 || number === this.frames.length - 1 || frame.n === this.wanted;
      const open = momentsOf(story, (entry) => !this.telling.silent.has(entry.key));
      const moments = ends ? closed(open, story) : open;
      if (ends && !moments.length)
        moments.push({ views: story.views, lines: story.lines, fresh: story.lines.slice(told) });
      const before = eyes;
      if (frame.ask && this.own.includes(frame.ask.who)) eyes = frame.ask.who;
      moments.forEach((moment, place) => {
        const last = place === moments.length - 1;
        scenes.push({ frame, moment, last, eyes: last ? eyes : before });
      });
      told = moments.at(-1)?.lines.length ?? told;
      from = end;
    }
    return scenes;
  }

  /** With the eyes of one of the own seats alone. */
  through(seat: Seat): Replay {
    const seen = this.frames.map(({ views, beats, ...frame }) => ({
      ...frame,
      view: views?.[seat] ?? frame.view,
      log: readable(frame.log, seat),
      ...(beats && {
        beats: beats.map((beat) => ({ told: readable(frame.log.slice(0, beat.told), seat).length, views: beat.views })),
      }),
    }));
    return new Replay(seen, [seat], this.telling, this.wanted);
  }

  /** The step of a moment: how many answers had been given. The review counts the same steps. */
  stepAt(at: number): number {
    return this.scenes[at]?.frame.n ?? 0;
  }

  get lastStep(): number {
    return this.frames.at(-1)?.n ?? 0;
  }

  get last(): number {
    return Math.max(0, this.scenes.length - 1);
  }

  /** Of several seats at this screen the one that is asked, or was last. */
  seatAt(at: number): Seat {
    return this.scenes[at]?.eyes ?? this.own[0] ?? '';
  }

  viewAt(at: number): View {
    const scene = this.scenes[at];
    const views = scene?.moment.views ?? {};
    return views[this.seatAt(at)] ?? views[FIRST] ?? Object.values(views)[0] ?? {};
  }

  beatAt(at: number): Beat | null {
    const fresh = this.scenes[at]?.moment.fresh ?? [];
    return fresh.length ? beatOf(this.telling, fresh, this.viewAt(at)) : null;
  }

  largeAt(at: number): boolean {
    return isLarge(this.telling, this.scenes[at]?.moment.fresh ?? []);
  }

  /** How many lines of the log are told at a moment. */
  toldAt(at: number): number {
    return this.scenes[at]?.moment.lines.length ?? 0;
  }

  /** The moment at which a line is told. */
  momentOf(line: number): number {
    const found = this.scenes.findIndex(({ moment }) => moment.lines.length > line);
    return found < 0 ? this.last : found;
  }

  /** The moment of a position, its last one unless another is named; where it has none, the last one before it. */
  momentAt(n: number, beat = Infinity): number {
    if (!Number.isFinite(n)) return this.last;
    const end = Math.max(
      0,
      this.scenes.findLastIndex(({ frame }) => frame.n <= n),
    );
    return Number.isFinite(beat) ? Math.min(end, this.beginOf(end) + Math.max(0, Math.round(beat))) : end;
  }

  /** The link to a moment: by the number of answers, and where it is on the way there. */
  linkTo(at: number): string {
    const scene = this.scenes[at];
    return `?n=${this.stepAt(at)}` + (!scene || scene.last ? '' : `&beat=${at - this.beginOf(at)}`);
  }

  /** The first moment of the same position. */
  private beginOf(at: number): number {
    const frame = this.scenes[at]?.frame;
    return this.scenes.findIndex((scene) => scene.frame === frame);
  }

  /** Where the next turn begins, or the one before: the ends of the game where there is none. */
  turnAfter(at: number): number {
    const found = this.scenes.findIndex(({ moment }, place) => place > at && beginsTurn(this.telling, moment.fresh));
    return found < 0 ? this.last : found;
  }

  turnBefore(at: number): number {
    return Math.max(
      0,
      this.scenes.findLastIndex(({ moment }, place) => place < at && beginsTurn(this.telling, moment.fresh)),
    );
  }

  clamp(at: number): number {
    return Number.isFinite(at) ? Math.min(Math.max(0, Math.round(at)), this.last) : this.last;
  }
}

const FIRST = ' first'; // the view of the first own seat, or of the public

function viewsOf({ view, views }: Frame): Views {
  return { ...views, [FIRST]: view };
}
