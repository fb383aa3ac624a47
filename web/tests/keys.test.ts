import { describe, expect, test } from 'vitest';
import { deedOf, hurryOf, moved, type Stroke } from '../src/lib/keyboard/keys';

function stroke(key: string, target: object | null = null, more: Partial<Stroke> = {}): Stroke {
  return { key, ctrlKey: false, metaKey: false, altKey: false, target: target as EventTarget | null, ...more };
}

describe('which key means what', () => {
  test.each([
    ['u', 'undo'],
    ['U', 'undo'],
    ['h', 'hint'],
    ['l', 'log'],
    ['?', 'why'],
    ['a', 'again'],
    ['ArrowDown', 'next'],
    ['ArrowRight', 'next'],
    ['ArrowUp', 'previous'],
    ['ArrowLeft', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('%s: %s', (key, deed) => {
    expect(deedOf(stroke(key))).toBe(deed);
  });

  test.each(['x', 'Enter', ' ', 'Tab', 'Escape'])('%s is left to the browser', (key) => {
    expect(deedOf(stroke(key))).toBeNull();
  });

  test('with Ctrl, Alt or Meta it is somebody else’s key', () => {
    expect(deedOf(stroke('u', null, { ctrlKey: true }))).toBeNull();
    expect(deedOf(stroke('l', null, { metaKey: true }))).toBeNull();
    expect(deedOf(stroke('h', null, { altKey: true }))).toBeNull();
  });

  test('while somebody writes, letters are letters', () => {
    expect(deedOf(stroke('u', { tagName: 'INPUT', type: 'text' }))).toBeNull();
    expect(deedOf(stroke('u', { tagName: 'TEXTAREA' }))).toBeNull();
    expect(deedOf(stroke('ArrowDown', { tagName: 'SELECT' }))).toBeNull();
    expect(deedOf(stroke('u', { tagName: 'BUTTON' }))).toBe('undo');
  });

  test('a list that is read with the arrows keeps them, but not the letters', () => {
    const list = { tagName: 'OL', closest: () => ({}) };
    expect(deedOf(stroke('ArrowDown', list))).toBeNull();
    expect(deedOf(stroke('u', list))).toBe('undo');
  });

  test('a board in focus is moved by the arrows, what lies on it is not', () => {
    expect(deedOf(stroke('ArrowDown', { tagName: 'SECTION', closest: () => null, matches: () => true }))).toBeNull();
    expect(deedOf(stroke('ArrowDown', { tagName: 'BUTTON', closest: () => null, matches: () => false }))).toBe('next');
  });
});

test('space hurries on and Escape goes to now, unless a control beside the board has the key', () => {
  const inside = (...places: string[]) => ({
    tagName: 'BUTTON',
    closest: (wanted: string) => (places.some((one) => wanted.includes(one)) ? {} : null),
  });
  expect([hurryOf(stroke(' ')), hurryOf(stroke('Escape')), hurryOf(stroke('Enter'))]).toEqual(['hurry', 'now', null]);
  expect(hurryOf(stroke(' ', inside('button')))).toBeNull();
  expect(hurryOf(stroke(' ', inside('button', 'section.board')))).toBe('hurry');
  expect(hurryOf(stroke(' ', { tagName: 'INPUT', type: 'text' }))).toBeNull();
});

describe('where the arrows lead', () => {
  test('round and round', () => {
    expect(moved(0, 3, 'next')).toBe(1);
    expect(moved(2, 3, 'next')).toBe(0);
    expect(moved(0, 3, 'previous')).toBe(2);
  });

  test('from nowhere to the nearest end', () => {
    expect(moved(-1, 3, 'next')).toBe(0);
    expect(moved(-1, 3, 'previous')).toBe(2);
  });

  test('to the ends, and nowhere when there is nothing', () => {
    expect(moved(1, 3, 'first')).toBe(0);
    expect(moved(1, 3, 'last')).toBe(2);
    expect(moved(0, 0, 'next')).toBe(-1);
  });
});
