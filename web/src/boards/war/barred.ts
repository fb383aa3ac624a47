// What a pick that a rule forbids would touch: a region, a nation, a figure, a card, a die.

import type { View } from '../../lib/connection/wire';
import { boneOf, SPECIAL } from './dice/dice';
import { NATIONS } from './figures/figures';
import type { WarView } from './shape';
import { SIGN } from './signs';

export function barredOn(view: View, id: string): readonly string[] | null {
  const war = view as WarView;
  if (id in war.map) return [`region:${id}`];
  if (NATIONS.includes(id)) return [`nation:${id}`];
  if (war.table.includes(id) || Object.values(war.hands).some(({ cards }) => cards.includes(id))) return [`card:${id}`];
  if (
    /-(regular|elite|leader)$/.test(id) ||
    id === 'nazgul' ||
    war.fellowship.companions.includes(id) ||
    war.aside.includes(id)
  )
    return [`figure:${id}`];
  if (id in SPECIAL)
    return [...(war.dice['free']?.special ?? []), ...(war.dice['shadow']?.special ?? [])]
      .map(boneOf)
      .filter(({ die }) => die === id)
      .map(({ word }) => `die:${word}`);
  if (id.startsWith('token-')) return [id.replace('-', ':')];
  return SPECIAL[id.split('-')[0] ?? ''] || id in SIGN || id === 'army_muster' ? [`die:${id}`] : [];
}
