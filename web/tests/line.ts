// A WebSocket of the tests: what was sent is kept, what the server says is said by hand.

import type { Line } from '../src/lib/connection/connection';
import type { State } from '../src/lib/connection/wire';

export class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  open(): this {
    this.onopen?.();
    return this;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The tunnel. */
  fall(): void {
    this.onclose?.();
  }

  get kinds(): unknown[] {
    return this.sent.map((message) => message['t']);
  }
}

/** A telephone that remembers every call. */
export class Calls {
  lines: FakeLine[] = [];
  dial = (): FakeLine => {
    const line = new FakeLine();
    this.lines.push(line);
    return line;
  };
  get last(): FakeLine {
    const line = this.lines.at(-1);
    if (!line) throw new Error('nobody has called');
    return line;
  }
}

export const WELCOME = {
  t: 'welcome',
  table: 'abcdefgh',
  game: 'mordor',
  options: {},
  seats: ['frodo'],
  host: false,
  origin: '',
  fixed: {},
};

export function state(row: number, more: Partial<State> = {}): State {
  return {
    t: 'state',
    row,
    n: row,
    over: false,
    score: null,
    views: { frodo: {} },
    ask: null,
    thinking: null,
    from: 0,
    log: [],
    chairs: [],
    request: null,
    clock: null,
    ...more,
  };
}
