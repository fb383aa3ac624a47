// The board of fellowship: how it lies in a room, how a hand lies in rows, what a moment is about.

import { describe, expect, test } from 'vitest';
import { large, silent, touched, turns } from '../src/boards/fellowship/beats';
import { inRows, rowsFor, shapeOf } from '../src/boards/fellowship/layout';
import type { FellowshipView, Hand } from '../src/boards/fellowship/shape';
import { inHand } from '../src/boards/fellowship/view';
import type { Facts, View } from '../src/lib/connection/wire';

describe('the room', () => {
  const ROOMS: [number, number, string][] = [
    [390, 608, 'tall'],
    [844, 294, 'low'],
    [844, 243, 'low'],
    [683, 288, 'low'],
    [1024, 646, 'desk'],
    [1280, 598, 'desk'],
    [1366, 646, 'desk'],
    [1536, 930, 'desk'],
    [3420, 2010, 'desk'],
    [768, 900, 'tall'],
    [640, 640, 'tall'],
  ];

  test.each(ROOMS)('%i by %i is %s', (wide, high, shape) => {
    expect(shapeOf(wide, high)).toBe(shape);
  });
});

describe('a hand', () => {
  test('lies in two rows where a finger needs it', () => {
    expect([6, 7, 14].map((cards) => rowsFor(cards, 380, 60))).toEqual([1, 2, 2]);
    expect(rowsFor(14, 844, 0)).toBe(1);
    expect(rowsFor(9, 0, 60)).toBe(1); // not measured yet
  });

  test('has its longer row above, and all its cards', () => {
    expect(inRows(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
    expect(inRows(['a'], 2)).toEqual([['a']]);
    expect(inRows([], 1)).toEqual([]);
  });

  test('gets back the One Ring that was set aside, when it is asked how to play it', () => {
    const hand = { cards: ['h3'], fixed: 'r1' } as unknown as Hand;
    const ask = { who: 'north', key: 'fixed_ring', picks: [{ id: 'r1', on: ['card:r1'] }] };
    expect(inHand(hand, ask)).toEqual(['h3', 'r1']);
    expect(inHand(hand, { ...ask, picks: [] })).toEqual(['h3']);
    expect(inHand({ ...hand, fixed: '' }, ask)).toEqual(['h3']);
  });
});

describe('a moment', () => {
  const hands = ['north', 'east', 'pyramid'].map((hand) => ({ hand }));
  const last = {
    winner: 'east',
    plays: [
      { hand: 'north', card: 'h3' },
      { hand: 'east', card: 'h8' },
    ],
    forest: '',
  };
  const view = { hands, last } as unknown as FellowshipView as unknown as View;
  const about = (key: string, facts: Facts): readonly string[] => touched({ key, rule: 'FEL-5.2', facts }, view);

  test('of a card played is about the card and whose it is', () => {
    expect(about('plays', { who: 'pyramid', card: 'h3' })).toEqual(['hand:pyramid', 'card:h3']);
  });

  test('of a trick won is about the winner and the card that won', () => {
    expect(about('wins', { who: 'east', count: 2 })).toEqual(['hand:east', 'card:h8']);
  });

  test('of cards that change hands is about both, and about the lost card', () => {
    expect(about('exchanges', { who: 'north', other: 'east' })).toEqual(['hand:north', 'hand:east']);
    expect(about('swaps-lost', { who: 'north', card: 'm2', other: 'f4' })).toEqual([
      'hand:north',
      'card:f4',
      'card:m2',
      'lost',
    ]);
  });

  test('of the token and of the decks is about them', () => {
    expect(about('token-turns', {})).toEqual(['token']);
    expect(about('forest-wins', { card: 'f9' })).toEqual(['card:f9', 'grim']);
    expect(about('draws', { who: 'north', card: 's1' })).toEqual(['hand:north', 'card:s1', 'deck']);
  });

  test('with a banner is never one that goes with the next', () => {
    expect([...large].filter((key) => silent.has(key))).toEqual([]);
    expect(
      ['wins', 'plays-ring', 'round-won', 'round-lost', 'chapter-won', 'goal-met', 'goal-failed'].filter(
        (key) => !large.has(key),
      ),
    ).toEqual([]);
    expect(turns.has('wins')).toBe(true);
    expect(turns.has('plays')).toBe(false);
  });
});
