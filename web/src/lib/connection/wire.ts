// Made from src/bree/server/wire/schema.py, src/bree/server/wire/messages.py, src/bree/server/routes/forms.py,
// src/bree/server/guard/refusals.py by scripts/gen_ts_types.py: `make shapes` writes it anew.

export type Seat = string;
export type Fact = string | number | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;
export type View = Readonly<Record<string, any>>;

/** A chair at a table, in messages and in the description of a table. */
export interface Chair {
  seat: string;
  kind: string; // "me", "open" or "bot"
  name: string;
  bot: string; // empty: a person
  stars: number; // how strong the bot plays, from 1 to 3; 0: a person
  taken: boolean;
  here: boolean;
}

export interface Pick {
  id: string;
  on: readonly string[]; // the things of the board that it touches: "die:red", "square:3"
  copies?: number; // in a pick set: how often it may still be taken
}

/** An ask. The seat that is asked gets all of it, the others only the seat and the key. */
export interface Ask {
  who: string;
  key: string;
  rule?: string;
  picks?: readonly Pick[];
  facts?: Facts;
  many?: boolean; // the ask takes a pick set
  run?: readonly Pick[]; // the picks that the set may still hold
  least?: number; // in a pick set: how many picks must still follow, without `done`
  most?: number;
  barred?: Readonly<Record<string, string>>; // pick -> the rule that forbids it
  secret?: boolean; // the picks depend on hidden information, so even a single one is asked about
}

/** A log line. */
export interface Entry {
  key: string;
  rule: string;
  facts: Facts;
  to?: readonly string[]; // the seats that may read it, if not all may; seats can share a screen
}

/** A line of the result of a finished game; its text has the key `result-KEY`. */
export interface ResultNumber {
  key: string;
  facts: Facts;
}

/** The position of a puzzle. */
export interface Puzzle {
  seat: string; // that is asked
  grade: number; // from 1 to 3
  view: View;
  ask: Ask;
  n: number; // answers before it
  hands?: Readonly<Record<string, readonly string[]>>; // with open hands: another seat -> things
}

/** A worked example of the rulebook. */
export interface Example {
  name: string;
  rule: string; // it stands behind this rule
  title: Readonly<Record<string, string>>; // language -> text
  text: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>; // seat -> a name, where the names of the seats say little
  seat: string; // that is asked
  view: View;
  ask: Ask;
  after: View; // when the example has been carried out
  lines: readonly Entry[]; // that this adds to the log
}

/** The table after a step of the rules that wrote a log line. */
export interface Beat {
  told: number; // how many lines of the `log` beside it exist by then
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
  views?: Readonly<Record<string, View>>; // with several own seats: the views that differ from `view`
  fixed?: View; // in the first frame of an answer: the static view
  beats?: readonly Beat[]; // the steps since the position before, if the client wants them
}

/** A message of a client. */
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
  | MakesGesture
  | Ping;

