// Where the Fellowship may be: as many steps from where it was seen last as it has come unseen. All of that is public.

import type { WarView } from '../shape';
import { BORDERS } from './land';

/** The regions that it may be in; none once it is in Mordor, or while it stands where it is seen. */
export function whereBearersMayBe({ map, fellowship: { region, progress, track } }: WarView): ReadonlySet<string> {
  const found = new Set(track < 0 && progress ? [region] : []);
  for (let step = 0; step < progress; step++)
    for (const one of [...found]) for (const next of map[one]?.adjacent ?? []) found.add(next);
  return found;
}

/** The line around some regions, where the land goes on beyond it. */
export function outlineOf(regions: ReadonlySet<string>): string {
  return BORDERS.filter(({ between: [one = '', other = ''] }) => regions.has(one) !== regions.has(other))
    .map(({ d }) => d)
    .join('');
}
