// What every part of the board is given, beside what all boards share.

import type { SharedProps } from '../../lib/board/boardProps';
import type { DoomView } from './shape';

export interface PartProps extends SharedProps {
  view: DoomView;
  was: DoomView; // the view before
  rolling: ReadonlySet<string>; // dice that are still in the air
  moving: boolean;
  unit: number; // how large everything is drawn
  small: boolean; // one part at a time
}

/** Is this screen asked, and by which question? */
export function asks(board: PartProps, ...keys: string[]): boolean {
  return board.ask?.picks !== undefined && keys.includes(board.ask.key);
}
