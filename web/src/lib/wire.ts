// What is said on the wire: the messages of docs/protocol.md, as types.

export type Seat = string;
export type Fact = string | number | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;
export type View = Readonly<Record<string, any>>; // each game's own shape; its board knows it
export type Lang = 'pl' | 'en';

export interface Pick {
  id: string;
  on: readonly string[]; // what it touches: "die:red", "square:3"
  copies?: number; // of a run: how many of it may still be taken; left out: one
}

/** A question. In full where an own seat is asked; of another's only `who` and `key` are told. */
export interface Ask {
  who: Seat;
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

export interface Entry {
  key: string;
  rule: string;
  facts: Facts;
  to?: readonly Seat[]; // of several seats at one screen, who may read it; left out: all of them
}

export interface Refusal {
  key: string;
  rule?: string;
  facts?: Facts;
}

export interface Chair {
  seat: Seat;
  kind: 'me' | 'open' | 'guest' | string;
  name: string;
  guest: string; // empty: a person
  taken: boolean;
  here: boolean;
}

// Server to client, over the socket

/** Where a game came from: begun at this table, brought from a save, or a "what if". */
export type Origin = '' | 'save' | 'branch';

export interface Welcome {
  t: 'welcome';
  table: string;
  game: string;
  options: Readonly<Record<string, string | number>>;
  seats: readonly Seat[];
  host: boolean;
  origin: Origin;
}

export interface State {
  t: 'state';
  row: number;
  n: number;
  over: boolean;
  score: Readonly<Record<Seat, number>> | null;
  views: Readonly<Record<Seat, View>>;
  ask: Ask | null;
  thinking: Seat | null;
  from: number;
  log: readonly Entry[];
  chairs: readonly Chair[];
  request: { seat: Seat; waiting: readonly Seat[] } | null;
  clock: Clock | null;
  anew?: boolean; // the log begins at `from`: what we held of it counts no more
}

export interface Clock {
  seat: Seat;
  seconds: number;
  deadline: number; // seconds since 1970, by the server's clock
  left: number;
}

export interface Ack {
  t: 'ack';
  id: number;
  row: number;
}

export interface No extends Refusal {
  t: 'no';
  id: number | null; // null: the message could not be read
}

export interface HintGiven {
  t: 'hint';
  id: number;
  pick: string;
  guest: string;
  worth?: number;
}

export interface EarlierGiven {
  t: 'earlier';
  id: number;
  from: number;
  log: readonly Entry[];
}

export interface Bye {
  t: 'bye';
  key: string;
}

export type FromServer = Welcome | State | Ack | No | HintGiven | EarlierGiven | Bye | { t: 'pong' };

// Client to server

export type Said =
  | { t: 'answer'; row: number; pick: string }
  | { t: 'gather'; row: number; picks: readonly string[] }
  | { t: 'undo'; seat: Seat }
  | { t: 'consent'; seat: Seat; agree: boolean }
  | { t: 'hint'; seat: Seat }
  | { t: 'earlier'; before: number; count: number };

// REST

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
  secrets: boolean; // may a seat know what others do not?
  version: number;
  options: readonly Option[];
  seats: Readonly<Record<string, readonly Seat[]>>; // number of players -> seats, in order
  guests: readonly string[];
}

export interface SeatWish {
  kind: 'me' | 'open' | 'guest';
  name: string;
  guest: string;
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
  rows: number;
  n: number; // answers that count
  origin: Origin;
  until: number | null; // kept so long if nobody plays on, in seconds since 1970; null: for ever
}

export interface NewTable {
  table: string;
  host_token: string;
  tokens: Readonly<Record<Seat, string>>;
}

export interface Frame {
  n: number;
  who: Seat; // a seat, chance, or '' for the first position
  pick?: string;
  view: View;
  views?: Readonly<Record<Seat, View>>; // of several own seats: those that see something else
  log: readonly Entry[];
  ask?: Ask | null;
}

export interface Rule {
  id: string;
  section: string;
  kind: 'rule' | 'ruling' | 'option';
  confidence: string;
  text: Readonly<Record<Lang, string>>;
}

export type Chances = readonly Readonly<Record<string, number>>[]; // each {n, <seat>: share}
