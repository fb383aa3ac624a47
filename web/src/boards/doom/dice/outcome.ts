// What a number on a die leads to: the slot that a black one hits, the space to which a coloured one takes its figure.

import type { DoomView } from '../shape';
import { BEARERS, BLACKS, FIGURES, figureOf, MORGUL, places, WAITING } from '../view';

export interface Reach {
  figure: string;
  space: number; // WAITING: the waiting area
  place: string; // "" where it is none
  event: string;
  guard: string; // who stands there already and takes the sting out of the event; ""
  stays: boolean;
}

/** The slot, counted from 1, that a thrown black die is about; 0: another die, or thrown for a card. */
export function slotHit(die: string, number: number): number {
  return BLACKS.includes(die) ? number : 0;
}

/** Where the number of a coloured die takes its figure; null for other dice. */
export function reach(view: DoomView, die: string, number: number): Reach | null {
  const figure = figureOf(die);
  if (!figure || !number) return null;
  const from = view.at[figure] ?? 0;
  const space = end(view, figure, from, number);
  const event = space < 0 ? '' : (view.events[space] ?? '');
  const guard =
    view.modes.protection && event ? FIGURES.find((other) => other !== figure && view.at[other] === space) : undefined;
  const place = places(view).find((one) => one.space === space)?.place ?? '';
  return { figure, space, place, event, guard: guard ?? '', stays: space === from };
}

function end(view: DoomView, figure: string, from: number, number: number): number {
  if (figure === BEARERS) return Math.min(from + number, view.destination);
  const gate = view.ends[view.stages.indexOf(MORGUL)] ?? 0;
  if (from === WAITING || from === gate) return from;
  return from + number > gate ? WAITING : from + number;
}
