// What a question is about: regions, figures, a part of the board.

import type { Beat } from '../../lib/playback/beat';
import { offered, whole } from '../../lib/table/choices';
import type { Offer } from '../../lib/board/offer';
import { offerOn } from '../../lib/board/boardProps';
import type { Ask } from '../../lib/connection/wire';
import type { WarView } from './shape';
import type { PartProps } from './boardProps';

const named = (things: readonly string[], kind: string): string[] =>
  things.filter((thing) => thing.startsWith(kind)).map((thing) => thing.slice(kind.length));

const BEARERS = 'fellowship';

/** What can be picked now, as the picks are `on` it. */
const thingsAsked = (ask: Ask | null): string[] => (ask?.picks ? offered(ask).flatMap((pick) => pick.on) : []);

/** The regions that can be picked now. Where the Fellowship can be, its region stands for it. */
export function regionsAsked(ask: Ask | null, view: WarView): string[] {
  const things = thingsAsked(ask);
  const bearers = things.includes(BEARERS) && view.fellowship.track < 0 ? [view.fellowship.region] : [];
  return [...new Set([...named(things, 'region:'), ...bearers])];
}

/** What a touch of a region means: the region, or the Fellowship that is there. */
export function offerAt(board: PartProps, region: string): Offer {
  const own = offerOn(board, `region:${region}`);
  const { fellowship } = board.view;
  const bearers = !own.pick && fellowship.region === region && fellowship.track < 0 ? offerOn(board, BEARERS) : own;
  return bearers.pick ? bearers : own;
}

/** Cards on the table, and decks, that can be picked now: from a panel. Those of a hand are picked in the hand. */
export function cardsAsked(view: WarView, ask: Ask | null): string[] {
  const held = Object.values(view.hands).flatMap((hand) => hand.cards);
  return thingsAsked(ask).filter(
    (thing) => thing.startsWith('deck:') || (thing.startsWith('card:') && !held.includes(thing.slice('card:'.length))),
  );
}

/** Is a question about cards of the own hand and nothing else? */
export function handAsked(view: WarView, ask: Ask | null): boolean {
  const held = ask ? (view.hands[ask.who]?.cards ?? []).map((card) => `card:${card}`) : [];
  const placed = ask?.picks ? offered(ask).filter((pick) => pick.on.length) : [];
  return placed.length > 0 && placed.every((pick) => pick.on.some((thing) => held.includes(thing)));
}

/** The card that has just been played, used or taken away: it is shown for all to read. */
export function cardTold(beat: Beat | null): string {
  return named([...(beat?.touched ?? [])], 'told:')[0] ?? '';
}

/** The regions that a question or a line of the log speaks of. */
export function regionsIn(facts: Ask['facts']): string[] {
  return Object.values(facts ?? {}).flatMap((fact) =>
    named(typeof fact === 'number' ? [] : typeof fact === 'string' ? [fact] : fact, 'region-'),
  );
}

/** What the map has to show: what is lit, else what can be picked and what that is about. */
export function regionsShown(board: PartProps): string[] {
  if (board.beat) return named([...board.beat.touched], 'region:');
  const asked = regionsAsked(board.ask, board.view);
  return board.ask?.picks ? [...new Set([...asked, ...(asked.length ? [] : regionsIn(board.ask.facts))])] : [];
}

/** One question is not another, though both are asked in the same words. */
export function questionOf(board: PartProps): string {
  if (board.beat) return `told ${[...board.beat.touched].join(' ')}`;
  return board.ask?.picks
    ? JSON.stringify([
        board.ask.key,
        board.ask.facts,
        board.ask.many ? '' : board.ask.picks.map((pick) => pick.id),
        board.view.turn,
      ])
    : '';
}

export type Panel = 'region' | 'card' | 'actions' | 'battle' | 'hunt' | 'volley' | 'cards' | 'council' | 'party' | '';

/** Are figures asked about? They are picked from a panel. */
export function asksFigures(ask: Ask | null): boolean {
  return (
    ask?.picks !== undefined &&
    offered(ask).some((pick) => named(pick.on, 'figure:').length > 0 && !named(pick.on, 'region:').length)
  );
}

/** On a small board the cards for a battle are in its panel: one sees what they are for. */
export const COMBAT = 'combat_card';

/** Of each companion one of two versions is chosen: they are laid side by side. */
export const COUNCIL = 'council';

/** What a die is used for. */
const ACTION = 'action';

const [NARROW, WIDER, WIDEST] = [348, 440, 660]; // pixels

/** So wide that what can be picked needs few rows. */
export function panelWidth(view: WarView, ask: Ask | null, flat: boolean): number {
  const asked = ask && (asksActions(ask) || asksFigures(ask)) ? whole(ask).length : 0;
  if (ask?.picks && ask.key === COUNCIL) return WIDEST;
  if (cardsAsked(view, ask).length > 1 && ask?.key !== COMBAT) return WIDEST;
  if (flat && ((view.battle && (asked || ask?.key === COMBAT)) || (view.hunt.now && !regionsAsked(ask, view).length)))
    return WIDEST;
  return asked > 8 ? WIDEST : asked > 4 || (flat && (view.battle || view.volley)) ? WIDER : NARROW;
}

const asksActions = (ask: Ask | null): boolean => thingsAsked(ask).some((thing) => thing.startsWith('action:'));

/**
 * The die at which the menu of its actions lies, where there is room: one that is planned, or that pays already. "":
 * the actions lie over the map.
 */
export function menuDie({ ask, view, plan, small }: PartProps): string {
  if (small || !ask?.picks || ask.key !== ACTION) return '';
  return plan?.picks[0] ?? (view.lords?.payer.replace('*', '') || view.die);
}

/** What lies open over the map on this board. */
export function panelOver(board: PartProps): Panel {
  const { view, ask, look, beat } = board;
  const found = panelOf(view, ask, look.region, beat);
  return found === 'actions' && menuDie(board) ? '' : found;
}

/** What lies open over the map; a region that somebody has opened comes first. */
export function panelOf(view: WarView, ask: Ask | null, region: string, beat: Beat | null = null): Panel {
  if (region) return 'region';
  if (cardTold(beat)) return 'card';
  if (asksActions(ask)) return 'actions';
  if (ask?.picks && ask.key === COUNCIL) return 'council';
  if (view.battle) return 'battle';
  if (view.hunt.now) return 'hunt';
  if (view.volley) return 'volley';
  if (cardsAsked(view, ask).length) return 'cards';
  return asksFigures(ask) ? 'party' : '';
}
