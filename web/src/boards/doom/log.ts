// Made from src/bree/games/doom/log_lines.py by scripts/gen_ts_types.py: `make shapes` writes it anew.

export const large: ReadonlySet<string> = new Set([
  'waits',
  'arrived',
  'courage-gone',
  'witch-king-slain',
  'stage',
  'activated',
  'ally-taken',
  'gandalf-fallen',
  'gandalf-back',
  'battle-won',
  'battle-lost',
  'won-unrolled',
  'chieftain-removed',
  'over-won',
  'over-despair',
  'over-nazgul',
]);

export const silent: ReadonlySet<string> = new Set([
  'turn',
  'turn-passes',
  'placed',
  'laid-out',
  'left',
  'vision-kept',
]);

export const turns: ReadonlySet<string> = new Set(['turn']);

/** What the board works out from its view. */
export type Found =
  | 'the acting die'
  | 'the cause'
  | 'the destination'
  | 'the dice of its name'
  | 'the dice of the roll'
  | 'the dice of the side';

/** What each line touches. */
export const about: Readonly<Record<string, readonly string[]>> = {
  'rolled': ['the dice of the roll'],
  'placed': ['the dice of the side'],
  'rerolled': ['the dice of its name'],
  'die-set': ['the dice of its name'],
  'moved': ['figure:{figure}', 'space:{space}', 'the acting die'],
  'idle': ['figure:{figure}', 'the acting die'],
  'waits': ['figure:{figure}', 'the acting die'],
  'protected': ['figure:{figure}', 'figure:{other}'],
  'arrived': ['figure:ring_bearers', 'the destination'],
  'morgul-steps': ['figure:ring_bearers', 'space:{space}'],
  'held-fast': ['figure:ring_bearers'],
  'courage-lost': ['the cause', 'courage'],
  'courage-gone': ['the cause', 'courage'],
  'courage-gained': ['the cause', 'courage'],
  'courage-full': ['courage'],
  'nazgul-placed': ['nazgul', 'the cause'],
  'witch-king-slain': ['nazgul'],
  'turned-up': ['slot:{slot}', 'the acting die'],
  'activated': ['slot:{slot}', 'the acting die'],
  'ally-taken': ['slot:{slot}', 'card:{card}'],
  'left': ['slot:{slot}'],
  'used': ['card:{card}'],
  'discarded': ['card:{card}'],
  'army-moved': ['slot:{slot}'],
  'gandalf-drawn': ['card:{card}'],
  'gandalf-fallen': ['gandalf'],
  'gandalf-back': ['gandalf'],
  'vision': ['next'],
  'battle-begins': ['battle'],
  'battle-rolled': ['die:battle'],
  'battle-won': ['battle', 'die:battle'],
  'battle-lost': ['battle', 'die:battle'],
  'won-unrolled': ['battle'],
  'uruk-hai-placed': ['isengard'],
  'uruk-hai-removed': ['isengard'],
  'chieftain-removed': ['isengard'],
  'isengard-full': ['isengard'],
  'isengard-free': ['isengard'],
  'treebeard-placed': ['isengard'],
  'over-won': ['figure:ring_bearers'],
  'over-despair': ['courage'],
  'over-nazgul': ['nazgul'],
};
