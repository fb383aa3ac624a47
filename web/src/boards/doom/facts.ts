// Made from the facts of src/bree/games/doom by scripts/gen_ts_types.py: `make shapes` writes it anew.

export const UNKNOWN = '?' as const;

export const WAITING = -1 as const;

export const BEARERS = 'ring_bearers' as const;

export const FIGURES = [
  'ring_bearers',
  'merry_pippin',
  'aragorn',
  'legolas',
  'gimli',
] as const;

export const COMPANIONS = ['merry_pippin', 'aragorn', 'legolas', 'gimli'] as const;

export const BATTLE = 'battle' as const;

export const BLACKS = ['black1', 'black2'] as const;

export const COLOURS = ['orange', 'purple', 'blue', 'green', 'red'] as const;

export const FIGURE_OF = {
  orange: 'ring_bearers',
  purple: 'merry_pippin',
  blue: 'aragorn',
  green: 'legolas',
  red: 'gimli',
} as const;

export const MORGUL = 'minas_morgul' as const;

export const LAST = 'mount_doom' as const;

export const ANY_TIME = ['gondor_treebeard', 'rohan_theoden'] as const;
