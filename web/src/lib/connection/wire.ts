// Made from src/bree/server/wire/schema.py, src/bree/server/wire/messages.py, src/bree/server/routes/forms.py,
// src/bree/server/guard/refusals.py by scripts/gen_ts_types.py: `make shapes` writes it anew.

export type Seat = string;
export type Fact = string | number | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;
export type View = Readonly<Record<string, any>>;

/** Somebody's place at a table; said over the socket and in the face of a table. */
export interface Chair {
  seat: string;
  kind: string; // "me", "open" or "bot"
  name: string;
  bot: string; // empty: a person
  taken: boolean;
  here: boolean;
}

export interface Pick {
  id: string;
  on: readonly string[]; // what it touches: "die:red", "square:3"
  copies?: number; // of a run: how many of it may still be taken
}

/** In full to the one who is asked; all others hear who it is and what about. */
export interface Ask {
  who: string;
  key: string;
  rule?: string;
  picks?: readonly Pick[];
  facts?: Facts;
  many?: boolean; // one of a run: several may be gathered
  run?: readonly Pick[]; // all that may still become part of the run
  least?: number; // of a run: so many picks must still be made, `done` not counted
  most?: number;
  barred?: Readonly<Record<string, string>>; // pick -> the rule that forbids it
}

/** A line of the log. */
export interface Entry {
  key: string;
  rule: string;
  facts: Facts;
  to?: readonly string[]; // who may read it, where not all may: several seats may share a screen
}

/** A moment on the way: a step of the rules that told something. */
export interface Beat {
  told: number; // so many lines of the `log` beside it are told by then
  views: Readonly<Record<string, View>>; // as in a state
}

/** A position of a replay. */
export interface Frame {
  n: number;
  who: string; // a seat, chance, or "" for the first position
  view: View;
  log: readonly Entry[];
  ask: Ask | null;
  pick?: string;
  views?: Readonly<Record<string, View>>; // of several own seats: those that see something else than `view`
  fixed?: View; // of the first frame of an answer: what never changes in the views
  beats?: readonly Beat[]; // on the way from the position before, if they are wanted
}

/** Something a client says. */
export type Said =
  | Hello
  | SaysAnswer
  | SaysGather
  | SaysMarks
  | WantsAhead
  | SaysPath
  | WantsUndo
  | SaysConsent
  | WantsHint
  | WantsEarlier
  | Seen
  | Ping;

export interface Hello {
  t: 'hello';
  tokens: readonly string[];
  after: number;
  tail: number | null; // of the lines of the log that it lacks, so many of the newest will do
  beats: boolean; // it shows what happened step by step, and says what it has seen
}

export interface SaysAnswer {
  t: 'answer';
  id: number;
  row: number;
  pick: string;
}

export interface SaysGather {
  t: 'gather';
  id: number;
  row: number;
  picks: readonly string[];
}

/** What is marked of a run, and not sent yet. */
export interface SaysMarks {
  t: 'marks';
  id: number;
  row: number;
  picks: readonly string[];
}

/** To which asks would the own answers lead? */
export interface WantsAhead {
  t: 'ahead';
  id: number;
  row: number;
}

/** Several answers in a row, all or none. */
export interface SaysPath {
  t: 'path';
  id: number;
  row: number;
  picks: readonly string[];
}

export interface WantsUndo {
  t: 'undo';
  id: number;
  seat: Seat;
}

export interface SaysConsent {
  t: 'consent';
  id: number;
  seat: Seat;
  agree: boolean;
}

export interface WantsHint {
  t: 'hint';
  id: number;
  seat: Seat;
  after: readonly string[]; // answers that are planned, and not given yet
}

/** Lines of the log before those that the client holds. */
export interface WantsEarlier {
  t: 'earlier';
  id: number;
  before: number;
  count: number;
}

/** The state of that row was shown to its end: bots may go on. */
export interface Seen {
  t: 'seen';
  row: number;
}

export interface Ping {
  t: 'ping';
}

/** Something the server says. */
export type Told = Welcome | State | Ack | No | HintGiven | Marked | Ahead | EarlierGiven | Pong | Bye;

export interface Welcome {
  t: 'welcome';
  table: string;
  game: string;
  options: Readonly<Record<string, string | number>>;
  seats: readonly string[];
  host: boolean;
  origin: string; // "": begun here; "save", "branch": the game was brought along
  fixed: View; // what never changes in the views of this game
}

/** An undo that waits for the others' word. */
export interface Wish {
  seat: string;
  waiting: readonly string[];
}

export interface Clock {
  seat: string;
  seconds: number;
  deadline: number; // seconds since 1970, by the server's clock
  left: number;
}

export interface State {
  t: 'state';
  row: number;
  n: number;
  over: boolean;
  score: Readonly<Record<string, number>> | null;
  views: Readonly<Record<string, View>>; // without what never changes
  ask: Ask | null;
  thinking: string | null;
  from: number;
  log: readonly Entry[];
  chairs: readonly Chair[];
  request: Wish | null;
  clock: Clock | null;
  anew?: boolean; // the log begins at `from`: what the client held of it counts no more
  beats?: readonly Beat[]; // the moments on the way to this state, for a client that wants them
}

