// A thing that has its size from the room, not from what is in it: it says how tightly that has to be written.

import type { Attachment } from 'svelte/attachments';

/** Raises `data-tight` from 0 until nothing sticks out, as far as `most`. */
export function fitted(most: number): Attachment<HTMLElement> {
  return (element) => {
    const fit = (): void => {
      for (let tight = 0; tight <= most; tight++) {
        element.dataset['tight'] = String(tight);
        if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) return;
      }
    };
    const size = new ResizeObserver(fit);
    const inside = new MutationObserver(fit);
    size.observe(element);
    inside.observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class'],
    });
    void document.fonts.ready.then(fit);
    return () => {
      size.disconnect();
      inside.disconnect();
    };
  };
}
