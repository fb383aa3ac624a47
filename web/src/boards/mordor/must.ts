// Dice that have to be set aside before others may be.

import type { Ask } from '../../lib/connection/wire';

/** Must a die like this one be picked now? */
export function must(ask: Ask | null, picked: ReadonlySet<string>, thing: string): boolean {
  const now = ask?.picks?.find((pick) => pick.on.includes(thing));
  return ask !== null && now !== undefined && !picked.has(now.id) && compulsory(ask, picked);
}

/** Some of a run may wait while others come first, and none of those is picked yet: one of them has to be. */
function compulsory(ask: Ask, picked: ReadonlySet<string>): boolean {
  const first = new Set(ask.picks?.map((pick) => pick.id));
  const waits = ask.run?.some((pick) => !first.has(pick.id)) ?? false;
  return Boolean(ask.many) && waits && ![...first].some((id) => picked.has(id));
}
