// How the options of a table are laid out: the expansion first and by itself, its parts where they are chosen one by one.

import type { OptionGroup } from '../../lib/lobby/tableSetup';

const PARTS = [
  'lords_keepers',
  'lords_smeagol',
  'lords_lesser_minions',
  'lords_rivals',
  'lords_cards',
  'lords_council',
];
const READINGS = [
  'special_choice_order',
  'narya_power_from_fellowship',
  'sees_and_knows',
  'balrog_unit_needs_war',
  'balrog_activation',
  'token_without_dice',
];

export const groups: readonly OptionGroup[] = [
  { title: 'board-options-lords', options: ['lords'], when: () => true },
  {
    title: 'board-options-parts',
    notice: 'board-options-balance',
    options: PARTS,
    when: (chosen) => chosen('lords') === 'parts',
  },
  { title: 'board-options-readings', options: READINGS, folded: true, when: (chosen) => chosen('lords') !== 'none' },
];
