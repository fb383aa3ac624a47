// Marking several things: the server says after each mark what may be added, what is enough, and what a rule bars.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { named, offered } from '../src/lib/table/choices';
import { counted, isWhole, tooFew, withMarks } from '../src/lib/table/markedAsk';
import { offer } from '../src/lib/board/offer';
import { Sitting } from '../src/lib/table/sitting.svelte';
import { ownTexts } from '../src/lib/words/texts';
import { bundleOf, Voice } from '../src/lib/words/voice';
import type { Ask, Marked } from '../src/lib/connection/wire';
import { Calls, state, WELCOME } from './line';

const die = (id: string, copies?: number) => ({ id, on: [`die:${id}`], ...(copies === undefined ? {} : { copies }) });

// Two of four.
const TAKE: Ask = {
  who: 'frodo',
  key: 'take',
  rule: 'DOOM-3.2',
  many: true,
  facts: {},
  barred: { battle: 'DOOM-3.11' },
  least: 2,
  most: 2,
  picks: ['red', 'blue', 'green'].map((id) => die(id)),
  run: ['red', 'blue', 'green'].map((id) => die(id)),
};

let calls: Calls;
let sitting: Sitting;

beforeEach(() => {
  vi.useFakeTimers();
  calls = new Calls();
  sitting = new Sitting(
    'abcdefgh',
    () => ['key'],
    () => 'instant',
    calls.dial,
  );
  sitting.start();
  greet();
});

afterEach(() => {
  sitting.stop();
  vi.useRealTimers();
});

function greet(): void {
  calls.last.open();
  calls.last.say({ ...WELCOME, seats: ['frodo'] });
  calls.last.say(state(3, { ask: TAKE }));
}

const sent = (): Record<string, unknown> => calls.last.sent.at(-1) ?? {};

/** The server's answer to the question that was sent last, or to an earlier one. */
function say(said: Partial<Marked>, question = sent()): void {
  const answer = { t: 'marked', run: [], least: 0, most: 0, ready: false, barred: {}, ...said };
  calls.last.say({ ...answer, id: question['id'] });
}

function no(rule: string, question = sent()): void {
  calls.last.say({ t: 'no', id: question['id'], key: 'not-offered', rule, facts: { answer: 'green' } });
}

const ONE: Partial<Marked> = {
  run: [die('blue'), die('green')],
  least: 1,
  most: 1,
  barred: { battle: 'DOOM-3.11', done: 'DOOM-3.2' },
};
const TWO: Partial<Marked> = { ready: true, barred: { battle: 'DOOM-3.11', green: 'DOOM-3.2' } };

test('each mark is asked about, and confirming waits for a whole set', () => {
  sitting.answering.pick('red');
  expect(sent()).toMatchObject({ t: 'marks', row: 3, picks: ['red'] });
  expect(sitting.answering.ready).toBe(false);
  say(ONE);
  expect(sitting.answering.ready).toBe(false);
  sitting.answering.confirm();
  expect(sent()).toMatchObject({ t: 'marks' });
  expect(sitting.answering.refusal).toEqual({ key: 'not-whole', rule: 'DOOM-3.2', facts: { least: 1, most: 1 } });
  sitting.answering.pick('blue');
  expect(sitting.answering.refusal).toBeNull();
  say(TWO);
  expect(sitting.answering.ready).toBe(true);
  sitting.answering.confirm();
  expect(sent()).toMatchObject({ t: 'gather', row: 3, picks: ['red', 'blue', 'done'] });
  expect(sitting.answering.sending).toBe(true);
});

