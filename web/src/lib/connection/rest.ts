// The calls of the lobby and the replay. A refusal is thrown as Refused, a silent server as Unreachable.

import { mergeStaticView, mergeStaticViews } from './mergeStaticView';
import type {
  Card,
  Chances,
  DailyList,
  DailyResult,
  DailyWish,
  Doors,
  Example,
  Face,
  Frame,
  Game,
  LessonWish,
  NewTable,
  NextTable,
  NextWish,
  OpenTable,
  ParcelContent,
  ParcelKey,
  Puzzle,
  PuzzleJudged,
  PuzzleList,
  Refusal,
  Rule,
  SeatWish,
  TableWish,
  Term,
  Token,
  WonLine,
} from './wire';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.key);
  }
}

export class Unreachable extends Error {}

const PATIENCE = 10; // tries, when the server is busy with somebody of our address: nothing has happened then
const PAUSE = 1000;

async function call(method: string, path: string, token = '', body?: unknown): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await send(method, path, token, body);
    if (answer.ok) return answer;
    const problem = await refusedBy(answer);
    if (tries === PATIENCE || !(problem instanceof Refused) || problem.refusal.key !== 'busy') throw problem;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

async function send(method: string, path: string, token: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  try {
    return await fetch('/api' + path, { method, headers, ...sent });
  } catch (fault) {
    throw new Unreachable(String(fault));
  }
}

async function refusedBy(answer: Response): Promise<Error> {
  try {
    const told: unknown = await answer.json();
    if (told && typeof told === 'object' && 'key' in told) return new Refused(answer.status, told as Refusal);
  } catch {
    // Not our server's words: a proxy in between, or a server that is starting.
  }
  return new Unreachable(String(answer.status));
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;
const puzzlesOf = (game: string): string => `/puzzles/${encodeURIComponent(game)}`;
const puzzleAt = (game: string, name: string): string => `${puzzlesOf(game)}/${encodeURIComponent(name)}`;

/** All positions of a game, page by page: the server says how many go into one. */
async function frames(table: string, tokens: readonly string[]): Promise<Frame[]> {
  const found: Frame[] = [];
  for (;;) {
    const page = await json<Frame[]>(
      call('GET', `${at(table)}/frames?from=${found.length}&beats=true`, tokens.join(',')),
    );
    if (!page.length) return found;
    found.push(...wholePage(page));
  }
}

/** Each view as it would be alone: what never changes comes with the first frame of a page. */
export function wholePage(page: readonly Frame[]): Frame[] {
  const fixed = page[0]?.fixed ?? {};
  return page.map((frame) => {
    const views = frame.views && { views: mergeStaticViews(fixed, frame.views) };
    const beats = frame.beats && {
      beats: frame.beats.map((beat) => ({ ...beat, views: mergeStaticViews(fixed, beat.views) })),
    };
    return { ...frame, view: mergeStaticView(fixed, frame.view), ...views, ...beats };
  });
}

async function json<T>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}

export const rest = {
  doors: () => json<Doors>(call('GET', '/doors')),
  games: () => json<Game[]>(call('GET', '/games')),
  texts: async (language: string, game: string) =>
    (await call('GET', `/texts/${language}?game=${encodeURIComponent(game)}`)).text(),
  rules: (game: string) => json<Rule[]>(call('GET', `/rules/${encodeURIComponent(game)}`)),
  terms: (language: string, game: string) =>
    json<Term[]>(call('GET', `/terms/${language}?game=${encodeURIComponent(game)}`)),
  examples: (game: string) => json<Example[]>(call('GET', `/examples/${encodeURIComponent(game)}`)),
  cards: (game: string) => json<Card[]>(call('GET', `/cards/${encodeURIComponent(game)}`)),
  open: (wish: TableWish) => json<NewTable>(call('POST', '/tables', '', wish)),
  learn: (wish: LessonWish) => json<NewTable>(call('POST', '/lessons', '', wish)),
  daily: () => json<DailyList>(call('GET', '/daily')),
  openDaily: (wish: DailyWish) => json<NewTable>(call('POST', '/daily', '', wish)),
  dailyResult: (table: string, token: string) =>
    json<DailyResult>(call('GET', `/daily/${encodeURIComponent(table)}`, token)),
  puzzles: (game: string) => json<PuzzleList>(call('GET', puzzlesOf(game))),
  puzzle: (game: string, name: string) => json<Puzzle>(call('GET', puzzleAt(game, name))),
  judge: (game: string, name: string, picks: readonly string[]) =>
    json<PuzzleJudged>(call('POST', puzzleAt(game, name), '', { picks })),
  face: (table: string, token = '') => json<Face>(call('GET', at(table), token)),
  claim: (table: string, seat: string, name: string) =>
    json<Token>(call('POST', `${at(table)}/seats/${encodeURIComponent(seat)}/claim`, '', { name })),
  seat: (table: string, seat: string, host: string, action: string, bot?: string) =>
    call('POST', `${at(table)}/seats/${encodeURIComponent(seat)}`, host, bot ? { action, bot } : { action }),
  openTables: () => json<OpenTable[]>(call('GET', '/open-tables')),
  offer: (table: string, host: string, offered: boolean) => call('POST', `${at(table)}/offer`, host, { offered }),
  leaveParcel: (content: string) => json<ParcelKey>(call('POST', '/parcels', '', { content })),
  takeParcel: (key: string) => json<ParcelContent>(call('POST', '/parcels/take', '', { key })),
  watch: (table: string, host: string, watch: boolean) => call('POST', `${at(table)}/watch`, host, { watch }),
  frames,
  save: async (table: string, token: string) => (await call('GET', `${at(table)}/save`, token)).text(),
  bring: (save: string, seats: SeatWish[]) => json<NewTable>(call('POST', '/tables/import', '', { save, seats })),
  branch: (table: string, token: string, from: number, seats: SeatWish[]) =>
    json<NewTable>(call('POST', `${at(table)}/branch`, token, { at: from, seats })),
  next: (table: string, token: string, kind: NextWish['kind']) =>
    json<NextTable>(call('POST', `${at(table)}/next`, token, { kind })),
  review: (table: string, token: string) => json<Chances>(call('GET', `${at(table)}/review`, token)),
  wonLine: (table: string, token: string, round: number) =>
    json<WonLine>(call('GET', `${at(table)}/rounds/${round}/line`, token)),
};
