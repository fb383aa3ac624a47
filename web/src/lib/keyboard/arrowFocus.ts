// Arrow keys: from one thing to the nearest of its kind in that direction.

const WAY: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** For the board's keydown: moves the focus among the elements that share the focused one's `data-rove`. */
export function moveFocus(event: KeyboardEvent): void {
  const way = WAY[event.key];
  const board = event.currentTarget as HTMLElement;
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
  const here = (event.target as Element).closest<HTMLElement>('[data-rove]');
  const kind = here?.dataset['rove'] ?? 'pick';
  const others = [...board.querySelectorAll<HTMLElement>(`[data-rove="${kind}"]`)].filter((piece) => piece !== here);
  const next = here ? nearest(here, others, way) : others[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(from: Element, others: HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const other of others) {
    const [ox, oy] = centre(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const cost = ahead + aside * 2;
    if (ahead > 4 && cost < least) [best, least] = [other, cost];
  }
  return best;
}

function centre(piece: Element): [number, number] {
  const box = piece.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
