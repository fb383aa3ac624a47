// Made from src/bree/games/war/shape.py by scripts/shapes.py: `make shapes` writes it anew.

/** A region of the map; never changes. */
export interface Place {
  nation: string; // "": nobody's
  settlement: string; // "", "town", "city" or "stronghold"
  fortification: boolean;
  points: number;
  adjacent: readonly string[];
}

/** What stands in a region, and who holds its settlement. */
export interface Standing {
  free: Readonly<Record<string, number>>;
  shadow: Readonly<Record<string, number>>;
  besieged: string; // the side that is shut up in the stronghold; "": nobody
  captured: boolean;
}

export interface Politics {
  steps: number; // from war; 0: at war
  active: boolean;
}

export interface Fellowship {
  region: string;
  progress: number;
  hidden: boolean;
  corruption: number;
  track: number; // step of the Mordor Track, -1: not there
  companions: readonly string[]; // the person, where the version is not shown (LME-11.3)
  guide: string; // "": he is being chosen, and who may be is a secret
}

export interface Dice {
  ready: readonly string[]; // faces that can be used
  used: number;
  box: number; // in the Hunt Box
  all: number; // of this turn
  rings: number; // Elven Rings
  ring_used: boolean; // this turn
  special: readonly string[]; // special dice of this turn: `vilya` before the roll, then `vilya-army*`
  picked: string; // the special die whose result counts
  ring_names: readonly string[]; // with Lords of Middle-earth: which rings those are
}

export interface HuntNow {
  why: string; // "move", "mordor", "stronghold", "balrog", or a card
  level: number; // dice that are rolled
  needs: number; // a die succeeds with so much or more
  rerolls: number; // at most
  rolled: readonly number[];
  again: readonly number[];
  successes: number;
  tile: string;
  damage: number; // what is left of it
}

export interface HuntPool {
  pool: Readonly<Record<string, number>>; // tile -> how many
  drawn: Readonly<Record<string, number>>;
  specials: readonly string[]; // waiting for Mordor
  removed: Readonly<Record<string, number>>;
  now: HuntNow | null;
}

/** What a side of a battle would roll if there were no cards in it. */
export interface Plain {
  dice: number;
  needs: number;
  leadership: number;
}

/** One side of a battle. */
export interface Camp {
  side: string;
  region: string;
  figures: Readonly<Record<string, number>>; // that take part
  dice: number;
  needs: number; // a die hits with so much or more
  leadership: number;
  rolled: readonly number[];
  again: readonly number[];
  hits: number; // scored in this round
  again_needs: number; // the same as `needs`, of the re-roll
  plain: Plain;
  card: string; // its combat card, once it was shown; one's own before that
  sealed: string; // the deck of one that lies face down
  silenced: boolean; // it does nothing
  still: boolean; // no leader re-roll
  muted: string; // a companion who counts for nothing
  by_card: number; // hits that a card has made, or made of misses
  saved: number; // hits of the enemy that its card cancels
}

export interface BattleNow {
  kind: string; // "field", "siege" or "sortie"
  round: number;
  attacker: Camp;
  defender: Camp;
  rear: Readonly<Record<string, number>>;
  taking: string; // the side that takes losses now, "": none
  left: number; // hits that it still has to take
  acting: readonly string[]; // sides whose cards were shown, in the order in which they act
}

/** Dice that a card throws at an army outside a battle. */
export interface VolleyNow {
  card: string;
  side: string; // whose army is hit
  region: string;
  needs: number;
  rolled: readonly number[];
  left: number; // hits that it still has to take
}

export interface Hand {
  cards: readonly string[]; // one's own; of others nothing
  character: number; // of the character deck
  strategy: number;
}

/** What Lords of Middle-earth adds, beside the dice. */
export interface LordsNow {
  balrog: boolean; // he is active
  payer: string; // the special die that pays for the action being carried out
  gone: readonly string[]; // special dice that are out of the game
  rings_out: readonly string[]; // Elven Rings that are out of the game
  tokens: readonly string[]; // of the Shadow, not used yet
  token_used: boolean; // this turn
  veiled: readonly string[]; // persons in the Fellowship whose version is not shown (LME-11.3)
}

/** Three and four at the table. */
export interface Players {
  sides: Readonly<Record<string, string>>; // seat -> side
  nations: Readonly<Record<string, readonly string[]>>; // seat -> its nations
  leading: Readonly<Record<string, string>>; // side -> seat
  go: string; // the seat that has the go, or acted last
  order: readonly string[]; // seats, in the order of their goes in this turn
  beat: number; // which of those goes it is
  // side -> region where both armies are one -> the seat that controls it
  mixed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  worn: readonly string[]; // nations of the last action, of a single player of the Free Peoples
  takers: Readonly<Record<string, string>>; // captured region -> the seat whose troops took it
  merit: Readonly<Record<string, number>>; // seat -> points for the best player of a team
  best: readonly string[]; // once the game is over: the best of the team that won; both, if they are equal
}

/** A view without what lasts. */
export interface Passing {
  turn: number;
  phase: number;
  acting: string;
  standing: Readonly<Record<string, Standing>>; // only regions where something stands or is captured
  points: Readonly<Record<string, number>>; // side -> victory points
  reinforcements: Readonly<Record<string, number>>;
  lost: Readonly<Record<string, number>>;
  aside: readonly string[];
  fallen: readonly string[];
  politics: Readonly<Record<string, Politics>>;
  fellowship: Fellowship;
  dice: Readonly<Record<string, Dice>>; // side -> its dice
  die: string; // that pays for the action being carried out
  hunt: HuntPool;
  battle: BattleNow | null;
  volley: VolleyNow | null;
  hands: Readonly<Record<string, Hand>>;
  decks: Readonly<Record<string, number>>;
  discarded: readonly string[]; // face down, one's own
  discards: Readonly<Record<string, Readonly<Record<string, number>>>>; // side -> deck -> how many lie face down
  played: readonly string[];
  table: readonly string[];
  lords: LordsNow | null; // None: it is not played
  players: Players | null; // None: of two
  over: string; // "", "corrupted", "destroyed", "shadow_military" or "free_military"
}

export interface Lasting {
  map: Readonly<Record<string, Place>>;
}

/** The map first. */
export interface WarView {
  map: Readonly<Record<string, Place>>;
  turn: number;
  phase: number;
  acting: string;
  standing: Readonly<Record<string, Standing>>;
  points: Readonly<Record<string, number>>;
  reinforcements: Readonly<Record<string, number>>;
  lost: Readonly<Record<string, number>>;
  aside: readonly string[];
  fallen: readonly string[];
  politics: Readonly<Record<string, Politics>>;
  fellowship: Fellowship;
  dice: Readonly<Record<string, Dice>>;
  die: string;
  hunt: HuntPool;
  battle: BattleNow | null;
  volley: VolleyNow | null;
  hands: Readonly<Record<string, Hand>>;
  decks: Readonly<Record<string, number>>;
  discarded: readonly string[];
  discards: Readonly<Record<string, Readonly<Record<string, number>>>>;
  played: readonly string[];
  table: readonly string[];
  lords: LordsNow | null;
  players: Players | null;
  over: string;
}
