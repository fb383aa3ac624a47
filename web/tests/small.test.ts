// The small things: paths, plans of seats, choices, what the browser keeps, charts.

import { describe, expect, test } from 'vitest';
import { barredOn } from '../src/lib/board/boards';
import { spread } from '../src/lib/playback/chancesChart';
import { choices, offered } from '../src/lib/table/choices';
import { offer } from '../src/lib/board/offer';
import { shortRule } from '../src/lib/words/shortRule';
import { rowsFor, wishes } from '../src/lib/lobby/tableSetup';
import { BrowserStorage } from '../src/lib/app/localStorage';
import { pageOf, wayBack, wayBackLink } from '../src/lib/app/route';
import { wholePage } from '../src/lib/connection/rest';
import { seatsOf } from '../src/lib/lobby/saveFile';
import { bundleOf, Voice } from '../src/lib/words/voice';
import { mergeStaticView } from '../src/lib/connection/mergeStaticView';

test('paths are pages', () => {
  expect(pageOf('/')).toEqual({ name: 'lobby' });
  expect(pageOf('/about')).toEqual({ name: 'about' });
  expect(pageOf('/t/abc')).toEqual({ name: 'table', table: 'abc' });
  expect(pageOf('/t/abc/replay')).toEqual({ name: 'replay', table: 'abc' });
  expect(pageOf('/t/abc/review')).toEqual({ name: 'review', table: 'abc' });
  for (const path of ['/t', '/t/abc/else', '/t/abc/replay/x', '/nowhere'])
    expect(pageOf(path)).toEqual({ name: 'lost' });
});

test('a rule in short does not end at a number of a list', () => {
  const tail = ` And then ${'on '.repeat(60)}it goes.`;
  expect(shortRule(`Etapy: 1. Rohan, 2. Gondor, 3. Mordor.${tail}`)).toBe('Etapy: 1. Rohan, 2. Gondor, 3. Mordor.');
  expect(shortRule(`First side 1, then side 2.${tail}`)).toBe('First side 1, then side 2.');
  expect(shortRule(`Najpierw to (zob. FEL-4.2).${tail}`)).toBe('Najpierw to (zob. FEL-4.2).');
});

test('the way back carries the token behind the hash', () => {
  const link = new URL(wayBackLink('http://inn', 'abc', 'frodo', 'a+b=c'));
  expect(link.pathname).toBe('/t/abc');
  expect(wayBack(link.hash)).toEqual({ seat: 'frodo', token: 'a+b=c' });
  expect(wayBack('')).toBeNull();
});

test('seats are planned: me, bots, and what was chosen stays', () => {
  const rows = rowsFor(['frodo', 'sam'], ['random', 'turn']);
  expect(rows.map((row) => row.sitter)).toEqual(['me', 'bot:turn']);
  const more = rowsFor(['frodo', 'sam', 'merry'], ['random'], [{ seat: 'frodo', sitter: 'here', name: 'Jan' }]);
  expect(more.map((row) => row.sitter)).toEqual(['here', 'bot:random', 'bot:random']);
  expect(wishes(more, 'Anna')[0]).toEqual({ kind: 'me', name: 'Jan', bot: '' });
});