test('what cannot be added is barred with its rule, and the board follows', () => {
  sitting.answering.pick('red');
  say(ONE);
  sitting.answering.pick('blue');
  say(TWO);
  expect(offer(sitting.answering.asked, sitting.answering.picked, 'die:green')).toMatchObject({
    standing: 'barred',
    rule: 'DOOM-3.2',
  });
  expect(offer(sitting.answering.asked, sitting.answering.picked, 'die:red').standing).toBe('picked');
  const asked = calls.last.sent.length;
  sitting.answering.pick('green');
  expect(sitting.answering.refusal).toEqual({ key: 'not-offered', rule: 'DOOM-3.2', facts: { answer: 'green' } });
  expect([calls.last.sent.length, [...sitting.answering.picked]]).toEqual([asked, ['red', 'blue']]);
});

test('what is marked can always be unmarked, the last one too', () => {
  sitting.answering.pick('red');
  say(ONE);
  sitting.answering.pick('blue');
  say(TWO);
  sitting.answering.pick('red');
  expect([...sitting.answering.picked]).toEqual(['blue']);
  expect(sent()).toMatchObject({ t: 'marks', picks: ['blue'] });
  expect(sitting.answering.ready).toBe(false);
  sitting.answering.pick('blue');
  expect([...sitting.answering.picked]).toEqual([]);
  expect(offered(sitting.answering.asked ?? TAKE).map((pick) => pick.id)).toEqual(['red', 'blue', 'green']);
  say(ONE, { id: sent()['id'] });
  expect(sitting.answering.asked).toEqual(TAKE);
});

test('confirmed before the server has spoken, the set goes as soon as it does', () => {
  sitting.answering.pick('red');
  sitting.answering.pick('blue');
  sitting.answering.confirm();
  expect(sent()).toMatchObject({ t: 'marks', picks: ['red', 'blue'] });
  const [first, second] = calls.last.sent.slice(-2);
  say(ONE, first);
  expect(sent()).toMatchObject({ t: 'marks' });
  say(TWO, second);
  expect(sent()).toMatchObject({ t: 'gather', picks: ['red', 'blue', 'done'] });
});

test('confirmed too early, it says why; a new mark takes the wish back', () => {
  sitting.answering.pick('red');
  sitting.answering.confirm();
  say(ONE);
  expect(sitting.answering.refusal?.key).toBe('not-whole');
  sitting.answering.pick('blue');
  sitting.answering.confirm();
  sitting.answering.pick('blue');
  say(ONE);
  expect(calls.last.kinds).not.toContain('gather');
});

test('marks that no set holds go back to what was right, and the rule is said', () => {
  sitting.answering.pick('red');
  sitting.answering.pick('green');
  const [first, second] = calls.last.sent.slice(-2);
  say(ONE, first);
  no('MOR-2.3', second);
  expect([...sitting.answering.picked]).toEqual(['red']);
  expect(sitting.answering.refusal).toMatchObject({ key: 'not-offered', rule: 'MOR-2.3' });
  sitting.answering.pick('blue');
  say(TWO);
  expect(sitting.answering.ready).toBe(true);
});

test('an answer to marks that are no longer there changes nothing they would', () => {
  sitting.answering.pick('red');
  const old = sent();
  calls.last.say(state(4, { ask: TAKE }));
  say(TWO, old);
  expect([sitting.answering.ready, sitting.answering.asked, sitting.answering.marks.size]).toEqual([false, TAKE, 0]);
  sitting.answering.pick('red');
  const gone = sent();
  sitting.answering.pick('red');
  no('MOR-2.3', gone);
  sitting.answering.pick('blue');
  const late = sent();
  calls.last.say(state(5, { ask: TAKE }));
  calls.last.say({ t: 'no', id: late['id'], key: 'late', rule: '', facts: {} });
  expect([sitting.answering.refusal, sitting.answering.marks.size]).toEqual([null, 0]);
});

test('a refused set stays marked', () => {
  sitting.answering.pick('red');
  sitting.answering.pick('blue');
  say(TWO);
  sitting.answering.confirm();
  no('DOOM-3.2');
  expect([sitting.answering.sending, [...sitting.answering.picked]]).toEqual([false, ['red', 'blue']]);
  expect(sitting.answering.refusal?.rule).toBe('DOOM-3.2');
});

