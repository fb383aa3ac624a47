// Who plays for which side: with two players the sides themselves, with more the seats of a team.

import type { Seat } from '../../lib/connection/wire';
import { SIDES, type Side } from './figures/figures';
import type { WarView } from './shape';

const TEAM: Readonly<Record<string, Side>> = {
  gondor_player: 'free',
  rohan_player: 'free',
  witch_king_player: 'shadow',
  saruman_player: 'shadow',
};

/** The side of a seat; nobody's is that of somebody who looks on. */
export function sideOf(seat: Seat | ''): Side | undefined {
  return TEAM[seat] ?? SIDES.find((side) => side === seat);
}

/** The seats of a side at this table. */
export function seatsOf(view: WarView, side: Side): Seat[] {
  return Object.keys(view.hands).filter((seat) => sideOf(seat) === side);
}
