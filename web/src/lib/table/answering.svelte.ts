// What this screen says to the question that it is asked: what is marked, what is planned, what is on its way to the
// server, and what the server has said to it.

import { DONE, named, offered, PASS, type Marks } from './choices';
import { tooFew } from './markedAsk';
import { Marking } from './marking.svelte';
import { Planning, type Plan } from './planning.svelte';
import { Usual, type Given } from './usual.svelte';
import type { Defaults } from '../board/boards';
import type { Word } from '../connection/connection';
import type { Ask, HintGiven, No, Refusal, Seat, Told, View } from '../connection/wire';

const LATE = 'late'; // the table has moved since the question

/** What it must know of the table, and how it speaks to the server. */
export interface Desk {
  question(): Ask | null; // that this screen is asked
  view(): View;
  row(): number;
  n(): number; // answers so far
  defaults(): Defaults;
  asksAll(): boolean; // no question is answered for the person
  taught(): boolean; // a lesson says what to answer
  confirms(): boolean; // the person wants to pick twice before something is sent
  answer(seat: Seat, said: Word): number | false;
  wonder(said: Word): number | false;
}

export class Answering {
  sending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<HintGiven | null>(null);
  hinting = $state(0); // the number of the question for a hint that is not answered yet
  faster = $state(false); // another window of this person has answered what was answered here
  held = $state(''); // a pick that is sent when it is picked once more
  sure = $state(false); // an empty pick set was confirmed once: once more sends it
  readonly usual = new Usual();
  private readonly marking = new Marking((picks) => this.desk.wonder({ t: 'marks', row: this.desk.row(), picks }));
  private readonly planning = new Planning(() => this.desk.wonder({ t: 'ahead', row: this.desk.row() }));
  private begun = -1; // the row whose question has been begun
  private before = 0; // how many answers there were when this window answered last
  private late = false; // the server has said that this answer came too late
  private automatic = 0; // the number of an answer that the person did not give

  constructor(private readonly desk: Desk) {}

  readonly marks = $derived.by<Marks>(() => this.marking.marks);
  readonly picked = $derived.by<ReadonlySet<string>>(() => new Set(this.held ? [this.held] : this.marks.keys()));

  /**
   * The question as it stands with what is marked: what may still be marked, what is barred, and how many; or the one
   * behind what is planned.
   */
  readonly asked = $derived.by<Ask | null>(() => {
    const ask = this.desk.question();
    return ask && (this.planning.ask ?? this.marking.over(ask));
  });

  /** What is planned, where the question lets one plan. */
  readonly plan = $derived.by<Plan | null>(() => {
    const ask = this.desk.question();
    if (!ask || !this.plans(ask)) return null;
    const { picks, paths } = this.planning;
    return { ask, picks, paths: paths ?? [], take: (wanted) => this.take(wanted), back: () => this.putBack() };
  });

  /** May what is marked be sent? */
  readonly ready = $derived.by(() => {
    const ask = this.desk.question();
    return ask !== null && !this.sending && this.marking.whole(ask);
  });

  /** Is all marked that is usual? Null: nothing is usual. */
  readonly all = $derived.by<boolean | null>(() =>
    this.marking.atFirst.size ? this.marks === this.marking.atFirst : null,
  );

  /** Is the server still asked what it thinks of the marks? */
  get weighing(): boolean {
    return this.marking.untold;
  }

  private plans(ask: Ask): boolean {
    return !this.desk.taught() && (this.desk.defaults().looksAhead?.has(ask.key) ?? false);
  }

  /** A question has come before somebody who can answer it. */
  begin(): void {
    const ask = this.desk.question();
    if (!ask || this.begun === this.desk.row()) return;
    this.begun = this.desk.row();
    const { markedAtFirst } = this.desk.defaults();
    const usual = this.desk.asksAll() ? null : this.usual.answerTo(ask, this.desk.view(), this.desk.defaults());
    if (usual) this.answerAsUsual({ ...usual, n: this.desk.n() });
    else if (ask.many && markedAtFirst) this.marking.begin(markedAtFirst(ask));
    else if (this.plans(ask)) this.planning.look();
  }

  pick(id: string): void {
    const ask = this.asked;
    if (!ask || this.sending) return;
    this.refusal = null;
    this.faster = false;
    if (!offered(ask).some((pick) => pick.id === id)) {
      const rule = ask.barred?.[id];
      if (rule) this.refusal = { key: 'not-offered', rule, facts: { answer: id } };
      return;
    }
    this.sure = false;
    if (ask.many) this.marking.pick(ask, id);
    else if (this.holds(ask, id)) this.held = id;
    else this.take([...(this.planning.waits ? [] : this.planning.picks), id]);
  }

  /** Does this pick only rise, to be sent by the next one? What can be planned can be put back anyway. */
  private holds(ask: Ask, id: string): boolean {
    return this.desk.confirms() && !this.plans(ask) && this.held !== id;
  }

