import { describe, expect, test } from 'vitest';
import { actionOf, hurryOf, moved, type Stroke } from '../src/lib/keyboard/keys';

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
  ])('%s: %s', (key, action) => {
    expect(actionOf(stroke(key))).toBe(action);
  });

  test.each(['x', 'Enter', ' ', 'Tab', 'Escape'])('%s is left to the browser', (key) => {
    expect(actionOf(stroke(key))).toBeNull();
  });

  test('with Ctrl, Alt or Meta it is somebody else’s key', () => {
    expect(actionOf(stroke('u', null, { ctrlKey: true }))).toBeNull();
    expect(actionOf(stroke('l', null, { metaKey: true }))).toBeNull();
    expect(actionOf(stroke('h', null, { altKey: true }))).toBeNull();
  });

  test('while somebody writes, letters are letters', () => {
    expect(actionOf(stroke('u', { tagName: 'INPUT', type: 'text' }))).toBeNull();
    expect(actionOf(stroke('u', { tagName: 'TEXTAREA' }))).toBeNull();
    expect(actionOf(stroke('ArrowDown', { tagName: 'SELECT' }))).toBeNull();
    expect(actionOf(stroke('u', { tagName: 'BUTTON' }))).toBe('undo');
  });

  test('a list that is read with the arrows keeps them, but not the letters', () => {
    const list = { tagName: 'OL', closest: () => ({}) };
    expect(actionOf(stroke('ArrowDown', list))).toBeNull();
    expect(actionOf(stroke('u', list))).toBe('undo');
  });

  test('a board in focus is moved by the arrows, what lies on it is not', () => {
    expect(actionOf(stroke('ArrowDown', { tagName: 'SECTION', closest: () => null, matches: () => true }))).toBeNull();
    expect(actionOf(stroke('ArrowDown', { tagName: 'BUTTON', closest: () => null, matches: () => false }))).toBe(
      'next',
    );
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