export interface Hello {
  t: 'hello';
  tokens: readonly string[];
  after: number;
  tail: number | null; // how many of the missing log lines the client wants, the newest ones
  beats: boolean; // the client shows the steps of a move, and confirms what it has shown
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

/** A selection from a pick set that is not sent yet. */
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

/** A request for log lines older than the client's. */
export interface WantsEarlier {
  t: 'earlier';
  id: number;
  before: number;
  count: number;
}

/** The client has shown the state of that row completely: bots may go on. */
export interface Seen {
  t: 'seen';
  row: number;
}

/** One of the few things that people may tell each other without words. */
export interface MakesGesture {
  t: 'gesture';
  id: number;
  seat: Seat;
  gesture: 'cheers' | 'welcome' | 'well' | 'thanks' | 'moment' | 'luck';
}

export interface Ping {
  t: 'ping';
}

/** A message of the server. */
export type Told = Welcome | State | Ack | No | HintGiven | Marked | Ahead | EarlierGiven | Gesture | Pong | Bye;

export interface Welcome {
  t: 'welcome';
  table: string;
  game: string;
  options: Readonly<Record<string, string | number>>;
  seats: readonly string[];
  host: boolean;
  origin: string; // "": the game began at this table; "save", "branch": where it came from
  fixed: View; // the static view, which never changes during a game
}

/** An undo that waits for the consent of others. */
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

/** After the end of a game: the games that may follow for the same people. */
export interface NextGame {
  kinds: readonly string[]; // "again", "sides", "onward"
  table: string; // the next table; "": nobody has opened it yet
}

/** A sentence of a lesson. */
export interface LessonLine {
  beside: string; // the part of the table that it explains; "": what the learner should pick
  text: Readonly<Record<string, string>>; // language -> sentence
}

/** The step of a lesson that the game is at. */
export interface LessonStep {
  says: readonly LessonLine[]; // one after the other
  number: number; // of the last of them, in the whole lesson
  of: number; // sentences of the whole lesson
  answer: readonly string[]; // what the learner must still answer; empty: the lesson is over
  wrong: Readonly<Record<string, string>>; // language -> the reply to any other answer
}

export interface State {
  t: 'state';
  row: number;
  n: number;
  over: boolean;
  score: Readonly<Record<string, number>> | null;
  views: Readonly<Record<string, View>>; // without the static view
  ask: Ask | null;
  thinking: string | null;
  from: number;
  log: readonly Entry[];
  chairs: readonly Chair[];
  request: Wish | null;
  clock: Clock | null;
  anew?: boolean; // the log begins at `from`: the client drops its former lines
  beats?: readonly Beat[]; // the steps on the way to this state, for a client that wants them
  next?: NextGame | null;
  lesson?: LessonStep | null; // while the game follows a lesson
  result?: readonly ResultNumber[]; // after the end of the game: the numbers that decided it
  lost_round?: number; // after the end: the last round, if it was lost and a solver can say whether it had to be
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

/** Something that the bot considered: the text is `hint-KEY`. */
export interface Reason {
  key: string;
  facts: Facts;
}

export interface HintGiven {
  t: 'hint';
  id: number;
  picks: readonly string[]; // one pick, or a whole pick set
  bot: string;
  says: readonly Reason[];
  worth?: number; // the chance to win, as the bot estimates it
}

/** The picks that may be added to this selection, in any order. */
export interface Marked {
  t: 'marked';
  id: number;
  run: readonly Pick[];
  least: number; // the smallest number of further picks, without `done`
  most: number;
  ready: boolean; // the selection is a complete set
  // pick that cannot be added -> the rule that forbids it; has `done` if not ready
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

/** Somebody has made a gesture. It is in no log and in no save. */
export interface Gesture {
  t: 'gesture';
  seat: string;
  gesture: string;
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
  offered: boolean;
  clock: number | null;
}

export interface LessonWish {
  game: string;
  lesson: string;
  name: string;
}

export interface DailyWish {
  game: string;
  day: string;
  name: string;
  person: string; // the secret key of the person's browser
}

export interface PuzzleAnswer {
  picks: readonly string[];
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

export interface OfferWish {
  offered: boolean;
}

export interface ImportWish {
  save: string;
  seats: readonly SeatWish[];
}

export interface NextWish {
  kind: 'again' | 'sides' | 'onward';
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

export interface InBoth {
  pl: string;
  en: string;
}

export interface Lesson {
  name: string;
  title: InBoth;
}

export interface DailyList {
  days: readonly string[]; // that can be played, today (UTC) first
  games: readonly string[];
}

/** An answer to the puzzle of a deal, with its exact value. */
export interface DailyAnswer {
  pick: string;
  on: readonly string[]; // the things of the board that it touches
  value: number; // per cent
}

/** What each answer to the puzzle of a deal is worth, the best first. Only for those who have answered. */
export interface DailyVerdict {
  who: string; // was asked
  key: string; // of the ask
  facts: Readonly<Record<string, string | number | readonly string[]>>; // of the ask
  given: string;
  answers: readonly DailyAnswer[];
}

export interface DailyResult {
  game: string;
  day: string;
  counted: boolean; // it was begun on its day
  outcome: string; // "won", "lost" or "open"
  unit: string; // what it took: "turns", "rounds", "answers", or "try" for a puzzle
  count: number;
  verdict: DailyVerdict | null; // of a puzzle that has been answered
}

export interface PuzzleListed {
  name: string;
  grade: number; // from 1 to 3
}

export interface PuzzleList {
  today: string; // the name of the puzzle of the day; "": there is none
  puzzles: readonly PuzzleListed[];
}

/** A text of the game with its facts. */
export interface PuzzleText {
  key: string;
  facts: Readonly<Record<string, string | number | readonly string[]>>;
}

export interface PuzzleJudged {
  right: boolean;
  says: readonly PuzzleText[];
}

export interface Game {
  name: string;
  title: InBoth;
  about: InBoth;
  cooperative: boolean;
  sides: number; // the number of teams, if some seats win together but not all; else 0
  secrets: boolean;
  version: number;
  options: readonly Option[];
  seats: Readonly<Record<string, readonly string[]>>;
  bots: readonly string[]; // the strongest last
  stars: Readonly<Record<string, number>>; // of each bot: how strong it plays, from 1 to 3
  lessons: readonly Lesson[];
  puzzles: number; // how many
}

export interface Rule {
  id: string;
  section: string;
  kind: string;
  confidence: string;
  heading: InBoth; // of its section
  text: InBoth;
}

/** A game term in one language. */
export interface Term {
  id: string;
  name: string;
  text: string; // the explanation
  forms: readonly string[]; // all words that mean the term, in small letters
  rules: readonly string[]; // the ids of the rules that define it
}

/** A card, place or character of a game. Its texts have the key `KIND-ID`. */
export interface Card {
  kind: string;
  id: string;
  facts: Readonly<Record<string, boolean | number | string | readonly string[]>>; // the simple ones of its file
  doubts: readonly string[]; // its uncertain facts: `doubt-confidence+doubt-low`
}

export interface NewTable {
  table: string;
  host_token: string;
  tokens: Readonly<Record<string, string>>;
}

export interface NextTable {
  table: string;
  seats: Readonly<Record<string, string>>; // seat at the finished table -> seat of the same person (and token) here
}

/** A table with a free seat that its host offers to everybody. */
export interface OpenTable {
  table: string;
  game: string;
  names: readonly string[]; // of the people and bots who sit there
  free: number; // seats
  clock: number | null;
}

export interface ParcelKey {
  key: string;
  until: number; // when the parcel is deleted, in seconds since 1970
}

export interface ParcelContent {
  content: string;
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
  asked: string | null; // the seat that is asked, if the caller may watch
  rows: number;
  n: number;
  origin: string;
  practice: boolean;
  offered: boolean; // to everybody, on the first page
  at: number; // when the last answer was stored, in seconds since 1970
  lesson: string; // the name of the lesson that the game follows; "": none
  daily: string; // the day of the deal that the table plays; "": none
  until: number | null; // when the table is deleted if nobody plays on, in seconds since 1970; null: never
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

/** A log line of a line of play. */
export interface WonLineEntry {
  key: string;
  rule: string;
  facts: Readonly<Record<string, string | number | readonly string[]>>;
}

/** An answer that cost chances, and a better one. */
export interface AnswerCost {
  n: number; // answers before it
  seat: string;
  round: number; // its number; 0: the game has no rounds
  question: InBoth;
  given: InBoth;
  better: InBoth;
  cost: number; // of the victory, or of the victory in the round
  low: number; // the interval of the cost; those of all named answers hold together with 95 %
  high: number;
  games: number; // pairs, with the one and the other answer in the same world
}

export interface RoundEnd {
  round: number;
  n: number; // answers when it ended
  won: boolean;
  solvable: boolean; // a solver can say whether it could have been won
}

/** Could a lost round have been won with open hands? */
export interface WonLine {
  answer: string; // "yes", "no", "unsure" if the budget of the solver was too small; "": ask again
  log: readonly WonLineEntry[]; // of a line of play that wins
}

/** The win chances during a game, estimated by the strongest bot, and the answers that cost most. */
export interface Chances {
  bot: string;
  games: number; // played to their end from each position; 0: the chances are the bot's own estimates
  done: number; // part of the work; 1: complete, below that ask again
  chances: readonly Chance[]; // in a game of rounds, the chances to win the round
  rounds: readonly RoundEnd[];
  costs: readonly AnswerCost[]; // at most three, when the work is complete; all cost something for sure
  compared: number; // answers
}

export interface Doors {
  addresses: readonly string[]; // URLs of this server in the same network
}

export interface Health {
  ok: boolean;
}

/** A refusal: a text key (`no-<key>`), the rule behind it if any, and facts for the text. */
export interface Refusal {
  key: string;
  rule: string;
  facts: Readonly<Record<string, string | number | readonly string[]>>;
}