export interface Ack {
  t: 'ack';
  id: number;
  row: number;
}

export interface No {
  t: 'no';
  id: number | null;
  key: string;
  rule: string;
  facts: Facts;
}

/** Something that the bot weighed: the text is `hint-KEY`. */
export interface Reason {
  key: string;
  facts: Facts;
}

export interface HintGiven {
  t: 'hint';
  id: number;
  picks: readonly string[]; // one, or the whole set of a run
  bot: string;
  says: readonly Reason[];
  worth?: number; // the chance to win, by the bot's own reckoning
}

/** What may still be added to exactly these marks, in any order. */
export interface Marked {
  t: 'marked';
  id: number;
  run: readonly Pick[];
  least: number; // so many more at least, `done` not counted
  most: number;
  ready: boolean; // they are a whole set as they are
  // what cannot be added, `done` too where it is not ready -> the rule that forbids it
  barred: Readonly<Record<string, string>>;
}

/** An ask to which some of the own answers would lead. */
export interface Path {
  picks: readonly string[];
  ask: Ask;
}

/** Every ask that the seat may look ahead to; shorter paths come first. */
export interface Ahead {
  t: 'ahead';
  id: number;
  paths: readonly Path[];
}

export interface EarlierGiven {
  t: 'earlier';
  id: number;
  from: number;
  log: readonly Entry[];
}

export interface Pong {
  t: 'pong';
}

export interface Bye {
  t: 'bye';
  key: string;
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  name: string;
  bot: string;
}

export interface TableWish {
  game: string;
  options: Readonly<Record<string, string | number>>;
  seats: readonly SeatWish[];
  watch: boolean;
  practice: boolean;
  clock: number | null;
}

export interface Claim {
  name: string;
}

export interface SeatAction {
  action: 'free' | 'bot' | 'back' | 'close';
  bot: string;
}

export interface WatchWish {
  watch: boolean;
}

export interface ImportWish {
  save: string;
  seats: readonly SeatWish[];
}

export interface BranchWish {
  at: number;
  seats: readonly SeatWish[];
}

export interface Option {
  name: string;
  values: readonly (string | number)[];
  rule: string;
  free: boolean;
  file: boolean;
}

export interface Game {
  name: string;
  cooperative: boolean;
  sides: number; // where some seats win together, but not all; else 0
  secrets: boolean;
  version: number;
  options: readonly Option[];
  seats: Readonly<Record<string, readonly string[]>>;
  bots: readonly string[];
}

export interface InBoth {
  pl: string;
  en: string;
}

export interface Rule {
  id: string;
  section: string;
  kind: string;
  confidence: string;
  heading: InBoth; // what its section is called
  text: InBoth;
}

/** A card, place or character of the box. Its texts are `KIND-ID` and the parts of that. */
export interface Card {
  kind: string;
  id: string;
  facts: Readonly<Record<string, boolean | number | string | readonly string[]>>; // the plain ones of its file
  doubts: readonly string[]; // what is not certain of it: `doubt-confidence+doubt-low`
}

export interface NewTable {
  table: string;
  host_token: string;
  tokens: Readonly<Record<string, string>>;
}

export interface Token {
  token: string;
}

export interface Face {
  table: string;
  game: string;
  options: Readonly<Record<string, string | number>>;
  seats: readonly Chair[];
  watch: boolean;
  clock: number | null;
  over: boolean;
  closed: boolean;
  asked: string | null; // whose turn it is, if the caller may look on
  rows: number;
  n: number;
  origin: string;
  practice: boolean;
  until: number | null; // kept so long if nobody plays on, in seconds since 1970; null: for ever
}

export interface Save {
  kind: string;
  format: number;
  game: string;
  rules: number;
  options: Readonly<Record<string, string | number>>;
  seats: Readonly<Record<string, Readonly<Record<string, string>>>>;
  start: Readonly<Record<string, any>> | null;
  answers: readonly string[];
  position: Readonly<Record<string, any>> | null;
  position_after: number;
  origin: string;
}

/** Each seat's share of the victory after n answers: `{"n": 12, "frodo": 0.4, "sam": 0.6}`. */
export type Chance = Readonly<Record<string, number>>;

/** The course of the chances, by the strongest bot. */
export interface Chances {
  bot: string;
  // that it has played to their end from each moment, for all seats; 0: the chances are its own reckoning
  games: number;
  done: number; // part of the work; 1: this is all, before that look again
  chances: readonly Chance[];
}

export interface Doors {
  addresses: readonly string[]; // where friends in the same network find this server
}

export interface Health {
  ok: boolean;
}

/** Why something is refused: a text key (`no-<key>`), the rule behind it if any, and facts for the text. */
export interface Refusal {
  key: string;
  rule: string;
  facts: Readonly<Record<string, string | number | readonly string[]>>;
}
