// Places that the drawing of the land leaves free: where names and settlements stand.

import type { Box } from '../camera';
import { SPOTS } from '../land';

const [LETTER, LINE] = [5.6, 11.6]; // of a name, in units of the map

const MORDOR: Box = { left: 1300, top: 728, right: 1592, bottom: 838 }; // the track and the mountain

/** The names, the drawings of settlements, the way through Mordor. */
export function kept(): Box[] {
  const regions = Object.values(SPOTS).flatMap(({ label, icon }) => {
    const lines = Math.max(label.lines.length, label.lines_en.length);
    const half = (Math.max(...[...label.lines, ...label.lines_en].map(({ length }) => length)) * LETTER) / 2;
    const name = { left: label.x - half, top: label.y - 2, right: label.x + half, bottom: label.y + lines * LINE };
    return icon ? [name, { left: icon.x - 24, top: icon.y - 40, right: icon.x + 24, bottom: icon.y + 3 }] : [name];
  });
  return [...regions, MORDOR];
}
