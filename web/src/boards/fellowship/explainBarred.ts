// What a rule bars tells so when it is pointed at, touched or in focus.

import type { Attachment } from 'svelte/attachments';

export function barring(
  onbarred: (thing: string, rule: string) => void,
  thing: string,
  rule: string,
): Attachment<HTMLElement> {
  return (element) => {
    const tell = (): void => onbarred(thing, rule);
    const leave = (): void => onbarred('', '');
    const ways = { pointerenter: tell, focus: tell, click: tell, pointerleave: leave, blur: leave };
    for (const [event, hear] of Object.entries(ways)) element.addEventListener(event, hear);
    return () => {
      for (const [event, hear] of Object.entries(ways)) element.removeEventListener(event, hear);
    };
  };
}
