// How large so many cards may be in a room, in CSS pixels.

export interface Cards {
  wide: number;
  high: number;
}

export const GAP = 8;
const LEAST: Cards = { wide: 84, high: 44 }; // a slip that a thumb can touch
const MOST: Cards = { wide: 112, high: 158 };

/**
 * The largest that all fit without scrolling; the least, if none do. `unit`: how much larger than on a small screen.
 */
export function cards(count: number, wide: number, high: number, unit: number): Cards {
  for (let tall = Math.round(MOST.high * unit); tall >= LEAST.high; tall -= 2) {
    const card = { wide: Math.max(LEAST.wide, Math.round((tall / MOST.high) * MOST.wide)), high: tall };
    const columns = Math.max(1, Math.floor((wide + GAP) / (card.wide + GAP)));
    if (Math.ceil(count / columns) * (tall + GAP) - GAP <= high) return card;
  }
  return LEAST;
}
