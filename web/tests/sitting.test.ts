// A table on this screen against a server of the tests: marking, sending, curtain, the log. What is shown:
// beats.test.ts.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Sitting } from '../src/lib/table/sitting.svelte';
import type { Ask } from '../src/lib/connection/wire';
import { Calls, state, WELCOME } from './line';

const KEEP: Ask = {
  who: 'frodo',
  key: 'keep',
  rule: 'MOR-2.2',
  many: true,
  facts: {},
  barred: {},
  least: 1,
  most: 2,
  picks: [{ id: 'red', on: ['die:red'] }],
  run: [
    { id: 'red', on: ['die:red'] },
    { id: 'blue', on: ['die:blue'] },
  ],
};
const REPEAT: Ask = {
  who: 'frodo',
  key: 'repeat',
  rule: 'MOR-8.6',
  many: false,
  picks: [{ id: 'stand', on: [] }],
  run: [],
};

const TWO: Ask = { ...REPEAT, picks: [...(REPEAT.picks ?? []), { id: 'again', on: [] }] };

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
  calls.last.open();
});

afterEach(() => {
  sitting.stop();
  vi.useRealTimers();
});

function seat(...seats: string[]): void {
  calls.last.say({ ...WELCOME, seats });
}

describe('views', () => {
  test('what never changes is said once and is in every view', () => {
    calls.last.say({ ...WELCOME, seats: ['frodo'], fixed: { map: ['bree'] } });
    calls.last.say(state(3, { views: { frodo: { at: 1 } } }));
    expect(sitting.view).toEqual({ at: 1, map: ['bree'] });
    calls.last.say(state(3, { views: { frodo: { at: 2 } } }));
    expect(sitting.view).toEqual({ at: 2, map: ['bree'] });
  });
});

describe('answers', () => {
  test('one pick is sent at once', () => {
    seat('frodo');
    calls.last.say(state(3, { ask: REPEAT }));
    sitting.answering.pick('stand');
    expect(calls.last.sent.at(-1)).toMatchObject({ t: 'answer', row: 3, pick: 'stand' });
    expect(sitting.answering.sending).toBe(true);
  });

  test('nothing marked is nothing sent, unless the run may end', () => {
    seat('frodo');
    calls.last.say(state(3, { ask: KEEP }));
    sitting.answering.confirm();
    expect(calls.last.kinds).toEqual(['hello', 'seen']);
    expect(sitting.answering.refusal).toMatchObject({ key: 'not-whole', rule: 'MOR-2.2', facts: { least: 1 } });
    calls.last.say(state(4, { ask: { ...KEEP, picks: [...(KEEP.picks ?? []), { id: 'done', on: [] }] } }));
    sitting.answering.confirm();
    expect(calls.last.sent.at(-1)).toMatchObject({ t: 'gather', picks: ['done'] });
  });

  test('what was not offered is not sent', () => {
    seat('frodo');
    calls.last.say(state(3, { ask: REPEAT }));
    sitting.answering.pick('again');
    expect(calls.last.kinds).toEqual(['hello', 'seen']);
  });

  test('a barred pick is refused here, with its rule', () => {
    seat('frodo');
    calls.last.say(state(3, { ask: { ...REPEAT, barred: { again: 'MOR-8.12' } } }));
    sitting.answering.pick('again');
    expect(sitting.answering.refusal).toEqual({ key: 'not-offered', rule: 'MOR-8.12', facts: { answer: 'again' } });
    expect(calls.last.kinds).toEqual(['hello', 'seen']);
  });
});

describe('two windows of one person', () => {
  const late = (id: unknown): object => ({ t: 'no', id, key: 'late', rule: '', facts: {} });

  test.each([
    ['the state comes first', true],
    ['the refusal comes first', false],
  ])('the slower answer is told that it does not count: %s', (_, first) => {
    seat('frodo');
    calls.last.say(state(3, { ask: TWO }));
    sitting.answering.pick('stand');
    const id = calls.last.sent.find((one) => one['t'] === 'answer')?.['id'];
    expect(id).toBeGreaterThan(0);
    const next = state(4, { ask: KEEP });
    for (const message of first ? [next, late(id)] : [late(id), next]) calls.last.say(message);
    expect([sitting.answering.faster, sitting.answering.refusal, sitting.answering.sending]).toEqual([
      true,
      null,
      false,
    ]);
    calls.last.say(state(5, { ask: KEEP }));
    expect(sitting.answering.faster).toBe(true); // until this window answers
    sitting.answering.pick('red');
    expect(sitting.answering.faster).toBe(false);
  });

  test('an answer that an undo was faster than is only late', () => {
    seat('frodo');
    calls.last.say(state(3, { ask: TWO }));
    sitting.answering.pick('stand');
    const id = calls.last.sent.find((one) => one['t'] === 'answer')?.['id'];
    expect(id).toBeGreaterThan(0);
    calls.last.say(state(4, { n: 2, ask: TWO }));
    calls.last.say(late(id));
    expect([sitting.answering.faster, sitting.answering.refusal?.key]).toEqual([false, 'late']);
  });
});

