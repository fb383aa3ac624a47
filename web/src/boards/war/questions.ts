// What a question is about: regions, figures, a part of the board.

import type { Ask } from '../../lib/wire';
import { offered, whole } from '../../lib/choices';
import type { WarView } from './shape';
import type { Sight } from './sight';

const named = (things: readonly string[], kind: string): string[] => things.filter((thing) => thing.startsWith(kind)).map((thing) => thing.slice(kind.length));

/** The regions that can be picked now. */
export function regionsAsked(ask: Ask | null): string[] {
  return ask?.picks ? [...new Set(offered(ask).flatMap((pick) => named(pick.on, 'region:')))] : [];
}

/** The regions that a question or a line of the log speaks of. */
export function regionsIn(facts: Ask['facts']): string[] {
  return Object.values(facts ?? {}).flatMap((fact) => named(typeof fact === 'number' ? [] : typeof fact === 'string' ? [fact] : fact, 'region-'));
}

/** What the map has to show: what is lit, else what can be picked and what that is about. */
export function regionsShown(sight: Sight): string[] {
  if (sight.beat) return named([...sight.beat.touched], 'region:');
  const asked = regionsAsked(sight.ask);
  return sight.ask?.picks ? [...new Set([...asked, ...(asked.length ? [] : regionsIn(sight.ask.facts))])] : [];
}

/** One question is not another, though both are asked in the same words. */
export function questionOf(sight: Sight): string {
  if (sight.beat) return `told ${[...sight.beat.touched].join(' ')}`;
  return sight.ask?.picks ? JSON.stringify([sight.ask.key, sight.ask.facts, sight.ask.many ? '' : sight.ask.picks.map((pick) => pick.id), sight.view.turn]) : '';
}

export type Panel = 'region' | 'actions' | 'battle' | 'hunt' | 'party' | '';

/** Are figures asked about? They are picked from a panel. */
export function asksFigures(ask: Ask | null): boolean {
  return ask?.picks !== undefined && offered(ask).some((pick) => named(pick.on, 'figure:').length > 0 && !named(pick.on, 'region:').length);
}

const [NARROW, WIDER, WIDEST] = [348, 440, 660]; // pixels

/** So wide that the figures that can be picked need few rows. */
export function panelWidth(view: WarView, ask: Ask | null, flat: boolean): number {
  const figures = ask?.key === 'action' || (ask && asksFigures(ask)) ? whole(ask).length : 0;
  if (flat && ((figures && view.battle) || (view.hunt.now && !regionsAsked(ask).length))) return WIDEST;
  return figures > 8 ? WIDEST : figures > 4 ? WIDER : NARROW;
}

/** What lies open over the map; a region that somebody has opened comes first. */
export function panelOf(view: WarView, ask: Ask | null, region: string): Panel {
  if (region) return 'region';
  if (ask?.picks && ask.key === 'action') return 'actions';
  if (view.battle) return 'battle';
  if (view.hunt.now) return 'hunt';
  return asksFigures(ask) ? 'party' : '';
}
