// Who plays for which side: with two players the sides themselves, with more the seats of a team.

import type { Seat } from '../../lib/connection/wire';
import { SIDE_OF_SEAT } from './facts';
import type { Side } from './figures/figures';
import type { WarView } from './shape';

const SIDES: Readonly<Record<Seat, Side>> = SIDE_OF_SEAT;

/** The side of a seat; nobody's is that of somebody who looks on. */
export const sideOf = (seat: Seat | ''): Side | undefined => SIDES[seat];

/** The seats of a side at this table. */
export function seatsOf(view: WarView, side: Side): Seat[] {
  return Object.keys(view.hands).filter((seat) => sideOf(seat) === side);
}
