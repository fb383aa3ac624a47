// The log as it is read: equal lines in a row are one, with a count.

import type { Entry } from '../connection/wire';

export interface LineGroup {
  entry: Entry; // the first of them
  text: string;
  number: number; // its place
  times: number;
}

/** `fresh`: lines from here on are new, and are not counted with older ones. */
export function lineGroups(
  lines: readonly Entry[],
  fresh: number,
  together: boolean,
  says: (entry: Entry) => string,
): LineGroup[] {
  const found: LineGroup[] = [];
  lines.forEach((entry, number) => {
    const text = says(entry);
    const last = found.at(-1);
    const equal = together && last?.text === text && last.entry.rule === entry.rule && number !== fresh;
    if (equal) last.times += 1;
    else found.push({ entry, text, number, times: 1 });
  });
  return found;
}
