// Made from src/bree/games/doom/shape.py by scripts/shapes.py: `make shapes` writes it anew.

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
  card: string; // "": bare, "?": nobody knows
  kind: string; // "" where no known card lies
  stays: boolean; // when it was carried out
  down: boolean;
  symbol: string; // what the bare slot shows: a figure, or "nazgul"
  under: string; // the card that lies under the Army of the Dead
  active: boolean;
}

export interface Held {
  card: string;
  owner: string;
  kind: string;
  users: readonly string[]; // seats that may use it at all; none: Gandalf has fallen
  served: boolean; // of no use any more: the last stage
}

export interface Dice {
  board: readonly string[]; // black 1, colour 1, black 2, colour 2; "": free
  taken: readonly string[]; // for a roll, not thrown yet
  roll: readonly string[];
  shows: Readonly<Record<string, number>>;
  pool: readonly string[];
}

export interface FightView {
  foe: string;
  fights: number; // left, this one included
  loss: number; // courage for a lost one
  uruk_hai: number; // in Isengard, where they are fought
  streak: number; // wins in a row that end it; 0: it ends by count
  won_in_a_row: number;
  wins: number;
  losses: number;
  supporters: readonly string[];
  faces: readonly string[];
  winning: readonly string[]; // of the faces
  sure: number; // faces that win
  with_gandalf: number; // ... if a Gandalf card is given for his sign
  face: string; // rolled
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
  next: string; // the first card of the next stage, if somebody has looked
  held: readonly Held[];
  box: readonly string[];
  dice: Dice;
  battle: FightView | null;
  modes: Modes;
  over: string; // "", "won", "despair" or "nazgul"
}
