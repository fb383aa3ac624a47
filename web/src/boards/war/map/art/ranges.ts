// Where the mountains are: a chain along every border that cannot be crossed, and the Grey Mountains, which are no
// region.

import {
  impassable_edges as edges,
  impassable_pairs as pairs,
  mountain_areas as areas,
} from '../../../../../../src/bree/games/war/map/cells.json';
import { grain } from '../../../../drawings/board/seed';
import { line } from '../land';
import { crossings, type Points } from './field';
import { chain, type Peak } from './mountains';

const USUAL = 19; // units
/** Chains that are lower, by one of the regions beside them. */
const LOW: Readonly<Record<string, number>> = { forlindon: 15, harlindon: 14, lorien: 16, osgiliath: 15, morannon: 16 };

export const RIDGES = edges.map((points) => line(points)).join('');

/** The peaks of all chains. */
export function peaks(): Peak[] {
  const chains = edges.flatMap((line, at) => {
    const high = Math.min(...(pairs[at] ?? []).map((region) => LOW[region] ?? USUAL));
    return chain(line, high, String(pairs[at]));
  });
  return [...chains, ...areas.flatMap(({ points }) => massif(points))];
}

/** A whole country of peaks. */
function massif(outline: Points): Peak[] {
  const next = grain('massif');
  const found: Peak[] = [];
  const ys = outline.map(([, y = 0]) => y);
  for (let y = Math.min(...ys) + 12; y < Math.max(...ys) + 4; y += 8) {
    const [left = 0, ...others] = crossings(outline, Math.min(y, Math.max(...ys) - 4));
    for (let x = left + 6; x < (others.at(-1) ?? left) - 4; x += 15 + next() * 9)
      found.push({ x, y: y + next() * 5, high: 11 + next() * 12 });
  }
  return found;
}
