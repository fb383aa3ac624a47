// The game term whose explanation is open; at most one is.

import type { Terms } from './terms';

class OpenTerm {
  terms = $state.raw<Terms | null>(null);
  id = $state(''); // empty: none is open

  show(terms: Terms, id: string): void {
    this.terms = terms;
    this.id = id;
  }

  close(): void {
    this.id = '';
  }
}

export const openTerm = new OpenTerm();
