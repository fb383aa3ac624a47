// The hunt tiles, by what is drawn on them.

export interface TileFace {
  value: string; // a number, "eye", "die" or "smeagol"
  reveal: boolean;
  stop: boolean;
  of: '' | 'free' | 'shadow' | 'wretch'; // whose special tile
}

const NUMBERS: Readonly<Record<string, string>> = { zero: '0', one: '1', two: '2', three: '3' };
const SPECIAL: Readonly<Record<string, TileFace>> = {
  smeagol: { value: 'smeagol', reveal: false, stop: false, of: 'wretch' },
  elven_cloaks: { value: '0', reveal: false, stop: false, of: 'free' },
  elven_rope: { value: '0', reveal: false, stop: false, of: 'free' },
  phial_of_galadriel: { value: '−2', reveal: false, stop: false, of: 'free' },
  smeagol_helps: { value: '−1', reveal: false, stop: false, of: 'free' },
  shelobs_lair: { value: 'die', reveal: false, stop: true, of: 'shadow' },
  the_ring_is_mine: { value: 'eye', reveal: true, stop: true, of: 'shadow' },
  on_on_they_went: { value: '3', reveal: false, stop: true, of: 'shadow' },
  give_it_to_uss: { value: '1', reveal: true, stop: true, of: 'shadow' },
};

export function tileFace(tile: string): TileFace {
  const special = SPECIAL[tile];
  if (special) return special;
  if (tile === 'eye') return { value: 'eye', reveal: true, stop: false, of: '' };
  return { value: NUMBERS[tile.split('_')[0] ?? ''] ?? '', reveal: tile.endsWith('_reveal'), stop: false, of: '' };
}
