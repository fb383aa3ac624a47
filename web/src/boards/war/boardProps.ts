// What every part of the board is given, beside what all boards share.

import type { Marks } from '../../lib/table/choices';
import type { SharedProps } from '../../lib/board/boardProps';
import type { Seat } from '../../lib/connection/wire';
import type { Look } from './map/mapState.svelte';
import type { MenuState } from './dice/menuState.svelte';
import type { Plan } from '../../lib/table/planning.svelte';
import type { WarView } from './shape';

export interface PartProps extends SharedProps {
  view: WarView;
  seat: Seat | '';
  marks: Marks; // how many of each, of a run
  moving: boolean;
  small: boolean; // one part at a time
  unit: number; // how large everything beside the map is drawn
  look: Look;
  menus: MenuState;
  plan: Plan | null;
}
