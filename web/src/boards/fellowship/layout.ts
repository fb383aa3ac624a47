// How the table lies in its room.

export type Shape = 'desk' | 'tall' | 'low'; // wide and high; a phone upright; a phone on its side

const LOW = 420;
const NARROW = 700;
const STEEP = 0.9; // narrower than this for its height: plates above, hand below

export function shapeOf(wide: number, high: number): Shape {
  if (high < LOW && wide > high) return 'low';
  return wide < NARROW || wide < high * STEEP ? 'tall' : 'desk';
}

/** In so many rows a hand lies, that a card has the width it needs for a finger; at most two. */
export function rowsFor(cards: number, wide: number, least: number): number {
  return wide && cards * least > wide ? 2 : 1;
}

/** The cards in rows, the longer one above. */
export function inRows<T>(cards: readonly T[], rows: number): T[][] {
  const each = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, at) => cards.slice(at * each, (at + 1) * each)).filter(
    (row) => row.length > 0,
  );
}
