// The nations as water colour: strongest along their borders, fading to parchment inside.

import {
  borders,
  coast,
  impassable_edges as edges,
  impassable_pairs as pairs,
} from '../../../../../../src/bree/games/war/map/cells.json';
import { CELLS, MAP, OUTLINES, REGIONS } from '../land';
import { contour, distanceTo, insideOf, roughness } from './field';

export interface Washes {
  nations: { nation: string; d: string }[]; // their whole land
  faded: string[]; // of all of them: where the colour grows fainter, from the border inwards
}

const WIDTHS = [4.5, 9, 14, 20, 28]; // units from the border
const COARSE = 9;
const UNEVEN = 0.3; // of its width

export function washes(nationOf: (region: string) => string): Washes {
  const owned = REGIONS.filter(nationOf);
  const apart = ([one = '', other = '']: readonly string[]): boolean => nationOf(one) !== nationOf(other);
  const rims = [
    ...borders.filter(({ between }) => apart(between)).map(({ points }) => points),
    ...edges.filter((_, at) => apart(pairs[at] ?? [])),
    ...coast,
  ];
  const within = insideOf(owned.map((region) => OUTLINES[region] ?? []));
  const [far, uneven] = [distanceTo(rims), roughness('wash', 34)];
  return {
    nations: [...new Set(owned.map(nationOf))].map((nation) => ({
      nation,
      d: owned
        .filter((region) => nationOf(region) === nation)
        .map((region) => CELLS[region] ?? '')
        .join(''),
    })),
    faded: WIDTHS.map((wide) =>
      contour((x, y) => (within(x, y) < 0 ? -1 : far(x, y) - wide * (1 + uneven(x, y) * UNEVEN)), MAP, COARSE),
    ),
  };
}
