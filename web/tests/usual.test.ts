// Answers that the page gives for the person: none of them tells anything that is hidden, and each can be asked for.

import { describe, expect, test } from 'vitest';
import * as doom from '../src/boards/doom/defaults';
import * as war from '../src/boards/war/defaults';
import * as fellowship from '../src/boards/fellowship/defaults';
import { onlyAnswer, Usual } from '../src/lib/table/usual.svelte';
import type { Ask, View } from '../src/lib/connection/wire';
import type { DoomView } from '../src/boards/doom/shape';
import { seen } from './doom';

const pick = (id: string) => ({ id, on: [] });
const one = (more: Partial<Ask> = {}): Ask => ({
  who: 'a',
  key: 'k',
  rule: 'R',
  many: false,
  picks: [pick('x')],
  ...more,
});

function offer(moment: string, ...cards: string[]): Ask {
  return one({ key: 'offer', picks: [...cards, 'pass'].map(pick), facts: { moment: `moment-${moment}` } });
}

describe('the only answer', () => {
  test('is one pick, or a set of which nothing can be left out', () => {
    expect(onlyAnswer(one())).toEqual(['x']);
    expect(onlyAnswer(one({ picks: [pick('x'), pick('y')] }))).toEqual([]);
    const set = one({ many: true, least: 2, most: 2, run: [pick('x'), pick('y')] });
    expect(onlyAnswer(set)).toEqual(['x', 'y']);
    expect(onlyAnswer({ ...set, least: 1 })).toEqual([]);
    expect(onlyAnswer({ ...set, run: [pick('x'), pick('y'), pick('z')] })).toEqual([]);
    expect(onlyAnswer({ ...set, least: 0, most: 0 })).toEqual([]); // no bounds are known
  });

  test('of a secret question is the person’s own', () => {
    expect(onlyAnswer(one({ secret: true }))).toEqual([]);
  });

  test('is given only where nothing is hidden', () => {
    expect(new Usual().answerTo(one(), {}, {})).toBeNull();
    expect(new Usual().answerTo(one(), {}, { open: true })?.picks).toEqual(['x']);
  });

  test('is not given after an undo, nor where the person wants to be asked', () => {
    const usual = new Usual();
    const given = { ask: one(), picks: ['x'], n: 4 };
    usual.pause();
    expect(usual.answerTo(one(), {}, { open: true })).toBeNull();
    usual.end();
    expect(usual.ask(given, 5)).toBe(true); // nothing has happened since: it can be taken back
    expect(usual.ask(given, 6)).toBe(false);
    expect(usual.answerTo(one(), {}, { open: true })).toBeNull();
    expect(usual.answerTo(one({ key: 'other' }), {}, { open: true })).not.toBeNull();
  });
});

describe('fellowship', () => {
  const view = (size: number): View => ({ hands: [{ hand: 'north', size }] }) as unknown as View;
  const play = one({ key: 'play', facts: { hand: 'hand-north' } });

  test('the last card of a hand is played, the only legal card of several is not', () => {
    expect(fellowship.usualAnswer(play, view(1))).toBe('x');
    expect(fellowship.usualAnswer(play, view(2))).toBe('');
  });

  test('the last character is taken', () => {
    expect(fellowship.usualAnswer(one({ key: 'choose' }), view(9))).toBe('x');
    expect(fellowship.usualAnswer(one({ key: 'announce' }), view(9))).toBe('');
  });
});

describe('war', () => {
  const ask = one({ key: 'declare', picks: [pick('rivendell'), pick('pass')] });
  const view = (turn: number, fellowship: object = {}, lords: object | null = null): View =>
    ({
      turn,
      lords,
      map: { rivendell: { settlement: 'stronghold' } },
      fellowship: { region: 'rivendell', progress: 0, corruption: 0, ...fellowship },
    }) as unknown as View;

  test('the first turn does not begin with the question whether the Fellowship is declared', () => {
    expect(war.usualAnswer(ask, view(1))).toBe('pass');
    expect(war.usualAnswer(ask, view(2))).toBe('');
    expect(war.usualAnswer(ask, view(1, { corruption: 1 }))).toBe('');
    expect(war.usualAnswer(ask, view(1, { progress: 1 }))).toBe('');
    expect(war.usualAnswer(ask, view(1, {}, { veiled: [] }))).toBe('');
  });
});

describe('doom', () => {
  const until = (ask: Ask, view: DoomView): string => doom.quietWhile(ask, view)?.until ?? '';
  const low = { courage: { at: 5, top: 18, galadriel: 12, eye: 5 } };

  test('a card for any time is asked about once before the dice are used', () => {
    expect(doom.usualAnswer(offer('die', 'rohan_theoden'), seen())).toBe('pass');
    expect(doom.usualAnswer(offer('end', 'rohan_theoden', 'gondor_treebeard'), seen())).toBe('pass');
    expect(doom.usualAnswer(offer('rolled', 'rohan_theoden'), seen())).toBe('');
    expect(doom.usualAnswer(offer('die', 'rohan_theoden', 'gandalfs_wrath'), seen())).toBe('');
    expect(doom.usualAnswer(offer('die', 'gondor_treebeard'), seen(low))).toBe('');
    const modes = { easier: false, exclusive: true, protection: true };
    expect(doom.usualAnswer(offer('die', 'rohan_theoden'), seen({ modes }))).toBe('');
  });

  test('no card this turn holds until something changes', () => {
    const usual = new Usual();
    const held = [{ card: 'loth_elrond', owner: 'star', kind: 'ally', users: ['star'], served: false }];
    const ask = offer('rolled', 'loth_elrond');
    usual.hush(until(ask, seen({ held })));
    expect(usual.answerTo(ask, seen({ held }), doom)).toMatchObject({
      picks: ['pass'],
      quiet: { text: 'board-quiet-turn' },
    });
    for (const changed of [{ held, turn: 2 }, { held: [] }, { held, ...low }])
      expect(usual.answerTo(ask, seen(changed), doom)).toBeNull();
    for (const moment of ['battle', 'lost', 'landed', 'six', 'stage'])
      expect(usual.answerTo(offer(moment, 'loth_elrond'), seen({ held }), doom)).toBeNull();
  });

  test('no card in a battle holds for that battle', () => {
    const usual = new Usual();
    const battle = { foe: 'helm_orcs' } as unknown as NonNullable<DoomView['battle']>;
    usual.hush(until(offer('battle', 'boromir'), seen({ battle })));
    expect(usual.answerTo(offer('lost', 'boromir'), seen({ battle }), doom)?.quiet?.text).toBe('board-quiet-battle');
    expect(usual.answerTo(offer('rolled', 'boromir'), seen({ battle }), doom)).toBeNull();
    expect(usual.answerTo(offer('battle', 'boromir'), seen({ turn: 2, battle }), doom)).toBeNull();
  });

  test('whoever wants to be asked again is asked again', () => {
    const usual = new Usual();
    const ask = offer('rolled', 'loth_elrond');
    usual.hush(until(ask, seen()));
    usual.ask({ ask, picks: ['pass'], n: 4, quiet: { until: '', text: '' } }, 9);
    expect(usual.answerTo(ask, seen(), doom)).toBeNull();
    usual.hush(until(ask, seen()));
    usual.pause();
    usual.end();
    expect(usual.answerTo(ask, seen(), doom)).toBeNull();
  });
});
