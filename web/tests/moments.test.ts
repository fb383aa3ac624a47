// A state as a story: which lines are moments, with which view; what "again" shows; how long things stay.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeOf } from '../src/lib/layout/bannerPlace';
import { beatOf, PLAIN, type Telling } from '../src/lib/playback/beat';
import { tellingOf } from '../src/lib/board/boards';
import { closed, lastTurn, momentsOf, type Moment } from '../src/lib/playback/moments';
import { KEPT, LEAST, MOST, Pace, stayOf, type Step, type Tempo } from '../src/lib/playback/pace';
import { ShownHistory } from '../src/lib/playback/shownHistory';

const line = (key: string) => ({ key, rule: 'R', facts: {} });
const lines = (keys: string) => keys.split(' ').filter(Boolean).map(line);
const view = (at: string) => ({ frodo: { at } });
const told = (moments: readonly Moment[]) => moments.map(({ fresh }) => fresh.map(({ key }) => key).join(' '));
const seen = (moments: readonly Moment[]) => moments.map(({ views }) => views['frodo']?.['at'] as string);
const TELLING: Telling = {
  large: new Set(['battle']),
  silent: new Set(['turn', 'hush']),
  turns: new Set(['turn']),
  touched: ({ key }, { at }) => [`${key}:${String(at)}`],
};
const heard = ({ key }: { key: string }) => !TELLING.silent.has(key);

describe('the moments of a state', () => {
  test('each line is told with the view of the beat that told it, the last ones with the state itself', () => {
    const beats = [
      { told: 1, views: view('one') },
      { told: 3, views: view('two') },
    ];
    const story = { lines: lines('old a b c d'), told: 1, from: 1, beats, views: view('now') };
    const moments = momentsOf(story, heard);
    expect(told(moments)).toEqual(['a', 'b', 'c', 'd']);
    expect(seen(moments)).toEqual(['one', 'two', 'two', 'now']);
    expect(moments.map((moment) => moment.lines.length)).toEqual([2, 3, 4, 5]);
  });

  test('without beats it is told line by line all the same', () => {
    const moments = momentsOf({ lines: lines('a b'), told: 0, from: 0, beats: [], views: view('now') }, heard);
    expect([told(moments), seen(moments)]).toEqual([
      ['a', 'b'],
      ['now', 'now'],
    ]);
  });

  test('what needs no moment of its own goes with the next one, in the next state if need be', () => {
    const past = new ShownHistory();
    const first = { lines: lines('a turn'), from: 0, beats: [], views: view('one') };
    expect(told(past.tell(first, heard, false))).toEqual(['a']);
    const second = { lines: lines('a turn hush b hush'), from: 2, beats: [], views: view('two') };
    expect(told(past.tell(second, heard, true))).toEqual(['turn hush b hush']);
    expect(past.tell(second, heard, true)).toEqual([]);
    const third = { lines: [...second.lines, ...lines('turn')], from: 5, beats: [], views: view('three') };
    expect(past.tell(third, heard, true)).toEqual([]); // alone it is worth no pause, even before a question
    expect(told(past.tell({ ...third, lines: [...third.lines, ...lines('c')] }, heard, true))).toEqual(['turn c']);
  });

  test('what ends a story is told with its last moment, or not at all if there is none', () => {
    const story = {
      lines: lines('a hush'),
      told: 0,
      from: 0,
      beats: [{ told: 1, views: view('one') }],
      views: view('now'),
    };
    expect(told(closed(momentsOf(story, heard), story))).toEqual(['a hush']);
    expect(closed([], story)).toEqual([]);
  });

  test.each(['a b c d', 'turn a b', 'a turn', 'hush turn', 'a hush hush b turn c'])(
    'every line has one: %s',
    (keys) => {
      const all = lines(keys);
      for (let cut = 0; cut <= all.length; cut++) {
        const past = new ShownHistory();
        const parts = [
          ...past.tell({ lines: all.slice(0, cut), from: 0, beats: [], views: {} }, heard, false),
          ...past.tell({ lines: [...all, line('end')], from: cut, beats: [], views: {} }, heard, true),
        ];
        expect(parts.flatMap(({ fresh }) => fresh.map(({ key }) => key)).join(' ')).toBe(`${keys} end`);
      }
    },
  );

  test('a beat says what it touched and whether it is large', () => {
    const beat = beatOf(TELLING, lines('battle b'), { at: 3 });
    expect([[...beat.touched], beat.large]).toEqual([['battle:3', 'b:3'], true]);
    expect(tellingOf('nothing')).toBe(PLAIN);
  });
});

