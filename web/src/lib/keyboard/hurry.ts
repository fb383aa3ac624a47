// Hurrying on: a key or a click while a move is shown makes the board catch up instead of answering.
import { hurryOf } from './keys';

interface Playback {
  /** Moves are still to be shown. */
  readonly behind: boolean;
  hurry(): void;
  skip(): void;
}

/** A stroke that follows so quickly was meant for the move that was shown, not for the question after it. */
const STROKE = 350; // milliseconds

export class Hurry {
  #last = -Infinity;

  constructor(private readonly playback: Playback) {}

  /** A click: on the note of what passes it hurries by itself, elsewhere on the board it is taken from the board. */
  clicked(event: MouseEvent, thing: Element | null): void {
    const behind = this.playback.behind;
    if (behind && thing?.closest('.passing')) this.#last = event.timeStamp;
    else if (thing?.closest(behind ? 'section.board, .say' : 'section.board, [data-pick]') && this.#takes(event))
      this.playback.hurry();
  }

  struck(event: KeyboardEvent): void {
    const wish = hurryOf(event);
    if (!wish || !this.#takes(event)) return;
    if (wish === 'now') this.playback.skip();
    else this.playback.hurry();
  }

  /** Takes the event from the page while moves are shown and right after; true if there is something to hurry. */
  #takes(event: Event): boolean {
    if (!this.playback.behind && event.timeStamp - this.#last > STROKE) return false;
    this.#last = event.timeStamp;
    event.preventDefault();
    event.stopPropagation();
    return this.playback.behind;
  }
}
