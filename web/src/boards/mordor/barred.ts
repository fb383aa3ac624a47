// What a pick that a rule forbids would touch: a die that lies on the table or aside, with the symbol it shows.

import type { View } from '../../lib/connection/wire';
import type { MordorView } from './shape';

export function barredOn(view: View, id: string): readonly string[] {
  const { kept, rolled } = view as MordorView;
  const symbol = kept[id] ?? rolled[id];
  return symbol ? [`die:${id}`, `symbol:${symbol}`] : [];
}
