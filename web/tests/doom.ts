// A position of doom, as a seat sees it, for the tests of its board.

import type { Dice, DoomView } from '../src/boards/doom/shape';

export const ENDS = [8, 16, 24, 32, 40, 48];
export const NOTHING = new Set<string>();
export const DICE: Dice = {
  board: ['', '', '', ''],
  taken: [],
  roll: [],
  shows: {},
  pool: ['black1', 'black2', 'orange', 'purple', 'blue', 'green', 'red', 'battle'],
};

export function seen(more: Partial<DoomView> = {}): DoomView {
  return {
    active: 'star',
    turn: 1,
    stage: 'rohan',
    ends: ENDS,
    events: [],
    destination: 16,
    stages: ['lothlorien', 'rohan', 'helms_deep', 'gondor', 'minas_morgul', 'mount_doom'],
    at: { ring_bearers: 10, merry_pippin: 10, aragorn: 16, legolas: -1, gimli: 39 },
    courage: { at: 9, top: 18, galadriel: 12, eye: 5 },
    nazgul: { placed: 2, figures: 8, slain: false },
    isengard: { warriors: 2, figures: 5, chieftain: true, tree: false },
    gandalf: { banned: false, stack: 3, boxed: 0 },
    track: Array.from({ length: 6 }, () => ({
      card: '',
      kind: '',
      stays: false,
      down: false,
      symbol: 'gimli',
      under: '',
      active: false,
    })),
    unseen: [],
    next: '',
    held: [],
    box: [],
    dice: DICE,
    battle: null,
    modes: { easier: false, exclusive: false, protection: true },
    over: '',
    ...more,
  };
}
