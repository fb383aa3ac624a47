// What a pick that a rule forbids would touch: a card, or whatever the view knows by that name. Characters that are not
// in the chapter at all are not worth a word.

import type { View } from '../../lib/connection/wire';
import { SIGN } from './characters/emblems';
import type { FellowshipView } from './shape';

const CARD = /^[hmfsrw]\d!?$/;

export function barredOn(view: View, id: string): readonly string[] | null {
  const { campaign, chapter, hands } = view as FellowshipView;
  if (CARD.test(id)) return [`card:${id.slice(0, 2)}`, ...(id.endsWith('!') ? ['ring:win'] : [])];
  const known = campaign.chapters.find(({ number }) => String(number) === id);
  if (known) return [`chapter:${known.id}`, `number:${id}`];
  const hand = hands.find((one) => one.hand === id);
  if (hand) return [`hand:${id}`, ...(hand.character ? [`character:${hand.character}`] : [])];
  if (chapter.events.includes(id)) return [`event:${id}`];
  if (chapter.roster.includes(id)) return [`character:${id}`];
  return id in SIGN ? null : [];
}
