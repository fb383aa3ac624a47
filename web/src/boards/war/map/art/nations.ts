// The nations as water colour: strongest along their borders, fading to parchment inside.

import {
  borders,
  coast,
  impassable_edges as edges,
  impassable_pairs as pairs,
} from '../../../../../../src/bree/games/war/map/cells.json';
import { CELLS, OUTLINES, REGIONS } from '../land';
import { contour, distanceTo, insideOf, roughness } from './field';

export interface Land {
  nation: string;
  whole: string;
  washes: string[]; // the widest first
}

const WIDTHS = [30, 23, 17, 12, 8, 4.5];
const UNEVEN = 0.3; // of its width

export function lands(nationOf: (region: string) => string): Land[] {
  const nations = [...new Set(REGIONS.map(nationOf))].filter((nation) => nation);
  const apart = ([one = '', other = '']: readonly string[]): boolean => nationOf(one) !== nationOf(other);
  const rims = [
    ...borders.filter(({ between }) => apart(between)).map(({ points }) => points),
    ...edges.filter((_, at) => apart(pairs[at] ?? [])),
    ...coast,
  ];
  const [far, uneven] = [distanceTo(rims), roughness('wash', 34)];
  return nations.map((nation) => {
    const own = REGIONS.filter((region) => nationOf(region) === nation);
    const outlines = own.map((region) => OUTLINES[region] ?? []);
    const within = insideOf(outlines);
    const [xs, ys] = [outlines.flat().map(([x = 0]) => x), outlines.flat().map(([, y = 0]) => y)];
    const frame = {
      left: Math.min(...xs) - 5,
      top: Math.min(...ys) - 5,
      right: Math.max(...xs) + 5,
      bottom: Math.max(...ys) + 5,
    };
    const whole = own.map((region) => CELLS[region] ?? '').join('');
    const inner = (wide: number): string =>
      contour((x, y) => (within(x, y) < 0 ? -1 : far(x, y) - wide * (1 + uneven(x, y) * UNEVEN)), frame);
    return { nation, whole, washes: WIDTHS.map((wide) => whole + inner(wide)) };
  });
}
