// Made from src/bree/games/fellowship/shape.py by scripts/gen_ts_types.py: `make shapes` writes it anew.

export interface Listed {
  number: number;
  id: string;
  length: string; // "short" or "long"
}

export interface Campaign {
  on: boolean;
  won: readonly number[];
  attempts: Readonly<Record<string, number>>; // number of a chapter -> rounds played
  chapters: readonly Listed[];
  over: string;
}

export interface GiftView {
  owner: string;
  used: boolean;
}

export interface ChapterView {
  number: number;
  id: string;
  length: string;
  roster: readonly string[];
  starred: readonly string[];
  completed: readonly string[];
  missing: readonly string[];
  overwhelmed: readonly string[];
  events: readonly string[];
  event: string;
  active_events: readonly string[];
  done: readonly string[];
  group: string;
  groups: Readonly<Record<string, readonly string[]>>;
  gifts: Readonly<Record<string, GiftView>>;
  rider: string;
}

export interface Grim {
  up: readonly string[];
  left: number;
}

export interface Round {
  number: number;
  result: string; // "won", "lost" or ""
  tricks: number;
  length: number;
  holder: string;
  token: boolean; // the ring token shows its coloured side
  rings_free: boolean;
  leader: string;
  lead_suit: string;
  ring_wins: string; // the hand that plays the One Ring to win
  winning: string; // the hand that is winning the trick; "" if that is hidden
  lost: readonly string[];
  taker: string;
  barrow: number;
  deck: number;
  grim: Grim;
  horn: readonly string[];
  threats_left: number;
  forgiven: string;
  doomed: boolean; // the Balrog was stronger, so the round is lost even if it is played on
  declined: readonly string[]; // hands that declined an exchange
  early: boolean; // the round was ended before its last trick
  pair: readonly number[]; // the two threats of which the overwhelmed Aragorn keeps one
}

export interface GoalView {
  kind: string;
  suits: readonly string[];
  n: number;
  low: number;
  high: number;
  window: number;
  forbid: string; // a suit, or "one_ring"
  changed: boolean; // an event has changed it
}

export interface Hand {
  hand: string;
  controller: string; // the seat that decides for it
  character: string; // "" before it is chosen
  overwhelmed: boolean;
  size: number; // number of its cards in all places
  cards: readonly string[]; // the visible cards
  open: boolean; // another's hand that is visible
  threat: readonly number[] | '?';
  rider: string;
  declared: string; // or ""
  goal: GoalView | null;
  met: boolean;
  final: boolean;
  tricks: number;
  shown: readonly string[]; // won cards that matter for the goal
  keeps: number; // number of cards that it must keep to the end
  tucked: string; // the card set aside; "?" hidden, "" none
  fixed: string; // for the last trick
  laid: string; // for the first trick
  announced: boolean;
}

export interface Pyramid {
  rows: readonly number[]; // the length of each row, the free one first
  places: readonly string[]; // "" empty, "?" face down
  beside: readonly string[];
  free: readonly string[];
}

export interface Laid {
  hand: string;
  card: string;
}

export interface Play {
  hand: string;
  card: string; // "?" face down and hidden
  suit: string;
  down: boolean;
}

export interface Past {
  winner: string; // "": the Old Forest
  plays: readonly Laid[];
  forest: string;
}

export interface Given {
  from: string;
  to: string;
  card: string;
}

export interface FellowshipView {
  campaign: Campaign;
  chapter: ChapterView;
  round: Round;
  hands: readonly Hand[];
  pyramid: Pyramid | null;
  trick: readonly Play[];
  last: Past | null;
  offer: Given | null;
  sealed: readonly Given[];
}
