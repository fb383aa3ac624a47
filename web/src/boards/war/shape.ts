// Made from src/bree/games/war/shape.py by scripts/shapes.py: `make shapes` writes it anew.

/** A region of the map; never changes. */
export interface RegionFacts {
  nation: string; // "": nobody's
  settlement: string; // "", "town", "city" or "stronghold"
  fortification: boolean;
  points: number;
  adjacent: readonly string[];
}

/** What stands in a region, and who holds its settlement. */
export interface RegionView {
  free: Readonly<Record<string, number>>;
  shadow: Readonly<Record<string, number>>;
  besieged: string; // the side that is shut up in the stronghold; "": nobody
  captured: boolean;
}

export interface NationView {
  steps: number; // from war; 0: at war
  active: boolean;
}

export interface FellowshipStatus {
  region: string;
  progress: number;
  hidden: boolean;
  corruption: number;
  track: number; // step of the Mordor Track, -1: not there
  companions: readonly string[]; // the person, where the version is not shown (LME-11.3)
  guide: string; // "": he is being chosen, and who may be is a secret
}

export interface DiceView {
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

export interface HuntView {
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

export interface HuntPoolView {
  pool: Readonly<Record<string, number>>; // tile -> how many
  drawn: Readonly<Record<string, number>>;
  specials: readonly string[]; // waiting for Mordor
  removed: Readonly<Record<string, number>>;
  now: HuntView | null;
}

/** What a side of a battle would roll if there were no cards in it. */
export interface NumbersWithoutCards {
  dice: number;
  needs: number;
  leadership: number;
}

/** One side of a battle. */
export interface BattleSideView {
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
  plain: NumbersWithoutCards;
  card: string; // its combat card, once it was shown; one's own before that
  sealed: string; // the deck of one that lies face down
  silenced: boolean; // it does nothing
  still: boolean; // no leader re-roll
  muted: string; // a companion who counts for nothing
  by_card: number; // hits that a card has made, or made of misses
  saved: number; // hits of the enemy that its card cancels
}

export interface BattleView {
  kind: string; // "field", "siege" or "sortie"
  round: number;
  attacker: BattleSideView;
  defender: BattleSideView;
  rear: Readonly<Record<string, number>>;
  taking: string; // the side that takes losses now, "": none
  left: number; // hits that it still has to take
  acting: readonly string[]; // sides whose cards were shown, in the order in which they act
}

/** Dice that a card throws at an army outside a battle. */
export interface VolleyView {
  card: string;
  side: string; // whose army is hit
  region: string;
  needs: number;
  rolled: readonly number[];
  left: number; // hits that it still has to take
}

export interface HandView {
  cards: readonly string[]; // one's own; of others nothing
  character: number; // of the character deck
  strategy: number;
}

/** What Lords of Middle-earth adds, beside the dice. */
export interface LordsView {
  balrog: boolean; // he is active
  payer: string; // the special die that pays for the action being carried out
  gone: readonly string[]; // special dice that are out of the game
  rings_out: readonly string[]; // Elven Rings that are out of the game
  tokens: readonly string[]; // of the Shadow, not used yet
  token_used: boolean; // this turn
  veiled: readonly string[]; // persons in the Fellowship whose version is not shown (LME-11.3)
}

/** Three and four at the table. */
export interface PlayersView {
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
export interface DynamicView {
  turn: number;
  phase: number;
  acting: string;
  standing: Readonly<Record<string, RegionView>>; // only regions where something stands or is captured
  points: Readonly<Record<string, number>>; // side -> victory points
  reinforcements: Readonly<Record<string, number>>;
  lost: Readonly<Record<string, number>>;
  aside: readonly string[];
  fallen: readonly string[];
  politics: Readonly<Record<string, NationView>>;
  fellowship: FellowshipStatus;
  dice: Readonly<Record<string, DiceView>>; // side -> its dice
  die: string; // that pays for the action being carried out
  hunt: HuntPoolView;
  battle: BattleView | null;
  volley: VolleyView | null;
  hands: Readonly<Record<string, HandView>>;
  decks: Readonly<Record<string, number>>;
  discarded: readonly string[]; // face down, one's own
  discards: Readonly<Record<string, Readonly<Record<string, number>>>>; // side -> deck -> how many lie face down
  played: readonly string[];
  table: readonly string[];
  lords: LordsView | null; // None: it is not played
  players: PlayersView | null; // None: of two
  over: string; // "", "corrupted", "destroyed", "shadow_military" or "free_military"
}

export interface StaticView {
  map: Readonly<Record<string, RegionFacts>>;
}

/** The map first. */
export interface WarView {
  map: Readonly<Record<string, RegionFacts>>;
  turn: number;
  phase: number;
  acting: string;
  standing: Readonly<Record<string, RegionView>>;
  points: Readonly<Record<string, number>>;
  reinforcements: Readonly<Record<string, number>>;
  lost: Readonly<Record<string, number>>;
  aside: readonly string[];
  fallen: readonly string[];
  politics: Readonly<Record<string, NationView>>;
  fellowship: FellowshipStatus;
  dice: Readonly<Record<string, DiceView>>;
  die: string;
  hunt: HuntPoolView;
  battle: BattleView | null;
  volley: VolleyView | null;
  hands: Readonly<Record<string, HandView>>;
  decks: Readonly<Record<string, number>>;
  discarded: readonly string[];
  discards: Readonly<Record<string, Readonly<Record<string, number>>>>;
  played: readonly string[];
  table: readonly string[];
  lords: LordsView | null;
  players: PlayersView | null;
  over: string;
}
