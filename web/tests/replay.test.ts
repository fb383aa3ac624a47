// A game looked back at: its moments, turns, links, and the eyes of several people at one screen.

import { describe, expect, test } from 'vitest';
import type { Telling } from '../src/lib/playback/beat';
import { Replay } from '../src/lib/playback/replay';
import { replayKeyOf } from '../src/lib/keyboard/keys';

const line = (key: string, ...to: string[]) => ({ key, rule: '', facts: {}, ...(to.length ? { to } : {}) });
const frame = (n: number, ...log: string[]) => ({
  n,
  who: '',
  view: { n },
  log: log.map((key) => line(key)),
  ask: null,
});
const TELLING: Telling = {
  large: new Set(['won']),
  silent: new Set(['turn']),
  turns: new Set(['turn']),
  touched: ({ key }) => [key],
};
const places = (replay: Replay) => replay.scenes.map((_, at) => at);

describe('moments', () => {
  const beats = [{ told: 1, views: { '': { n: 'b' } } }];
  const frames = [
    frame(0, 'a'),
    frame(1),
    frame(2),
    { ...frame(3, 'b', 'c'), beats },
    frame(4, 'turn'),
    frame(5, 'd'),
    frame(6),
    frame(7),
  ];
  const replay = new Replay(frames, [], TELLING);

  test('are what was told, and both ends', () => {
    expect(replay.scenes.map(({ frame: { n } }) => n)).toEqual([0, 3, 3, 5, 7]);
    expect(places(replay).map((at) => replay.viewAt(at)['n'] as unknown)).toEqual([0, 'b', 3, 5, 7]);
    expect(places(replay).map((at) => replay.toldAt(at))).toEqual([1, 2, 3, 5, 5]);
    expect(places(replay).map((at) => [...(replay.beatAt(at)?.touched ?? [])])).toEqual([
      ['a'],
      ['b'],
      ['c'],
      ['turn', 'd'],
      [],
    ]);
  });

  test('every line belongs to one', () => {
    expect(replay.scenes.flatMap(({ moment }) => moment.fresh)).toEqual(replay.lines);
    expect(replay.lines.map((_, number) => replay.momentOf(number))).toEqual([0, 1, 2, 3, 3]);
  });

  test('have links by the number of answers, and old ones lead to the same place', () => {
    expect(places(replay).map((at) => replay.linkTo(at))).toEqual(['?n=0', '?n=3&beat=0', '?n=3', '?n=5', '?n=7']);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 99, -1, NaN].map((n) => replay.momentAt(n))).toEqual([
      0, 0, 0, 2, 2, 3, 3, 4, 4, 0, 4,
    ]);
    expect([0, 1, 9, -3, NaN].map((beat) => replay.momentAt(3, beat))).toEqual([1, 2, 2, 1, 2]);
  });

  test('count the answers, as the review does', () => {
    expect(places(replay).map((at) => replay.stepAt(at))).toEqual([0, 3, 3, 5, 7]);
    expect([replay.lastStep, new Replay([], [], TELLING).lastStep]).toEqual([7, 0]);
  });

  test('a position that is wanted is there even if nothing was told', () => {
    const wanted = new Replay(frames, [], TELLING, 6);
    const at = wanted.momentAt(6);
    expect([wanted.viewAt(at)['n'], wanted.linkTo(at), wanted.beatAt(at)]).toEqual([6, '?n=6', null]);
  });

  test('turn by turn', () => {
    const game = new Replay(
      [frame(0, 'turn', 'a'), frame(1, 'b'), frame(2, 'turn', 'c'), frame(3, 'd'), frame(4, 'turn', 'won')],
      [],
      TELLING,
    );
    expect(places(game).map((at) => game.turnAfter(at))).toEqual([2, 2, 4, 4, 4]);
    expect(places(game).map((at) => game.turnBefore(at))).toEqual([0, 0, 0, 2, 2]);
    expect(game.largeAt(4)).toBe(true);
  });

  test('clamp', () => {
    expect([replay.clamp(-3), replay.clamp(99), replay.clamp(NaN)]).toEqual([0, 4, 4]);
    expect([new Replay([]).last, new Replay([]).viewAt(0)]).toEqual([0, {}]);
  });
});

test('several seats look back: each moment from whoever is asked, or through one pair of eyes', () => {
  const shared = (n: number, who: string) => ({
    ...frame(n),
    view: { hand: 'of ann' },
    views: { bob: { hand: 'of bob' } },
    log: [line('all'), line('ann', 'ann'), line('bob', 'bob')],
    ask: { who, key: 'seal' },
  });
  const replay = new Replay([shared(0, 'cob'), shared(1, 'bob'), shared(2, 'cob'), shared(3, 'ann')], ['ann', 'bob']);
  expect(replay.secret).toBe(true);
  const ends = replay.scenes.flatMap(({ last }, at) => (last ? [at] : []));
  expect(ends.map((at) => replay.seatAt(at))).toEqual(['ann', 'bob', 'bob', 'ann']);
  expect(ends.map((at) => replay.viewAt(at)['hand'] as unknown)).toEqual(['of ann', 'of bob', 'of bob', 'of ann']);
  expect(replay.seatAt(3)).toBe('ann'); // on the way from what ann was asked to what bob is
  for (const seat of ['ann', 'bob']) {
    const seen = replay.through(seat);
    expect(seen.secret).toBe(false);
    expect(new Set(places(seen).map((at) => seen.viewAt(at)['hand'] as unknown))).toEqual(new Set([`of ${seat}`]));
    expect(seen.lines.map((told) => told.key)).toEqual(Array(4).fill(['all', seat]).flat());
  }
  expect(new Replay([{ ...shared(0, 'ann'), views: {} }]).seatAt(0)).toBe('');
});

test('through one pair of eyes the beats count only what those may read', () => {
  const beats = [{ told: 2, views: { ann: { at: 1 }, bob: { at: 1 } } }];
  const secret = {
    ...frame(1),
    view: { at: 2 },
    views: { bob: { at: 2 } },
    log: [line('anns', 'ann'), line('all'), line('more')],
    beats,
  };
  const replay = new Replay([frame(0), secret], ['ann', 'bob']).through('bob');
  expect(replay.scenes.slice(1).map(({ moment }) => moment.fresh.map(({ key }) => key))).toEqual([['all'], ['more']]);
  expect([replay.viewAt(1)['at'], replay.viewAt(2)['at']]).toEqual([1, 2]);
});

test('the keys of a replay', () => {
  const stroke = (key: string, target: object | null = null) =>
    replayKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: target as EventTarget | null });
  const replay = { turnAfter: () => 9, turnBefore: () => 2, last: 20 };
  const to = (key: string) => {
    const control = stroke(key);
    return typeof control === 'function' ? control(replay, 5) : control;
  };
  expect(['ArrowRight', 'ArrowLeft', 'n', 'B', 'Home', 'End', ' ', 'x'].map(to)).toEqual([
    6,
    4,
    9,
    2,
    0,
    20,
    'play',
    null,
  ]);
  expect(stroke('ArrowRight', { tagName: 'INPUT', type: 'range' })).toBeNull(); // the slider has its own
  expect(stroke(' ', { tagName: 'BUTTON', closest: () => ({}) })).toBeNull();
});
