// What a card looks like: its kind, told by frame and corner sign, and the emblem of whoever it shows.

import { UNKNOWN } from './view';

export type Kind = 'enemy' | 'ally' | 'special' | 'doom' | 'gandalf';

const ALLIES = ['boromir', 'arwen', 'elrond', 'galadriel', 'theoden', 'eomer', 'eowyn', 'faramir', 'treebeard'];
const SPECIAL = ['army_of_the_dead', 'denethor'];
const GANDALF = 'gandalfs_';

/** A card without the stage that its name begins with: `loth_nazgul` is a `nazgul`. */
function plain(card: string): string {
  return card.startsWith(GANDALF) ? 'gandalf' : card.replace(/^(loth|rohan|helm|gondor|morgul|doom)_/, '');
}

export function kindOf(card: string): Kind {
  const name = plain(card);
  if (name === 'gandalf') return 'gandalf';
  if (card.startsWith('doom_')) return 'doom';
  if (SPECIAL.includes(name)) return 'special';
  return ALLIES.includes(name) ? 'ally' : 'enemy';
}

const EMBLEM: Readonly<Record<string, string>> = {
  nazgul: 'hood', witch_king: 'crowned', cave_troll: 'orc', moria_orc: 'orc', orc_hordes: 'orc', uruk_hai: 'orc',
  saruman: 'orthanc', balrog: 'flame', wargs: 'wolf', wormtongue: 'serpent', eye_of_sauron: 'eye', grond: 'ram',
  mouth_of_sauron: 'eye', haradrim: 'spears', mumakil: 'tusks', army_of_the_dead: 'ghost', denethor: 'throne',
  arwen: 'star', elrond: 'star', galadriel: 'star', theoden: 'horse', eomer: 'horse', eowyn: 'horse', faramir: 'bow',
  treebeard: 'tree', boromir: 'horn', gandalf: 'hat', eagles: 'wing', gollums_deceit: 'claw', gollums_madness: 'claw',
  phial_of_galadriel: 'phial', power_of_the_one_ring: 'ring', shelob: 'spider', shelobs_sting: 'spider',
};

/** The name of a shape in signs.ts; "" for a card that nobody knows. */
export function emblemOf(card: string): string {
  return card === UNKNOWN || !card ? '' : (EMBLEM[plain(card)] ?? 'eye');
}
