// The cards in the rulebook: sifted by stage and by what they are.

import type { CardFilter } from '../../lib/rulebook/cardFilter';

export const cardFilter: CardFilter = {
  filters: [
    { fact: 'stage', label: 'web-book-stage', noun: 'stage-' },
    { fact: 'kind', label: 'web-book-kind', noun: 'board-kind-' },
  ],
};
