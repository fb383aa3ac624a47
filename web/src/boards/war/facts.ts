// Made from the facts of src/bree/games/war by scripts/gen_ts_types.py: `make shapes` writes it anew.

export const SIDES = ['free', 'shadow'] as const;

export const FREE_NATIONS = ['dwarves', 'elves', 'gondor', 'north', 'rohan'] as const;

export const SHADOW_NATIONS = ['isengard', 'sauron', 'southrons'] as const;

export const SIDE_OF_SEAT = {
  free: 'free',
  shadow: 'shadow',
  gondor_player: 'free',
  rohan_player: 'free',
  witch_king_player: 'shadow',
  saruman_player: 'shadow',
} as const;

export const NATION_OF = {
  nazgul: 'sauron',
  balrog: 'sauron',
  elrond: 'elves',
  galadriel: 'elves',
  gothmog: 'sauron',
  mouth_black_numenorean: 'sauron',
  mouth_of_sauron: 'sauron',
  saruman: 'isengard',
  witch_king: 'sauron',
  witch_king_chief: 'sauron',
} as const;

export const KEEPERS = ['elrond', 'galadriel'] as const;

export const VERSIONS = {
  boromir_captain_general: 'boromir',
  gandalf_grey_narya: 'gandalf_the_grey',
  gimli_dwarven_lord: 'gimli',
  legolas_elven_prince: 'legolas',
  meriadoc_of_the_shire: 'meriadoc',
  mouth_black_numenorean: 'mouth_of_sauron',
  peregrin_of_the_shire: 'peregrin',
  strider_dunadan: 'strider',
  witch_king_chief: 'witch_king',
} as const;

export const RING_OF = {
  elrond: 'vilya',
  galadriel: 'nenya',
  gandalf_grey_narya: 'narya',
} as const;

export const FACES = [
  'character',
  'army',
  'muster',
  'army_muster',
  'event',
  'will',
  'eye',
] as const;

export const SPECIAL = {
  vilya: 'free',
  nenya: 'free',
  narya: 'free',
  balrog: 'shadow',
  gothmog: 'shadow',
} as const;

export const DECKS = [
  'free_character',
  'free_strategy',
  'shadow_character',
  'shadow_strategy',
] as const;

export const ICONS = ['character', 'army', 'muster'] as const;

export const TILES = {
  smeagol: { value: 'smeagol', reveal: false, stop: false, of: 'wretch' },
  eye: { value: 'eye', reveal: true, stop: false, of: '' },
  zero_reveal: { value: '0', reveal: true, stop: false, of: '' },
  one: { value: '1', reveal: false, stop: false, of: '' },
  one_reveal: { value: '1', reveal: true, stop: false, of: '' },
  two: { value: '2', reveal: false, stop: false, of: '' },
  two_reveal: { value: '2', reveal: true, stop: false, of: '' },
  three: { value: '3', reveal: false, stop: false, of: '' },
  elven_cloaks: { value: '0', reveal: false, stop: false, of: 'free' },
  elven_rope: { value: '0', reveal: false, stop: false, of: 'free' },
  phial_of_galadriel: { value: '−2', reveal: false, stop: false, of: 'free' },
  smeagol_helps: { value: '−1', reveal: false, stop: false, of: 'free' },
  shelobs_lair: { value: 'die', reveal: false, stop: true, of: 'shadow' },
  the_ring_is_mine: { value: 'eye', reveal: true, stop: true, of: 'shadow' },
  on_on_they_went: { value: '3', reveal: false, stop: true, of: 'shadow' },
  give_it_to_uss: { value: '1', reveal: true, stop: true, of: 'shadow' },
} as const;

export const LORDS_PARTS = [
  'lords_keepers',
  'lords_smeagol',
  'lords_lesser_minions',
  'lords_rivals',
  'lords_cards',
  'lords_council',
] as const;

export const LORDS_READINGS = [
  'special_choice_order',
  'narya_power_from_fellowship',
  'sees_and_knows',
  'balrog_unit_needs_war',
  'balrog_activation',
  'token_without_dice',
] as const;
