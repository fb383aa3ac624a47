// How a turn can begin: with a card, in a region, with the Fellowship. Each way names the die that would pay for it.

import { offered } from '../../../lib/table/choices';
import type { Ask, Path, Pick } from '../../../lib/connection/wire';
import type { WarView } from '../shape';
import type { Plan } from '../../../lib/table/planning.svelte';

/** A die, and the answers that it begins. */
export interface Way {
  die: string;
  picks: readonly string[];
}

/** What can be done, with any of these dice. */
export interface TurnStart {
  action: string;
  asked: Ask; // that offers the action
  pick: Pick;
  figure: string; // that is recruited, as its pick is on it; "": none
  ways: readonly Way[];
}

const FROM = new Set(['move_from', 'attack_from', 'nazgul_from', 'companions_from']); // regions where something begins
const HERE = new Set(['recruit_at', 'minion_at']); // regions where something comes
// one region can
const NEXT = new Set(['move_to', 'move_who', 'attack_at', 'attack_who', 'nazgul_who', 'companions_who']);
const FELLOWSHIP = ['fellowship', 'hide', 'separate'];

const way = ({ picks }: Path, ...more: string[]): Way => ({ die: picks[0] ?? '', picks: [...picks, ...more] });
const touches = (ask: Ask, thing: string): Pick | undefined => offered(ask).find((pick) => pick.on.includes(thing));

/** The dice that can play a card of the own hand. */
export function waysToPlay(plan: Plan | null, card: string): Way[] {
  return (plan?.paths ?? []).flatMap((path) => {
    const found = path.ask.key === 'event' ? touches(path.ask, `card:${card}`) : undefined;
    return found ? [way(path, found.id)] : [];
  });
}

/** What can begin in a region: an army goes or attacks, figures are recruited. */
export function startsAt(plan: Plan | null, region: string): TurnStart[] {
  return gathered(plan, (path) => {
    const { ask } = path;
    if (NEXT.has(ask.key)) return ask.facts?.['region'] === `region-${region}` ? way(path) : null;
    const found = FROM.has(ask.key) || HERE.has(ask.key) ? touches(ask, `region:${region}`) : undefined;
    return found ? way(path, found.id) : null;
  });
}

/** What the Fellowship can do. */
export function fellowshipStarts(plan: Plan | null): TurnStart[] {
  return FELLOWSHIP.flatMap((action) =>
    gathered(plan, (path) =>
      path.ask.key === 'action' && touches(path.ask, `action:${action}`) ? way(path, action) : null,
    ),
  );
}

/** All that can begin in a region; the Fellowship is on the map where it was seen last. */
export function startsIn(plan: Plan | null, { fellowship }: WarView, region: string): TurnStart[] {
  const bearers = fellowship.region === region && fellowship.track < 0;
  return [...(bearers ? fellowshipStarts(plan) : []), ...startsAt(plan, region)];
}

/** The ways of paths, those together that do the same with other dice. */
function gathered(plan: Plan | null, wayOf: (path: Path) => Way | null): TurnStart[] {
  const found = new Map<string, TurnStart>();
  for (const path of plan?.paths ?? []) {
    const one = wayOf(path);
    if (!plan || !one) continue;
    const asked = plan.paths.find(
      ({ picks, ask }) => picks.length === 1 && picks[0] === one.die && ask.key === 'action',
    )?.ask;
    const pick = asked && offered(asked).find(({ id }) => id === one.picks[1]);
    if (!asked || !pick) continue;
    const figure = String(path.ask.facts?.['figure'] ?? '').replace('figure-', '');
    const known = found.get(pick.id + figure);
    found.set(pick.id + figure, {
      action: pick.id,
      asked,
      pick,
      figure,
      ways: [...(known?.ways ?? []), one],
    });
  }
  return [...found.values()];
}
