// What every part of the board is given, beside what all boards share.

import type { Marks } from '../../lib/choices';
import type { Seen } from '../../lib/sight';
import type { Seat } from '../../lib/wire';
import type { Look } from './look.svelte';
import type { WarView } from './shape';

export interface Sight extends Seen {
  view: WarView;
  seat: Seat | '';
  marks: Marks; // how many of each, of a run
  moving: boolean;
  small: boolean; // one part at a time
  unit: number; // how large everything beside the map is drawn
  look: Look;
}
