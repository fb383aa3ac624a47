// How the log of the war is shown: which lines are large moments, which need none of their own, and what on the board they
// are about: regions, sides of a battle, nations, cards, the Fellowship.

import type { Entry, View } from '../../lib/connection/wire';
import { SPECIAL } from './dice/dice';
import type { WarView } from './shape';
import { sideOf } from './teams';

export const large: ReadonlySet<string> = new Set([
  'turn',
  'attack',
  'siege-attack',
  'sortie',
  'combat-roll',
  'wiped-out',
  'besieged',
  'captured',
  'retaken',
  'at-war',
  'hunt-rolled',
  'tile',
  'companion-lost',
  'enters',
  'declared',
  'revealed',
  'revealed-in-mordor',
  'mordor',
  'mordor-step',
  'mordor-stop',
  'over-corrupted',
  'over-destroyed',
  'over-shadow_military',
  'over-free_military',
  'plays',
  'card-used',
  'card-removed',
  'card-struck',
  'card-leaves',
  'combat-card',
  'card-silenced',
  'extra-attack',
  'struck-down',
  'volley',
  'corruption-roll',
  'heal-roll',
  'challenge',
  'tile-waits',
  'tile-added',
  'special-rolled',
  'special-counts',
  'special-eye',
  'special-gone',
  'ring-power',
  'tile-cancelled',
  'smeagol-joins',
  'smeagol-leaves',
  'smeagol-plots',
  'smeagol-turns',
  'balrog-tile',
  'balrog-falls',
  'balrog-wakes',
  'balrog-sleeps',
  'balrog-laid',
  'keeper-lost',
  'chief-comes',
]);

export const silent: ReadonlySet<string> = new Set([
  'battle-round',
  'rearguard',
  'mordor-pool',
  'drew',
  'discarded',
  'siege-goes-on',
  'commits-none',
]);

export const turns: ReadonlySet<string> = new Set(['turn', 'acts', 'passes']);

const BATTLES: ReadonlySet<string> = new Set([
  'attack',
  'siege-attack',
  'sortie',
  'rearguard',
  'white-rider',
  'battle-round',
  'combat-roll',
  'combat-reroll',
  'unit-lost',
  'elite-reduced',
  'wiped-out',
  'leaders-fall',
  'ceases',
  'retreats',
  'shelters',
  'siege-goes-on',
  'extends',
  'commits',
  'commits-none',
  'combat-card',
  'card-dice',
  'card-most',
  'card-fewer',
  'card-still',
  'card-mutes',
  'card-silenced',
  'card-turns',
  'card-hits',
  'card-saves',
  'extra-attack',
  'own-hits',
  'struck-down',
]);

const OF: Readonly<Record<string, readonly string[]>> = {
  turn: ['turn'],
  allocated: ['hunt'],
  'rolled-free': ['dice:free'],
  'rolled-shadow': ['dice:shadow', 'hunt'],
  'fellowship-moves': ['fellowship'],
  'fellowship-hides': ['fellowship'],
  declared: ['fellowship'],
  revealed: ['fellowship'],
  'revealed-at': ['fellowship'],
  'revealed-in-mordor': ['fellowship'],
  guide: ['fellowship'],
  'gollum-guides': ['fellowship'],
  separated: ['fellowship'],
  'no-hunt': ['hunt'],
  'hunt-rolled': ['hunt'],
  'hunt-rerolled': ['hunt'],
  'hunt-fails': ['hunt'],
  tile: ['hunt'],
  'pool-refilled': ['hunt'],
  'stronghold-tiles': ['hunt'],
  damage: ['hunt'],
  'gollum-helps': ['hunt', 'fellowship'],
  'hobbit-helps': ['hunt', 'fellowship'],
  'drawn-lot': ['fellowship'],
  'companion-lost': ['fellowship'],
  corruption: ['corruption'],
  healed: ['corruption'],
  mordor: ['fellowship'],
  'mordor-moves': ['fellowship'],
  'mordor-step': ['fellowship'],
  'mordor-stop': ['fellowship'],
  volley: ['volley'],
  'corruption-roll': ['corruption'],
  'heal-roll': ['corruption'],
  breaks: ['fellowship'],
  driven: ['fellowship'],
  challenge: ['hunt'],
  'eyes-removed': ['hunt'],
  'eye-opens': ['hunt', 'dice:shadow'],
  'no-tile': ['hunt'],
  'tile-void': ['hunt'],
  'tile-back': ['hunt'],
  'tile-waits': ['hunt'],
  'tile-added': ['hunt'],
  'damage-less': ['hunt'],
  darkened: ['dice:free'],
  'special-eye': ['hunt'],
  'ring-power': ['dice:free'],
  'die-kept': ['dice:free'],
  'tile-cancelled': ['hunt'],
  'tile-idle': ['hunt'],
  'smeagol-joins': ['fellowship', 'hunt'],
  'smeagol-leaves': ['fellowship'],
  'smeagol-turns': ['fellowship'],
  'balrog-tile': ['hunt', 'fellowship'],
  'balrog-falls': ['fellowship'],
  'balrog-shuns': ['hunt'],
  'balrog-sleeps': ['region:moria'],
  'over-corrupted': ['corruption'],
  'over-destroyed': ['fellowship'],
  'over-shadow_military': ['points:shadow'],
  'over-free_military': ['points:free'],
};

/** The card is shown to all as it is played, or as it goes from the table. */
const TOLD: ReadonlySet<string> = new Set([
  'plays',
  'card-used',
  'card-removed',
  'card-struck',
  'card-leaves',
  'smeagol-plots',
]);

/** Regions, nations and sides that a line names; in a battle, where it is fought. */
export function touched(entry: Entry, view: View): readonly string[] {
  const { battle } = view as WarView;
  const words = Object.values(entry.facts).flatMap((fact) => (typeof fact === 'number' ? [] : fact));
  const named = words.flatMap((word) => (/^(region|nation)-/.test(word) ? [word.replace('-', ':')] : []));
  const seat = String(entry.facts['who'] ?? '');
  const who = sideOf(seat) ?? seat; // dice, points and camps are a side's
  const own = [...named, ...(OF[entry.key] ?? [])];
  const card = String(entry.facts['card'] ?? '').replace('card-', '');
  if (TOLD.has(entry.key)) own.push(`told:${card}`, `card:${card}`);
  if (entry.key === 'combat-card' || entry.key === 'card-silenced') own.push(`combat:${who}`);
  if (
    [
      'acts',
      'passes',
      'ring-used',
      'ring-paid',
      'ring-named',
      'die-turned',
      'special-rolled',
      'special-counts',
      'special-eye',
    ].includes(entry.key)
  )
    own.push(`dice:${who}`);
  if (entry.key === 'special-gone')
    own.push(`dice:${SPECIAL[String(entry.facts['die']).replace('die-', '')] ?? 'free'}`);
  if (['draws', 'discards', 'loses-card', 'pays-card'].includes(entry.key)) own.push(`hand:${seat}`);
  if (entry.key === 'captured' || entry.key === 'retaken') own.push(`points:${who}`);
  if (!BATTLES.has(entry.key)) return own;
  const field = battle && !named.length ? [`region:${battle.defender.region}`] : [];
  return [...own, ...field, 'battle', ...(who ? [`camp:${who}`] : [])];
}
