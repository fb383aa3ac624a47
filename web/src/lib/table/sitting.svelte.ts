// One table on this screen: what it shows, who sits before it, and what is on its way to the server.

import { beatOf, type Beat } from '../playback/beat';
import { Answering } from './answering.svelte';
import { Gestures, type GestureName } from './gestures.svelte';
import { defaultsOf, tellingOf } from '../board/boards';
import { Connection, dialTable, type Line, type Link, type Word } from '../connection/connection';
import { differ, extended, readable, type LogWindow, type Shown } from './logWindow';
import { LessonReading } from './lessonReading.svelte';
import type { Given } from './usual.svelte';
import type { Tempo } from '../playback/pace';
import { Showing } from '../playback/showing.svelte';
import { mergeStaticViews } from '../connection/mergeStaticView';
import type {
  Ask,
  Bye,
  Clock,
  EarlierGiven,
  Entry,
  No,
  Pong,
  Seat,
  State,
  Told,
  View,
  Welcome,
} from '../connection/wire';

/** The deadline by this machine's clock: only what is left can be trusted to be the same everywhere. */
function ownClock(clock: Clock | null): Clock | null {
  return clock && { ...clock, deadline: Date.now() / 1000 + clock.left };
}

const NO_LINES: LogWindow = { begin: 0, lines: [] };
const PAGE = 200; // lines of the log that come at once

export class Sitting {
  link = $state<Link>('joining');
  welcome = $state.raw<Welcome | null>(null);
  declined = $state.raw<readonly Seat[]>([]); // they have just refused an undo of ours
  readonly answering: Answering;
  readonly gestures = new Gestures();
  readonly lesson = new LessonReading(() => {
    const { lesson = null } = this.shown ?? {};
    return !this.behind && this.link !== 'closed' ? lesson : null;
  });
  bye = $state('');
  private answered = $state(0); // lines of the whole log when this screen last answered
  private revealed = $state<Seat>(''); // who sits before the screen, where seats must not see each other's hands
  private secret = $state(false); // the views of own seats have differed once

  private log = $state.raw<LogWindow>(NO_LINES);
  private earlier = $state.raw<readonly Entry[]>([]); // lines before those that we hold, as far as somebody wanted them
  fetching = $state(0); // the number of the question for more of them
  private newest: State | null = null;
  private acted: Seat = '';
  private ownNext = false; // the next state is the echo of our own answer
  private blank = true; // what comes next follows from nothing that is shown
  private readonly showing: Showing;
  private readonly connection: Connection;

  constructor(
    table: string,
    tokens: () => readonly string[],
    tempo: () => Tempo,
    dial: () => Line = () => dialTable(table),
    asksAll: () => boolean = () => false,
    confirms: () => boolean = () => false,
  ) {
    this.answering = new Answering({
      question: () => this.question,
      view: () => this.view ?? {},
      row: () => this.row,
      n: () => this.newest?.n ?? 0,
      defaults: () => this.defaults,
      asksAll: () => asksAll() || this.taught,
      taught: () => this.taught,
      confirms: () => confirms() && !this.taught,
      answer: (seat, said) => this.answer(seat, said),
      wonder: (said) => this.connection.wonder(said),
    });
    this.showing = new Showing({
      tempo,
      telling: () => this.telling,
      readable: (entry) => this.read([entry]).length > 0,
      covered: () => this.curtain.length > 0,
      mine: (ask) => ask !== null && this.own.includes(ask.who),
      moved: (lines) => this.moved(lines),
      seen: (row) => this.connection.seen(row),
    });
    this.connection = new Connection(dial, () => ({ tokens: tokens(), after: this.end, tail: PAGE, beats: true }), {
      link: (link) => {
        this.link = link;
        if (link !== 'here') {
          this.fetching = 0;
          this.answering.fall();
        }
        this.showing.unheard();
      },
      welcome: (told) => (this.welcome = told),
      state: (told) => this.receive(this.complete(told)),
      told: (told) => this.told(told),
    });
  }

  /** With what never changes in its place. */
  private complete(state: State): State {
    const fixed = this.welcome?.fixed ?? {};
    const beats = state.beats?.map((beat) => ({ ...beat, views: mergeStaticViews(fixed, beat.views) }));
    return { ...state, views: mergeStaticViews(fixed, state.views), ...(beats && { beats }) };
  }

  readonly own = $derived<readonly Seat[]>(this.welcome?.seats ?? []);

