// Where a banner lies over the board: where it covers least of what it is about.

export type Place = 'top' | 'bottom' | 'middle';

export interface Box {
  top: number;
  bottom: number;
}

const EDGE = 0.04; // of the room, between the banner and the edge
const PLACES: readonly Place[] = ['top', 'bottom', 'middle'];

export function placeOf(room: Box, height: number, lit: readonly Box[]): Place {
  const free = room.bottom - room.top - height;
  const tops: Record<Place, number> = { top: free * EDGE, bottom: free * (1 - EDGE), middle: free / 2 };
  const covered = (place: Place): number => {
    const top = room.top + tops[place];
    return lit.reduce((sum, box) => sum + Math.max(0, Math.min(box.bottom, top + height) - Math.max(box.top, top)), 0);
  };
  return PLACES.reduce((best, place) => (covered(place) < covered(best) - 1 ? place : best)); // a pixel is no reason
}
