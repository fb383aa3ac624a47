// The emblem of whoever a card shows.

const EMBLEM: Readonly<Record<string, string>> = {
  nazgul: 'hood',
  witch_king: 'crowned',
  cave_troll: 'orc',
  moria_orc: 'orc',
  orc_hordes: 'orc',
  uruk_hai: 'orc',
  saruman: 'orthanc',
  balrog: 'flame',
  wargs: 'wolf',
  wormtongue: 'serpent',
  eye_of_sauron: 'eye',
  grond: 'ram',
  mouth_of_sauron: 'eye',
  haradrim: 'spears',
  mumakil: 'tusks',
  army_of_the_dead: 'ghost',
  denethor: 'throne',
  arwen: 'star',
  elrond: 'star',
  galadriel: 'star',
  theoden: 'horse',
  eomer: 'horse',
  eowyn: 'horse',
  faramir: 'bow',
  treebeard: 'tree',
  boromir: 'horn',
  eagles: 'wing',
  gollums_deceit: 'claw',
  gollums_madness: 'claw',
  phial_of_galadriel: 'phial',
  power_of_the_one_ring: 'ring',
  shelob: 'spider',
  shelobs_sting: 'spider',
};

/** The name of a shape in signs.ts: by the card's name, with or without the stage before it, else by its kind. */
export function emblemOf(card: string, kind: string): string {
  return EMBLEM[card] ?? EMBLEM[card.slice(card.indexOf('_') + 1)] ?? kind;
}
