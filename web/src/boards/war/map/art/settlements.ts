// Where towns, cities and strongholds are drawn, and what of them never changes.

import { SPOTS } from '../land';
import type { WarView } from '../../shape';
import { moved } from './masonry';
import { FORTRESSES } from './fortresses';
import { STRONGHOLDS } from './strongholds';
import { TOWNS } from './towns';

/** From the back to the front; `roof` has the colour of the nation, `dark` is ink, `glow` light. */
export type Layer = 'rock' | 'far' | 'backroof' | 'near' | 'roof' | 'leaf' | 'dark' | 'glow';
export type Vignette = Readonly<Partial<Record<Layer, string>>>;

export interface Site {
  region: string;
  x: number;
  y: number; // of its foot
  size: number;
  drawing: Vignette;
}

const SIZES: Readonly<Record<string, number>> = { stronghold: 1.15, city: 1, town: 0.8, '': 0.9 };

export function sites(map: WarView['map']): Site[] {
  return Object.entries(SPOTS).flatMap(([region, { icon }]) => {
    const place = map[region];
    const drawing = STRONGHOLDS[region] ?? FORTRESSES[region] ?? TOWNS[place?.nation ?? ''];
    if (!icon || !drawing) return [];
    return [{ region, ...icon, size: SIZES[place?.settlement ?? ''] ?? 1, drawing }];
  });
}

/** All of one layer as one outline. */
export function layerOf(all: readonly Site[], layer: Layer): string {
  return all.map(({ x, y, size, drawing }) => moved(drawing[layer] ?? '', x, y, size)).join('');
}
