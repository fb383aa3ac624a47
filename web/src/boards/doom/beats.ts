// How the log of doom is shown: which lines are large moments, which need none of their own, and what on the board they
// are about: first where it happens, then what it was caused by.

import type { Entry, View } from '../../lib/connection/wire';
import type { DoomView } from './shape';
import { acting, BATTLE, BEARERS, colourOf } from './view';

export const large: ReadonlySet<string> = new Set([
  'activated',
  'ally-taken',
  'battle-won',
  'battle-lost',
  'won-unrolled',
  'gandalf-fallen',
  'gandalf-back',
  'stage',
  'arrived',
  'waits',
  'courage-gone',
  'witch-king-slain',
  'chieftain-removed',
  'over-won',
  'over-despair',
  'over-nazgul',
]);

const HEAVY = 3; // steps of courage

export function heavy(entry: Entry): boolean {
  return entry.key === 'courage-lost' && Number(entry.facts['steps']) >= HEAVY;
}

export const silent: ReadonlySet<string> = new Set([
  'turn',
  'placed',
  'laid-out',
  'left',
  'turn-passes',
  'vision-kept',
]);

export const turns: ReadonlySet<string> = new Set(['turn']);

const text = (entry: Entry, fact: string): string => String(entry.facts[fact] ?? '');
const name = (entry: Entry, fact: string): string => text(entry, fact).replace(/^(card|figure)-/, '');
const slotOf = (entry: Entry): string => `slot:${text(entry, 'slot')}`;

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

const TOUCHED: Readonly<Record<string, (entry: Entry, view: DoomView) => string[]>> = {
  rolled: (_, view) => view.dice.roll.map((die) => `die:${die}`),
  placed: (entry, view) =>
    view.dice.board
      .slice(Number(entry.facts['side']) * 2 - 2, Number(entry.facts['side']) * 2)
      .map((die) => `die:${die}`),
  rerolled: called,
  'die-set': called,
  moved: (entry, view) => [`figure:${name(entry, 'figure')}`, `space:${text(entry, 'space')}`, ...acted(view)],
  idle: (entry, view) => [`figure:${name(entry, 'figure')}`, ...acted(view)],
  waits: (entry, view) => [`figure:${name(entry, 'figure')}`, ...acted(view)],
  protected: (entry) => [`figure:${name(entry, 'figure')}`, `figure:${name(entry, 'other')}`],
  arrived: (_, view) => [`figure:${BEARERS}`, `space:${view.destination}`],
  'morgul-steps': (entry) => [`figure:${BEARERS}`, `space:${text(entry, 'space')}`],
  'held-fast': () => [`figure:${BEARERS}`],
  'courage-lost': (entry, view) => [...causes(entry, view), 'courage'],
  'courage-gone': (entry, view) => [...causes(entry, view), 'courage'],
  'courage-gained': (entry, view) => [...causes(entry, view), 'courage'],
  'courage-full': () => ['courage'],
  'nazgul-placed': (entry, view) => ['nazgul', ...causes(entry, view)],
  'witch-king-slain': () => ['nazgul'],
  'turned-up': (entry, view) => [slotOf(entry), ...acted(view)],
  activated: (entry, view) => [slotOf(entry), ...acted(view)],
  'ally-taken': (entry) => [slotOf(entry), `card:${name(entry, 'card')}`],
  left: (entry) => [slotOf(entry)],
  'army-moved': (entry) => [slotOf(entry)],
  used: (entry) => [`card:${name(entry, 'card')}`],
  discarded: (entry) => [`card:${name(entry, 'card')}`],
  'gandalf-drawn': (entry) => [`card:${name(entry, 'card')}`],
  'gandalf-fallen': () => ['gandalf'],
  'gandalf-back': () => ['gandalf'],
  vision: () => ['next'],
  'battle-begins': () => ['battle'],
  'battle-rolled': () => [`die:${BATTLE}`],
  'battle-won': () => ['battle', `die:${BATTLE}`],
  'battle-lost': () => ['battle', `die:${BATTLE}`],
  'won-unrolled': () => ['battle'],
  'uruk-hai-placed': () => ['isengard'],
  'uruk-hai-removed': () => ['isengard'],
  'chieftain-removed': () => ['isengard'],
  'isengard-full': () => ['isengard'],
  'isengard-free': () => ['isengard'],
  'treebeard-placed': () => ['isengard'],
  'over-won': () => [`figure:${BEARERS}`],
  'over-despair': () => ['courage'],
  'over-nazgul': () => ['nazgul'],
};

export function touched(entry: Entry, view: View): readonly string[] {
  return TOUCHED[entry.key]?.(entry, view as DoomView) ?? [];
}
