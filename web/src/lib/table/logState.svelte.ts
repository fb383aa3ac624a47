// Whether the log of a table is open: beside the board, or on a narrow screen as a drawer over it.

import { appSettings } from '../app/appSettings.svelte';
import { storage } from '../app/localStorage';

export class LogState {
  width = $state(0); // of the window
  drawer = $state(false);
  private wish = $state(storage.get('side')); // null: as the window is wide

  /** `from`: at this width it is open beside the board until somebody closes it. */
  constructor(private readonly from: () => number) {}

  readonly beside = $derived.by(() => !appSettings.narrow && (this.wish ?? this.width >= this.from()));

  get open(): boolean {
    return appSettings.narrow ? this.drawer : this.beside;
  }

  set(open: boolean): void {
    if (appSettings.narrow) {
      this.drawer = open;
      return;
    }
    this.wish = open;
    storage.set('side', open);
  }
}