describe('the last turn', () => {
  const past = ['turn a', 'b', 'turn c', 'd'].map((keys) => ({ views: {}, lines: [], fresh: lines(keys) }));

  test('is all since the own last answer', () => {
    expect(told(lastTurn(past, 1, TELLING))).toEqual(['b', 'turn c', 'd']);
  });

  test('or of whoever had the last one', () => {
    expect(told(lastTurn(past, null, TELLING))).toEqual(['turn c', 'd']);
    expect(told(lastTurn(past, 4, TELLING))).toEqual(['turn c', 'd']);
    // a turn that has just begun is none
    expect(told(lastTurn(past.slice(0, 3), 3, TELLING))).toEqual(['turn a', 'b', 'turn c']);
  });

  test('or some moments, where nobody knows of turns', () => {
    expect(told(lastTurn(past, null, PLAIN))).toHaveLength(4);
    expect(lastTurn(Array<Moment>(30).fill({ views: {}, lines: [], fresh: [] }), null, PLAIN)).toHaveLength(12);
  });
});

describe('how long things stay', () => {
  test('by pace and weight', () => {
    expect(stayOf('instant', 'large')).toBe(0);
    expect(stayOf('quick', 'plain')).toBe(350);
    expect(stayOf('calm', 'plain')).toBe(900);
    expect(stayOf('calm', 'own')).toBe(LEAST);
    expect(stayOf('step', 'own')).toBe(LEAST); // nobody has to nod at what they did themselves
    expect(stayOf('calm', 'large')).toBeGreaterThan(stayOf('calm', 'plain'));
    expect(stayOf('step', 'plain')).toBe(Infinity);
    for (const tempo of ['instant', 'quick', 'calm', 'step'] as const) expect(stayOf(tempo, 'none')).toBe(0);
  });

  test('shorter in a crowd, but never too short to be seen', () => {
    for (let waiting = 0; waiting <= 3 * MOST; waiting++) {
      expect(stayOf('calm', 'plain', waiting)).toBeGreaterThanOrEqual(LEAST);
      expect(stayOf('calm', 'large', waiting)).toBeGreaterThanOrEqual(LEAST);
    }
    expect(stayOf('calm', 'plain', 20)).toBeLessThan(900);
  });
});

