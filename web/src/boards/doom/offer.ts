// What an ask means for one thing on the board: whether it can be picked, is picked, or is barred and by which rule.

import type { Ask } from '../../lib/wire';
import { BEARERS, type DoomView } from './view';

export type Standing = 'rest' | 'open' | 'picked' | 'barred';

export interface Offer {
  pick: string; // "" where there is nothing to pick
  standing: Standing;
  rule: string; // that bars it
}

export const REST: Offer = { pick: '', standing: 'rest', rule: '' };

export function offer(ask: Ask | null, picked: ReadonlySet<string>, thing: string): Offer {
  if (!ask?.picks) return REST;
  const offered = ask.many && ask.run?.length ? ask.run : ask.picks;
  const found = offered.find((pick) => pick.on.includes(thing));
  if (found) return { pick: found.id, standing: picked.has(found.id) ? 'picked' : 'open', rule: '' };
  const rule = ask.barred?.[thing.slice(thing.indexOf(':') + 1)] ?? '';
  return rule ? { pick: '', standing: 'barred', rule } : REST;
}

/** A question for a number of spaces: the spaces of the road that its answers lead to. */
export function targets(view: DoomView, ask: Ask | null): { space: number; pick: string }[] {
  const named = ask?.facts?.['figure'];
  if (!ask?.picks || typeof named !== 'string' || (ask.key !== 'free_move' && ask.key !== 'how_far')) return [];
  const figure = named.replace('figure-', '');
  const from = view.at[figure] ?? 0;
  const last = figure === BEARERS ? view.destination : (view.ends.at(-2) ?? 0);
  return ask.picks.map(({ id }) => ({ space: from + Number(id), pick: id })).filter(({ space }) => space <= last);
}

/** A question for a number on a die: the die, by its colour; "" where nothing of that kind is asked. */
export function sidesOf(ask: Ask | null): string {
  const die = ask?.facts?.['die'];
  return ask?.picks && ask.key === 'which_side' && typeof die === 'string' ? die.replace('die-', '') : '';
}