test('after a fall the marks are asked about again', () => {
  sitting.answering.pick('red');
  sitting.answering.pick('blue');
  calls.last.fall();
  vi.advanceTimersByTime(400);
  greet();
  expect(sent()).toMatchObject({ t: 'marks', row: 3, picks: ['red', 'blue'] });
  say(TWO);
  expect(sitting.answering.ready).toBe(true);
});

describe('in words', () => {
  const voice = {
    en: new Voice('en', bundleOf('en', ownTexts('en'))),
    pl: new Voice('pl', bundleOf('pl', ownTexts('pl'))),
  };
  const marks = (...ids: string[]) => new Map(ids.map((id) => [id, 1]));
  const words = (ask: Ask, ...ids: string[]): string[] => [
    counted(ask, marks(...ids), voice.en),
    counted(ask, marks(...ids), voice.pl),
  ];

  test('a number that is exact', () => {
    expect(words(TAKE)).toEqual(['choose 2', 'wybierz 2']);
    expect(words(TAKE, 'red')).toEqual(['1 of 2 marked', 'zaznaczono 1 z 2']);
  });

  test('a range, an upper bound, any number', () => {
    expect(words({ ...TAKE, least: 1, most: 3 })).toEqual(['choose 1 to 3', 'wybierz od 1 do 3']);
    expect(words({ ...TAKE, least: 1, most: 3 }, 'red', 'blue')).toEqual([
      '1 to 3, 2 marked',
      'od 1 do 3, zaznaczono 2',
    ]);
    expect(words({ ...TAKE, least: 0, most: 2 })).toEqual(['choose up to 2', 'wybierz najwyżej 2']);
    expect(words({ ...TAKE, least: 0, most: 2 }, 'red')).toEqual(['up to 2, 1 marked', 'najwyżej 2, zaznaczono 1']);
    expect(words({ ...TAKE, least: 0, most: 3 })).toEqual(['choose any number', 'wybierz, ile chcesz']);
    expect(words({ ...TAKE, least: 0, most: 3 }, 'red')).toEqual(['any number, 1 marked', 'ile chcesz, zaznaczono 1']);
  });

  test('what is lacking', () => {
    const lacking = (...ids: string[]): string[] =>
      [voice.en, voice.pl].map((one) => one.refusal(tooFew(TAKE, marks(...ids))));
    expect(lacking()).toEqual(['That is not enough yet: 2 more are needed.', 'To jeszcze za mało: brakuje 2.']);
    expect(lacking('red')).toEqual(['That is not enough yet: 1 more is needed.', 'To jeszcze za mało: brakuje 1.']);
  });
});

test('things of which there are several: the bounds are those of the whole set', () => {
  const army: Ask = { ...TAKE, least: 1, most: 10, run: [die('elf', 3), die('orc', 3), die('ent', 1)] };
  const marks = new Map([['elf', 2]]);
  const said: Marked = {
    t: 'marked',
    id: 1,
    run: [die('elf', 1), die('orc', 2)],
    least: 0,
    most: 3,
    ready: true,
    barred: { ent: 'ARMY-3' },
  };
  const known = { marks, said };
  const ask = withMarks(army, known);
  expect(ask.run).toEqual([die('elf', 3), die('orc', 2), die('ent', 0)]);
  expect([ask.least, ask.most]).toEqual([1, 5]);
  expect(withMarks(army, { marks, said: { ...said, ready: false, least: 1 } }).least).toBe(3);
  expect([isWhole(army, marks, known), isWhole(army, new Map(marks), known), isWhole(army, new Map(), null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(named(marks)).toEqual(['elf', 'elf']);
  expect(tooFew({ ...ask, least: 4, barred: {} }, marks)).toEqual({
    key: 'not-whole',
    rule: 'DOOM-3.2',
    facts: { least: 2, most: 3 },
  });
});
