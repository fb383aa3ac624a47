// The hunt tiles, by what is drawn on them.

import { TILES } from '../facts';

export interface TileFace {
  value: string; // a number, "eye", "die" or "smeagol"
  reveal: boolean;
  stop: boolean;
  of: '' | 'free' | 'shadow' | 'wretch'; // whose special tile
}

const FACES: Readonly<Record<string, TileFace>> = TILES;
const BARE: TileFace = { value: '', reveal: false, stop: false, of: '' };

export const tileFace = (tile: string): TileFace => FACES[tile] ?? BARE;
