// Forests as one mass each: a dark ground with a ragged edge, and crowns that stand closest along it.

import { grain } from '../../../../drawings/board/seed';
import { OUTLINES } from '../land';
import { contour, distanceTo, insideOf, roughness, short, type Field } from './field';

export interface Wood {
  name: string;
  ground: string;
  deep: string; // its darker inside
  crowns: string; // their outlines
  lights: string; // where the light falls on them
  trunks: string; // along the near edge
}

/** Which regions are one forest. */
export const WOODS: Readonly<Record<string, readonly string[]>> = {
  mirkwood: [
    'northern_mirkwood',
    'western_mirkwood',
    'woodland_realm',
    'old_forest_road',
    'eastern_mirkwood',
    'narrows_of_the_forest',
  ],
  shadow: ['southern_mirkwood', 'dol_guldur'],
  fangorn: ['fangorn'],
  oldforest: ['old_forest'],
  golden: ['lorien'],
  druadan: ['druadan_forest'],
};

const EDGE = 4; // so far inside the border a forest begins
const RAGGED = 5;
const [ACROSS, DOWN] = [8.4, 6.2];

export function woods(open: (x: number, y: number) => boolean): Wood[] {
  const outlines = Object.values(WOODS)
    .flat()
    .map((region) => OUTLINES[region] ?? []);
  const all = insideOf(outlines);
  const rim = distanceTo(outlines.flatMap((outline) => pieces([...outline, ...outline.slice(0, 1)], all)));
  return Object.entries(WOODS).map(([name, regions]) => wood(name, regions, rim, open));
}

function wood(name: string, regions: readonly string[], rim: Field, open: (x: number, y: number) => boolean): Wood {
  const outlines = regions.map((region) => OUTLINES[region] ?? []);
  const within = insideOf(outlines);
  const rough = roughness(name, 17);
  const depth = (x: number, y: number): number => Math.sign(within(x, y)) * rim(x, y) - EDGE - rough(x, y) * RAGGED;
  const all = outlines.flat();
  const frame = {
    left: Math.min(...all.map(([x = 0]) => x)) - 5,
    top: Math.min(...all.map(([, y = 0]) => y)) - 5,
    right: Math.max(...all.map(([x = 0]) => x)) + 5,
    bottom: Math.max(...all.map(([, y = 0]) => y)) + 5,
  };
  const next = grain(name);
  let [crowns, lights, trunks] = ['', '', ''];
  let odd = false;
  for (let y = frame.top; y < frame.bottom; y += DOWN) {
    odd = !odd;
    for (let x = frame.left + (odd ? ACROSS / 2 : 0); x < frame.right; x += ACROSS) {
      const [px, py] = [x + (next() - 0.5) * 3, y + (next() - 0.5) * 2.4];
      const deep = depth(px, py);
      const sparse = next();
      if (deep < 1 || !open(px, py) || sparse < Math.min(0.62, (deep - 12) / 30)) continue;
      const size = 3.4 + next() * 1.4;
      const at = (dx: number, dy: number): string => `${short(px + dx * size)} ${short(py + dy * size)}`;
      crowns +=
        `M${at(-1.05, 0.5)}C${at(-1.5, -0.1)} ${at(-1.1, -0.7)} ${at(-0.6, -0.6)}` +
        `C${at(-0.5, -1.25)} ${at(0.5, -1.25)} ${at(0.6, -0.6)}C${at(1.1, -0.7)} ${at(1.5, -0.1)} ${at(1.05, 0.5)}` +
        `M${at(0.75, 0.1)}L${at(0.35, 0.5)}`;
      lights += `M${at(-1, 0.3)}C${at(-1.3, -0.2)} ${at(-0.9, -0.6)} ${at(-0.5, -0.5)}C${at(-0.4, -1)} ${at(0.2, -1)} ${at(0.3, -0.6)}C${at(-0.1, -0.1)} ${at(-0.5, 0.2)} ${at(-1, 0.3)}Z`;
      if (depth(px, py + 7) < 1) trunks += `M${at(-0.35, 0.6)}L${at(-0.35, 1.7)}M${at(0.4, 0.6)}L${at(0.4, 1.5)}`;
    }
  }
  return {
    name,
    ground: contour(depth, frame),
    deep: contour((x, y) => depth(x, y) - 11 + rough(y, x) * 6, frame),
    crowns,
    lights,
    trunks,
  };
}

/** An outline without what lies inside the forest: the borders between its own regions. */
function pieces(
  outline: readonly (readonly number[])[],
  within: (x: number, y: number) => number,
): (readonly (readonly number[])[])[] {
  const near = 11;
  const outer = ([x = 0, y = 0]: readonly number[]): boolean =>
    [0, 1, 2, 3, 4, 5, 6, 7].some(
      (at) => within(x + Math.cos((at * Math.PI) / 4) * near, y + Math.sin((at * Math.PI) / 4) * near) < 0,
    );
  const found: (readonly number[])[][] = [];
  let now: (readonly number[])[] = [];
  for (const point of outline)
    if (outer(point)) now.push(point);
    else if (now.length) {
      found.push(now);
      now = [];
    }
  if (now.length) found.push(now);
  return found;
}
