// What grows and lies in the open land of each region: hills, groves, grass, reeds, dunes. Only where nothing else
// stands.

import { grain } from '../../../../drawings/board/seed';
import type { Box } from '../camera';
import { OUTLINES, SPOTS } from '../land';
import { distanceTo, insideOf, roughness, short } from './field';
import type { Peak } from './mountains';
import { COURSES, SHORES } from './rivers';

export type Kind = 'crags' | 'hills' | 'grove' | 'grass' | 'reeds' | 'dunes' | 'waste' | 'fields';

/** What a region is mostly; then what else is there. */
export const LAND: Readonly<Record<string, readonly Kind[]>> = {
  andrast: ['hills', 'grass'],
  anfalas: ['hills', 'grass', 'grove'],
  angmar: ['hills', 'crags', 'waste'],
  arnor: ['hills', 'grass'],
  ash_mountains: ['crags', 'waste'],
  barad_dur: ['waste'],
  bree: ['hills', 'grove'],
  buckland: ['fields', 'grove'],
  cardolan: ['grass', 'hills'],
  carrock: ['grove', 'grass'],
  dagorlad: ['waste'],
  dale: ['fields', 'grass'],
  dead_marshes: ['reeds'],
  dimrill_dale: ['hills', 'grass'],
  dol_amroth: ['hills', 'grass'],
  druwaith_iaur: ['grove', 'hills'],
  eagles_eyrie: ['crags'],
  east_harondor: ['dunes', 'grass'],
  east_rhun: ['grass', 'hills'],
  eastemnet: ['grass'],
  eastern_brown_lands: ['waste'],
  eastern_emyn_muil: ['crags'],
  edoras: ['grass', 'fields'],
  enedwaith: ['grass', 'grove'],
  erebor: ['hills', 'grass'],
  erech: ['hills', 'grass'],
  ered_luin: ['crags', 'hills'],
  ettenmoors: ['hills', 'waste'],
  evendim: ['hills', 'grass'],
  far_harad: ['dunes'],
  folde: ['grass'],
  fords_of_bruinen: ['hills', 'grove'],
  fords_of_isen: ['grass', 'hills'],
  forlindon: ['grove', 'hills'],
  gap_of_rohan: ['grass', 'hills'],
  gladden_fields: ['reeds', 'grass'],
  goblins_gate: ['crags'],
  gorgoroth: ['waste'],
  grey_havens: ['grove'],
  harlindon: ['grove', 'grass'],
  helms_deep: ['hills', 'grass'],
  high_pass: ['crags'],
  hollin: ['grove', 'hills'],
  iron_hills: ['hills', 'crags'],
  khand: ['dunes', 'grass'],
  lamedon: ['hills', 'grass'],
  lossarnach: ['grove', 'fields'],
  minas_morgul: ['waste'],
  minas_tirith: ['fields'],
  minhiriath: ['grass', 'grove'],
  morannon: ['waste'],
  moria: ['crags'],
  mount_gram: ['hills', 'crags'],
  mount_gundabad: ['crags'],
  near_harad: ['dunes'],
  noman_lands: ['waste', 'grass'],
  north_anduin_vale: ['grove', 'grass'],
  north_downs: ['hills', 'fields'],
  north_dunland: ['hills', 'grass'],
  north_ered_luin: ['hills', 'crags'],
  north_ithilien: ['grove'],
  north_rhun: ['grass', 'hills'],
  northern_dorwinion: ['fields', 'grass'],
  northern_rhovanion: ['grass'],
  nurn: ['fields', 'waste'],
  old_ford: ['grove', 'grass'],
  orthanc: ['waste'],
  osgiliath: ['fields', 'grove'],
  parth_celebrant: ['grove', 'grass'],
  pelargir: ['fields', 'grass'],
  rhosgobel: ['grove'],
  rivendell: ['grove', 'crags'],
  south_anduin_vale: ['grove', 'grass'],
  south_downs: ['hills', 'grass'],
  south_dunland: ['hills', 'grass'],
  south_ered_luin: ['hills', 'crags'],
  south_ithilien: ['grove', 'grass'],
  south_rhun: ['grass', 'hills'],
  southern_dorwinion: ['fields', 'grass'],
  southern_rhovanion: ['grass'],
  tharbad: ['reeds', 'grass'],
  the_shire: ['fields', 'hills'],
  tower_hills: ['hills', 'fields'],
  trollshaws: ['grove', 'hills'],
  umbar: ['dunes'],
  vale_of_the_carnen: ['grass', 'grove'],
  vale_of_the_celduin: ['grass', 'fields'],
  weather_hills: ['hills', 'grass'],
  west_harondor: ['dunes', 'grass'],
  westemnet: ['grass'],
  western_brown_lands: ['waste'],
  western_emyn_muil: ['crags'],
  withered_heath: ['waste', 'crags'],
};

export interface Thing {
  x: number;
  y: number;
  kind: Kind;
}

const ROOM: Readonly<Record<Kind, number>> = {
  crags: 24,
  hills: 17,
  grove: 8,
  grass: 15,
  reeds: 12,
  dunes: 20,
  waste: 13,
  fields: 17,
};
/** Of the land, so much has none of a kind: -1 is nothing, 1 all. */
const BARE: Readonly<Record<Kind, number>> = {
  crags: -0.35,
  hills: -0.3,
  grove: 0,
  grass: -0.5,
  reeds: -0.6,
  dunes: -0.5,
  waste: -0.7,
  fields: -0.2,
};
const FROM_BORDER = 9;
const AROUND_ARMY = 24;