describe('a pick that is to be confirmed', () => {
  beforeEach(() => {
    sitting.stop();
    sitting = new Sitting(
      'abcdefgh',
      () => ['key'],
      () => 'instant',
      calls.dial,
      () => false,
      () => true,
    );
    sitting.start();
    calls.last.open();
    seat('frodo');
    calls.last.say(state(3, { ask: TWO }));
    sitting.answering.pick('stand');
  });

  test('rises at first, and is sent by the second touch', () => {
    expect([calls.last.kinds, [...sitting.answering.picked]]).toEqual([['hello', 'seen'], ['stand']]);
    sitting.answering.pick('stand');
    expect(calls.last.sent.at(-1)).toMatchObject({ t: 'answer', row: 3, pick: 'stand' });
  });

  test('gives way to another one, and is sent by the button', () => {
    sitting.answering.pick('again');
    expect([calls.last.kinds, [...sitting.answering.picked]]).toEqual([['hello', 'seen'], ['again']]);
    sitting.answering.confirm();
    expect(calls.last.sent.at(-1)).toMatchObject({ t: 'answer', row: 3, pick: 'again' });
  });

  test('is put back by Esc, and forgotten when the table moves', () => {
    expect([sitting.answering.putBack(), sitting.answering.held, sitting.answering.putBack()]).toEqual([
      true,
      '',
      false,
    ]);
    sitting.answering.pick('stand');
    calls.last.say(state(4, { ask: REPEAT }));
    expect(sitting.answering.held).toBe('');
  });
});

describe('hints', () => {
  test('an answer does not wait for a hint', () => {
    seat('frodo');
    calls.last.say(state(3, { ask: REPEAT }));
    sitting.answering.askHint();
    expect(sitting.answering.hinting).not.toBe(0);
    sitting.answering.pick('stand');
    expect(calls.last.kinds).toEqual(['hello', 'seen', 'hint', 'answer']);
  });

  test('a hint comes, and goes with the ask it was for', () => {
    seat('frodo');
    calls.last.say(state(3, { ask: REPEAT }));
    sitting.answering.askHint();
    calls.last.say({ t: 'hint', id: sitting.answering.hinting, picks: ['stand'], bot: 'turn', says: [], worth: 0.4 });
    expect([sitting.answering.hint?.picks, sitting.answering.hinting]).toEqual([['stand'], 0]);
    calls.last.say(state(4, { ask: REPEAT }));
    expect(sitting.answering.hint).toBeNull();
  });

  test('nothing is asked of a person for whom a bot sits in', () => {
    seat('frodo');
    const chair = { seat: 'frodo', kind: 'bot', name: 'Anna', bot: 'turn', stars: 3, taken: true, here: true };
    calls.last.say(state(3, { ask: REPEAT, chairs: [chair] }));
    expect(sitting.answering.asked).toBeNull();
  });
});

test('at a table that has been closed nothing is asked', () => {
  seat('frodo');
  calls.last.say(state(3, { ask: REPEAT }));
  calls.last.say({ t: 'bye', key: 'table-closed' });
  calls.last.fall();
  vi.advanceTimersByTime(400);
  calls.last.open();
  calls.last.say({ t: 'bye', key: 'table-closed' });
  expect([sitting.link, sitting.bye, sitting.answering.asked]).toEqual(['closed', 'table-closed', null]);
});

describe('what others do', () => {
  test('after an undo the log is shorter', () => {
    const line = (key: string) => ({ key, rule: 'R', facts: {} });
    seat('frodo');
    calls.last.say(state(4, { from: 0, log: [line('a'), line('b'), line('c')] }));
    calls.last.say(state(5, { n: 2, from: 1, log: [line('d')] }));
    expect(sitting.shown?.lines.map((entry) => entry.key)).toEqual(['a', 'd']);
  });
});

describe('a long log', () => {
  const line = (key: string) => ({ key, rule: 'R', facts: {} });
  const keys = () => sitting.story.map((entry) => entry.key);

  test('begins with its newest lines, and the earlier ones are told on request', () => {
    seat('frodo');
    expect(calls.last.sent[0]).toMatchObject({ t: 'hello', after: 0, tail: 200 });
    calls.last.say(state(4, { anew: true, from: 250, log: [line('c'), line('d')] }));
    expect([keys(), sitting.untold]).toEqual([['c', 'd'], 250]);
    sitting.tellEarlier();
    sitting.tellEarlier(); // once is enough
    const asked = calls.last.sent.filter(({ t }) => t === 'earlier');
    expect(asked).toMatchObject([{ before: 250, count: 200 }]);
    calls.last.say({ t: 'earlier', id: asked[0]?.['id'], from: 249, log: [line('b')] });
    expect([keys(), sitting.untold, sitting.lines.length]).toEqual([['b', 'c', 'd'], 249, 2]);
    calls.last.say(state(5, { from: 252, log: [line('e')] }));
    expect(keys()).toEqual(['b', 'c', 'd', 'e']);
  });

  test('comes back where it was held, or begins anew', () => {
    seat('frodo');
    calls.last.say(state(4, { anew: true, from: 250, log: [line('c')] }));
    calls.last.fall();
    vi.advanceTimersByTime(1000);
    expect(calls.last.open().sent[0]).toMatchObject({ t: 'hello', after: 251 });
    calls.last.say(state(5, { anew: true, from: 240, log: [line('x')] }));
    expect([keys(), sitting.untold]).toEqual([['x'], 240]);
  });

  test('an undo of more than is held leaves what the server says', () => {
    seat('frodo');
    calls.last.say(state(4, { anew: true, from: 250, log: [line('c')] }));
    calls.last.say(state(5, { n: 2, from: 245, log: [line('y')] }));
    expect([keys(), sitting.untold]).toEqual([['y'], 245]);
  });
});

