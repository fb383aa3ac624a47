// The relief of the land, drawn once for all maps on the page. It takes a moment: the land is shown without it first.

import { kept } from './kept';
import { layersOf, type Layer } from './mountains';
import { peaks } from './ranges';
import { crags, drawn, strewn, type Drawn } from './terrain';
import { woods, type Wood } from './woods';

export interface Relief {
  forests: readonly Wood[];
  land: Drawn;
  layers: readonly Layer[];
}

let relief: Relief | null = null;

export const drawnRelief = (): Relief | null => relief;

export function drawRelief(): Relief {
  if (relief) return relief;
  const boxes = kept();
  const open = (x: number, y: number): boolean =>
    boxes.every((box) => x < box.left || x > box.right || y < box.top || y > box.bottom);
  const things = strewn(boxes);
  relief = { forests: woods(open), land: drawn(things), layers: layersOf([...peaks(), ...crags(things)]) };
  return relief;
}
