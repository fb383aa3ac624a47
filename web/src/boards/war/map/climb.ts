// When the map shows the way through Mordor: while the Ring-bearers walk there and are hunted.

import { cardsAsked, regionsShown } from '../questions';
import type { PartProps } from '../boardProps';

const TOLD = ['fellowship', 'hunt', 'corruption'];

export function climbing(board: PartProps): boolean {
  const { fellowship, hunt } = board.view;
  if (fellowship.track < 0 || regionsShown(board).length) return false;
  if (board.beat) return TOLD.some((thing) => board.beat?.touched.has(thing));
  return hunt.now !== null && !cardsAsked(board.view, board.ask).length;
}