  get shown(): Shown | null {
    return this.showing.shown;
  }

  /** Something is being shown: nothing is asked. */
  get behind(): boolean {
    return this.showing.behind;
  }

  /** Moments that were too many to be shown, of those that are shown now. */
  get passed(): number {
    return this.showing.passed;
  }

  /** Whose turn at this screen needs a curtain to be drawn; '' where anybody of this screen may look. */
  readonly curtain = $derived.by<readonly Seat[]>(() => {
    if (!this.secret || !this.shown) return [];
    const who = this.shown.ask?.who ?? '';
    if (this.own.includes(who)) return who === this.revealed ? [] : [who];
    return this.revealed ? [] : this.own;
  });

  /** Whose eyes the board is drawn for. */
  readonly seat = $derived.by<Seat>(() => {
    const who = this.shown?.ask?.who ?? '';
    if (this.secret) return this.revealed;
    return this.own.includes(who) ? who : (this.own[0] ?? '');
  });

  readonly view = $derived<View | null>(this.curtain.length ? null : (this.shown?.views[this.seat] ?? null));

  private readonly defaults = $derived(defaultsOf(this.welcome?.game ?? ''));
  private readonly telling = $derived(tellingOf(this.welcome?.game ?? ''));

  /** What has just happened, as far as whoever sits before the screen may know it. */
  readonly beat = $derived.by<Beat | null>(() => {
    const lines = this.read(this.showing.moment?.fresh ?? []);
    return this.view && lines.length ? beatOf(this.telling, lines, this.view) : null;
  });

  /** Is there something that could be shown again? */
  readonly repeatable = $derived.by(() => this.showing.repeatable && !this.curtain.length);

  /** The log, as far as whoever sits before the screen may read it. */
  readonly lines = $derived(this.read(this.shown?.lines ?? []));

  /** The same with the earlier lines that somebody has asked for. */
  readonly story = $derived([...this.read(this.earlier), ...this.lines]);

  /** Lines of the story from here on are new since this screen last answered. */
  readonly fresh = $derived(
    this.read(this.earlier).length + this.read(this.shown?.lines.slice(0, this.answered) ?? []).length,
  );

  /** How many lines of the log come before those that we hold, and before those of the story. */
  readonly before = $derived(this.log.begin);
  readonly untold = $derived(this.curtain.length ? 0 : this.log.begin - this.earlier.length);

  private get end(): number {
    return this.log.begin + this.log.lines.length;
  }

  /** More of the story, if there is more. */
  tellEarlier(): void {
    if (this.fetching || !this.untold) return;
    this.fetching = this.connection.wonder({ t: 'earlier', before: this.untold, count: PAGE }) || 0;
  }

  private read(lines: readonly Entry[]): readonly Entry[] {
    if (this.curtain.length) return [];
    return this.own.length > 1 ? readable(lines, this.seat) : lines;
  }

  /** The ask, if this screen is to answer it now. */
  readonly question = $derived.by<Ask | null>(() => {
    const ask = this.shown?.ask ?? null;
    if (!ask?.picks || !this.own.includes(ask.who)) return null;
    if (this.behind || this.curtain.length || this.link === 'closed' || this.lesson.reading) return null;
    const bot = this.shown?.chairs.find((chair) => chair.seat === ask.who)?.bot; // sits in for one of us
    return bot ? null : ask;
  });

  /** Does a lesson say what to answer? */
  private get taught(): boolean {
    return (this.newest?.lesson?.answer.length ?? 0) > 0;
  }

  /** What the board points at: what a hint or a lesson says. */
  readonly pointed = $derived.by<readonly string[]>(
    () => this.answering.hint?.picks ?? (this.question && this.lesson.step?.answer) ?? [],
  );

  /** Which own seat has to say yes or no to an undo. */
  readonly consenting = $derived(this.own.find((seat) => this.shown?.request?.waiting.includes(seat)) ?? '');

  start(): void {
    this.connection.start();
  }

  stop(): void {
    this.connection.stop();
    this.showing.stop();
  }

  wake(): void {
    this.connection.wake();
  }

  renew(): void {
    this.connection.renew();
  }

  fall(): void {
    this.connection.fall();
  }

  hurry(): void {
    this.showing.hurry();
  }

  skip(): void {
    this.showing.skip();
  }

  again(): void {
    if (this.repeatable) this.showing.again();
  }

