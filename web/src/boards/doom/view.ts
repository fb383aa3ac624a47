// What can be read off a view of doom.

import { BATTLE, BEARERS, BLACKS as BLACK_DICE, COLOURS, FIGURE_OF, FIGURES, LAST, MORGUL } from './facts';
import type { Dice, DoomView } from './shape';

export { BATTLE, BEARERS, COLOURS, COMPANIONS, FIGURES, LAST, MORGUL, UNKNOWN, WAITING } from './facts';
export const BLACKS: readonly string[] = BLACK_DICE;

/** The places of the road, Rivendell first, each with its space. */
export function places(view: DoomView): { place: string; space: number }[] {
  const ends = view.stages.map((place, at) => ({ place, space: view.ends[at] ?? 0 }));
  return [{ place: 'rivendell', space: 0 }, ...ends];
}

/** The stage that a space belongs to; a destination belongs to the stage that it ends. */
export function stageAt(view: DoomView, space: number): number {
  const found = view.ends.findIndex((end) => space <= end);
  return found < 0 ? view.ends.length - 1 : found;
}

/** Who stands where: figures by space, the waiting ones among them. */
export function groups(view: DoomView): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const figure of FIGURES) {
    const space = view.at[figure];
    if (space !== undefined) found.set(space, [...(found.get(space) ?? []), figure]);
  }
  return found;
}

/** The steps of the last stage: from Minas Morgul to the fire. */
export function ascent(view: DoomView): { steps: number; done: number } {
  const gate = view.ends[view.stages.indexOf(MORGUL)] ?? 0;
  const goal = view.ends.at(-1) ?? gate;
  return { steps: goal - gate, done: Math.max(0, (view.at[BEARERS] ?? gate) - gate) };
}

/**
 * What lies on the table: dice thrown just now, a black one that is being carried out, those taken for the next throw.
 */
export function tabled(dice: Dice): string[] {
  const thrown = dice.roll.filter((die) => die !== BATTLE);
  const lying = new Set([...dice.board, ...dice.roll]);
  const kept = Object.keys(dice.shows).filter((die) => !lying.has(die));
  return [...thrown, ...kept, ...dice.taken];
}

/**
 * The place on the dice board whose die is carried out now: the first that still lies there once all four do; -1: none.
 */
export function acting(dice: Dice): number {
  return dice.board[3] ? dice.board.findIndex((die) => die !== '') : -1;
}

const FIGURE: Readonly<Record<string, string>> = FIGURE_OF;

/** The colour of a die or of a figure; throws for a card are made with a black die. */
export function colourOf(name: string): string {
  if (name === BATTLE || (COLOURS as readonly string[]).includes(name)) return name;
  return COLOURS.find((die) => FIGURE[die] === name) ?? 'black';
}

/** The figure that a coloured die moves; "" for others. */
export function figureOf(die: string): string {
  return FIGURE[die] ?? '';
}

/**
 * What black dice do to a slot (from 0): one is carried out there now, so many placed ones wait, so many thrown ones
 * show it.
 */
export function aimed(view: DoomView, slot: number): { now: boolean; waiting: number; rolled: number } {
  const { board, roll, shows } = view.dice;
  const turn = acting(view.dice);
  const single = view.stage === LAST && !roll.length ? 'black1' : ''; // the last stage has one die and no dice board
  const hits = (die: string | undefined): boolean => shows[die ?? ''] === slot + 1;
  const now = hits(single) || ((turn === 0 || turn === 2) && hits(board[turn]));
  return {
    now,
    waiting: [0, 2].filter((at) => at !== turn && hits(board[at])).length,
    rolled: roll.filter((die) => BLACKS.includes(die) && hits(die)).length,
  };
}

/** The dice that were thrown between two views. */
export function thrown(before: DoomView, view: DoomView): string[] {
  if (before === view) return [];
  return view.dice.roll.filter((die) => {
    if (die === BATTLE) return before.battle?.face !== view.battle?.face && view.battle?.face !== '';
    return !before.dice.roll.includes(die) || before.dice.shows[die] !== view.dice.shows[die];
  });
}

/** Remembers the view before the present one, so that what is new can be shown. */
export function past(): (view: DoomView) => DoomView {
  let [earlier, latest]: [DoomView | null, DoomView | null] = [null, null];
  return (view) => {
    if (view !== latest) [earlier, latest] = [latest ?? view, view];
    return earlier ?? view;
  };
}
