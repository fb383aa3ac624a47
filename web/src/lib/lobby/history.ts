// The results of this browser's games: stored here, bounded, and packed for another device.

import { withGame, type BestResult } from './results';
import type { Drawer } from '../app/localStorage';

export interface Result {
  table: string; // a part of its id: each table counts once
  game: string;
  story: string; // what was played, as boards/GAME/story.ts says
  share: number; // of the victory: 1 is a whole one
  at: number; // when it ended, in seconds since 1970, by the server's clock
}

const KEY = 'bree-history';
export const MOST = 1000; // results; the oldest are forgotten
const PART = 10; // letters of a table's id
const LONGEST = 60; // letters of a text in a result that comes from elsewhere

export class History {
  constructor(private readonly drawer: Drawer | null) {}

  /** The newest first. */
  get results(): readonly Result[] {
    return resultsIn(this.text());
  }

  get works(): boolean {
    return this.write(this.results);
  }

  /** Add results; each table counts once. False where the browser keeps nothing, or has no room. */
  add(more: readonly Result[]): boolean {
    const known = new Map([...this.results, ...more.map(cut)].map((result) => [result.table, result]));
    return this.write([...known.values()]);
  }

  has(table: string): boolean {
    return this.results.some((result) => result.table === table.slice(0, PART));
  }

  clear(): boolean {
    return this.write([]);
  }

  best(game: string, story: string): BestResult | null {
    const same = this.results.filter((result) => result.game === game && result.story === story);
    return same.reduce<BestResult | null>((sum, { share }) => withGame(sum, share), null);
  }

  private text(): string {
    try {
      return this.drawer?.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  }

  private write(results: readonly Result[]): boolean {
    try {
      this.drawer?.setItem(KEY, JSON.stringify(newest(results)));
      return this.drawer !== null;
    } catch {
      return false;
    }
  }
}

const cut = (result: Result): Result => ({ ...result, table: result.table.slice(0, PART) });

function newest(results: readonly Result[]): Result[] {
  return [...results].sort((a, b) => b.at - a.at || a.table.localeCompare(b.table)).slice(0, MOST);
}

/** What a text of our own says, however it was changed on the way: what is no result is left out. */
export function resultsIn(text: string): Result[] {
  try {
    const found: unknown = JSON.parse(text || '[]');
    return newest(Array.isArray(found) ? found.filter(isResult) : []);
  } catch {
    return [];
  }
}

function isResult(found: unknown): found is Result {
  if (!found || typeof found !== 'object') return false;
  const { table, game, story, share, at } = found as Partial<Result>;
  const words = [table, game, story].every((word) => typeof word === 'string' && word.length <= LONGEST);
  return words && isShare(share) && typeof at === 'number' && Number.isFinite(at);
}

const isShare = (share: unknown): boolean => typeof share === 'number' && share >= 0 && share <= 1;

/** Packed as a text that fits into a call: compressed, in letters that an address may have. */
export async function packed(results: readonly Result[]): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(results)), new CompressionStream('gzip'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null where the text is no packed history. */
export async function unpacked(content: string): Promise<Result[] | null> {
  try {
    const letters = atob(content.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return resultsIn(new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip'))));
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>);
  return new Uint8Array(await new Response(out).arrayBuffer());
}