describe('a run of things of which there are several', () => {
  const picks = [
    { id: 'rider', on: [], copies: 3 },
    { id: 'gandalf', on: [] },
  ];
  const ask = {
    who: 'frodo',
    key: 'march',
    rule: 'R',
    picks,
    run: picks,
    many: true,
    least: 1,
    most: 4,
    facts: {},
    barred: {},
  };

  test('each press marks one more, and after the last none', () => {
    seat('frodo');
    calls.last.say(state(1, { ask }));
    const counts = [1, 2, 3, 4, 5].map(() => {
      sitting.answering.pick('rider');
      return sitting.answering.marks.get('rider') ?? 0;
    });
    expect(counts).toEqual([1, 2, 3, 0, 1]);
    sitting.answering.pick('gandalf');
    sitting.answering.pick('gandalf');
    sitting.answering.pick('gandalf');
    expect([...sitting.answering.picked]).toEqual(['rider', 'gandalf']);
  });

  test('is sent with each as often as it is marked', () => {
    seat('frodo');
    calls.last.say(state(1, { ask }));
    for (const id of ['rider', 'gandalf', 'rider']) sitting.answering.pick(id);
    sitting.answering.confirm();
    const { id } = calls.last.sent.at(-1) as { id: number };
    calls.last.say({ t: 'marked', id, run: [], least: 0, most: 0, ready: true, barred: {} });
    expect(calls.last.sent.at(-1)).toMatchObject({ t: 'gather', picks: ['gandalf', 'rider', 'rider', 'done'] });
  });
});

describe('several people at one screen', () => {
  const views = { frodo: { hand: ['a'] }, sam: { hand: ['b'] } };

  test('who see the same need no curtain', () => {
    seat('frodo', 'sam');
    calls.last.say(state(1, { ask: REPEAT, views: { frodo: { x: 1 }, sam: { x: 1 } } }));
    expect(sitting.curtain).toEqual([]);
    expect(sitting.answering.asked?.who).toBe('frodo');
  });

  test('who see different things see nothing before they say who they are', () => {
    seat('frodo', 'sam');
    calls.last.say(state(1, { ask: REPEAT, views }));
    expect(sitting.curtain).toEqual(['frodo']);
    expect([sitting.view, sitting.answering.asked]).toEqual([null, null]);
    sitting.sit('frodo');
    expect(sitting.view).toEqual(views.frodo);
    expect(sitting.answering.asked?.who).toBe('frodo');
    sitting.answering.pick('stand');
    calls.last.say(state(2, { ask: { ...REPEAT, who: 'sam' }, views }));
    expect(sitting.curtain).toEqual(['sam']);
    expect(sitting.view).toBeNull();
  });

  test('read what is meant for them alone only when they sit before the screen', () => {
    const line = (key: string, ...to: string[]) => ({ key, rule: 'R', facts: {}, ...(to.length ? { to } : {}) });
    seat('frodo', 'sam');
    calls.last.say(state(1, { ask: REPEAT, views, log: [line('all'), line('frodos', 'frodo'), line('sams', 'sam')] }));
    expect(sitting.lines).toEqual([]);
    sitting.sit('frodo');
    expect(sitting.lines.map((entry) => entry.key)).toEqual(['all', 'frodos']);
  });
});

describe('an answer for the person', () => {
  test('waits until the last answer is heard', () => {
    seat('frodo');
    calls.last.say(state(3, { ask: { ...REPEAT, picks: [...(REPEAT.picks ?? []), { id: 'again', on: [] }] } }));
    sitting.answering.begin();
    sitting.answering.pick('again');
    calls.last.say(state(4, { ask: REPEAT })); // comes before the server has said that it heard us
    sitting.answering.begin();
    expect(calls.last.kinds.filter((kind) => kind === 'answer')).toHaveLength(1);
    expect(sitting.answering.usual.given).toEqual([]);
    calls.last.say({ t: 'ack', id: 1, row: 4 });
    expect(calls.last.sent.at(-1)).toMatchObject({ t: 'answer', row: 4, pick: 'stand' });
    expect(sitting.answering.usual.given).toHaveLength(1);
  });
});
