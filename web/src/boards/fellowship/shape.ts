// Made from src/bree/games/fellowship/shape.py by scripts/shapes.py: `make shapes` writes it anew.

export interface Listed {
  number: number;
  id: string;
  length: string; // "short" or "long"
}

export interface Campaign {
  on: boolean;
  won: readonly number[];
  attempts: Readonly<Record<string, number>>; // number of a chapter -> rounds it has taken
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
  winning: string; // the hand that would win the trick as it lies; "" where that cannot be seen
  lost: readonly string[];
  taker: string;
  barrow: number;
  deck: number;
  grim: Grim;
  horn: readonly string[];
  threats_left: number;
  forgiven: string;
  doomed: boolean; // the Balrog was stronger: the round is lost, though it may be played on
  declined: readonly string[]; // hands that made no exchange though they might
  early: boolean; // ended before the last trick: no trick is played any more
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
  changed: boolean; // by an event
}

export interface Hand {
  hand: string;
  controller: string; // the seat that decides for it
  character: string; // "" before it is chosen
  overwhelmed: boolean;
  size: number; // all its cards, wherever they lie
  cards: readonly string[]; // as far as they may be seen
  open: boolean; // seen, though another's
  threat: readonly number[] | '?';
  rider: string;
  declared: string; // or ""
  goal: GoalView | null;
  met: boolean;
  final: boolean;
  tricks: number;
  shown: readonly string[]; // won cards that matter for the goal
  keeps: number; // cards it is meant to keep to the end
  tucked: string; // a card put away; "?" unseen, "" none
  fixed: string; // for the last trick
  laid: string; // for the first trick
  announced: boolean;
}

export interface Pyramid {
  rows: readonly number[]; // how long they are, from the free one upward
  places: readonly string[]; // "" gone, "?" face down
  beside: readonly string[];
  free: readonly string[];
}

export interface Laid {
  hand: string;
  card: string;
}

export interface Play {
  hand: string;
  card: string; // "?" where it lies face down and may not be seen
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