/** Everything that is strewn over the land, but not over `kept`. */
export function strewn(kept: readonly Box[]): Thing[] {
  const far = distanceTo([...Object.values(OUTLINES), ...Object.values(COURSES), ...SHORES]);
  const lake = insideOf(SHORES);
  const clumped = roughness('clumps', 30);
  const regions = Object.entries(LAND);
  const within = insideOf(regions.map(([region]) => OUTLINES[region] ?? []));
  return regions.flatMap(([region, kinds], number) => {
    const outline = OUTLINES[region] ?? [];
    const spot = SPOTS[region];
    const next = grain(region);
    const [xs, ys] = [outline.map(([x = 0]) => x), outline.map(([, y = 0]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const near = kept.filter(
      (box) => box.right > left && box.left < left + wide && box.bottom > top && box.top < top + high,
    );
    const found: Thing[] = [];
    for (let tries = (wide * high) / 34; tries > 0; tries--) {
      const [x, y] = [left + next() * wide, top + next() * high];
      const kind = kinds[next() < 0.68 ? 0 : Math.floor(next() * kinds.length)] ?? 'grass';
      const free =
        within(x, y) === number + 1 &&
        lake(x, y) < 0 &&
        clumped(x, y) > BARE[kind] &&
        far(x, y) > FROM_BORDER &&
        Math.hypot(x - (spot?.x ?? 0), y - (spot?.y ?? 0)) > AROUND_ARMY &&
        near.every((box) => x < box.left || x > box.right || y < box.top || y > box.bottom) &&
        found.every((other) => Math.hypot(x - other.x, (y - other.y) * 1.3) > (ROOM[kind] + ROOM[other.kind]) / 2);
      if (free) found.push({ x, y, kind });
    }
    return found;
  });
}

/** The crags among them, as small mountains. */
export function crags(things: readonly Thing[]): Peak[] {
  const next = grain('crags');
  return things.filter(({ kind }) => kind === 'crags').map(({ x, y }) => ({ x, y: y + 4, high: 7 + next() * 7 }));
}

/** How each kind is drawn with the pen, and where colour lies under it. */
export interface Drawn {
  lines: string;
  crowns: string; // of trees
  fields: string;
}

export function drawn(things: readonly Thing[]): Drawn {
  const next = grain('pen');
  const found: Drawn = { lines: '', crowns: '', fields: '' };
  for (const { x, y, kind } of things) {
    const at = (dx: number, dy: number): string => `${short(x + dx)} ${short(y + dy)}`;
    const big = 0.8 + next() * 0.45;
    const to = (dx: number, dy: number): string => at(dx * big, dy * big);
    if (kind === 'hills')
      found.lines +=
        `M${to(-8, 3)}Q${to(-4, -4)} ${to(0, -4)}Q${to(4, -4)} ${to(8.5, 3)}` +
        `M${to(2, -2.6)}L${to(1.6, 0)}M${to(4, -1.2)}L${to(3.4, 1.6)}M${to(6, 0.8)}L${to(5.2, 2.8)}`;
    else if (kind === 'grove') {
      found.crowns += `M${to(-3.4, 0.6)}C${to(-4.4, -5.4)} ${to(4.4, -5.4)} ${to(3.4, 0.6)}C${to(2.4, 2.6)} ${to(-2.4, 2.6)} ${to(-3.4, 0.6)}Z`;
      found.lines += `M${to(0, 1.6)}L${to(0, 5.2)}M${to(1.6, 1.2)}L${to(2.8, -0.8)}`;
    } else if (kind === 'grass')
      found.lines += `M${to(-2.4, 0)}L${to(-3.2, -2.6)}M${to(0, 0)}L${to(0, -3.4)}M${to(2.4, 0)}L${to(3.2, -2.6)}`;
    else if (kind === 'reeds')
      found.lines +=
        `M${to(-5, 1)}L${to(5, 1)}M${to(-2.5, 2.6)}L${to(3, 2.6)}` +
        `M${to(-2, 1)}L${to(-2.8, -4)}M${to(0, 1)}L${to(0.2, -5.4)}M${to(2, 1)}L${to(3, -3.6)}`;
    else if (kind === 'dunes')
      found.lines += `M${to(-10, 2.4)}Q${to(-3, -4)} ${to(2, -0.6)}Q${to(6, 1.6)} ${to(10, 1.2)}M${to(2, -0.6)}Q${to(3.4, 1.4)} ${to(2.4, 3)}`;
    else if (kind === 'waste')
      found.lines +=
        next() < 0.5
          ? `M${to(-3, 0)}L${to(-0.6, -0.9)}L${to(0.6, 0.5)}L${to(3.4, -0.4)}`
          : `M${to(-0.6, 0)}L${to(0.4, 0)}M${to(2.6, 1.8)}L${to(3.4, 1.8)}M${to(-3, 2)}L${to(-2.2, 2)}`;
    else if (kind === 'fields') {
      found.fields += `M${to(-6.5, 2.6)}L${to(-3, -3.4)}L${to(7, -3.4)}L${to(4.4, 2.6)}Z`;
      found.lines += `M${to(-4.2, 2.6)}L${to(-1, -3.4)}M${to(-1.6, 2.6)}L${to(1.6, -3.4)}M${to(1.4, 2.6)}L${to(4.4, -3.4)}`;
    }
  }
  return found;
}
