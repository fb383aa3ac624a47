// Where on the board a pick can be made: whatever has a spot there needs no slip beside it.

import { getContext, setContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import type { Offer } from './offer';

const NAME = 'targets';

export class BoardTargets {
  hinted = $state.raw<readonly string[]>([]); // the picks that the hint points at
  private readonly places = new SvelteMap<string, number>(); // pick -> so many spots

  /** Is it to be seen on the board? What marks bar has no spot meanwhile, but it had one. */
  shows(pick: string, barred: boolean): boolean {
    const targets = this.places.get(pick);
    return barred ? targets !== undefined : (targets ?? 0) > 0;
  }

  /** For an element by which these can be picked, as long as it is on the screen. */
  at(picks: readonly string[]): Attachment<Element> {
    return (element) => {
      if (!picks.length) return;
      element.setAttribute('data-spot', picks.join(' '));
      this.count(picks, 1);
      $effect(() => {
        element.toggleAttribute(
          'data-hinted',
          picks.some((pick) => this.hinted.includes(pick)),
        );
      });
      return () => {
        element.removeAttribute('data-spot');
        element.removeAttribute('data-hinted');
        this.count(picks, -1);
      };
    };
  }

  private count(picks: readonly string[], by: number): void {
    untrack(() => {
      for (const pick of picks) this.places.set(pick, (this.places.get(pick) ?? 0) + by);
    });
  }
}

/** For the page of a table: its boards find the spots here. */
export function provideTargets(): BoardTargets {
  return setContext(NAME, new BoardTargets());
}

/** For a part of a board: `const spot = spotter();`, then `{@attach spot(offer)}` on what can be picked. */
export function spotter(): (found: Offer | readonly string[]) => Attachment<Element> {
  // where nothing is asked nobody counts them
  const targets = getContext<BoardTargets | undefined>(NAME) ?? new BoardTargets();
  return (found) => targets.at('picks' in found ? found.picks.map((pick) => pick.id) : found);
}
