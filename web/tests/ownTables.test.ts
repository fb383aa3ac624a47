// What tells one's own tables apart in the lobby.

import { describe, expect, test } from 'vitest';
import { askedOf, companyOf, turnOf } from '../src/lib/lobby/ownTables';
import { ownTexts, type Lang } from '../src/lib/words/texts';
import { bundleOf, Voice } from '../src/lib/words/voice';
import type { Chair, Face } from '../src/lib/connection/wire';

const voice = (language: Lang): Voice =>
  new Voice(language, bundleOf(language, ['frodo = Frodo\nsam = Sam\nmerry = Merry\n', ...ownTexts(language)]));
const chair = (seat: string, more: Partial<Chair> = {}): Chair => ({
  seat,
  kind: 'me',
  name: '',
  bot: '',
  stars: 0,
  taken: true,
  here: false,
  ...more,
});
const SEATS = [
  chair('frodo', { name: 'Ania' }),
  chair('sam', { bot: 'greedy', name: 'Poppy' }),
  chair('merry', { kind: 'open', taken: false }),
];
const face = (more: Partial<Face>): Face => ({
  table: 't',
  game: 'mordor',
  options: {},
  seats: SEATS,
  watch: true,
  clock: null,
  over: false,
  closed: false,
  asked: 'frodo',
  rows: 0,
  n: 0,
  origin: '',
  practice: false,
  offered: false,
  at: 0,
  lesson: '',
  daily: '',
  until: null,
  ...more,
});

describe('a table of one’s own', () => {
  test('says whose turn it is, where one may know', () => {
    expect(turnOf(face({}), ['frodo'])).toBe('own');
    expect(turnOf(face({}), ['sam', 'merry'])).toBe('other');
    expect(turnOf(face({ asked: null }), ['frodo'])).toBeNull();
    expect(turnOf(face({ asked: null, over: true }), ['frodo'])).toBe('over');
    expect(turnOf(face({ closed: true }), ['frodo'])).toBe('over');
  });

  test('says with whom; alone, who one is', () => {
    expect(companyOf(face({}), ['frodo'], voice('en'))).toBe('Poppy, open seat');
    expect(companyOf(face({ seats: SEATS.slice(0, 1) }), ['frodo'], voice('pl'))).toBe('Ania');
    expect(askedOf(face({ asked: 'sam' }), voice('pl'))).toBe('Poppy');
    expect(askedOf(face({ asked: 'frodo' }), voice('pl'))).toBe('Ania');
  });

  test('says when one was last there', () => {
    const now = new Date(2026, 10, 16, 0, 30);
    const at = (...when: [number, number, number, number, number]): number => new Date(...when).getTime();
    expect(voice('en').lastSeen(at(2026, 10, 16, 0, 5), now)).toBe('today, 00:05');
    expect(voice('pl').lastSeen(at(2026, 10, 15, 23, 55), now)).toBe('wczoraj, 23:55');
    expect(voice('pl').lastSeen(at(2026, 10, 14, 23, 55), now)).toBe('14 listopada');
    expect(voice('en').lastSeen(at(2025, 11, 24, 12, 0), now)).toMatch(/24.*2025|2025.*24/);
  });
});
