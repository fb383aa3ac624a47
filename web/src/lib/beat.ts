// One moment of somebody's move, as it is shown: what was told, and what on the board it is about.

import type { Entry } from './wire';

export interface Beat {
  lines: readonly Entry[];
  touched: ReadonlySet<string>; // things of the board, as in what a pick is `on`: "die:red", "square:3"
  large: boolean; // gets a banner
}
