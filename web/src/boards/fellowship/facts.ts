// Made from the facts of src/bree/games/fellowship by scripts/gen_ts_types.py: `make shapes` writes it anew.

export const UNKNOWN = '?' as const;

export const PYRAMID = 'pyramid' as const;

export const ONE_RING = 'r1' as const;

export const SUITS = {
  h: 'hills',
  m: 'mountains',
  f: 'forests',
  s: 'shadows',
  r: 'rings',
  w: 'rivers',
} as const;
