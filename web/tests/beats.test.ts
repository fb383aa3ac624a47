// What the table shows and when: moments in order, `seen`, hurry, to now, again, undo, a tab that nobody looks at, a
// lost line.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tempo } from '../src/lib/playback/pace';
import { Sitting } from '../src/lib/table/sitting.svelte';
import type { Ask, State } from '../src/lib/connection/wire';
import { Calls, state, WELCOME } from './line';

const CALM = 900;
const MINE: Ask = {
  who: 'frodo',
  key: 'repeat',
  rule: 'MOR-8.6',
  many: false,
  picks: [{ id: 'stand', on: [] }],
  run: [],
};
const THEIRS: Ask = { who: 'sam', key: 'repeat' };
const BOT = { seat: 'sam', kind: 'bot', name: '', bot: 'greedy', stars: 2, taken: true, here: true };
const line = (key: string) => ({ key, rule: 'R', facts: {} });
const lines = (keys: string) => keys.split(' ').filter(Boolean).map(line);
const view = (at: string) => ({ frodo: { at } });

let calls: Calls;
let sitting: Sitting;
let tempo: Tempo;
let held: number;

beforeEach(() => {
  vi.useFakeTimers();
  calls = new Calls();
  [tempo, held] = ['calm', 0];
  sitting = new Sitting(
    'abcdefgh',
    () => ['key'],
    () => tempo,
    calls.dial,
  );
  sitting.start();
  calls.last.open();
  calls.last.say({ ...WELCOME, game: 'nothing', fixed: { map: 'm' } });
  calls.last.say(state(1, { views: view('one'), ask: THEIRS, chairs: [BOT] }));
});

