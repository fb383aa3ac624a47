// A text in a box that may be too low for it: the class `cut` says so, and it fades out instead of ending in half a
// line.

import type { Attachment } from 'svelte/attachments';

export const overflowFade: Attachment<HTMLElement> = (element) => {
  const look = (): void => void element.classList.toggle('cut', element.scrollHeight > element.clientHeight + 2);
  const size = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  size.observe(element);
  inside.observe(element, { childList: true, characterData: true, subtree: true });
  void document.fonts.ready.then(look);
  return () => {
    size.disconnect();
    inside.disconnect();
  };
};
