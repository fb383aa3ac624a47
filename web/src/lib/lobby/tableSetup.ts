// Who is to sit where, while a table is being set up.

import type { Story } from './story';
import type { Game, Option, Seat, SeatWish, TableWish } from '../connection/wire';
import type { Voice } from '../words/voice';

export type Sitter = 'me' | 'here' | 'open' | `bot:${string}`; // `here`: another person at this screen

export interface Row {
  seat: Seat;
  sitter: Sitter;
  name: string; // of another person at this screen
}

/** I sit first, the best bot everywhere else; what was chosen before stays where it fits. */
export function rowsFor(seats: readonly Seat[], bots: readonly string[], before: readonly Row[] = []): Row[] {
  const best = bots.at(-1);
  return seats.map((seat, place) => {
    const old = before[place];
    if (old) return { ...old, seat };
    return { seat, sitter: place === 0 ? 'me' : best ? `bot:${best}` : 'open', name: '' };
  });
}

/** How a table was set: enough to set one like it. */
export interface Setup {
  players: string; // as a key of the game's seats
  options: Chosen;
  rows: readonly Row[];
  watch: boolean;
  practice: boolean | null; // null: as the company is
  clock: number; // seconds for an answer; 0: no hurry
  offered?: boolean; // to everybody, on the first page; never kept for the next table
}

/** The first table of a game: as its story says, with the best bots. */
export function firstSetup(game: Game, story: Story): Setup {
  const { players, options = {} } = story.first;
  const count = players in game.seats ? players : (Object.keys(game.seats)[0] ?? '');
  const rows = rowsFor(game.seats[count] ?? [], game.bots);
  return { players: count, options, rows, watch: true, practice: null, clock: 0 };
}

/** A setup of an earlier visit, unless the game has changed since. */
export function setupFor(game: Game, story: Story, kept: Setup | null): Setup {
  const seats = kept ? game.seats[kept.players] : undefined;
  const fits =
    kept !== null &&
    seats?.join() === kept.rows.map((row) => row.seat).join() &&
    kept.rows.every(({ sitter }) => !sitter.startsWith('bot:') || game.bots.includes(sitter.slice('bot:'.length))) &&
    Object.entries(kept.options).every(([name, value]) => {
      const option = game.options.find((one) => one.name === name);
      return option && (option.free || option.values.includes(value));
    });
  return fits ? kept : firstSetup(game, story);
}

/** A move may be taken back even after a roll: with one person at the table nobody is wronged. */
export function isPractice({ practice, rows }: Setup): boolean {
  return practice ?? rows.filter(({ sitter }) => !sitter.startsWith('bot:')).length === 1;
}

/** How many rules of the house differ from the book. */
export function differing(game: Game, story: Story, chosen: Chosen): number {
  const house = game.options.filter(({ name }) => name !== 'players' && !story.options.includes(name));
  return house.filter(({ name, values }) => name in chosen && chosen[name] !== values[0]).length;
}

export function tableWish(game: Game, setup: Setup, own: string): TableWish {
  return {
    game: game.name,
    options: { ...setup.options, players: Number(setup.players) },
    seats: wishes(setup.rows, own),
    watch: setup.watch,
    practice: isPractice(setup),
    offered: setup.offered === true && setup.rows.some(({ sitter }) => sitter === 'open'),
    clock: setup.clock || null,
  };
}

export function wishes(rows: readonly Row[], own: string): SeatWish[] {
  return rows.map(({ sitter, name }, place) => {
    if (sitter === 'me') return { kind: 'me', name: own, bot: '' };
    if (sitter === 'here') return { kind: 'me', name: name.trim() || `${own} ${place + 1}`, bot: '' };
    if (sitter === 'open') return { kind: 'open', name: '', bot: '' };
    return { kind: 'bot', name: '', bot: sitter.slice('bot:'.length) };
  });
}

/** Options that belong together; what a group is for may depend on what else was chosen. */
export interface OptionGroup {
  title: string; // the key of a text
  notice?: string; // likewise
  options: readonly string[];
  folded?: boolean;
  when: (chosen: (name: string) => string) => boolean;
}

export type Chosen = Readonly<Record<string, string | number>>;

/** The groups that count with this choice. */
export function groupsShown(groups: readonly OptionGroup[], options: readonly Option[], chosen: Chosen): OptionGroup[] {
  const value = (name: string): string =>
    String(chosen[name] ?? options.find((option) => option.name === name)?.values[0] ?? '');
  return groups.filter((group) => group.when(value));
}

/** What was chosen in a group that does not count any more is forgotten. */
export function chosenShown(
  groups: readonly OptionGroup[],
  options: readonly Option[],
  chosen: Chosen,
): Record<string, string | number> {
  const shown = groupsShown(groups, options, chosen);
  const hidden = groups.filter((group) => !shown.includes(group)).flatMap((group) => group.options);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !hidden.includes(name)));
}

/** A value of an option in words: its own text, the noun it names, or itself. */
export function valueText(voice: Voice, option: Option, value: string | number): string {
  const key = `option-${option.name}`;
  return voice.has(key, String(value)) ? voice.say(key, {}, String(value)) : voice.noun(String(value));
}
