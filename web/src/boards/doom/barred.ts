// What a pick that a rule forbids would touch: a die of the pool, or a card that lies before a player.

import type { View } from '../../lib/connection/wire';
import type { DoomView } from './shape';
import { BATTLE, COLOURS } from './view';

export function barredOn(view: View, id: string): readonly string[] | null {
  if (id === BATTLE || (COLOURS as readonly string[]).includes(id)) return [`die:${id}`];
  return (view as DoomView).held.some(({ card }) => card === id) ? [`card:${id}`] : [];
}
