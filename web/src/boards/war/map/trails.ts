// Ways that are gone on the map: from where to where, told by a line of the log or asked by a question.

import type { Ask, Entry } from '../../../lib/connection/wire';

export interface Trail {
  from: string;
  to: string;
  hostile: boolean;
}

const ENDS: Readonly<Record<string, readonly [string, string]>> = {
  'army-moves': ['region', 'there'],
  attack: ['origin', 'target'],
  'companions-go': ['origin', 'region'],
  'nazgul-go': ['origin', 'region'],
  'balrog-goes': ['origin', 'region'],
  'chief-comes': ['origin', 'region'],
  'nazgul-driven': ['origin', 'region'],
  move_who: ['region', 'to'],
  raid_who: ['region', 'to'],
  attack_who: ['region', 'target'],
};

function trail(key: string, facts: Entry['facts'] | undefined): Trail[] {
  const [from, to] = (ENDS[key] ?? []).map((end) => String(facts?.[end] ?? '').replace('region-', ''));
  return from && to && from !== to ? [{ from, to, hostile: key.startsWith('attack') }] : [];
}

export function trailsOf(ask: Ask | null, told: readonly Entry[]): Trail[] {
  return told.length
    ? told.flatMap(({ key, facts }) => trail(key, facts))
    : ask?.picks
      ? trail(ask.key, ask.facts)
      : [];
}
