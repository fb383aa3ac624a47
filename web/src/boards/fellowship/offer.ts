// What an ask means for one thing on the board: what it may be picked for, or which rule bars it.

import type { Ask, Pick } from '../../lib/wire';

export type Standing = 'rest' | 'open' | 'picked' | 'barred';

export interface Offer {
  picks: readonly Pick[]; // the One Ring has two: as a plain card, and to win
  standing: Standing;
  rule: string; // that bars it
}

const REST: Offer = { picks: [], standing: 'rest', rule: '' };

export function offer(ask: Ask | null, picked: ReadonlySet<string>, thing: string): Offer {
  if (!ask?.picks) return REST;
  const picks = ask.picks.filter((pick) => pick.on.includes(thing));
  if (picks.length) {
    return { picks, standing: picks.some((pick) => picked.has(pick.id)) ? 'picked' : 'open', rule: '' };
  }
  const rule = ask.barred?.[thing.slice(thing.indexOf(':') + 1)] ?? '';
  return rule ? { picks: [], standing: 'barred', rule } : REST;
}

/** The hand that an ask speaks of; "" where it names none. */
export function handOf(ask: Ask | null): string {
  const hand = ask?.facts?.['hand'];
  return typeof hand === 'string' && hand.startsWith('hand-') ? hand.slice('hand-'.length) : '';
}
