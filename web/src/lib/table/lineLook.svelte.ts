// A line of the log that was touched: the board shows what it is about, until it is touched again or something happens.

import { untrack } from 'svelte';
import { defaultsOf, tellingOf } from '../board/boards';
import { beatOf, type Beat } from '../playback/beat';
import type { Entry } from '../connection/wire';
import type { Sitting } from './sitting.svelte';

export class LineLook {
  private shown = $state.raw<{ entry: Entry; beat: Beat } | null>(null);
  private readonly touching = $derived.by(() => {
    const [telling, view] = [tellingOf(this.game), this.sitting.view];
    return new Set(view ? this.sitting.story.filter((entry) => telling.touched(entry, view).length) : []);
  });

  constructor(
    private readonly game: string,
    private readonly sitting: Sitting,
    private readonly onlook: () => void,
  ) {
    $effect(() => {
      void [sitting.question, sitting.behind, sitting.shown?.row];
      untrack(() => this.end());
    });
  }

  get beat(): Beat | null {
    return this.shown?.beat ?? null;
  }

  /** What the log has to know. */
  readonly props = $derived.by(() => ({
    onlook: (entry: Entry) => this.look(entry),
    touches: (entry: Entry) => this.touching.has(entry),
    colourOf: (entry: Entry) => defaultsOf(this.game).colours?.[tellingOf(this.game).whose?.(entry) ?? ''] ?? '',
    looked: this.shown?.entry ?? null,
  }));

  private look(entry: Entry): void {
    const view = this.shown?.entry === entry ? null : this.sitting.view;
    this.shown = view && { entry, beat: beatOf(tellingOf(this.game), [entry], view) };
    this.onlook();
  }

  /** Was there anything to end? */
  end(): boolean {
    const ends = this.shown !== null;
    this.shown = null;
    return ends;
  }
}