afterEach(() => {
  sitting.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A state that tells these lines, each with a view of its own. */
function say(row: number, keys: string, more: Partial<State> = {}): void {
  const log = lines(keys);
  const beats = log.slice(0, -1).map(({ key }, place) => ({ told: place + 1, views: view(key) }));
  calls.last.say(
    state(row, {
      from: held,
      log,
      views: view(`${row}`),
      ask: THEIRS,
      chairs: [BOT],
      ...(beats.length && { beats }),
      ...more,
    }),
  );
  held += log.length;
}

const now = () => [sitting.beat?.lines.map(({ key }) => key).join(' ') ?? '', sitting.view?.['at']];
const seen = () => calls.last.sent.filter(({ t }) => t === 'seen').map(({ row }) => row);

test('the hello wants beats, and a state that is there is seen', () => {
  expect(calls.last.sent[0]).toMatchObject({ t: 'hello', beats: true });
  expect(seen()).toEqual([1]);
  expect(calls.last.sent.at(-1)).toEqual({ t: 'seen', row: 1 });
});

test('every line has its moment, in order, with its own view; then it is seen, and only then one is asked', () => {
  say(2, 'a b c', { ask: MINE });
  const trace = [];
  for (let wait = 0; wait < 3; wait++) {
    trace.push([...now(), sitting.lines.length, sitting.behind, sitting.answering.asked, seen().length]);
    vi.advanceTimersByTime(CALM);
  }
  expect(trace).toEqual([
    ['a', 'a', 1, true, null, 1],
    ['b', 'b', 2, true, null, 1],
    ['c', '2', 3, true, null, 1],
  ]);
  expect([sitting.behind, sitting.answering.asked?.key, sitting.beat, seen()]).toEqual([false, 'repeat', null, [1, 2]]);
  expect(sitting.view).toEqual({ at: '2', map: 'm' });
});

test('what never changes is in the views of the moments, too', () => {
  say(2, 'a b');
  expect(sitting.view).toEqual({ at: 'a', map: 'm' });
});

test('a state without beats is told line by line', () => {
  say(2, 'a b', { beats: [] });
  expect(now()).toEqual(['a', '2']);
  vi.advanceTimersByTime(CALM);
  expect(now()).toEqual(['b', '2']);
});

test('while a bot thinks, what it goes on from stays in sight', () => {
  say(2, 'a');
  vi.advanceTimersByTime(CALM);
  expect([now(), sitting.behind, seen()]).toEqual([['a', '2'], false, [1, 2]]);
  say(3, 'b', { ask: MINE });
  expect(now()).toEqual(['b', '3']);
  vi.advanceTimersByTime(CALM);
  expect(sitting.beat).toBeNull();
});

test('states that come meanwhile wait their turn, none is lost, none comes twice', () => {
  say(2, 'a b');
  vi.advanceTimersByTime(CALM / 2);
  say(3, 'c');
  say(4, 'd e', { ask: MINE });
  const trace: string[] = [];
  for (let wait = 0; wait < 6; wait++) {
    trace.push(String(now()[0]));
    vi.advanceTimersByTime(CALM);
  }
  expect(trace).toEqual(['a', 'b', 'c', 'd', 'e', '']);
  expect(seen()).toEqual([1, 2, 3, 4]);
});

test('somebody who comes or thinks does not end the showing', () => {
  say(2, 'a b');
  calls.last.say(state(2, { from: held, views: view('2'), ask: THEIRS, thinking: 'sam' }));
  expect([now(), sitting.shown?.thinking]).toEqual([['a', 'a'], null]);
  vi.advanceTimersByTime(2 * CALM);
  expect([sitting.shown?.thinking, seen()]).toEqual(['sam', [1, 2]]);
});

test('at instant nothing waits', () => {
  tempo = 'instant';
  say(2, 'a b c');
  say(3, 'd', { ask: MINE });
  expect([sitting.behind, sitting.answering.asked?.key, sitting.lines.length, seen()]).toEqual([
    false,
    'repeat',
    4,
    [1, 2, 3],
  ]);
});

test('what is seen very fast is said often enough, and the newest in the end', () => {
  tempo = 'instant';
  for (let row = 2; row <= 200; row++) say(row, '');
  expect(seen()).toHaveLength(40);
  vi.advanceTimersByTime(1000);
  expect(seen().slice(40)).toEqual([200]);
});

test('hurried on moment by moment; to now; and again', () => {
  tempo = 'step';
  say(2, 'a b', { ask: THEIRS });
  say(3, 'c d', { ask: MINE });
  sitting.hurry();
  expect(now()).toEqual(['b', '2']);
  sitting.skip();
  expect([sitting.behind, sitting.answering.asked?.key, seen()]).toEqual([false, 'repeat', [1, 3]]);
  sitting.again();
  expect([now(), sitting.answering.asked, sitting.lines.length]).toEqual([['a', 'a'], null, 1]);
  for (const key of ['b', 'c', 'd']) {
    sitting.hurry();
    expect(now()[0]).toBe(key); // what was passed over is shown now
  }
  sitting.hurry();
  expect([sitting.behind, sitting.answering.asked?.key, sitting.lines.length, seen()]).toEqual([
    false,
    'repeat',
    4,
    [1, 3],
  ]);
});

test('again in the middle of the showing begins from the start and goes on to the end', () => {
  tempo = 'step';
  say(2, 'a b c');
  sitting.hurry();
  sitting.again();
  const trace = [now()[0]];
  while (sitting.behind) {
    sitting.hurry();
    trace.push(now()[0]);
  }
  expect(trace).toEqual(['a', 'b', 'c', 'c']); // the last one stays while the bot thinks
});

test('again keeps what is marked, and goes back to the own last answer only', () => {
  say(2, 'a', { ask: MINE });
  sitting.skip();
  sitting.answering.pick('stand');
  const { id } = calls.last.sent.at(-1) as { id: number };
  calls.last.say({ t: 'ack', id, row: 3 });
  const run: Ask = { ...MINE, many: true, run: [{ id: 'red', on: [] }] };
  say(3, 'b c', { ask: run });
  sitting.skip();
  sitting.answering.pick('red');
  sitting.again();
  expect([now()[0], [...sitting.answering.picked]]).toEqual(['b', ['red']]);
  sitting.skip();
  expect([...sitting.answering.picked]).toEqual(['red']);
});

describe('the own answer', () => {
  beforeEach(() => {
    say(2, 'a', { ask: MINE });
    sitting.skip();
    sitting.answering.pick('stand');
  });

  test('and the question that follows from it need no pause', () => {
    say(3, 'b', { ask: MINE });
    expect([sitting.behind, sitting.answering.asked?.key]).toEqual([false, 'repeat']);
  });

  test('is shown with all that follows from it', () => {
    say(3, 'b c', { ask: MINE });
    expect([now()[0], sitting.answering.asked]).toEqual(['b', null]);
    vi.advanceTimersByTime(2 * CALM);
    expect(sitting.answering.asked?.key).toBe('repeat');
  });

  test('is shown before others go on', () => {
    say(3, 'b');
    expect([now()[0], sitting.behind, seen()]).toEqual(['b', true, [1, 2]]);
  });
});

test('an undo in the middle is shown at once, and nothing of what was taken back comes any more', () => {
  say(2, 'a b c');
  calls.last.say(state(3, { n: 0, from: 0, log: [], views: view('back'), ask: MINE }));
  expect([sitting.behind, sitting.view?.['at'], sitting.lines, sitting.repeatable]).toEqual([false, 'back', [], false]);
  vi.advanceTimersByTime(10 * CALM);
  expect([sitting.view?.['at'], seen()]).toEqual(['back', [1, 3]]);
});

test('in a tab that nobody looks at nothing waits; it can be shown again', () => {
  vi.stubGlobal('document', { hidden: true });
  say(2, 'a b');
  say(3, 'c', { ask: MINE });
  expect([sitting.behind, sitting.answering.asked?.key, seen()]).toEqual([false, 'repeat', [1, 2, 3]]);
  vi.stubGlobal('document', { hidden: false });
  sitting.again();
  expect(now()).toEqual(['a', 'a']);
});

test('a line that is lost in the middle: it is shown to its end, and seen on the new line', () => {
  say(2, 'a b');
  calls.last.fall();
  expect(now()[0]).toBe('a');
  vi.advanceTimersByTime(2 * CALM);
  expect(now()[0]).toBe('b');
  calls.last.open();
  calls.last.say({ ...WELCOME, game: 'nothing', fixed: { map: 'm' } });
  calls.last.say(state(2, { from: held, views: view('2'), ask: THEIRS, chairs: [BOT] }));
  expect(calls.last.sent).toMatchObject([
    { t: 'hello', after: 2 },
    { t: 'seen', row: 2 },
  ]);
  say(3, 'c', { ask: MINE });
  expect([now()[0], sitting.lines.length]).toEqual(['c', 3]);
});

test('a log that begins anew is shown at once', () => {
  say(2, 'a b');
  calls.last.say(state(9, { anew: true, from: 40, log: lines('x y'), views: view('far'), ask: MINE }));
  expect([sitting.behind, sitting.view?.['at'], sitting.lines.length, sitting.answering.asked?.key]).toEqual([
    false,
    'far',
    2,
    'repeat',
  ]);
});

test('far more than can be followed: it says so, and goes on with the newest', () => {
  const many = (name: string) => Array.from({ length: 45 }, (_, place) => `${name}${place}`).join(' ');
  tempo = 'step';
  say(2, many('a'));
  say(3, many('b'));
  expect(sitting.passed).toBeGreaterThan(0);
  sitting.hurry();
  expect([now()[0], sitting.lines.length]).toEqual(['b25', 45 + 26]); // the log has them all
  sitting.skip();
  expect([sitting.passed, sitting.lines.length]).toEqual([0, 90]);
});

test('behind a curtain nothing is shown, and nothing waits there', () => {
  calls.last.say({ ...WELCOME, game: 'nothing', seats: ['frodo', 'sam'] });
  const views = { frodo: { hand: 'a' }, sam: { hand: 'b' } };
  calls.last.say(state(2, { from: 0, views, ask: { ...MINE, who: 'merry' } }));
  expect(sitting.curtain).toEqual(['frodo', 'sam']);
  calls.last.say(state(3, { from: 0, log: lines('x y'), views, ask: MINE }));
  expect([sitting.behind, sitting.beat, sitting.curtain]).toEqual([false, null, ['frodo']]);
  sitting.sit('frodo');
  expect(sitting.answering.asked?.who).toBe('frodo');
});
