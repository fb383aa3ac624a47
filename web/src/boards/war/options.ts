// How the options of a table are laid out: the expansion first and by itself, its parts where they are chosen one by
// one.

import type { OptionGroup } from '../../lib/lobby/tableSetup';
import { LORDS_PARTS, LORDS_READINGS } from './facts';

export const groups: readonly OptionGroup[] = [
  { title: 'board-options-lords', options: ['lords'], when: () => true },
  {
    title: 'board-options-parts',
    notice: 'board-options-balance',
    options: LORDS_PARTS,
    when: (chosen) => chosen('lords') === 'parts',
  },
  {
    title: 'board-options-readings',
    options: LORDS_READINGS,
    folded: true,
    when: (chosen) => chosen('lords') !== 'none',
  },
];
