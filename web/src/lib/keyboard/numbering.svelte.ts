// Which digit picks what, and whether the digits are shown: after the first stroke that leads to a pick, until the
// mouse or a finger is used.

import { offered, whole } from '../table/choices';
import { numbered, picksInSight } from './digits';
import type { Ask } from '../connection/wire';

export class Numbering {
  shown = $state(false);
  private question: Ask | null = null;
  private kept: readonly string[] = []; // of a pick set: what is marked changes no digit

  constructor(
    private readonly asked: () => Ask | null, // as it stands with the marks
    private readonly cameAs: () => Ask | null, // as it came
    private readonly skips: (ask: Ask, pick: string) => boolean, // no digit picks it
  ) {}

  /** What the digits pick now, the first nine and all others. */
  order(): string[] {
    const ask = this.asked();
    if (!ask) return [];
    const question = this.cameAs();
    if (question !== this.question) [this.question, this.kept] = [question, []];
    const open = (ask.many ? whole(ask) : offered(ask)).map(({ id }) => id).filter((id) => !this.skips(ask, id));
    const sight = picksInSight(document).map(({ pick }) => pick);
    const found = numbered(this.kept, sight, open);
    this.kept = ask.many ? found : [];
    return found;
  }

  /** Of what is offered that has this digit; "": nothing. */
  pickOf(digit: number): string {
    return this.order()[digit] ?? '';
  }
}
