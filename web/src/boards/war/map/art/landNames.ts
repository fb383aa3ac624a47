// Where the names of rivers, seas and mountains are written, each along a curve.

import { smooth } from '../../../../drawings/board/pen';
import type { Point } from '../../../../drawings/board/trace';
import { COURSES } from './rivers';

export type Of = 'water' | 'sea' | 'range';

export interface Written {
  key: string; // `board-name-KEY`
  of: Of;
  d: string;
  size: number; // of its letters, in units of the map
  at?: number; // where on the curve its middle is, in hundredths
  spaced: number; // between letters, in units
}

/** Part of a river, from west to east or from north to south, so that the letters stand upright. */
function bank(name: string, from: number, to: number, aside: number): string {
  const course = COURSES[name] ?? [];
  const part = course
    .slice(Math.floor(course.length * from), Math.ceil(course.length * to))
    .filter((_, at, { length }) => at % Math.ceil(length / 6) === 0 || at === length - 1)
    .map(([x = 0, y = 0]): Point => [x, y + aside]);
  return smooth((part.at(-1)?.[0] ?? 0) < (part[0]?.[0] ?? 0) ? part.reverse() : part);
}

export const WRITTEN: readonly Written[] = [
  { key: 'anduin', of: 'water', d: bank('Anduin', 0.2, 0.42, -5), size: 13, spaced: 3 },
  { key: 'anduin', of: 'water', d: bank('Anduin', 0.62, 0.82, -8), size: 15, spaced: 4 },
  { key: 'isen', of: 'water', d: bank('Isen', 0, 1, -5), size: 12, spaced: 3 },
  { key: 'greyflood', of: 'water', d: bank('Greyflood', 0.5, 0.95, -6), size: 12, spaced: 2.4 },
  { key: 'brandywine', of: 'water', d: bank('Brandywine', 0.45, 1, -6), size: 12, spaced: 2.2 },
  { key: 'celduin', of: 'water', d: bank('Celduin', 0.1, 0.6, -6), size: 12, spaced: 2.4 },
  { key: 'poros', of: 'water', d: bank('Poros', 0.3, 1, -5), size: 11, spaced: 3 },
  { key: 'great-sea', of: 'sea', d: 'M40 640Q150 560 300 600T420 560', size: 34, spaced: 9 },
  { key: 'belfalas', of: 'sea', d: 'M500 990Q660 940 840 1010', size: 22, spaced: 6 },
  { key: 'lhun', of: 'sea', d: 'M40 305Q110 300 190 292', size: 11, spaced: 1.4 },
  { key: 'rhun', of: 'sea', d: 'M1384 452Q1425 436 1470 452', size: 13, spaced: 1.6 },
  { key: 'nurnen', of: 'sea', d: 'M1420 884Q1470 876 1524 876', size: 12, spaced: 2.4 },
  { key: 'misty', of: 'range', d: 'M684 362Q730 316 768 304Q820 288 856 250', size: 21, spaced: 3 },
  { key: 'white', of: 'range', d: 'M520 792Q570 752 610 742Q660 754 700 776', size: 21, spaced: 3 },
  { key: 'shadow', of: 'range', d: 'M1270 794Q1284 850 1262 906Q1276 940 1270 980', size: 17, spaced: 1.5 },
  { key: 'grey', of: 'range', d: 'M850 40Q980 22 1120 40', size: 21, spaced: 6 },
];
