// What the board says in words: cards, goals, how a character stands. Only keys and facts; the texts are Fluent.

import type { Ask } from '../../lib/connection/wire';
import type { Voice } from '../../lib/words/voice';
import type { Hand } from './shape';
import { backs, fate, PYRAMID, UNKNOWN } from './view';

export function cardName(voice: Voice, card: string): string {
  if (card === UNKNOWN) return voice.say('board-card-unseen');
  return voice.say(`card-${card}`);
}

/** A card with what keeps it from being picked, in the rule's own words. */
export function barredName(voice: Voice, what: string, rule: string): string {
  return voice.say('board-barred', { what, why: whyBarred(voice, rule) });
}

export function whyBarred(voice: Voice, rule: string): string {
  return voice.rule(rule)?.text[voice.language] ?? rule;
}

/** Who sits there, or what the hand is called where nobody does. */
export function handName(voice: Voice, hand: Hand): string {
  return hand.hand === PYRAMID ? voice.say('hand-pyramid') : voice.noun(hand.hand);
}

/** The character's name, or of a hand that has none yet whoever sits there. */
export function whoIs(voice: Voice, hand: Hand | undefined): string {
  if (!hand) return '';
  return hand.character ? voice.say(`character-${hand.character}`) : handName(voice, hand);
}

/** The goal with its numbers, as it stands in this round. */
export function goalText(voice: Voice, hand: Hand): string {
  const goal = hand.goal;
  if (!goal) return '';
  const [threat = 0, also = 0] = hand.threat === UNKNOWN ? [] : hand.threat;
  const suit = (at: number): string => `suit-${goal.suits[at] ?? 'any'}`;
  return voice.say(`goal-${goal.kind}`, {
    n: goal.n,
    low: goal.low,
    high: goal.high,
    window: goal.window,
    way: hand.declared || 'either',
    forbid: goal.forbid || 'nothing',
    threat,
    also,
    suit: suit(0),
    second: suit(1),
    third: suit(2),
  });
}

export function fateText(voice: Voice, hand: Hand): string {
  return voice.say(`board-fate-${fate(hand)}`);
}

/** How many cards it has, and what lies apart. */
export function sizeText(voice: Voice, hand: Hand): string {
  return voice.say('board-cards', { count: backs(hand) + hand.cards.length });
}

/** The hand that an ask speaks of; "" where it names none. */
export function handOf(ask: Ask | null): string {
  const hand = ask?.facts?.['hand'];
  return typeof hand === 'string' && hand.startsWith('hand-') ? hand.slice('hand-'.length) : '';
}