  /** Whether somebody reads: then nothing that others do is shown yet. */
  hold(on: boolean): void {
    this.showing.hold(on);
  }

  keepPace(): void {
    this.showing.keepPace();
  }

  sit(seat: Seat): void {
    this.revealed = seat;
  }

  // Answers

  private get row(): number {
    return this.newest?.row ?? 0;
  }

  private answer(seat: Seat, said: Word): number | false {
    this.acted = seat;
    this.answered = this.log.lines.length;
    this.showing.answer();
    const number = this.connection.say(said);
    this.ownNext = number !== false;
    return number;
  }

  /** The person wants to be asked what was answered as usual: at once, if nothing has happened since. */
  askInstead(given: Given): void {
    if (this.answering.askInstead(given)) this.undo();
  }

  /** Take back the last answer of whoever acted last at this screen. */
  undo(): void {
    if (this.answering.putBack()) return;
    const who = this.shown?.ask?.who ?? '';
    const seat = this.acted || (this.own.includes(who) ? who : this.own[0]);
    if (!seat) return;
    this.answering.refusal = null;
    this.declined = [];
    this.ownNext = this.connection.say({ t: 'undo', seat }) !== false;
  }

  consent(agree: boolean): void {
    if (this.consenting) this.connection.say({ t: 'consent', seat: this.consenting, agree });
  }

  /** A sign to everybody at the table, from the first own seat. */
  gesture(name: GestureName): void {
    const [seat] = this.own;
    if (seat) this.gestures.asked = this.connection.wonder({ t: 'gesture', seat, gesture: name }) || 0;
  }

  // What the server says

  private receive(state: State): void {
    const before = this.newest;
    const declined = before && state.row === before.row && !state.request ? before.request : null;
    if (declined && this.own.includes(declined.seat)) this.declined = declined.waiting;
    const end = this.end;
    const log = extended(this.log, state);
    const anew = this.blank || state.anew === true || log.begin !== this.log.begin;
    if (anew) this.earlier = [];
    if (!before) this.answered = log.lines.length;
    this.log = log;
    this.newest = state;
    this.answering.weigh();
    this.blank = false;
    if (differ(state.views)) this.secret = true;
    const shown = { ...state, lines: log.lines, clock: ownClock(state.clock) };
    if (before && !anew && state.row === before.row) {
      this.showing.amend(shown);
      this.answering.again();
      return;
    }
    if (before && state.n < before.n) this.answering.usual.pause();
    const follows = before && !anew && state.n >= before.n && state.from >= end;
    if (follows) this.showing.follow(shown, state.from - log.begin, this.ownNext);
    else this.showing.jump(shown);
    this.ownNext = false;
  }

  /** Another row is on the screen: what was said about the last one is over. */
  private moved(lines: number): void {
    this.declined = [];
    this.lesson.moved();
    this.answering.moved();
    this.answered = Math.min(this.answered, lines);
  }

  private told(message: Exclude<Told, Welcome | State | Pong>): void {
    if (message.t === 'bye') {
      this.leave(message);
      return;
    }
    if (message.t === 'gesture') {
      this.gestures.show(message.seat, message.gesture);
      return;
    }
    if (message.t === 'no' && message.id !== null && message.id === this.gestures.asked) {
      this.answering.refusal = message;
      return;
    }
    if (message.id !== null && message.id === this.fetching) {
      this.fetching = 0;
      if (message.t === 'earlier') this.tell(message);
      return;
    }
    if (this.answering.hears(message)) return;
    if (message.t === 'no') this.refuse(message);
    if (message.id !== this.answering.hinting) {
      this.answering.sending = false;
      this.answering.begin();
      return;
    }
    this.answering.hinting = 0;
    if (message.t === 'hint') this.answering.hint = message;
  }

  /** Earlier lines, if they still fit before those that we have. */
  private tell(given: EarlierGiven): void {
    if (given.from + given.log.length === this.log.begin - this.earlier.length)
      this.earlier = [...given.log, ...this.earlier];
  }

  private refuse(refusal: No): void {
    this.ownNext = false;
    if (refusal.key === 'lesson-other') this.lesson.wrong = true;
    this.answering.refuse(refusal);
  }

  /** Sent away: if there is a way back, we may be somebody else there, with another log. */
  private leave(bye: Bye): void {
    this.bye = bye.key;
    this.blank = true;
    this.log = NO_LINES;
    this.earlier = [];
  }
}
