// Marking several things of a run: what the server says to the marks, and what is said about it beside the question.

import { DONE, offered, whole, type Marks } from './choices';
import type { Voice } from '../words/voice';
import type { Ask, Marked, Refusal } from '../connection/wire';

/** What the server said to some marks. */
export interface Known {
  marks: Marks;
  said: Marked;
}

export function count(marks: Marks): number {
  return [...marks.values()].reduce((sum, one) => sum + one, 0);
}

/**
 * The ask as it stands with marks: each thing of its run with as many as may be marked of it now, what is marked
 * included (none: a rule bars it), and the bounds of the whole set.
 */
export function withMarks(ask: Ask, known: Known | null): Ask {
  if (!known) return ask;
  const { marks, said } = known;
  const sum = count(marks);
  const more = new Map(said.run.map((pick) => [pick.id, pick.copies ?? 1]));
  const run = whole(ask).map((pick) => ({ ...pick, copies: (marks.get(pick.id) ?? 0) + (more.get(pick.id) ?? 0) }));
  const least = said.least ? sum + said.least : Math.min(ask.least ?? 0, sum); // enough stays enough
  return { ...ask, run, least, most: sum + said.most, barred: said.barred };
}

/** Are the marks a whole set? Without marks only a run that has begun may end. */
export function isWhole(ask: Ask, marks: Marks, known: Known | null): boolean {
  if (marks.size) return known?.marks === marks && known.said.ready;
  return (ask.picks ?? []).some((pick) => pick.id === DONE);
}

/** Why the marks cannot be sent yet, in the words of a refusal. `ask` is as of `withMarks`. */
export function tooFew(ask: Ask, marks: Marks): Refusal {
  const [least, most] = [(ask.least ?? 0) - count(marks), (ask.most ?? 0) - count(marks)];
  return { key: 'not-whole', rule: ask.barred?.[DONE] ?? ask.rule ?? '', facts: { least, most } };
}

/** How many are to be marked and how many are, in words: "1 of 2 marked". `ask` is as of `withMarks`. */
export function counted(ask: Ask, marks: Marks, voice: Voice): string {
  const [least, most] = [ask.least ?? 0, ask.most ?? 0];
  const facts = { least, most, count: count(marks) };
  if (least === most) return voice.say('web-marked-exact', facts);
  if (least > 0) return voice.say('web-marked-range', facts);
  const supply = offered(ask).reduce((sum, pick) => sum + (pick.copies ?? 1), 0);
  return voice.say(most < supply ? 'web-marked-up-to' : 'web-marked-any', facts);
}
