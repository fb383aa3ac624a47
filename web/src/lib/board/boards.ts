// What belongs to a game is found by its name, in boards/GAME/: Board.svelte (a game without one has the plain board),
// SeatSign.svelte, BookCard.svelte, barred.ts, beats.ts, defaults.ts, options.ts, cardFilter.ts. The first page needs
// none of these, only Cover.svelte (covers.ts).

import type { Component } from 'svelte';
import { PLAIN, type Beat, type Telling } from '../playback/beat';
import type { CardFilter } from '../rulebook/cardFilter';
import type { Marks } from '../table/choices';
import type { Plan } from '../table/planning.svelte';
import type { OptionGroup } from '../lobby/tableSetup';
import type { Voice } from '../words/voice';
import type { Ask, Card, Seat, View } from '../connection/wire';

export interface BoardProps {
  view: View;
  seat: Seat | ''; // whose eyes: an own seat, or '' for a spectator
  ask: Ask | null; // null: the game is over; with picks only if this screen is asked: what they are `on` glows
  picked: ReadonlySet<string>; // marked of a run, or just sent
  marks?: Marks; // how many of each are marked of a run
  voice: Voice;
  onpick: (id: string) => void; // one pick: answers, or of a run marks and unmarks
  // a barred thing is touched, pointed at or in focus; '' and '' when it is left
  onbarred: (thing: string, rule: string) => void;
  beat: Beat | null; // what has just happened: `touched` is lit
  motion: boolean; // false: nothing moves, changes are marked
  plan?: Plan | null; // where answers are planned before they are sent
}

type Found = { default: Component<BoardProps> };

const found = import.meta.glob<Found>('../../boards/*/Board.svelte');

export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const load = found[`../../boards/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

const signs = import.meta.glob<{ default: Component<{ seat: Seat; size?: number }> }>('../../boards/*/SeatSign.svelte');

/** The sign of a seat, where the game has its own; an svg of `size` by `size`. */
export async function signOf(game: string): Promise<Component<{ seat: Seat; size?: number }> | null> {
  const load = signs[`../../boards/${game}/SeatSign.svelte`];
  return load ? (await load()).default : null;
}

type Barred = { barredOn: (view: View, pick: string) => readonly string[] | null };

const barred = import.meta.glob<Barred>('../../boards/*/barred.ts', { eager: true });

/** What a barred pick would be on, which the ask does not tell; where a game knows it. null: not worth showing. */
export function barredOn(game: string, view: View, pick: string): readonly string[] | null {
  const own = barred[`../../boards/${game}/barred.ts`];
  return own ? own.barredOn(view, pick) : [];
}

const tellings = import.meta.glob<Telling>('../../boards/*/beats.ts', { eager: true });

/** How the game is told step by step. */
export function tellingOf(game: string): Telling {
  return tellings[`../../boards/${game}/beats.ts`] ?? PLAIN;
}

/** What somebody may wish who passes: not to be asked until something changes. */
export interface Quiet {
  until: string; // when this changes, the person is asked again
  text: string; // the key of the wish; `.on` says that it holds
}

/** What the page of a table does unless somebody wants it otherwise: boards/GAME/defaults.ts. */
export interface Defaults {
  logFrom?: number; // pixels: from this width on the log lies open beside the board
  final?: Readonly<Record<string, readonly string[]>>; // question -> picks that end the game for everybody
  colours?: Readonly<Record<Seat, string>>; // of the seats: in the log, and in the course of the chances
  persons?: boolean; // seats are called by who sits there: their own names say nothing
  fills?: boolean; // on a large screen the board fills the window, and the rest of the page floats on it
  looksAhead?: ReadonlySet<string>; // questions whose answers are planned on the screen before they are sent
  markedAtFirst?(ask: Ask): Marks; // what of a pick set is marked when the question comes
  askedTwice?: ReadonlySet<string>; // questions whose empty pick set has to be confirmed twice
  open?: boolean; // nothing is hidden here: a question with one answer only is answered
  usualAnswer?(ask: Ask, view: View): string; // the one sensible answer; empty: the person is asked
  quietWhile?(ask: Ask, view: View): Quiet | null; // null: this is always asked
}

const defaults = import.meta.glob<Defaults>('../../boards/*/defaults.ts', { eager: true });

export function defaultsOf(game: string): Defaults {
  return defaults[`../../boards/${game}/defaults.ts`] ?? {};
}

/** Does this answer end the game for everybody? It stands apart, and is asked about once more. */
export function isFinal(game: string, ask: Ask, pick: string): boolean {
  return defaultsOf(game).final?.[ask.key]?.includes(pick) ?? false;
}

export type BookCard = Component<{ voice: Voice; card: Card }>;

const drawn = import.meta.glob<{ default: BookCard }>('../../boards/*/BookCard.svelte');

/** How a card is shown in the rulebook, where the game draws its own. */
export async function bookCardOf(game: string): Promise<BookCard | null> {
  const load = drawn[`../../boards/${game}/BookCard.svelte`];
  return load ? (await load()).default : null;
}

const laid = import.meta.glob<{ groups: readonly OptionGroup[] }>('../../boards/*/options.ts', { eager: true });

/** How the options of a game are laid out when a table is set; what is in no group is a rule of the house. */
export function groupsOf(game: string): readonly OptionGroup[] {
  return laid[`../../boards/${game}/options.ts`]?.groups ?? [];
}

const cardFilters = import.meta.glob<{ cardFilter: CardFilter }>('../../boards/*/cardFilter.ts', { eager: true });

/** How the cards of a game are sorted and sifted in the rulebook. */
export function cardFilterOf(game: string): CardFilter {
  return cardFilters[`../../boards/${game}/cardFilter.ts`]?.cardFilter ?? {};
}
