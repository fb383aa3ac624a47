// Made from src/bree/games/doom/shape.py by scripts/gen_ts_types.py: `make shapes` writes it anew.

export interface Courage {
  at: number;
  top: number;
  galadriel: number;
  eye: number;
}

export interface Nazgul {
  placed: number;
  figures: number;
  slain: boolean;
}

export interface Isengard {
  warriors: number;
  figures: number;
  chieftain: boolean;
  tree: boolean;
}

export interface Gandalf {
  banned: boolean;
  stack: number;
  boxed: number;
}

export interface Slot {
  card: string; // "": no card, "?": unknown
  kind: string; // "" without a known card
  stays: boolean; // it stays after it was activated
  down: boolean;
  symbol: string; // the symbol of the bare slot: a figure, or "nazgul"
  under: string; // the card that lies under the Army of the Dead
  active: boolean;
}

export interface Held {
  card: string;
  owner: string;
  kind: string;
  users: readonly string[]; // the seats that may use it; none under the Balrog's ban
  served: boolean; // useless in the last stage
}

export interface Dice {
  board: readonly string[]; // black 1, colour 1, black 2, colour 2; "": free
  taken: readonly string[]; // chosen for a roll, but not thrown yet
  roll: readonly string[];
  shows: Readonly<Record<string, number>>;
  pool: readonly string[];
}

export interface FightView {
  foe: string;
  fights: number; // battles left, with this one
  loss: number; // courage for a lost battle
  uruk_hai: number; // Uruk-hai in Isengard, if they are fought
  streak: number; // wins in a row that end it; 0: a fixed number of battles
  won_in_a_row: number;
  wins: number;
  losses: number;
  supporters: readonly string[];
  faces: readonly string[];
  winning: readonly string[]; // winning faces
  sure: number; // number of winning faces
  with_gandalf: number; // the same, if a Gandalf card is given for Gandalf's symbol
  face: string; // the rolled face
  verdict: string; // "", "won" or "lost"
}

export interface Modes {
  easier: boolean;
  exclusive: boolean;
  protection: boolean;
}

export interface DoomView {
  active: string;
  turn: number;
  stage: string;
  stages: readonly string[];
  ends: readonly number[]; // the destination of each stage
  events: readonly string[]; // of each space: "", "nazgul" or "dark_heart"
  destination: number;
  at: Readonly<Record<string, number>>;
  courage: Courage;
  nazgul: Nazgul;
  isengard: Isengard;
  gandalf: Gandalf;
  track: readonly Slot[];
  unseen: readonly string[];
  next: string; // the first card of the next stage, if it is known
  held: readonly Held[];
  box: readonly string[];
  dice: Dice;
  battle: FightView | null;
  modes: Modes;
  over: string; // "", "won", "despair" or "nazgul"
}
