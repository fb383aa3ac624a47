// Who is to sit where, while a table is being set up.

import type { Option, Seat, SeatWish } from '../connection/wire';
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

export function wishes(rows: readonly Row[], own: string): SeatWish[] {
  return rows.map(({ sitter, name }) => {
    if (sitter === 'me') return { kind: 'me', name: own.trim(), bot: '' };
    if (sitter === 'here') return { kind: 'me', name: name.trim(), bot: '' };
    if (sitter === 'open') return { kind: 'open', name: '', bot: '' };
    return { kind: 'bot', name: '', bot: sitter.slice('bot:'.length) };
  });
}

/** A person of this screen who has no name yet. */
export function nameless(rows: readonly Row[], own: string): boolean {
  return rows.some((row) => (row.sitter === 'me' && !own.trim()) || (row.sitter === 'here' && !row.name.trim()));
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
