// The cards in the rulebook: sifted by stage and by what they are.

import type { Shelf } from '../../lib/rulebook/cardFilter';

export const shelf: Shelf = {
  sieves: [
    { fact: 'stage', label: 'web-book-stage', noun: 'stage-' },
    { fact: 'kind', label: 'web-book-kind', noun: 'board-kind-' },
  ],
};
