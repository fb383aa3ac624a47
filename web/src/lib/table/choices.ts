// The picks of an ask as a player sees them: what is offered, what may be marked, what is barred and by which rule.

import type { Voice } from '../words/voice';
import type { Ask, Pick } from '../connection/wire';

export const DONE = 'done';
export const PASS = 'pass';

/** What is marked of a run, and how many of each. */
export type Marks = ReadonlyMap<string, number>;

export interface Choice {
  id: string;
  label: string;
  barredBy: string; // a rule; empty: it may be picked
  copies?: number; // how many of it may be marked, where it is more than one
  apart?: boolean; // no mark makes it possible: it stands behind the others and has no digit
}

/** Of a run everything that may become part of it, else the picks; `done` is what confirms a run. */
export function whole(ask: Ask): readonly Pick[] {
  const picks = ask.many && ask.run?.length ? ask.run : (ask.picks ?? []);
  return ask.many ? picks.filter((pick) => pick.id !== DONE) : picks;
}

/** The same without what cannot be marked beside what is marked now. */
export function offered(ask: Ask): readonly Pick[] {
  return whole(ask).filter((pick) => pick.copies !== 0);
}

function copiesOf(ask: Ask, pick: Pick): number {
  return ask.many ? (pick.copies ?? 1) : 1;
}

const more = (copies: number): { copies?: number } => (copies > 1 ? { copies } : {});

/** One more of it is marked; after the last one none. */
export function marked(ask: Ask, marks: Marks, id: string): Marks {
  const pick = offered(ask).find((one) => one.id === id);
  const count = pick ? ((marks.get(id) ?? 0) + 1) % (copiesOf(ask, pick) + 1) : 0;
  const others = [...marks].filter(([other]) => other !== id);
  return new Map(count ? [...others, [id, count]] : others);
}

/** One of it is marked no more; where none was, all of it is. */
export function unmarked(ask: Ask, marks: Marks, id: string): Marks {
  const pick = offered(ask).find((one) => one.id === id);
  const count = marks.get(id) ?? 0;
  return new Map(
    [...marks, [id, count ? count - 1 : pick ? copiesOf(ask, pick) : 0] as const].filter(([, one]) => one),
  );
}

/** Everything that a pick set may hold. */
export function everything(ask: Ask): Marks {
  return new Map(offered(ask).map((pick) => [pick.id, copiesOf(ask, pick)]));
}

/** What is marked as it is sent: each as often as it is marked. */
export function named(marks: Marks): string[] {
  return [...marks].flatMap(([id, count]) => Array<string>(count).fill(id));
}

/** Can one thing be marked more than once? */
export function several(ask: Ask): boolean {
  return offered(ask).some((pick) => copiesOf(ask, pick) > 1);
}

/** What is offered, each in its place whether or not the marks bar it; then what is barred whatever is marked. */
export function choices(
  ask: Ask,
  voice: Voice,
  barredOn: (pick: string) => readonly string[] | null = () => [],
): Choice[] {
  const all = whole(ask);
  const shown = all.map((pick) => {
    const barredBy = pick.copies === 0 ? (ask.barred?.[pick.id] ?? ask.rule ?? '') : '';
    return { id: pick.id, label: voice.label(ask, pick), barredBy, ...more(copiesOf(ask, pick)) };
  });
  const barred = Object.entries(ask.barred ?? {})
    .filter(([id]) => (!ask.many || id !== DONE) && !all.some((pick) => pick.id === id))
    .map(([id, rule]) => ({ id, label: barredLabel(ask, id, barredOn(id), voice), barredBy: rule, apart: true }))
    .filter((choice) => choice.label !== '');
  return [...shown, ...barred];
}

/** A barred pick comes without what it is on: if its game does not know, it is called as its neighbours would be. */
function barredLabel(ask: Ask, id: string, on: readonly string[] | null, voice: Voice): string {
  if (on === null) return '';
  if (on.length || voice.has('ask-' + ask.key, id)) return voice.label(ask, { id, on });
  for (const pick of [...(ask.picks ?? []), ...(ask.run ?? [])]) {
    const own = pick.on.find((thing) => thing.endsWith(':' + pick.id));
    const kind = own?.slice(0, own.indexOf(':'));
    if (kind && (voice.knows(`${kind}-${id}`) || voice.knows(kind))) return voice.thing(`${kind}:${id}`);
  }
  return voice.knows(id) ? voice.noun(id) : '';
}
