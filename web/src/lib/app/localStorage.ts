// What this browser keeps between visits: a name, the tokens of one's seats, how the page should look.

import type { Tempo } from '../playback/pace';
import type { Lang } from '../words/texts';
import type { Seat } from '../connection/wire';
import { History } from '../lobby/history';
import type { Setup } from '../lobby/tableSetup';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'on' | 'off';

export interface Place {
  game: string;
  tokens: Record<Seat, string>;
  host?: string; // the host's token, on the screen that set the table up
  seen: number; // lines of the log that were on this screen
  read?: { step: number; count: number }; // of a lesson: how many sentences of this step have been read
  when: number; // last visit, for the order in the lobby
}

interface Kept {
  name: string;
  language: Lang | null;
  theme: Theme;
  motion: Motion;
  pace: Tempo; // how fast others' moves are shown
  sound: boolean;
  called: boolean; // has this browser been asked whether it may call out a turn?
  confirms: boolean; // is something sent only when it is picked a second time?
  asksAll: boolean; // is every question asked, even one with a usual answer?
  side: boolean | null; // is the log open beside the board? null: as the window is wide
  folded: Record<string, boolean>; // panels of a board that somebody has folded, or opened
  tables: Record<string, Place>;
  guest: number; // of the name until somebody chooses another
  setups: Record<string, Setup>; // game -> how its last table was set
  person: string; // the secret key of who plays the deals of the day here
  dailies: Record<string, string>; // day/game -> the table of its deal
  solved: Record<string, readonly string[]>; // game -> the puzzles that were solved
}

type Setting = Exclude<keyof Kept, 'tables' | 'guest' | 'setups' | 'solved' | 'person' | 'dailies'>;

const KEY = 'bree';
const MOST_DAILIES = 40; // eight days of all games
const MOST_SOLVED = 200; // puzzles of a game; the first ones are forgotten
const MOST = 30; // tables remembered; the oldest visits are forgotten
const EMPTY: Kept = {
  name: '',
  language: null,
  theme: 'auto',
  motion: 'auto',
  pace: 'calm',
  sound: false,
  called: false,
  confirms: false,
  asksAll: false,
  side: null,
  folded: {},
  tables: {},
  guest: 0,
  setups: {},
  person: '',
  dailies: {},
  solved: {},
};

export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

export class BrowserStorage {
  private kept: Kept;

  constructor(private readonly drawer: Drawer | null) {
    this.kept = read(drawer);
  }

  get<K extends Setting>(key: K): Kept[K] {
    return this.kept[key];
  }

  set<K extends Setting>(key: K, value: Kept[K]): void {
    this.write({ [key]: value });
  }

  /** The number in the name of a guest: chosen once. */
  get guest(): number {
    if (!this.kept.guest) this.write({ guest: 1 + Math.floor(99 * Math.random()) });
    return this.kept.guest;
  }

  setup(game: string): Setup | null {
    return this.kept.setups[game] ?? null;
  }

  keepSetup(game: string, setup: Setup): void {
    this.write({ setups: { ...this.kept.setups, [game]: setup } });
  }

  /** The key of the person at this browser: made once. The deals of the day count by it. */
  get person(): string {
    if (!this.kept.person) {
      const bytes = crypto.getRandomValues(new Uint8Array(24));
      this.write({ person: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') });
    }
    return this.kept.person;
  }

  get dailies(): Readonly<Record<string, string>> {
    return this.kept.dailies;
  }

  keepDaily(deal: string, table: string): void {
    const all = Object.entries({ ...this.kept.dailies, [deal]: table }).sort(([one], [two]) => two.localeCompare(one));
    this.write({ dailies: Object.fromEntries(all.slice(0, MOST_DAILIES)) });
  }

  solved(game: string): readonly string[] {
    return this.kept.solved[game] ?? [];
  }

  solve(game: string, puzzle: string): void {
    const others = this.solved(game).filter((name) => name !== puzzle);
    this.write({ solved: { ...this.kept.solved, [game]: [...others, puzzle].slice(-MOST_SOLVED) } });
  }

  get tables(): [string, Place][] {
    return Object.entries(this.kept.tables).sort(([, a], [, b]) => b.when - a.when);
  }

  place(table: string): Place | null {
    return this.kept.tables[table] ?? null;
  }

  tokens(table: string): string[] {
    return Object.values(this.place(table)?.tokens ?? {});
  }

  /** Remember a table, or more about it. */
  remember(table: string, more: Partial<Place>): void {
    const known = this.place(table) ?? { game: '', tokens: {}, seen: 0, when: 0 };
    const tokens = { ...known.tokens, ...more.tokens };
    const tables = { ...this.kept.tables, [table]: { ...known, ...more, tokens, when: Date.now() } };
    const newest = Object.entries(tables).sort(([, a], [, b]) => b.when - a.when);
    this.write({ tables: Object.fromEntries(newest.slice(0, MOST)) });
  }

  forget(table: string): void {
    this.write({ tables: Object.fromEntries(Object.entries(this.kept.tables).filter(([id]) => id !== table)) });
  }

  /** Another tab may have written meanwhile, so read first. */
  private write(change: Partial<Kept>): void {
    this.kept = { ...(this.drawer ? read(this.drawer, this.kept) : this.kept), ...change };
    try {
      this.drawer?.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays; it only forgets when the page is closed.
    }
  }
}

function read(drawer: Drawer | null, otherwise: Kept = EMPTY): Kept {
  try {
    const found: unknown = JSON.parse(drawer?.getItem(KEY) ?? 'null');
    return found && typeof found === 'object' ? { ...EMPTY, ...found } : otherwise;
  } catch {
    return otherwise;
  }
}

function ownDrawer(): Drawer | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // forbidden by the browser's settings
  }
}

export const storage = new BrowserStorage(ownDrawer());
export const history = new History(ownDrawer());