describe('the pace', () => {
  let shown: string[];
  let tempo: Tempo;
  let passed: number;
  let pace: Pace<string>;
  const step = (thing: string): Step<string> => ({ thing, weight: thing.startsWith('!') ? 'large' : 'plain' });
  const push = (moments: string, rest: string) => pace.push(moments.split(' ').filter(Boolean).map(step), rest);

  beforeEach(() => {
    vi.useFakeTimers();
    [shown, tempo, passed] = [[], 'calm', 0];
    pace = new Pace(
      (thing) => shown.push(thing),
      () => tempo,
      (count) => (passed += count),
    );
  });

  afterEach(() => {
    pace.stop();
    vi.useRealTimers();
  });

  test('one after another, and the state when its last moment has stayed', () => {
    push('a !b', 'one');
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(899);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['a', '!b']);
    vi.advanceTimersByTime(stayOf('calm', 'large') - 1);
    expect([shown, pace.busy]).toEqual([['a', '!b'], true]);
    vi.advanceTimersByTime(1);
    expect([shown, pace.busy]).toEqual([['a', '!b', 'one'], false]);
    push('c', 'two');
    expect(shown.at(-1)).toBe('c'); // after a state nothing waits
  });

  test('it stays from when it is on the page', async () => {
    let draw = () => {};
    pace = new Pace(
      (thing) => shown.push(thing),
      () => tempo,
      () => {},
      () => new Promise((done) => (draw = done)),
    );
    push('a b', 'one');
    vi.advanceTimersByTime(300); // a slow machine draws
    draw();
    await Promise.resolve();
    vi.advanceTimersByTime(899);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['a', 'b']);
  });

  test('at instant nothing waits: not one timer', () => {
    tempo = 'instant';
    push('a !b', 'one');
    push('c', 'two');
    expect([shown, vi.getTimerCount()]).toEqual([['a', '!b', 'one', 'c', 'two'], 0]);
  });

  test('step by step it waits for a person, not for a timer', () => {
    tempo = 'step';
    push('a b', 'one');
    push('c', 'two');
    expect([shown, vi.getTimerCount()]).toEqual([['a'], 0]);
    pace.hurry();
    pace.hurry();
    expect(shown).toEqual(['a', 'b', 'one', 'c']);
    pace.hurry();
    pace.hurry();
    expect(shown).toEqual(['a', 'b', 'one', 'c', 'two']);
  });

  test('a pace that is changed counts from now on', () => {
    tempo = 'step';
    push('a b c', 'one');
    tempo = 'quick';
    pace.go();
    vi.advanceTimersByTime(350);
    expect(shown).toEqual(['a', 'b']);
    tempo = 'instant';
    pace.go();
    expect([shown, vi.getTimerCount()]).toEqual([['a', 'b', 'c', 'one'], 0]);
  });

  test('to now: the newest state alone, and what was passed over is told', () => {
    push('a b', 'one');
    push('c', 'two');
    expect(pace.skip()).toEqual(['b', 'one', 'c']);
    expect([shown, pace.busy, vi.getTimerCount()]).toEqual([['a', 'two'], false, 0]);
  });

  test('once more, and then on with what waits', () => {
    push('a b', 'one');
    pace.again([step('x'), step('y')], 'never');
    expect(shown).toEqual(['a', 'x']);
    pace.again([step('x')], 'never');
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(['a', 'x', 'x', 'b', 'one']);
    tempo = 'instant';
    pace.again([step('z')], 'one');
    expect(shown.slice(5)).toEqual(['z']); // who wants to see it again wants to see it
    vi.advanceTimersByTime(900);
    expect(shown.slice(5)).toEqual(['z', 'one']);
  });

  test('far too much is passed over, the oldest first', () => {
    tempo = 'step';
    const many = (name: string, count: number) =>
      Array.from({ length: count }, (_, place) => `${name}${place}`).join(' ');
    push(many('a', 40), 'one');
    expect(passed).toBe(0);
    push(many('b', 40), 'two');
    expect(passed).toBe(79 - KEPT); // the first one is already shown
    pace.hurry();
    expect(shown).toEqual(['a0', 'b20']);
  });
});

describe('a banner', () => {
  const box = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom });
  const room = box(0, 1000, 100, 600);
  const place = (...lit: ReturnType<typeof box>[]) => placeOf(room, 400, 80, lit);

  test('lies where it covers least', () => {
    expect(place()).toBe('top');
    expect(place(box(400, 500, 110, 160))).toBe('bottom');
    expect(place(box(400, 500, 110, 160), box(400, 500, 540, 600))).toBe('middle');
    expect(place(box(0, 1000, 100, 600))).toBe('top');
    expect(place(box(0, 200, 110, 160), box(800, 1000, 110, 160))).toBe('top'); // beside it
  });
});
