// Fingers, mouse and wheel on the map: what they do to it, told in pixels of its window.

import type { Attachment } from 'svelte/attachments';
import type { Point } from '../../../drawings/board/trace';

export interface Hands {
  drag: (dx: number, dy: number) => void;
  zoom: (at: Point, factor: number) => void;
  rest: () => void; // a drag, a pinch or the wheel has come to its end
  tap: (at: Point) => void; // beside all buttons
  hold: (at: Point) => void; // a long touch, or the other button of the mouse
}

const STILL = 6; // pixels: less is a tap of an unquiet hand
const WHEEL = 0.0016;
const PAUSE = 160; // milliseconds without a turn of the wheel: it has come to its end

export function gestures(hands: Hands): Attachment<HTMLElement> {
  return (window) => {
    const down = new Map<number, Point>();
    let [travelled, dragged] = [0, false];
    let wheeling: ReturnType<typeof setTimeout> | undefined;

    const place = (event: MouseEvent): Point => {
      const box = window.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const onPanel = (event: Event): boolean => (event.target as Element).closest('[data-panel]') !== null;

    function press(event: PointerEvent): void {
      if (onPanel(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
      if (!down.size) [travelled, dragged] = [0, false];
      down.set(event.pointerId, place(event));
    }

    function move(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) return;
      if (event.pointerType === 'mouse' && !(event.buttons & 1)) return release(event); // let go outside the window
      const now = place(event);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, now);
      travelled += Math.hypot(now[0] - before[0], now[1] - before[1]);
      if (!dragged && travelled < STILL) return;
      if (!dragged) window.setPointerCapture(event.pointerId);
      dragged = true;
      if (!other) return hands.drag(now[0] - before[0], now[1] - before[1]);
      const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      const spread = (point: Point): number => Math.max(8, Math.hypot(point[0] - other[0], point[1] - other[1]));
      hands.drag((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      hands.zoom(middle, spread(now) / spread(before));
    }

    function release(event: PointerEvent): void {
      if (down.delete(event.pointerId) && !down.size && dragged) hands.rest();
    }

    /** The click that ends a drag is none. A click by a key, or one long after the drag, is. */
    function click(event: MouseEvent): void {
      if (dragged && event.detail) {
        dragged = false;
        event.stopPropagation();
        event.preventDefault();
      } else if (!(event.target as Element).closest('button, a, [data-panel]')) hands.tap(place(event));
    }

    function wheel(event: WheelEvent): void {
      if (onPanel(event)) return;
      event.preventDefault();
      hands.zoom(place(event), Math.exp(-event.deltaY * WHEEL));
      clearTimeout(wheeling);
      wheeling = setTimeout(hands.rest, PAUSE);
    }

    function hold(event: MouseEvent): void {
      if (onPanel(event)) return;
      event.preventDefault();
      hands.hold(place(event));
    }

    window.addEventListener('pointerdown', press);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    window.addEventListener('click', click, true);
    window.addEventListener('contextmenu', hold);
    window.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(wheeling);
      window.removeEventListener('pointerdown', press);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      window.removeEventListener('click', click, true);
      window.removeEventListener('contextmenu', hold);
      window.removeEventListener('wheel', wheel);
    };
  };
}
