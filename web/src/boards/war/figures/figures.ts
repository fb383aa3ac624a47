// The figures: of which kind and nation each is, and what an army looks like from afar.

import type { Voice } from '../../../lib/words/voice';
import type { WarView } from '../shape';

export type Count = Readonly<Record<string, number>>;
export type Side = 'free' | 'shadow';
export type Kind = 'regular' | 'elite' | 'leader' | 'nazgul' | 'companion' | 'keeper' | 'minion' | 'balrog';

export const SIDES: readonly Side[] = ['free', 'shadow'];
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
export const FREE_NATIONS = ['elves', 'dwarves', 'north', 'rohan', 'gondor'] as const;
export const SHADOW_NATIONS = ['sauron', 'isengard', 'southrons'] as const;
export const NATIONS: readonly string[] = [...FREE_NATIONS, ...SHADOW_NATIONS];
const MINION_OF: Readonly<Record<string, string>> = {
  witch_king: 'sauron',
  saruman: 'isengard',
  mouth_of_sauron: 'sauron',
  nazgul: 'sauron',
  gothmog: 'sauron',
  mouth_black_numenorean: 'sauron',
  witch_king_chief: 'sauron',
  balrog: 'sauron',
};
const UNNAMED: readonly Kind[] = ['regular', 'elite', 'leader', 'nazgul'];
const KEEPERS: readonly string[] = ['elrond', 'galadriel'];
/** Which ring, or which other version of a person, a figure shows beside its looks. */
const GEMS: Readonly<Record<string, string>> = { elrond: 'vilya', galadriel: 'nenya', gandalf_grey_narya: 'narya' };
const OTHERS: readonly string[] = [
  'strider_dunadan',
  'boromir_captain_general',
  'gimli_dwarven_lord',
  'legolas_elven_prince',
  'meriadoc_of_the_shire',
  'peregrin_of_the_shire',
  'mouth_black_numenorean',
  'witch_king_chief',
];

export function kindOf(figure: string): Kind {
  const rank = figure.slice(figure.lastIndexOf('-') + 1);
  if (rank === 'regular' || rank === 'elite' || rank === 'leader') return rank;
  if (figure === 'nazgul' || figure === 'balrog') return figure;
  if (KEEPERS.includes(figure)) return 'keeper';
  return figure in MINION_OF ? 'minion' : 'companion';
}

/** The person whom a figure of the Fellowship is, whatever the version. */
export const personOf = (voice: Voice, who: string): string =>
  String(voice.card(`character-${who}`)?.facts['version_of'] || who);

/** What there is to be told of one in the Fellowship; of a person whose version is a secret to the reader, of every version. */
export function toldOf(voice: Voice, view: WarView, who: string, knows: boolean): string {
  const others =
    !knows && view.lords?.veiled.includes(who)
      ? OTHERS.concat(Object.keys(GEMS)).filter((one) => personOf(voice, one) === who)
      : [];
  return [who, ...others].map((one) => `character:${one}`).join('+');
}

/** The small sign at a figure: a ring that it keeps, or a star for the other version of a person. */
export function markOf(figure: string): string {
  return GEMS[figure] ?? (OTHERS.includes(figure) ? 'other' : '');
}

/** The nation whose colour a figure has; companions have none. */
export function nationOf(figure: string): string {
  if (KEEPERS.includes(figure)) return 'elves';
  return figure.includes('-') ? figure.slice(0, figure.lastIndexOf('-')) : (MINION_OF[figure] ?? '');
}

export interface Group {
  kind: Kind;
  nation: string; // "": of several, or nobody's
  count: number;
  who: string; // the one character that it is; "": units, or several
}

/** One group for each kind of figures: units first, then who leads them. */
export function groupsOf(army: Count): Group[] {
  return KINDS.flatMap((kind) => {
    const figures = Object.keys(army).filter((figure) => kindOf(figure) === kind);
    const count = figures.reduce((sum, figure) => sum + (army[figure] ?? 0), 0);
    const nations = new Set(figures.map(nationOf));
    return count
      ? [
          {
            kind,
            nation: nations.size === 1 ? ([...nations][0] ?? '') : '',
            count,
            who: figures.length === 1 && !UNNAMED.includes(kind) ? (figures[0] ?? '') : '',
          },
        ]
      : [];
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