describe('choices', () => {
  const voice = new Voice(
    'en',
    bundleOf('en', ['die-red = red\ndie-blue = blue\nask-keep = Keep?\n    .again = roll again\n']),
  );
  const red = { id: 'red', on: ['die:red'] };

  test('barred ones are named like their neighbours, or not at all', () => {
    const ask = { who: 'x', key: 'keep', picks: [red], barred: { blue: 'R-1', again: 'R-2', unheard: 'R-3' } };
    expect(choices(ask, voice)).toEqual([
      { id: 'red', label: 'red', barredBy: '' },
      { id: 'blue', label: 'blue', barredBy: 'R-1', apart: true },
      { id: 'again', label: 'roll again', barredBy: 'R-2', apart: true },
    ]);
  });

  test('where the game knows what a barred one is on, it is named in full', () => {
    const named = new Voice(
      'en',
      bundleOf('en', ['die-red = red\ndie-blue = blue\nsymbol-ring = Ring\nask-keep = Keep?\n']),
    );
    const ask = { who: 'x', key: 'keep', picks: [red], barred: { blue: 'R-1' } };
    const on = (id: string) => barredOn('mordor', { kept: { blue: 'ring' }, rolled: {} }, id);
    expect(choices(ask, named, on).map((choice) => choice.label)).toEqual(['red', 'blue (Ring)']);
    expect(barredOn('nothing', {}, 'blue')).toEqual([]);
  });

  test('what may become part of a run is not barred', () => {
    const blue = { id: 'blue', on: ['die:blue'] };
    const ask = {
      who: 'x',
      key: 'keep',
      many: true,
      picks: [red],
      run: [red, blue],
      barred: { blue: 'R-1', done: 'R-2' },
    };
    expect(choices(ask, voice).map((choice) => choice.id)).toEqual(['red', 'blue']);
  });

  test('what the marks bar keeps its place and its name', () => {
    const blue = { id: 'blue', on: ['die:blue'] };
    const run = [
      { ...blue, copies: 0 },
      { ...red, copies: 1 },
    ];
    const ask = {
      who: 'x',
      key: 'keep',
      many: true,
      rule: 'R-0',
      picks: [red],
      run,
      barred: { blue: 'R-1', again: 'R-2' },
    };
    expect(choices(ask, voice)).toEqual([
      { id: 'blue', label: 'blue', barredBy: 'R-1' },
      { id: 'red', label: 'red', barredBy: '' },
      { id: 'again', label: 'roll again', barredBy: 'R-2', apart: true },
    ]);
    expect(offered(ask).map((pick) => pick.id)).toEqual(['red']);
    expect(offer(ask, new Set(), 'die:blue')).toMatchObject({ pick: '', standing: 'barred', rule: 'R-1' });
  });
});

describe('the storage of the browser', () => {
  function drawer(text: string | null = null): {
    getItem: () => string | null;
    setItem: (_: string, value: string) => void;
  } {
    return { getItem: () => text, setItem: (_, value) => (text = value) };
  }

  test('keeps tokens and forgets tables', () => {
    const box = drawer();
    new BrowserStorage(box).remember('t1', { game: 'mordor', tokens: { frodo: 'a' } });
    const later = new BrowserStorage(box);
    later.remember('t1', { tokens: { sam: 'b' }, seen: 4 });
    expect(new BrowserStorage(box).tokens('t1')).toEqual(['a', 'b']);
    expect(new BrowserStorage(box).place('t1')?.seen).toBe(4);
    later.forget('t1');
    expect(new BrowserStorage(box).place('t1')).toBeNull();
  });

  test('plays on where nothing can be kept, or where nonsense was', () => {
    const none = new BrowserStorage(null);
    none.set('name', 'Anna');
    expect(none.get('name')).toBe('Anna');
    expect(new BrowserStorage(drawer('{nonsense')).get('theme')).toBe('auto');
  });
});

test('labels of a chart do not lie on each other', () => {
  const placed = spread([10, 12, 100], 20, 100);
  const sorted = [...placed].sort((a, b) => a - b);
  expect((sorted[1] ?? 0) - (sorted[0] ?? 0)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...placed)).toBeLessThanOrEqual(100);
});

test('a save says which game and which seats', () => {
  expect(seatsOf('{"game": "mordor", "seats": {"frodo": {}, "sam": {}}}')).toEqual({
    game: 'mordor',
    seats: ['frodo', 'sam'],
  });
  for (const text of ['', '[]', '{"game": 3}', '{"game": "x", "seats": null}']) expect(seatsOf(text)).toBeNull();
});

describe('what never changes in a view', () => {
  const fixed = { map: ['shire', 'bree'], war: { regions: { shire: 3 } } };

  test('is put back in its place', () => {
    const moving = { at: 1, war: { on: true } };
    expect(mergeStaticView(fixed, moving)).toEqual({
      at: 1,
      map: ['shire', 'bree'],
      war: { on: true, regions: { shire: 3 } },
    });
    expect(moving).toEqual({ at: 1, war: { on: true } });
    expect(mergeStaticView({}, moving)).toEqual(moving);
  });

  test('comes with the first frame of a page, for all of them', () => {
    const frame = (n: number) => ({ n, who: '', view: { n }, log: [], ask: null });
    const page = wholePage([
      { ...frame(0), fixed: { map: 'm' } },
      { ...frame(1), views: { sam: { n: 2 } } },
    ]);
    expect(page.map(({ view }) => view)).toEqual([
      { n: 0, map: 'm' },
      { n: 1, map: 'm' },
    ]);
    expect(page.map(({ views }) => views)).toEqual([undefined, { sam: { n: 2, map: 'm' } }]);
  });
});
