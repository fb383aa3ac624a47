// The way through Mordor: from its gates over the plain of Gorgoroth to the fire, a stone for each step of the track.

import type { Point } from '../../../../drawings/board/trace';
import type { FellowshipStatus } from '../../shape';
import { CELLS, OUTLINES, placeOf, SPOTS } from '../land';
import { contour, distanceTo, insideOf, roughness } from './field';

/** From the beginning of the track to the Cracks of Doom. */
export const STONES: readonly Point[] = [
  [1330, 756],
  [1366, 786],
  [1408, 804],
  [1450, 798],
  [1490, 776],
  [1530, 737],
];
const TOWER = SPOTS['barad_dur']?.icon ?? { x: 0, y: 0 };
export const DOOM = STONES.length - 1;

/** The Eye hovers over the tower of Barad-dûr. */
export const EYE: Point = [TOWER.x, TOWER.y - 58];

/** Where the Ring-bearers are: in a region, or on their way through Mordor. */
export function bearersAt({ region, track }: FellowshipStatus): Point {
  return track < 0 ? placeOf(region) : (STONES[Math.min(track, DOOM)] ?? placeOf(region));
}

/** The radius of a stone, in units of the map; from afar it is so many pixels, so that its number can be read. */
export const STONE = { least: 9.6, pixels: 9, most: 19 };
const NUMBER = 0.6; // of a stone, so much of it is its number

export const stoneRadius = (zoom: number): number => Math.max(STONE.least, Math.min(STONE.pixels / zoom, STONE.most));

/** Where a ring of this radius lies: on the stone of the Ring-bearers, or above it if it would hide another number. */
export function overStones(step: number, radius: number, zoom: number): Point {
  const [x, y] = STONES[Math.min(step, DOOM)] ?? [0, 0];
  const stone = stoneRadius(zoom);
  const hides = (up: number, stones: readonly Point[]): boolean =>
    stones.some((one) => Math.hypot(one[0] - x, one[1] - y + up) < radius + stone * NUMBER);
  const numbered = STONES.slice(0, DOOM);
  if (!hides(0, numbered.toSpliced(step, 1))) return [x, y];
  let up = radius;
  while (hides(up, numbered)) up++;
  return [x, y - up];
}

export const WAY = `M1300 706Q1322 726 1330 756M1286 770Q1312 756 1330 756Q1340 778 1366 786T1408 804T1450 798T1490 776Q1504 766 1500 756Q1524 764 1530 744`;

/** Strokes down its dark side, as on all mountains. */
function hatching(): string {
  return Array.from({ length: 15 }, (_, at) => {
    const y = 752 + at * 5;
    return `M${1544 + (at % 3) - at * 0.2} ${y}L${1554 + at * 2.3} ${y + 11}`;
  }).join('');
}

/** Mount Doom, in layers from the back to the front. */
export const MOUNTAIN = {
  body: 'M1462 826C1478 812 1492 796 1504 772L1511 754L1518 741L1524 739L1528 743L1533 738L1539 742L1544 740L1552 756C1562 784 1574 806 1592 822L1592 830C1550 838 1500 838 1462 826Z',
  shade:
    'M1536 741L1539 742L1544 740L1552 756C1562 784 1574 806 1592 822L1592 830C1576 834 1560 835 1546 835L1556 822L1545 806L1549 788L1539 770L1543 754Z',
  lava: 'M1522 741C1524 750 1519 758 1523 768C1527 778 1519 786 1522 798C1524 808 1516 814 1519 826L1526 827C1523 818 1530 811 1527 799C1525 788 1533 780 1529 769C1526 759 1531 752 1530 742ZM1529 770C1536 780 1533 790 1539 800C1544 808 1541 818 1546 828L1550 827C1545 816 1549 808 1543 798C1538 790 1541 780 1533 769ZM1519 798C1512 804 1513 812 1506 818L1499 824L1505 824L1511 820C1517 814 1516 807 1521 803Z',
  crater: 'M1516 742C1522 736 1540 736 1546 742C1538 746 1524 746 1516 742Z',
  hatching: hatching(),
  lines:
    'M1506 776L1500 792L1492 806M1512 764L1508 788L1498 812M1516 756L1512 772M1548 758L1554 778M1550 774L1560 802M1556 796L1570 818M1536 812L1534 826M1480 820L1490 812M1552 812L1558 826M1566 812L1576 824',
} as const;

const PLAIN = ['gorgoroth', 'barad_dur', 'morannon', 'minas_morgul'];

/** The ground of Mordor, dark with ash, darker in places. */
export const ASH: readonly string[] = (() => {
  const outlines = PLAIN.map((region) => OUTLINES[region] ?? []);
  const [within, far, rough] = [insideOf(outlines), distanceTo(outlines), roughness('ash', 30)];
  const frame = { left: 1180, top: 600, right: 1592, bottom: 890 };
  const dark = (more: number): string =>
    contour((x, y) => (within(x, y) < 0 ? -1 : rough(x, y) - more - 6 / (1 + far(x, y))), frame);
  return [PLAIN.map((region) => CELLS[region] ?? '').join(''), dark(-0.2), dark(0.25)];
})();
