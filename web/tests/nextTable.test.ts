// The next game of the same people: which tokens open which seats, and what is asked of the server.

import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Place } from '../src/lib/app/localStorage';
import { openNext, placeAtNext } from '../src/lib/lobby/nextTable';

const place = (more: Partial<Place> = {}): Place => ({
  game: 'war',
  tokens: { free: 'one', shadow: 'two' },
  seen: 70,
  when: 1,
  ...more,
});

afterEach(() => vi.unstubAllGlobals());

describe('the next table', () => {
  test('is opened by the tokens of the finished one, from the seats that they have there', () => {
    const seats = { free: 'shadow', shadow: 'free' };
    expect(placeAtNext(place(), { table: 'new', seats })).toEqual({
      game: 'war',
      tokens: { shadow: 'one', free: 'two' },
    });
  });
  test('leaves out a seat that is lost, and keeps the token of the host', () => {
    expect(placeAtNext(place({ host: 'key' }), { table: 'new', seats: { free: 'free' } })).toEqual({
      game: 'war',
      tokens: { free: 'one' },
      host: 'key',
    });
  });
  test('is asked for with the token of a seat', async () => {
    const answer = { table: 'new', seats: { free: 'free', shadow: 'shadow' } };
    const fetched = vi.fn(async () => new Response(JSON.stringify(answer)));
    vi.stubGlobal('fetch', fetched);
    const [table, found] = await openNext('old', place({ host: 'key' }), 'sides');
    expect([table, found.tokens]).toEqual(['new', { free: 'one', shadow: 'two' }]);
    expect(fetched).toHaveBeenCalledWith('/api/tables/old/next', {
      method: 'POST',
      headers: { Authorization: 'Bearer one', 'Content-Type': 'application/json' },
      body: '{"kind":"sides"}',
    });
  });
});
