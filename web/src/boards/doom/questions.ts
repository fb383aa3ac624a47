// What a question is about, where its picks do not say it: spaces of the road, sides of a die.

import type { Ask } from '../../lib/connection/wire';
import type { DoomView } from './shape';
import { acting, BATTLE, BEARERS, COLOURS, FIGURES, figureOf } from './view';

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

const DICE = ['black1', 'black2', ...COLOURS, BATTLE];

/** The dice that a question lets one choose from, those that a rule bars among them. */
export function diceAsked(view: DoomView, ask: Ask | null): string[] {
  if (!ask?.picks) return [];
  const open = new Set(
    [...ask.picks, ...(ask.run ?? [])]
      .flatMap(({ on }) => on)
      .filter((thing) => thing.startsWith('die:'))
      .map((thing) => thing.slice(4)),
  );
  if (!open.size || (open.size === 1 && open.has(BATTLE) && view.battle)) return []; // the battle has its own picture
  const known = [...DICE, ...view.dice.roll.filter((die) => !DICE.includes(die))];
  return known.filter((die) => open.has(die) || (ask.key === 'take' && ask.barred?.[die] !== undefined));
}

/** The figures that an event is about to strike: whom the die that is carried out moves, else all that may be meant. */
export function struck(view: DoomView): string[] {
  const event = (figure: string): boolean => (view.events[view.at[figure] ?? -1] ?? '') !== '';
  const alone = (figure: string): boolean =>
    !view.modes.protection || FIGURES.every((other) => other === figure || view.at[other] !== view.at[figure]);
  const moved = figureOf(view.dice.board[acting(view.dice)] ?? '');
  if (moved && event(moved)) return [moved];
  return FIGURES.filter((figure) => event(figure) && alone(figure));
}

/** The picks of a question that have a place on the board, open before one's eyes or not. */
export function placed(view: DoomView, ask: Ask | null): string[] {
  const picks = [...(ask?.picks ?? []), ...(ask?.run ?? [])];
  if (ask && (sidesOf(ask) || ask.key === 'either')) return picks.map(({ id }) => id);
  const spaces = targets(view, ask).map(({ pick }) => pick);
  return picks
    .map(({ id, on }) => (on.length ? id : ''))
    .filter(Boolean)
    .concat(spaces);
}
