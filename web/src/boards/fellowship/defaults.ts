// What the page of this table does unless somebody wants it otherwise.

import { onlyAnswer } from '../../lib/table/usual.svelte';
import type { Ask, View } from '../../lib/connection/wire';
import type { FellowshipView } from './shape';

export const persons = true;

export const final = { next_chapter: ['end'], onward: ['end'] };

// Everybody sees what these offer. The cards that may be played are a secret of the hand, unless it has only one.
const PUBLIC: ReadonlySet<string> = new Set(['choose', 'choose_event']);

function isLastCard(ask: Ask, { hands }: FellowshipView): boolean {
  const named = ask.facts?.['hand'];
  return ask.key === 'play' && hands.find(({ hand }) => `hand-${hand}` === named)?.size === 1;
}

/** The last character, event or card. */
export function usualAnswer(ask: Ask, view: View): string {
  return PUBLIC.has(ask.key) || isLastCard(ask, view as FellowshipView) ? (onlyAnswer(ask)[0] ?? '') : '';
}