  /** Plan these answers; where no question is known behind them that is planned too, give them. */
  private take(picks: readonly string[]): void {
    const ask = this.desk.question();
    const last = picks.at(-1);
    if (!ask || last === undefined || this.sending) return;
    this.hint = this.refusal = null;
    const before = picks.length > 1 ? this.planning.at(picks.slice(0, -1))?.ask : ask;
    this.planning.picks = before && this.plans(before) ? picks : [];
    if (this.planning.ask || this.planning.waits) return;
    this.planning.picks = [];
    this.marking.send(last);
    const row = this.desk.row();
    this.give(ask.who, picks.length > 1 ? { t: 'path', row, picks } : { t: 'answer', row, pick: last });
  }

  /** Take back the last of what is planned. False: nothing is. */
  putBack(): boolean {
    if (this.held) {
      this.held = '';
      return true;
    }
    if (!this.planning.picks.length) return false;
    this.planning.picks = this.planning.picks.slice(0, -1);
    this.hint = this.refusal = null;
    return true;
  }

  /** All that is usual is marked, or nothing. */
  mark(all: boolean): void {
    this.refusal = null;
    this.sure = false;
    this.marking.turn(all);
  }

  /** Send what is marked; where the server has not said yet whether it is a whole set, as soon as it does. */
  confirm(): void {
    const ask = this.asked;
    if (this.held) this.pick(this.held);
    if (!ask?.many || this.sending) return;
    this.refusal = null;
    this.marking.eager = this.marking.untold;
    if (this.marking.eager) return;
    if (!this.ready) this.refusal = tooFew(ask, this.marks);
    else if (!this.marks.size && !this.sure && this.desk.defaults().askedTwice?.has(ask.key)) this.sure = true;
    else this.give(ask.who, { t: 'gather', row: this.desk.row(), picks: [...named(this.marks), DONE] });
  }

  private give(seat: Seat, said: Word): void {
    this.usual.end();
    this.held = '';
    this.faster = this.late = false;
    this.before = this.desk.n();
    this.sending = this.desk.answer(seat, said) !== false;
  }

  private answerAsUsual(given: Given): void {
    const { ask, picks } = given;
    const row = this.desk.row();
    const [pick = ''] = picks;
    const said: Word = ask.many ? { t: 'gather', row, picks: [...picks, DONE] } : { t: 'answer', row, pick };
    this.automatic = this.desk.answer(ask.who, said) || 0;
    this.sending = this.automatic > 0;
    if (this.sending) this.usual.note(given);
    else this.begun = -1; // our last word is still on its way: once more when it is heard
  }

  /** Can the person pass now and wish not to be asked until something changes? */
  readonly quiet = $derived.by(() => {
    const ask = this.desk.question();
    return ask && !this.desk.asksAll() ? (this.desk.defaults().quietWhile?.(ask, this.desk.view()) ?? null) : null;
  });

  hush(): void {
    if (!this.quiet || this.sending) return;
    this.usual.hush(this.quiet.until);
    this.pick(PASS);
  }

  /** The person wants to be asked what was answered as usual. True: nothing has happened since, so it can be undone. */
  askInstead(given: Given): boolean {
    return this.usual.ask(given, this.desk.n());
  }

  askHint(): void {
    if (!this.asked || this.hinting) return;
    this.hint = null;
    const after = this.planning.ask ? this.planning.picks : [];
    this.hinting = this.desk.wonder({ t: 'hint', seat: this.asked.who, after }) || 0;
  }

  // What the server says

  /** Another row is on the screen: what was said about the last one is over. */
  moved(): void {
    this.marking.clear();
    this.planning.clear();
    this.sure = false;
    this.held = '';
    this.hint = this.refusal = null;
  }

  /** A state of the table has come: was another window faster? Its answer stands before the next one, or after it. */
  weigh(): void {
    if (!this.late || this.desk.n() === this.before) return;
    this.faster = this.desk.n() > this.before;
    this.late = false;
    if (this.faster) this.refusal = null;
  }

  /** The same row came once more. */
  again(): void {
    if (this.desk.question()?.many) this.marking.again();
    this.planning.again();
  }

  /** The line fell: nobody will answer. */
  fall(): void {
    this.hinting = 0;
    this.marking.fall();
    this.planning.fall();
  }

  /** Is this an answer to one of our questions? Then it is heard. */
  hears(message: Extract<Told, { id: number | null }>): boolean {
    if (message.t === 'marked' || (message.t === 'no' && this.marking.awaits(message.id))) {
      this.refusal = this.marking.judge(message) ?? this.refusal;
      if (this.marking.eager && !this.marking.untold) this.confirm();
      return true;
    }
    if (!this.planning.awaits(message.id)) return false;
    this.planning.hear(message.t === 'ahead' ? message : { paths: [] });
    if (this.planning.picks.length) this.take(this.planning.picks);
    return true;
  }

  refuse(refusal: No): void {
    if (refusal.id === this.automatic) return; // another screen of the same person was faster
    this.refusal = refusal;
    if (!this.asked?.many) this.marking.clear();
    this.late = refusal.key === LATE;
    this.weigh();
  }
}
