// What an ask means for one thing on the board: whether it can be picked, is picked, or is barred and by which rule.

import type { Ask } from '../../lib/wire';

export type Standing = 'rest' | 'open' | 'must' | 'picked' | 'barred';

export interface Offer {
  pick: string; // "" where there is nothing to pick
  standing: Standing;
  rule: string; // that bars it
}

const REST: Offer = { pick: '', standing: 'rest', rule: '' };

export function offer(ask: Ask | null, picked: ReadonlySet<string>, thing: string): Offer {
  if (!ask?.picks) return REST;
  const now = ask.picks.find((pick) => pick.on.includes(thing));
  const later = ask.many ? ask.run?.find((pick) => pick.on.includes(thing)) : undefined;
  const found = now ?? later;
  if (found) {
    const standing = picked.has(found.id) ? 'picked' : now && compulsory(ask, picked) ? 'must' : 'open';
    return { pick: found.id, standing, rule: '' };
  }
  const rule = ask.barred?.[thing.slice(thing.indexOf(':') + 1)] ?? '';
  return rule ? { pick: '', standing: 'barred', rule } : REST;
}

/** Some of a run may wait while others come first, and none of those is picked yet: one of them has to be. */
function compulsory(ask: Ask, picked: ReadonlySet<string>): boolean {
  const first = new Set(ask.picks?.map((pick) => pick.id));
  const waits = ask.run?.some((pick) => !first.has(pick.id)) ?? false;
  return Boolean(ask.many) && waits && ![...first].some((id) => picked.has(id));
}
