import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type Link } from '../src/lib/connection/connection';
import { Calls, state, WELCOME } from './line';

let calls: Calls;
let links: Link[];
let told: { t: string }[];
let held: number;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  calls = new Calls();
  links = [];
  told = [];
  held = 0;
  connection = new Connection(calls.dial, () => ({ tokens: ['key'], after: held }), {
    link: (link) => links.push(link),
    welcome: () => undefined,
    state: (now) => (held = now.from + now.log.length),
    told: (message) => told.push(message),
  });
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

function greet(row: number): void {
  calls.last.open();
  calls.last.say(WELCOME);
  calls.last.say(state(row));
}

describe('coming to a table', () => {
  test('it says hello first, with its tokens and what it holds', () => {
    calls.last.open();
    expect(calls.last.sent).toEqual([{ t: 'hello', tokens: ['key'], after: 0 }]);
    calls.last.say(WELCOME);
    expect(links).toEqual(['here']);
  });

  test('what is said before the table has spoken waits for it', () => {
    connection.say({ t: 'hint', seat: 'frodo', after: [] });
    calls.last.open();
    expect(calls.last.kinds).toEqual(['hello']);
  });
});

describe('after a fall', () => {
  test('it comes back and resumes after what it holds', () => {
    greet(4);
    calls.last.say(state(5, { log: [{ key: 'turn', rule: 'R', facts: {} }] }));
    calls.last.fall();
    expect(links.at(-1)).toBe('away');
    vi.advanceTimersByTime(400);
    expect(calls.lines).toHaveLength(2);
    calls.last.open();
    expect(calls.last.sent).toEqual([{ t: 'hello', tokens: ['key'], after: 1 }]);
    calls.last.say(WELCOME);
    expect(links.at(-1)).toBe('here');
  });

  test('the pauses grow, up to a limit, and never end', () => {
    greet(1);
    calls.last.fall();
    for (let time = 0; time < 10 && calls.lines.length < 4; time++) {
      vi.advanceTimersByTime(300);
      if (calls.lines.length > 1 && !calls.last.closed) calls.last.fall();
    }
    const before = calls.lines.length;
    expect(before).toBeLessThan(5);
    for (let time = 0; time < 20; time++) {
      vi.advanceTimersByTime(10_500);
      calls.last.fall();
    }
    expect(calls.lines.length).toBeGreaterThanOrEqual(before + 20);
  });

  test('when the network is back it does not wait', () => {
    greet(1);
    calls.last.fall();
    connection.renew();
    expect(calls.lines).toHaveLength(2);
  });

  test('when the page is looked at again a dead line is found out quickly', () => {
    greet(1);
    connection.wake();
    vi.advanceTimersByTime(2_400);
    expect(calls.lines).toHaveLength(2);
  });

  test('a line that gives no sign of life is left for a new one', () => {
    greet(1);
    vi.advanceTimersByTime(15_000);
    expect(calls.last.kinds.at(-1)).toBe('ping');
    vi.advanceTimersByTime(8_000);
    expect(links.at(-1)).toBe('away');
    vi.advanceTimersByTime(400);
    expect(calls.lines).toHaveLength(2);
  });

  test('a line that answers its ping is kept', () => {
    greet(1);
    vi.advanceTimersByTime(15_000);
    calls.last.say({ t: 'pong' });
    vi.advanceTimersByTime(8_000);
    expect(calls.lines).toHaveLength(1);
  });
});

describe('a message that nobody acknowledged', () => {
  const answer = { t: 'answer', row: 7, pick: 'red' } as const;

  test('is said again when the table has not moved', () => {
    greet(7);
    const id = connection.say(answer);
    calls.last.fall();
    vi.advanceTimersByTime(400);
    greet(7);
    expect(calls.last.sent.at(-1)).toEqual({ ...answer, id });
    expect(connection.busy).toBe(true);
    calls.last.say({ t: 'ack', id, row: 8 });
    expect(connection.busy).toBe(false);
  });

  test('is not said again when the table has moved', () => {
    greet(7);
    connection.say(answer);
    calls.last.fall();
    vi.advanceTimersByTime(400);
    greet(8);
    expect(calls.last.kinds).toEqual(['hello']);
    expect(connection.busy).toBe(false);
  });

  test.each([
    ['sent on the line that fell', () => connection.say(answer), () => calls.last.fall()],
    ['said while there was no line', () => calls.last.fall(), () => connection.say(answer)],
  ])('counts as late when the table has moved, for nobody knows whether it was heard: %s', (_, first, second) => {
    greet(7);
    const ids = [first(), second()];
    vi.advanceTimersByTime(400);
    greet(8);
    expect(told).toEqual([{ t: 'no', id: ids.find((id) => id), key: 'late', rule: '', facts: {} }]);
  });

  test('is said once on one line, however often the table speaks', () => {
    greet(7);
    connection.say(answer);
    calls.last.say(state(7));
    calls.last.say(state(7));
    expect(calls.last.kinds).toEqual(['hello', 'answer']);
  });

  test('keeps others back until it is acknowledged or refused', () => {
    greet(7);
    const id = connection.say(answer);
    expect(connection.say({ t: 'undo', seat: 'frodo' })).toBe(false);
    calls.last.say({ t: 'no', id, key: 'late', rule: '', facts: {} });
    expect(connection.say({ t: 'undo', seat: 'frodo' })).not.toBe(false);
  });
});

describe('goodbyes', () => {
  test('a table that is gone is not called again', () => {
    calls.last.open();
    calls.last.say({ t: 'bye', key: 'no-table' });
    expect(links.at(-1)).toBe('closed');
    vi.advanceTimersByTime(60_000);
    expect(calls.lines).toHaveLength(1);
  });

  test('a server that stops is called again', () => {
    greet(3);
    calls.last.say({ t: 'bye', key: 'stopping' });
    calls.last.fall();
    vi.advanceTimersByTime(400);
    expect(calls.lines).toHaveLength(2);
  });

  test('sent away from a seat, it asks once more who it is now', () => {
    greet(3);
    calls.last.say({ t: 'bye', key: 'token' });
    calls.last.fall();
    vi.advanceTimersByTime(400);
    calls.last.open();
    calls.last.say({ t: 'bye', key: 'token' });
    expect(links.at(-1)).toBe('closed');
  });
});
