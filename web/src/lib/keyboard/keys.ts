// The keyboard of the table: which key means what, and where the arrows lead.

export type KeyAction =
  'undo' | 'hint' | 'log' | 'why' | 'list' | 'again' | 'confirm' | 'next' | 'previous' | 'first' | 'last';

export interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  u: 'undo',
  h: 'hint',
  l: 'log',
  '?': 'why',
  p: 'list',
  a: 'again',
  c: 'confirm',
  ArrowDown: 'next',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

const MOVES: ReadonlySet<KeyAction> = new Set(['next', 'previous', 'first', 'last']);

/** Which of the picks a digit names, counted from 0; -1: none. */
export function pickOf(stroke: Stroke): number {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey || writes(stroke.target)) return -1;
  return /^[1-9]$/.test(stroke.key) ? Number(stroke.key) - 1 : -1;
}

/** What a key stroke asks for; nothing while someone writes, or uses a control that needs the key itself. */
export function actionOf(stroke: Stroke): KeyAction | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  const action = ACTIONS[stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key];
  if (!action || writes(stroke.target)) return null;
  return MOVES.has(action) && scrolls(stroke.target) ? null : action;
}

type Turning = { turnAfter(at: number): number; turnBefore(at: number): number; last: number };

const REPLAY: Readonly<Record<string, 'play' | ((replay: Turning, at: number) => number)>> = {
  ' ': 'play',
  ArrowRight: (_, at) => at + 1,
  ArrowLeft: (_, at) => at - 1,
  n: (replay, at) => replay.turnAfter(at),
  b: (replay, at) => replay.turnBefore(at),
  Home: () => 0,
  End: (replay) => replay.last,
};

/** What a stroke does in a replay: plays or stops it, or leads to another moment. */
export function replayKeyOf(stroke: Stroke): 'play' | ((replay: Turning, at: number) => number) | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey || writes(stroke.target) || scrolls(stroke.target)) return null;
  const thing = stroke.target as Thing | null;
  if (stroke.key === ' ' && thing?.closest?.('button, a') != null) return null;
  return REPLAY[stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key] ?? null;
}

/**
 * Does a stroke hurry on what is shown, or end the showing? Not where somebody writes, or stands on a control beside
 * the board.
 */
export function hurryOf(stroke: Stroke): 'hurry' | 'now' | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey || writes(stroke.target)) return null;
  if (stroke.key === 'Escape') return 'now';
  const thing = stroke.target as Thing | null;
  const elsewhere = thing?.closest?.('button, a, summary, input') != null && thing.closest('section.board') == null;
  return stroke.key === ' ' && !elsewhere ? 'hurry' : null;
}

interface Thing {
  tagName?: string;
  type?: string;
  isContentEditable?: boolean;
  closest?: (selector: string) => unknown;
  matches?: (selector: string) => boolean;
}

function writes(target: EventTarget | null): boolean {
  const thing = target as Thing | null;
  if (!thing?.tagName) return false;
  if (thing.tagName === 'INPUT') return !['checkbox', 'radio', 'button'].includes(thing.type ?? '');
  return thing.tagName === 'TEXTAREA' || thing.tagName === 'SELECT' || thing.isContentEditable === true;
}

/** Lists that are read with the arrows keep them, all that is in them; a board only while it is itself in focus. */
function scrolls(target: EventTarget | null): boolean {
  const thing = target as Thing | null;
  return thing?.closest?.('[data-arrows]') != null || thing?.matches?.('[data-scrolls]') === true;
}

/** From the place `at` (-1: none yet) among `count` things to another. */
export function moved(at: number, count: number, action: KeyAction): number {
  if (count === 0) return -1;
  if (action === 'first') return 0;
  if (action === 'last') return count - 1;
  if (at < 0) return action === 'next' ? 0 : count - 1;
  return (at + (action === 'next' ? 1 : -1) + count) % count;
}
