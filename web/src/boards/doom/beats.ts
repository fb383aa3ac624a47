// What the lines of the log are about on this board: first where it happens, then what it was caused by. Which are
// large, and what each touches, is declared beside the rules (`log_lines.py`).

import { thingsOf } from '../../lib/playback/beat';
import type { Entry, View } from '../../lib/connection/wire';
import { about, type Found } from './log';
import type { DoomView } from './shape';
import { acting, colourOf } from './view';

export { large, silent, turns } from './log';

const HEAVY = 3; // steps of courage

export function heavy(entry: Entry): boolean {
  return entry.key === 'courage-lost' && Number(entry.facts['steps']) >= HEAVY;
}

const text = (entry: Entry, fact: string): string => String(entry.facts[fact] ?? '');

/** The slots and cards before players that a card lies on or is. */
function cardThings(view: DoomView, card: string): string[] {
  const slot = view.track.findIndex((one) => one.card === card);
  return slot < 0 ? [`card:${card}`] : [`slot:${slot + 1}`];
}

/** What brought a loss, a gain or a Nazgûl: a card, a space of the road, a slot of the track. */
function causes(entry: Entry, view: DoomView): string[] {
  const cause = text(entry, 'cause');
  if (cause === 'cause-slot') return [`slot:${text(entry, 'number')}`];
  if (cause === 'cause-dark_heart' || cause === 'cause-nazgul') return [`space:${text(entry, 'number')}`];
  if (cause.startsWith('card-'))
    return view.battle?.foe === cause.slice(5)
      ? ['battle', ...cardThings(view, cause.slice(5))]
      : cardThings(view, cause.slice(5));
  return [];
}

/** The die on the dice board that is carried out now. */
function acted(view: DoomView): string[] {
  const at = acting(view.dice);
  const die = at < 0 ? '' : (view.dice.board[at] ?? '');
  return die ? [`die:${die}`] : [];
}

/** The dice that a line calls by their colour; all black ones are called alike. */
function called(entry: Entry, view: DoomView): string[] {
  const dice = [...view.dice.roll, ...view.dice.board].filter(
    (die) => die && `die-${colourOf(die)}` === text(entry, 'die'),
  );
  return dice.map((die) => `die:${die}`);
}

const FOUND: Readonly<Record<Found, (entry: Entry, view: DoomView) => string[]>> = {
  'the acting die': (_, view) => acted(view),
  'the cause': causes,
  'the destination': (_, view) => [`space:${view.destination}`],
  'the dice of its name': called,
  'the dice of the roll': (_, view) => view.dice.roll.map((die) => `die:${die}`),
  'the dice of the side': (entry, view) =>
    view.dice.board
      .slice(Number(entry.facts['side']) * 2 - 2, Number(entry.facts['side']) * 2)
      .map((die) => `die:${die}`),
};

export function touched(entry: Entry, view: View): readonly string[] {
  return thingsOf(about, FOUND, entry, view as DoomView);
}
