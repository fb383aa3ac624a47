// What can be read off a view of mordor.

import type { MordorView, SheetView } from './shape';

export interface Square {
  number: number;
  halved: boolean;
  marks: number; // 0, 1, or 2 of a halved one
  before: number; // fields of the trail that come before it
}

/** The Nazgûl trail: marks fill it from the front. */
export function squares(sheet: SheetView, count: number): Square[] {
  let before = 0;
  return Array.from({ length: count }, (_, at) => {
    const halved = sheet.halved.includes(at + 1);
    const fields = halved ? 2 : 1;
    const marks = Math.max(0, Math.min(fields, sheet.marks - before));
    const square = { number: at + 1, halved, marks, before };
    before += fields;
    return square;
  });
}

/** The seats as they sit, from `seat` on. */
export function around(view: MordorView, seat: string): string[] {
  const all = Object.keys(view.sheets);
  const from = Math.max(0, all.indexOf(seat));
  return [...all.slice(from), ...all.slice(0, from)];
}

/** How often the Nazgûl set aside will strike a hobbit. */
export function threats(view: MordorView, hobbit: string): number {
  return over(view) ? 0 : Object.values(view.strikes).filter((struck) => struck === hobbit).length;
}

/** The dice that were thrown between two views. */
export function thrown(before: MordorView, view: MordorView): string[] {
  const another = before.active !== view.active || before.rolls !== view.rolls;
  return Object.keys(view.rolled).filter((die) => another || before.rolled[die] !== view.rolled[die]);
}

/** Remembers the view before the present one, so that what is new can be drawn in. */
export function past(): (view: MordorView) => MordorView {
  let [earlier, latest]: [MordorView | null, MordorView | null] = [null, null];
  return (view) => {
    if (view !== latest) [earlier, latest] = [latest ?? view, view];
    return earlier ?? view;
  };
}

/**
 * Whom the Nazgûl set aside strike, as it was when they were: the colour of one who falls to them is nobody's at once.
 */
export function struck(): (view: MordorView) => Readonly<Record<string, string>> {
  let [known, turn, rolls]: [Readonly<Record<string, string>>, string, number] = [{}, '', 0];
  return (view) => {
    const same = turn === view.active && rolls <= view.rolls;
    known = Object.fromEntries(
      Object.entries(view.strikes).map(([die, hobbit]) => [die, (same ? known[die] : undefined) ?? hobbit]),
    );
    [turn, rolls] = [view.active, view.rolls];
    return known;
  };
}

/** Has somebody won, or all lost? */
export function over(view: MordorView): boolean {
  return view.winners.length > 0 || Object.values(view.sheets).every((sheet) => sheet.out);
}
