// What the board says in words: where a figure stands, what a card is called, why something cannot be picked.

import type { Voice } from '../../lib/words/voice';
import type { DoomView } from './shape';
import { reach, slotHit } from './dice/outcome';
import { colourOf, figureOf, places, stageAt, UNKNOWN, WAITING } from './view';

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

/** A die by its name, with the number it shows. */
export function dieTitle(voice: Voice, die: string, number: number): string {
  return number ? voice.say('board-die-rolled', { die: dieKey(die), number }) : voice.noun(dieKey(die));
}

/** What lies on a slot, in a word or two. */
export function slotName(voice: Voice, view: DoomView, slot: number): string {
  const here = view.track[slot - 1];
  const name = voice.say('board-slot', { number: slot });
  if (!here) return name;
  if (here.card) return `${name} ${here.down ? voice.say('board-card-unseen') : cardName(voice, here.card)}`;
  if (here.symbol === 'nazgul') return `${name} ${voice.say('board-bare-nazgul')}`;
  return `${name} ${voice.say('board-bare-figure', { figure: `figure-${here.symbol}` })}`;
}

/** What the number of a die leads to; of one that was not thrown, whom it moves and where that figure is. */
export function dieDoes(voice: Voice, view: DoomView, die: string, number: number): string {
  const slot = slotHit(die, number);
  if (slot) return slotName(voice, view, slot);
  const goal = reach(view, die, number);
  if (!goal) return figureOf(die) ? figureName(voice, view, figureOf(die)) : '';
  const figure = `figure-${goal.figure}`;
  if (goal.stays) return voice.say('board-reach-stays', { figure });
  if (goal.space === WAITING) return voice.say('board-reach-waits', { figure });
  if (goal.place) return voice.say('board-reach-place', { figure, place: `place-${goal.place}` });
  const space = voice.say('board-reach-space', { figure, space: goal.space });
  if (!goal.event) return space;
  const event = goal.guard ? 'guarded' : goal.event;
  return `${space}, ${voice.say(`board-reach-${event}`, { figure: `figure-${goal.guard}` })}`;
}
