// What the lines of the log are about on this board: regions, sides of a battle, nations, cards, the Fellowship. Which
// are large, and what each touches, is declared beside the rules (`log_lines.py`).

import { thingsOf, wordOf } from '../../lib/playback/beat';
import type { Entry, Seat, View } from '../../lib/connection/wire';
import { SPECIAL } from './dice/dice';
import { FREE_NATIONS, kindOf, nationOf } from './figures/figures';
import { about, type Found } from './log';
import type { WarView } from './shape';
import { sideOf } from './teams';

export { echoes, large, silent, turns } from './log';

type Finder = (entry: Entry, view: WarView) => string[];

const FOUND: Readonly<Record<Found, Finder>> = {
  'the battle': (entry, { battle }) => {
    const field = battle && !named(entry).length ? [`region:${battle.defender.region}`] : [];
    const who = ownerOf(entry);
    return [...field, 'battle', ...(who ? [`camp:${who}`] : [])];
  },
  'the combat card': (entry) => [`combat:${ownerOf(entry)}`],
  'the dice of the owner': (entry) => [`dice:${SPECIAL[wordOf(entry, 'die')] ?? 'free'}`],
  'the dice of the side': (entry) => [`dice:${ownerOf(entry)}`],
  'the points of the side': (entry) => [`points:${ownerOf(entry)}`],
};

/** Dice, points and camps are a side's. */
function ownerOf(entry: Entry): string {
  const seat = String(entry.facts['who'] ?? '');
  return sideOf(seat) ?? seat;
}

const OF_FREE: ReadonlySet<string> = new Set(['fellowship', 'corruption', 'dice:free', 'points:free']);
const OF_SHADOW: ReadonlySet<string> = new Set(['hunt', 'dice:shadow', 'points:shadow']);

/** The player or the side that a line tells of: who acts, whose figures or nation it names, whose part it touches. */
export function whose(entry: Entry): Seat | '' {
  const { who } = entry.facts;
  if (typeof who === 'string' && sideOf(who)) return who;
  const words = Object.values(entry.facts).flatMap((fact) => (typeof fact === 'number' ? [] : fact));
  for (const word of words) {
    const named = /^(nation|figure)-([a-z_]+(?:-[a-z]+)?)/.exec(word);
    if (named) return sideOfNation(named[1] === 'nation' ? named[2] : nationOf(named[2] ?? ''), named[2] ?? '');
  }
  const things = about[entry.key] ?? [];
  if (things.some((thing) => OF_FREE.has(thing))) return 'free';
  return things.some((thing) => OF_SHADOW.has(thing)) ? 'shadow' : '';
}

/** Companions have no nation, and are of the Free Peoples. */
function sideOfNation(nation = '', figure: string): Seat {
  const free = nation ? (FREE_NATIONS as readonly string[]).includes(nation) : kindOf(figure) === 'companion';
  return free ? 'free' : 'shadow';
}

/** The regions and nations that a line names. */
function named(entry: Entry): string[] {
  const words = Object.values(entry.facts).flatMap((fact) => (typeof fact === 'number' ? [] : fact));
  return words.flatMap((word) => (/^(region|nation)-/.test(word) ? [word.replace('-', ':')] : []));
}

/** Regions, nations and sides that a line names; in a battle, where it is fought. */
export function touched(entry: Entry, view: View): readonly string[] {
  return [...named(entry), ...thingsOf(about, FOUND, entry, view as WarView)];
}
