// Made from src/bree/games/mordor/log_lines.py by scripts/gen_ts_types.py: `make shapes` writes it anew.

export const large: ReadonlySet<string> = new Set(['out', 'arrived', 'all-out', 'won']);

export const silent: ReadonlySet<string> = new Set(['starts', 'turn', 'turn-place', 'repeated']);

export const turns: ReadonlySet<string> = new Set(['turn']);

/** What the board works out from its view. */
export type Found =
  | 'the Gandalfs'
  | 'the dice'
  | 'the die'
  | 'the orcs'
  | 'the rings'
  | 'the sheets'
  | 'the sheets of the winners'
  | 'the strike'
  | 'the trees'
  | 'the weapons';

/** What each line touches. */
export const about: Readonly<Record<string, readonly string[]>> = {
  'starts': ['sheet:{who}'],
  'turn': ['sheet:{who}'],
  'turn-place': ['note'],
  'rolled': ['the dice'],
  'kept': ['the dice'],
  'tree': ['the trees'],
  'gandalf-void': ['the Gandalfs', 'note'],
  'nothing-to-halve': ['the Gandalfs', 'sheet:{who}'],
  'waived': ['the Gandalfs', 'sheet:{who}'],
  'halved': ['the Gandalfs', 'square:{who}:{square}'],
  'nazgul-void': ['the die'],
  'marked': ['the strike'],
  'marked-half': ['the strike'],
  'out': ['the strike'],
  'orcs-block': ['the orcs', 'the rings'],
  'orcs-beaten': ['the orcs', 'the weapons'],
  'ring-lost': ['the rings', 'note'],
  'rings-over': ['the rings'],
  'circle': ['the rings', 'circle:{who}:{place}', 'sheet:{who}'],
  'arrived': ['circle:{who}:mordor', 'sheet:{who}'],
  'all-out': ['the sheets'],
  'won': ['the sheets of the winners'],
};
