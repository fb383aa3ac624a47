// The figures: of which kind and nation each is, and what an army looks like from afar.

import { FREE_NATIONS as FREE, KEEPERS, NATION_OF, RING_OF, SHADOW_NATIONS as SHADOW, SIDES, VERSIONS } from '../facts';
import type { WarView } from '../shape';

export type Count = Readonly<Record<string, number>>;
export type Side = (typeof SIDES)[number];
export type Kind = 'regular' | 'elite' | 'leader' | 'nazgul' | 'companion' | 'keeper' | 'minion' | 'balrog';

export { SIDES };
export const KINDS: readonly Kind[] = [
  'regular',
  'elite',
  'leader',
  'nazgul',
  'companion',
  'keeper',
  'minion',
  'balrog',
];
const [FREE_ORDER, SHADOW_ORDER] = [
  { elves: 0, dwarves: 1, north: 2, rohan: 3, gondor: 4 } satisfies Record<(typeof FREE)[number], number>,
  { sauron: 0, isengard: 1, southrons: 2 } satisfies Record<(typeof SHADOW)[number], number>,
];
/** As they are shown. */
export const FREE_NATIONS = [...FREE].sort((one, other) => FREE_ORDER[one] - FREE_ORDER[other]);
export const SHADOW_NATIONS = [...SHADOW].sort((one, other) => SHADOW_ORDER[one] - SHADOW_ORDER[other]);
export const NATIONS: readonly string[] = [...FREE_NATIONS, ...SHADOW_NATIONS];
const UNNAMED: readonly Kind[] = ['regular', 'elite', 'leader', 'nazgul'];
const NATION: Readonly<Record<string, string>> = NATION_OF;
const PERSON: Readonly<Record<string, string>> = VERSIONS;
const RING: Readonly<Record<string, string>> = RING_OF;

export function kindOf(figure: string): Kind {
  const rank = figure.slice(figure.lastIndexOf('-') + 1);
  if (rank === 'regular' || rank === 'elite' || rank === 'leader') return rank;
  if (figure === 'nazgul' || figure === 'balrog') return figure;
  if ((KEEPERS as readonly string[]).includes(figure)) return 'keeper';
  return figure in NATION ? 'minion' : 'companion';
}

/** The person whom a figure of the Fellowship is, whatever the version. */
export const personOf = (who: string): string => PERSON[who] ?? who;

/**
 * What there is to be told of one in the Fellowship; of a person whose version is a secret to the reader, of every
 * version.
 */
export function toldOf(view: WarView, who: string, knows: boolean): string {
  const veiled = !knows && view.lords?.veiled.includes(who);
  const others = veiled ? Object.keys(PERSON).filter((one) => PERSON[one] === who) : [];
  return [who, ...others].map((one) => `character:${one}`).join('+');
}

/** The small sign at a figure: a ring that it keeps, or a star for the other version of a person. */
export function markOf(figure: string): string {
  return RING[figure] ?? (figure in PERSON ? 'other' : '');
}

/** The nation whose colour a figure has; companions have none. */
export function nationOf(figure: string): string {
  return figure.includes('-') ? figure.slice(0, figure.lastIndexOf('-')) : (NATION[figure] ?? '');
}

export interface Group {
  kind: Kind;
  nation: string; // "": of several, or nobody's
  count: number;
  who: string; // the character that it is; "": units
}

/** One group for each kind of units, then one for each character: all of them look different. */
export function groupsOf(army: Count): Group[] {
  return KINDS.flatMap((kind) => {
    const figures = Object.keys(army).filter((figure) => kindOf(figure) === kind);
    if (!UNNAMED.includes(kind))
      return figures.map((who) => ({ kind, nation: nationOf(who), count: army[who] ?? 0, who }));
    const nations = new Set(figures.map(nationOf));
    const count = figures.reduce((sum, figure) => sum + (army[figure] ?? 0), 0);
    return count ? [{ kind, nation: nations.size === 1 ? ([...nations][0] ?? '') : '', count, who: '' }] : [];
  });
}

/** The nations whose units and leaders stand in an army. */
export function nationsOf(army: Count): string[] {
  return NATIONS.filter((nation) =>
    Object.keys(army).some((figure) => figure.includes('-') && nationOf(figure) === nation),
  );
}

export function total(count: Count): number {
  return Object.values(count).reduce((sum, one) => sum + one, 0);
}

export interface Force {
  region: string;
  side: Side;
  army: Count;
  walled: boolean; // shut up in the stronghold
  beside: boolean; // the other side stands there too
  mixed: boolean; // armies of both teammates, as one
}

/** Everybody on the map, an army at a time. */
export function forces(view: WarView): Force[] {
  return Object.entries(view.standing).flatMap(([region, here]) => {
    const both = total(here.free) > 0 && total(here.shadow) > 0;
    return SIDES.filter((side) => total(here[side]) > 0).map((side) => ({
      region,
      side,
      army: here[side],
      walled: here.besieged === side,
      beside: both,
      mixed: view.players?.mixed[side]?.[region] !== undefined,
    }));
  });
}
