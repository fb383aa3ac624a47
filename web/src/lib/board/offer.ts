// What an ask means for one thing on the board: what it may be picked for, or which rule bars it.

import { offered } from '../table/choices';
import type { Ask, Pick } from '../connection/wire';

export type Standing = 'rest' | 'open' | 'picked' | 'barred';

export interface Offer {
  pick: string; // the first of the picks; "" where there is none
  picks: readonly Pick[]; // mostly one; a card that can be played in two ways has two
  standing: Standing;
  rule: string; // that bars it
}

/** Among the things that a pick touches: the rules say that nothing would come of it. */
export const NO_EFFECT = 'effect:none';

export const REST: Offer = { pick: '', picks: [], standing: 'rest', rule: '' };

export function offer(ask: Ask | null, picked: ReadonlySet<string>, thing: string): Offer {
  if (!ask?.picks) return REST;
  const picks = offered(ask).filter((pick) => pick.on.includes(thing));
  if (picks.length) return among(picks, picked);
  const rule = ask.barred?.[thing.slice(thing.indexOf(':') + 1)] ?? '';
  return rule ? { ...REST, standing: 'barred', rule } : REST;
}

/** Would nothing come of it, whichever of its picks is taken? */
export function inVain({ picks }: Offer): boolean {
  return picks.length > 0 && picks.every((pick) => pick.on.includes(NO_EFFECT));
}

/** These may be picked. */
export function among(picks: readonly Pick[], picked: ReadonlySet<string>): Offer {
  const standing = picks.some((pick) => picked.has(pick.id)) ? 'picked' : 'open';
  return { pick: picks[0]?.id ?? '', picks, standing, rule: '' };
}
