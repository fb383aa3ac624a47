// The names of a position: how each may be broken, what it may stand beside, whose name matters more.

import type { Voice } from '../../../lib/words/voice';
import type { WarView } from '../shape';
import { DOOM, stoneRadius, STONES } from './art/mordor';
import type { Box } from './camera';
import { BUILT, isIn, MAP, REGIONS, SPOTS } from './land';
import { written, type Name, type Written } from './regionNames';
import { boxOf, type Lying } from './tokens';

const RANK: Readonly<Record<string, number>> = { stronghold: 8, city: 6, town: 4 };
const MAIN = ['stronghold', 'city'];
const DRAWING = { half: 20, high: 36, foot: 3 }; // of a settlement, in units of the map
const POINT = 4; // pixels around the middle of a region in which nothing stands

type Words = Pick<Voice, 'language' | 'noun'>;

export const isMain = (view: WarView, region: string): boolean => MAIN.includes(view.map[region]?.settlement ?? '');

/** The order in which main places are written does not change with the question, so that they stay where they are. */
function weight(view: WarView, region: string, asked: boolean): number {
  const place = view.map[region];
  const rank = RANK[place?.settlement ?? ''] ?? 0;
  if (isMain(view, region)) return rank;
  return (
    (asked ? 50 : 0) +
    (view.fellowship.region === region ? 40 : 0) +
    rank +
    (place?.fortification ? 5 : 0) +
    (view.standing[region] ? 3 : 0) +
    (place?.nation ? 1 : 0)
  );
}

/** Of a name as it was broken for our drawing, the ways to write it. */
function ways(words: Words, region: string): (readonly string[])[] {
  const label = SPOTS[region]?.label;
  const broken = (words.language === 'pl' ? label?.lines : label?.lines_en) ?? [];
  const name = words.noun(`region-${region}`); // its own file has the last word
  const parts = name.split(' ');
  const first = broken.join(' ') === name ? broken : parts;
  return [first, ...[[name], parts].filter((lines) => lines.length !== first.length)];
}

function drawingOf(region: string, zoom: number): Box {
  const { x = 0, y = 0 } = SPOTS[region]?.icon ?? {};
  const { half, high, foot } = DRAWING;
  return {
    left: (x - half) * zoom,
    top: (y - high) * zoom,
    right: (x + half) * zoom,
    bottom: (y + foot) * zoom,
  };
}

/** The stones of the Mordor Track: while the Ring-bearers are there, no name lies over them. */
function stonesOf(zoom: number): Box[] {
  const half = stoneRadius(zoom);
  return STONES.slice(0, DOOM).map(([x, y]) => ({
    left: (x - half) * zoom,
    top: (y - half) * zoom,
    right: (x + half) * zoom,
    bottom: (y + half) * zoom,
  }));
}

/** Where each name is written, beside the tokens and what else lies over the map. */
export function labelsOf(
  view: WarView,
  words: Words,
  { zoom, letters, tokens, over }: { zoom: number; letters: number; tokens: readonly Lying[]; over: readonly Box[] },
  asked: (region: string) => boolean,
): Map<string, Written> {
  const drawings = new Map(BUILT.map((region) => [region, drawingOf(region, zoom)]));
  const names = REGIONS.map((region): Name => {
    const { x = 0, y = 0, label } = SPOTS[region] ?? {};
    const point = { left: x * zoom - POINT, top: y * zoom - POINT, right: x * zoom + POINT, bottom: y * zoom + POINT };
    const drawing = drawings.get(region);
    const beside = [...(drawing ? [drawing] : []), ...tokens.filter((one) => one.region === region).map(boxOf)];
    return {
      region,
      drawn: [(label?.x ?? 0) * zoom, (label?.y ?? 0) * zoom],
      ways: ways(words, region),
      beside: beside.length ? beside : [point],
      weight: weight(view, region, asked(region)),
      must: isMain(view, region),
      own: ([px, py]) => isIn(region, [px / zoom, py / zoom]),
    };
  });
  const frame = { left: MAP.left * zoom, top: MAP.top * zoom, right: MAP.right * zoom, bottom: MAP.bottom * zoom };
  const stones = view.fellowship.track < 0 ? [] : stonesOf(zoom);
  return written(names, letters, {
    frame,
    over: [...over, ...stones],
    taken: tokens.map(boxOf),
    soft: [...drawings.values()],
  });
}
