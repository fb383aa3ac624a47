// The digits 1 to 9: they go through what can be picked as it is read on the screen, row by row, from the left.

export interface Placed<T> {
  thing: T;
  box: Pick<DOMRect, 'left' | 'top' | 'bottom'>;
}

/** As a page is read. Things stand in one row if the middle of the second is not below the first one. */
export function inReadingOrder<T>(things: readonly Placed<T>[]): T[] {
  const rows: Placed<T>[][] = [];
  for (const one of [...things].sort((a, b) => a.box.top - b.box.top)) {
    const first = rows.at(-1)?.[0];
    if (first && (one.box.top + one.box.bottom) / 2 < first.box.bottom) rows.at(-1)?.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.left - b.box.left).map(({ thing }) => thing));
}

/** The elements by which exactly one thing can be picked, in that order, each with its pick. */
export function picksInSight(page: ParentNode): { pick: string; element: HTMLElement }[] {
  const found = [...page.querySelectorAll<HTMLElement>('[data-spot], .slips [data-pick]')].flatMap((element) => {
    const [pick = '', ...others] = (element.dataset['spot'] ?? element.dataset['pick'] ?? '').split(' ');
    const box = element.getBoundingClientRect();
    const seen = box.width > 1 && element.checkVisibility({ visibilityProperty: true });
    return pick && !others.length && seen ? [{ thing: { pick, element }, box }] : [];
  });
  const ordered = inReadingOrder(found);
  return ordered.filter(({ pick }, at) => ordered.findIndex((one) => one.pick === pick) === at);
}

/** What each digit picks: first what was numbered before, then what is in sight, then all else that is offered. */
export function numbered(before: readonly string[], sight: readonly string[], offered: readonly string[]): string[] {
  const open = new Set(offered);
  return [...new Set([...before, ...sight, ...offered])].filter((pick) => open.has(pick));
}
