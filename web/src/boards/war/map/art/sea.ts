// The sea: engraved lines along the coast, closest where the water is shallow, and a few waves far out.

import { coast, sea } from '../../../../../../src/bree/games/war/map/cells.json';
import { grain } from '../../../../drawings/board/seed';
import { MAP } from '../land';
import { distanceTo, insideOf, roughness, short } from './field';

const APART = 4.4;
const STEP = 3;

/** Level lines that end where the water grows deep: every second, every fourth reaches farther. */
export function shallows(): string {
  const [far, within, rough] = [distanceTo(coast), insideOf(sea), roughness('shallows', 26)];
  let d = '';
  for (let row = 0; MAP.top + row * APART < MAP.bottom; row++) {
    const y = MAP.top + row * APART + 2;
    const reach = row % 4 === 0 ? 42 : row % 2 === 0 ? 29 : 18;
    let from = -1;
    for (let x = MAP.left; x < MAP.right; x += STEP) {
      const wet = within(x, y) > 0 && far(x, y) > 1 && far(x, y) < reach + rough(x, y) * 9;
      if (wet && from < 0) from = x;
      if (!wet && from >= 0) {
        if (x - from > STEP * 2) d += `M${short(from)} ${short(y)}H${short(x - STEP)}`;
        from = -1;
      }
    }
  }
  return d;
}

/** Small waves on the open sea. */
export function waves(): string {
  const [far, within, next] = [distanceTo(coast), insideOf(sea), grain('waves')];
  const found: [number, number][] = [];
  for (let tries = 900; tries > 0; tries--) {
    const [x, y] = [MAP.left + 12 + next() * 900, MAP.top + 12 + next() * (MAP.bottom - 34)];
    if (within(x, y) > 0 && far(x, y) > 62 && found.every(([ox, oy]) => Math.hypot(ox - x, (oy - y) * 1.6) > 46))
      found.push([x, y]);
  }
  return found
    .map(([x, y]) => `M${short(x - 7)} ${short(y)}q3.5 -4 7 0q3.5 4 7 0M${short(x - 2)} ${short(y + 4)}q2.5 -2.6 5 0`)
    .join('');
}
