// What every part of this board is given.

import type { Voice } from '../../lib/words/voice';
import type { Ask } from '../../lib/connection/wire';
import type { Shape } from './layout';
import type { FellowshipView } from './shape';

export interface Table {
  view: FellowshipView;
  seat: string; // whose eyes
  solo: boolean; // one player has all hands
  shape: Shape;
  ask: Ask | null;
  asked: string; // the hand that something is decided for now
  picked: ReadonlySet<string>;
  lit: ReadonlySet<string>; // what has just happened: "card:h3", "hand:north", "token"
  moving: boolean;
  voice: Voice;
  onpick: (id: string) => void;
  onbarred: (thing: string, rule: string) => void;
}
