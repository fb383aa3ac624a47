// Where a banner lies over the board: where it covers least of what it is about.

export type Place = 'top' | 'bottom' | 'middle';
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const EDGE = 0.04; // of the free height, between the banner and the edge
const PLACES: readonly Place[] = ['top', 'bottom', 'middle'];

export function placeOf(room: Box, width: number, height: number, lit: readonly Box[]): Place {
  const left = (room.left + room.right - width) / 2;
  const free = room.bottom - room.top - height;
  const tops: Record<Place, number> = { top: free * EDGE, bottom: free * (1 - EDGE), middle: free / 2 };
  const covered = (place: Place): number => {
    const top = room.top + tops[place];
    return lit.reduce((sum, box) => sum + common(box, { left, right: left + width, top, bottom: top + height }), 0);
  };
  // a line of pixels is no reason
  return PLACES.reduce((best, place) => (covered(place) < covered(best) - width ? place : best));
}

/** The area that two boxes share. */
function common(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
