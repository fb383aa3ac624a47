// Made from src/bree/games/war/shape.py by scripts/gen_ts_types.py: `make shapes` writes it anew.

/** The constant facts of a region. */
export interface RegionFacts {
  nation: string; // "" for none
  settlement: string; // "", "town", "city" or "stronghold"
  fortification: boolean;
  points: number;
  adjacent: readonly string[];
}

/** The figures in a region, and the state of its settlement. */
export interface RegionView {
  free: Readonly<Record<string, number>>;
  shadow: Readonly<Record<string, number>>;
  besieged: string; // the side inside the besieged stronghold; "" if there is no siege
  captured: boolean;
}

export interface NationView {
  steps: number; // steps from war; 0: at war
  active: boolean;
}

export interface FellowshipStatus {
  region: string;
  progress: number;
  hidden: boolean;
  corruption: number;
  track: number; // step of the Mordor Track; -1: not on it
  companions: readonly string[]; // a companion with a hidden version is shown as the person (LME-11.3)
  guide: string; // "" while the choice of the Guide is secret
}

export interface DiceView {
  ready: readonly string[]; // dice that can be used
  used: number;
  box: number; // in the Hunt Box
  all: number; // all dice of this turn
  rings: number; // Elven Rings
  ring_used: boolean; // has the side used a ring this turn?
  special: readonly string[]; // special dice of this turn: `vilya` before the roll, then `vilya-army*`
  picked: string; // the special die whose result counts
  ring_names: readonly string[]; // names of these rings, with Lords of Middle-earth
}

export interface HuntView {
  why: string; // "move", "mordor", "stronghold", "balrog", or a card
  level: number; // dice in the hunt roll
  needs: number; // a die succeeds with this number or more
  rerolls: number; // the maximum of re-rolled dice
  rolled: readonly number[];
  again: readonly number[];
  successes: number;
  tile: string;
  damage: number; // damage that is left
}

export interface HuntPoolView {
  pool: Readonly<Record<string, number>>; // tile -> how many
  drawn: Readonly<Record<string, number>>;
  specials: readonly string[]; // special tiles in play, before the Fellowship enters Mordor
  removed: Readonly<Record<string, number>>;
  now: HuntView | null;
}

/** The numbers of a side in a battle without the effects of cards. */
export interface NumbersWithoutCards {
  dice: number;
  needs: number;
  leadership: number;
}

/** One side of a battle. */
export interface BattleSideView {
  side: string;
  region: string;
  figures: Readonly<Record<string, number>>; // figures that take part
  dice: number;
  needs: number; // a die hits with this number or more
  leadership: number;
  rolled: readonly number[];
  again: readonly number[];
  hits: number; // hits scored in this round
  again_needs: number; // as `needs`, for the leader re-roll
  plain: NumbersWithoutCards;
  card: string; // the combat card: all see it after both sides have shown their cards, its owner before that
  sealed: string; // the deck of a face-down combat card
  silenced: boolean; // the card has no effect
  still: boolean; // no leader re-roll in this round
  muted: string; // a companion that does not count in this round
  by_card: number; // hits that a card added, or made of misses
  saved: number; // hits of the enemy that the card of this side cancels
}

export interface BattleView {
  kind: string; // "field", "siege" or "sortie"
  round: number;
  attacker: BattleSideView;
  defender: BattleSideView;
  rear: Readonly<Record<string, number>>;
  taking: string; // the side that takes losses now; "" for none
  left: number; // hits that it still has to take
  acting: readonly string[];
}

/** Dice that a card rolls against an army outside a battle. */
export interface VolleyView {
  card: string;
  side: string; // the side whose army is hit
  region: string;
  needs: number;
  rolled: readonly number[];
  left: number; // hits that the side still has to take
}

export interface HandView {
  cards: readonly string[]; // the cards of the seat itself; empty for other seats
  character: number; // number of cards of the character deck
  strategy: number;
}

/** The facts of Lords of Middle-earth, except the dice. */
export interface LordsView {
  balrog: boolean; // is the Balrog active?
  payer: string; // the special die that pays for the current action
  gone: readonly string[]; // special dice that have left the game
  rings_out: readonly string[]; // Elven Rings that have left the game
  tokens: readonly string[]; // unused tokens of the Shadow
  token_used: boolean; // has the Shadow used a token this turn?
  veiled: readonly string[]; // persons in the Fellowship with a hidden version (LME-11.3)
}

/** The facts of a game with three or four players. */
export interface PlayersView {
  sides: Readonly<Record<string, string>>; // seat -> side
  nations: Readonly<Record<string, readonly string[]>>; // seat -> its nations
  leading: Readonly<Record<string, string>>; // side -> seat
  go: string; // the seat that acts now, or acted last
  order: readonly string[]; // seats in the order of their action turns
  beat: number; // the number of the current action turn in `order`
  // side -> region with an army of both teammates -> the seat that controls it
  mixed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  worn: readonly string[]; // nations of the last action of a single Free Peoples player
  takers: Readonly<Record<string, string>>; // captured region -> the seat whose troops took it
  merit: Readonly<Record<string, number>>; // seat -> points for the best player of a team
  best: readonly string[]; // after the end: the best of the winning team, or both if they are equal
}

/** The view without its static part. */
export interface DynamicView {
  turn: number;
  phase: number;
  acting: string;
  standing: Readonly<Record<string, RegionView>>; // regions with figures or with a captured settlement
  points: Readonly<Record<string, number>>; // side -> victory points
  reinforcements: Readonly<Record<string, number>>;
  lost: Readonly<Record<string, number>>;
  aside: readonly string[];
  fallen: readonly string[];
  politics: Readonly<Record<string, NationView>>;
  fellowship: FellowshipStatus;
  dice: Readonly<Record<string, DiceView>>; // side -> its dice
  die: string; // face of the die that pays for the current action
  hunt: HuntPoolView;
  battle: BattleView | null;
  volley: VolleyView | null;
  hands: Readonly<Record<string, HandView>>;
  decks: Readonly<Record<string, number>>;
  discarded: readonly string[]; // face-down discards of the seat itself
  discards: Readonly<Record<string, Readonly<Record<string, number>>>>; // seat -> deck -> number of face-down discards
  played: readonly string[];
  table: readonly string[];
  lords: LordsView | null; // None without the expansion
  players: PlayersView | null; // None with two players
  over: string; // "", "corrupted", "destroyed", "shadow_military" or "free_military"
}

export interface StaticView {
  map: Readonly<Record<string, RegionFacts>>;
}

/** The whole view, with the map first. */
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
