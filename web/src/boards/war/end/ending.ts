// What decided a game that is over, in numbers.

import { FREE_NATIONS, SIDES, total, type Side } from '../figures/figures';
import type { WarView } from '../shape';

export const NEEDED: Readonly<Record<Side, number>> = { free: 4, shadow: 10 }; // victory points
export const CORRUPTED = 12;

export type How = 'destroyed' | 'corrupted' | 'shadow_military' | 'free_military';
export const ENDS: Readonly<Record<How, Side>> = {
  destroyed: 'free',
  corrupted: 'shadow',
  shadow_military: 'shadow',
  free_military: 'free',
};

export function howOf(over: string): How | null {
  return over in ENDS ? (over as How) : null;
}

export interface Taken {
  region: string;
  points: number;
}

/** The enemy's settlements that a side holds and that count, the most valuable first. */
export function takenBy(view: WarView, side: Side): Taken[] {
  const own = (nation: string): boolean => (FREE_NATIONS as readonly string[]).includes(nation) === (side === 'free');
  return Object.entries(view.standing)
    .filter(([region, { captured }]) => captured && !own(view.map[region]?.nation ?? ''))
    .map(([region]) => ({ region, points: view.map[region]?.points ?? 0 }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || one.region.localeCompare(other.region));
}

/** Figures of each side that are out of the game: units and leaders, characters not counted. */
export function lostBy(view: WarView): Record<Side, number> {
  const lost = Object.entries(view.lost);
  const free = lost.filter(([figure]) => FREE_NATIONS.some((nation) => figure.startsWith(`${nation}-`)));
  const freeLost = total(Object.fromEntries(free));
  return { free: freeLost, shadow: total(view.lost) - freeLost };
}

/** Did the Shadow win though the Free Peoples had their points too? */
export const bothHadEnough = (view: WarView): boolean =>
  view.over === 'shadow_military' && SIDES.every((side) => (view.points[side] ?? 0) >= NEEDED[side]);
