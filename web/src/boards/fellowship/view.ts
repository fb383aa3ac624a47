// What a seat sees of a game of fellowship, as view.py gives it, and what can be read off it.

export const UNKNOWN = '?';
export const PYRAMID = 'pyramid';
export const ONE_RING = 'r1';

export interface Goal {
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
  declared: string; // "more", "fewer" or ""
  goal: Goal | null;
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

export interface Play {
  hand: string;
  card: string; // "?" where it lies face down and may not be seen
  suit: string;
  down: boolean;
}

export interface Past {
  winner: string; // "": the Old Forest
  plays: readonly { hand: string; card: string }[];
  forest: string;
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
  grim: { up: readonly string[]; left: number };
  horn: readonly string[];
  threats_left: number;
  forgiven: string;
  doomed: boolean; // the Balrog was stronger: the round is lost, though it may be played on
}

export interface Chapter {
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
  gifts: Readonly<Record<string, { owner: string; used: boolean }>>;
  rider: string;
}

export interface Campaign {
  on: boolean;
  won: readonly number[];
  attempts: Readonly<Record<string, number>>;
  chapters: readonly { number: number; id: string; length: string }[];
  over: string;
}

export interface Pyramid {
  rows: readonly number[]; // how long they are, from the free one upward
  places: readonly string[]; // "" gone, "?" face down
  beside: readonly string[];
  free: readonly string[];
}

export interface FellowshipView {
  campaign: Campaign;
  chapter: Chapter;
  round: Round;
  hands: readonly Hand[];
  pyramid: Pyramid | null;
  trick: readonly Play[];
  last: Past | null;
  offer: { from: string; to: string; card: string } | null;
  sealed: readonly { from: string; to: string; card: string }[];
}

export type Side = 'own' | 'left' | 'across' | 'right';

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  1: ['own'],
  2: ['own', 'across'],
  3: ['own', 'left', 'right'],
  4: ['own', 'left', 'across', 'right'],
};

/** The hands as they lie around the table, from the own one on, clockwise; each with its side. */
export function around(view: FellowshipView, seat: string): { hand: Hand; side: Side }[] {
  const from = Math.max(0, view.hands.findIndex((hand) => hand.hand === seat));
  const hands = [...view.hands.slice(from), ...view.hands.slice(0, from)];
  return hands.map((hand, at) => ({ hand, side: SIDES[hands.length]?.[at] ?? 'across' }));
}

const SUIT: Readonly<Record<string, string>> = {
  h: 'hills', m: 'mountains', f: 'forests', s: 'shadows', r: 'rings', w: 'rivers', b: 'balrog',
};

export function suitOf(card: string): string {
  return SUIT[card.charAt(0)] ?? '';
}

export function rankOf(card: string): string {
  return card.slice(1);
}

/** How many cards of a hand are seen from behind only. */
export function backs(hand: Hand): number {
  const aside = [hand.tucked, hand.fixed, hand.laid].filter((card) => card !== '').length;
  return Math.max(0, hand.size - aside - hand.cards.length);
}

export type Fate = 'met' | 'lost' | 'open' | 'hopeful';

/** How a character stands: surely met, surely lost, met for now, or not met yet. */
export function fate(hand: Hand): Fate {
  if (hand.final) return hand.met ? 'met' : 'lost';
  return hand.met ? 'hopeful' : 'open';
}

/** The deck beside the trick: whose it is. */
export function grimOf(view: FellowshipView): 'forest' | 'balrog' | '' {
  const { up, left } = view.round.grim;
  if (!up.length && !left) return '';
  return view.chapter.active_events.includes('bridge_of_khazad_dum') ? 'balrog' : 'forest';
}

/** The gifts of whoever counts as the character of this hand. */
export function giftsOf(view: FellowshipView, character: string): { gift: string; used: boolean }[] {
  return Object.entries(view.chapter.gifts)
    .filter(([, { owner }]) => character === owner || character.startsWith(`${owner}_`))
    .map(([gift, { used }]) => ({ gift, used }));
}

/** Places of the pyramid, top row first: each with its number and how far it is moved aside, in halves of a card. */
export function layout(pyramid: Pyramid): { place: number; row: number; aside: number; card: string }[] {
  const found: { place: number; row: number; aside: number; card: string }[] = [];
  let first = 0;
  pyramid.rows.forEach((long, row) => {
    for (let at = 0; at < long; at++) {
      found.push({ place: first + at, row, aside: row + at * 2, card: pyramid.places[first + at] ?? '' });
    }
    first += long;
  });
  return found.sort((a, b) => b.row - a.row || a.place - b.place);
}
