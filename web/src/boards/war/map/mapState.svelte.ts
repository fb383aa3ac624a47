// What somebody at this screen looks at: from where the map is seen, and which region lies open.

import type { Camera } from './camera';

export class Look {
  camera = $state.raw<Camera | null>(null); // null: the whole map
  region = $state(''); // whose panel is open
  active = $state('rivendell'); // where the arrow keys are
}
