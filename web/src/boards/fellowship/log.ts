// Made from src/bree/games/fellowship/log_lines.py by scripts/gen_ts_types.py: `make shapes` writes it anew.

export const large: ReadonlySet<string> = new Set([
  'plays-ring',
  'wins',
  'forest-wins',
  'balrog',
  'announces',
  'early',
  'goal-met',
  'goal-failed',
  'shirt',
  'round-won',
  'round-lost',
  'chapter-won',
]);

export const silent: ReadonlySet<string> = new Set([
  'pool',
  'round',
  'barrow',
  'dealt',
  'token',
  'controls',
  'afresh',
  'kept',
]);

export const turns: ReadonlySet<string> = new Set(['chapter', 'round', 'begin', 'wins', 'forest-wins']);

/** What the board works out from its view. */
export type Found =
  | 'the winning card';

/** What each line touches. */
export const about: Readonly<Record<string, readonly string[]>> = {
  'barrow': ['barrow'],
  'lost': ['lost'],
  'token': ['token'],
  'takes-lost': ['lost'],
  'digs': ['barrow'],
  'swaps-lost': ['lost'],
  'grim': ['grim'],
  'token-turns': ['token'],
  'wins': ['the winning card'],
  'forest-wins': ['grim'],
  'balrog': ['grim'],
  'draws': ['deck'],
};
