// What a thing on the page is, told on hover, on focus, and by a long touch. A thing says with `data-explains="KEY"`
// what it can be asked about; one with `data-look` is good for nothing else, so a plain touch does.

import type { Attachment } from 'svelte/attachments';

const HOLD = 450; // milliseconds of a long touch
const POINTED = 180; // of a mouse that means it
const LEFT = 160; // of one that has gone: it may be on its way to the words
const STILL = 9; // pixels that a thumb may slip

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Extent {
  wide: number;
  high: number;
}

const GAP = 8;

/** Where words of this size lie beside the thing, inside the window: above it if they fit, else where there is room. A
 *  box to spare, such as what a lesson says, stays in sight. */
export function placed(thing: Box, words: Extent, window: Extent, spare?: Box): { left: number; top: number } {
  const middle = (thing.left + thing.right - words.wide) / 2;
  const level = (thing.top + thing.bottom - words.high) / 2;
  const within = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(at, room - size - GAP));
  const [across, down] = [within(middle, words.wide, window.wide), within(level, words.high, window.high)];
  const sides = [
    { room: thing.top - words.high, at: { left: across, top: thing.top - words.high - GAP } },
    { room: thing.left - words.wide, at: { left: thing.left - words.wide - GAP, top: down } },
    { room: window.high - thing.bottom - words.high, at: { left: across, top: thing.bottom + GAP } },
    { room: window.wide - thing.right - words.wide, at: { left: thing.right + GAP, top: down } },
  ];
  if (spare) sides.push({ room: spare.top - words.high, at: { left: across, top: spare.top - words.high - GAP } });
  const fitting = sides.filter((side) => side.room >= 2 * GAP).map((side) => side.at);
  return fitting.find((at) => !spare || !meet(at, words, spare)) ?? fitting[0] ?? { left: across, top: down };
}

/** Do words of this size at this place lie over the box? */
function meet(at: { left: number; top: number }, words: Extent, box: Box): boolean {
  const beside = at.left >= box.right || at.left + words.wide <= box.left;
  return !beside && at.top < box.bottom && at.top + words.high > box.top;
}

// Where the mouse was last seen moving or pressed. What comes under one that rests has moved itself, and is not asked
// about.
const mouse = { x: -1, y: -1 };
const rests = (event: PointerEvent): boolean => event.clientX === mouse.x && event.clientY === mouse.y;
for (const name of ['pointermove', 'pointerdown'] as const)
  globalThis.addEventListener?.(name, (event) => Object.assign(mouse, { x: event.clientX, y: event.clientY }), {
    capture: true,
    passive: true,
  });

/** Is this in the words of an explanation, as a game term is? */
const isWords = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-explanation]') !== null;

export class Explaining {
  what = $state.raw(''); // the key of what is explained; empty: nothing is
  thing = $state.raw<HTMLElement | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false; // by a long touch, whose click is none
  private from: readonly [number, number] = [0, 0];
  private under: HTMLElement | null = null; // what has come under a mouse that rests

  show(thing: HTMLElement): void {
    this.wait();
    this.thing = thing;
    this.what = thing.dataset['explains'] ?? '';
  }

  hide(): void {
    this.wait();
    this.thing = null;
    this.what = '';
  }

  /** For whatever holds the things. */
  readonly within: Attachment<HTMLElement> = (root) => {
    const thingAt = (event: Event): HTMLElement | null =>
      (event.target as Element).closest?.<HTMLElement>('[data-explains]') ?? null;
    const on: { [name: string]: (event: never) => void } = {
      pointerover: (event: PointerEvent) => {
        const thing = thingAt(event);
        if (event.pointerType !== 'mouse' || event.buttons || thing?.contains(event.relatedTarget as Node | null))
          return;
        this.under = rests(event) ? thing : null;
        if (thing && thing !== this.thing && !this.under)
          this.wait(() => this.show(thing), this.what ? LEFT / 2 : POINTED);
        else if (thing) this.wait();
      },
      pointerout: (event: PointerEvent) => {
        const thing = thingAt(event);
        if (event.pointerType === 'mouse' && thing && !thing.contains(event.relatedTarget as Node | null)) this.leave();
      },
      focusin: (event: FocusEvent) => {
        const thing = thingAt(event);
        if (thing?.matches(':focus-visible')) this.show(thing);
      },
      focusout: (event: FocusEvent) => {
        // later: it may come while the page is being redrawn
        if (!isWords(event.relatedTarget)) this.wait(() => this.hide());
      },
      pointerdown: (event: PointerEvent) => {
        const thing = thingAt(event);
        this.held = false;
        this.from = [event.clientX, event.clientY];
        if (!thing || event.pointerType === 'mouse') return;
        this.wait(() => {
          this.show(thing);
          this.held = true;
        }, HOLD);
      },
      pointermove: (event: PointerEvent) => {
        const under = this.under;
        if (under && under === thingAt(event)) {
          this.under = null;
          this.wait(() => this.show(under), POINTED);
        }
        if (
          event.pointerType !== 'mouse' &&
          Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > STILL
        )
          this.wait();
      },
      pointerup: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') this.wait();
      },
      pointercancel: () => this.wait(),
      contextmenu: (event: MouseEvent) => {
        if (this.held) event.preventDefault();
      },
    };
    const click = (event: MouseEvent): void => {
      if (isWords(event.target)) return;
      const thing = thingAt(event);
      if (this.held) {
        event.preventDefault();
        event.stopPropagation();
        this.held = false;
      } else if (thing && 'look' in thing.dataset) this.show(thing);
      else this.hide();
    };
    for (const [name, does] of Object.entries(on)) root.addEventListener(name, does as EventListener);
    root.addEventListener('click', click, true);
    return () => {
      for (const [name, does] of Object.entries(on)) root.removeEventListener(name, does as EventListener);
      root.removeEventListener('click', click, true);
      this.wait();
    };
  };

  /** The mouse has gone, perhaps only over to the words. */
  leave(): void {
    this.wait(() => this.hide(), LEFT);
  }

  /** The mouse is on the words, or whatever else was meant to happen does not. */
  wait(does?: () => void, milliseconds = 0): void {
    clearTimeout(this.timer);
    this.timer = does && setTimeout(does, milliseconds);
  }
}
