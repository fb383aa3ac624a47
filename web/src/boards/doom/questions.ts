// What a question is about, where its picks do not say it: spaces of the road, sides of a die.

import type { Ask } from '../../lib/wire';
import type { DoomView } from './shape';
import { BEARERS } from './view';

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
