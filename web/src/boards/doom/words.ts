// What the board says in words: where a figure stands, what a card is called, why something cannot be picked.

import type { Voice } from '../../lib/voice';
import type { DoomView } from './shape';
import { colourOf, places, stageAt, UNKNOWN, WAITING } from './view';

export function cardName(voice: Voice, card: string): string {
  return card === UNKNOWN ? voice.say('board-card-unseen') : voice.say(`card-${card}`);
}

/** What a card does, in the words on it. */
export function cardDoes(voice: Voice, card: string): string {
  return card === UNKNOWN ? '' : voice.say(`card-${card}`, {}, 'does');
}

/** A figure with the place it stands at, or how far it still is from the next. */
export function figureName(voice: Voice, view: DoomView, figure: string): string {
  const space = view.at[figure] ?? 0;
  const name = `figure-${figure}`;
  if (space === WAITING) return voice.say('board-figure-waits', { figure: name });
  const here = places(view).find((place) => place.space === space);
  if (here) return voice.say('board-figure-at', { figure: name, place: `place-${here.place}` });
  const stage = stageAt(view, space);
  const left = (view.ends[stage] ?? space) - space;
  return voice.say('board-figure-on', { figure: name, space, left, place: `place-${view.stages[stage] ?? ''}` });
}

/** The key of a die's name: all black ones, and throws for a card, are called alike. */
export function dieKey(die: string): string {
  return `die-${colourOf(die)}`;
}

export function whyBarred(voice: Voice, rule: string): string {
  return voice.rule(rule)?.text[voice.language] ?? rule;
}
