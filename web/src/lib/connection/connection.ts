// One WebSocket to a table: says hello, comes back after a fall, and says an unheard message again.

import { SeenAck } from './seenAck';
import type { Hello, Ping, Pong, Said, Seen, State, Told, Welcome } from './wire';

type Numberless<Kind> = Kind extends unknown ? Omit<Kind, 'id'> : never;

/** What people say at a table; the connection gives it its number. */
export type Word = Numberless<Exclude<Said, Hello | Seen | Ping>>;

export type Link = 'joining' | 'here' | 'away' | 'closed';

/** What we need of a WebSocket; tests bring their own. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ears {
  welcome(told: Welcome): void;
  state(told: State): void;
  told(message: Exclude<Told, Welcome | State | Pong>): void;
  link(link: Link): void;
}

interface Unheard {
  id: number;
  row: number; // rows seen when it was said
  said: Word;
  sent: boolean; // on the line that is open now
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15000;
const PATIENCE = 8000; // for a word after a ping, before the line counts as dead
const HASTE = 2000; // the same, when somebody has just come back to the page

/** Where the hello is answered by one of these there is no use in coming back. */
const FOR_GOOD = new Set(['no-table', 'table-gone', 'table-closed', 'token', 'watching', 'game-unknown']);

export class Connection {
  private line: Line | null = null;
  private ready = false; // the table has spoken on this line, so its row is known
  private unheard: Unheard | null = null;
  private row = -1;
  private ids = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private readonly seenAck = new SeenAck((row) => this.line?.send(JSON.stringify({ t: 'seen', row } satisfies Seen)));

  constructor(
    private readonly dial: () => Line,
    private readonly hello: () => { tokens: readonly string[]; after: number },
    private readonly ears: Ears,
  ) {}

  /** Is a message on its way that the server has not acknowledged? */
  get busy(): boolean {
    return this.unheard !== null;
  }

  start(): void {
    this.ended = false;
    this.connect();
  }

  /** The page is looked at again: see whether the line still lives. */
  wake(): void {
    if (this.ended) return;
    if (this.ready) this.ping(HASTE);
    else this.renew();
  }

  /** The network is back, perhaps another one: a new line at once. */
  renew(): void {
    if (this.ended) return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** The network says that it is gone: an open line would notice only after a long silence. */
  fall(): void {
    if (this.ended) return;
    this.drop();
    this.comeBack();
  }

  stop(): void {
    this.ended = true;
    this.drop();
  }

  /** Say something to the table; false if the last word is still on its way. */
  say(said: Word): number | false {
    if (this.unheard) return false;
    this.unheard = { id: ++this.ids, row: this.row, said, sent: false };
    this.deliver();
    return this.unheard.id;
  }

  /** A question that may go unheard: it keeps nothing back and is not said again. False: no line. */
  wonder(said: Word): number | false {
    if (!this.ready) return false;
    this.line?.send(JSON.stringify({ ...said, id: ++this.ids }));
    return this.ids;
  }

  /** This row was shown to its end. False: no line, and it will be asked for again on the next. */
  seen(row: number): boolean {
    if (!this.ready) return false;
    this.seenAck.acknowledge(row);
    return true;
  }

  private connect(): void {
    this.drop();
    const line = this.dial();
    this.line = line;
    line.onopen = () => {
      line.send(JSON.stringify({ t: 'hello', ...this.hello() }));
      this.listen();
    };
    line.onmessage = (event) => {
      this.listen();
      this.hear(JSON.parse(String(event.data)) as Told);
    };
    line.onclose = () => {
      this.drop();
      if (!this.ended) this.comeBack();
    };
  }

  private comeBack(): void {
    this.ears.link('away');
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Leave the line that is open, if any, without a word. */
  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    const line = this.line;
    this.line = null;
    this.ready = false;
    this.seenAck.forget();
    if (this.unheard) this.unheard.sent = false;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  /** The line lives; look again in a while. */
  private listen(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ping(PATIENCE), PING_EVERY);
  }

  private ping(patience: number): void {
    clearTimeout(this.pulse);
    this.line?.send(JSON.stringify({ t: 'ping' }));
    this.pulse = setTimeout(() => {
      this.drop();
      this.comeBack();
    }, patience);
  }

  private hear(message: Told): void {
    switch (message.t) {
      case 'pong':
        return;
      case 'welcome':
        this.wait = FIRST_WAIT;
        this.ears.link('here');
        this.ears.welcome(message);
        return;
      case 'state':
        this.row = message.row;
        this.ready = true;
        this.ears.state(message);
        this.deliver();
        return;
      case 'bye':
        if (!this.ready && FOR_GOOD.has(message.key)) {
          this.stop();
          this.ears.link('closed');
        }
        this.ears.told(message);
        return;
      case 'gesture':
        this.ears.told(message);
        return;
      default:
        if (message.id === this.unheard?.id) this.unheard = null;
        this.ears.told(message);
    }
  }

  /** Send what waits. On a new line: only if the table has not moved since it was said. */
  private deliver(): void {
    const waiting = this.unheard;
    if (!waiting || waiting.sent || !this.ready) return;
    if (waiting.row !== this.row) {
      this.unheard = null; // whether it was heard before the line broke nobody knows: what the table shows counts
      this.ears.told({ t: 'no', id: waiting.id, key: 'late', rule: '', facts: {} });
      return;
    }
    waiting.sent = true;
    this.line?.send(JSON.stringify({ ...waiting.said, id: waiting.id }));
  }
}

export function dialTable(table: string): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/play`) as unknown as Line;
}
