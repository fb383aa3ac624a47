// A position of the war, as a seat sees it: a small part of the map, with everything that a test may need.

import type { BattleView, WarView } from '../src/boards/war/shape';

const DICE = {
  ready: [],
  used: 0,
  box: 0,
  all: 0,
  rings: 0,
  ring_used: false,
  special: [],
  picked: '',
  ring_names: [],
};
const PLAIN = { dice: 2, needs: 5, leadership: 1 };
const CAMP = {
  figures: {},
  ...PLAIN,
  rolled: [],
  again: [],
  hits: 0,
  again_needs: 5,
  plain: PLAIN,
  card: '',
  sealed: '',
  silenced: false,
  still: false,
  muted: '',
  by_card: 0,
  saved: 0,
};

export const BATTLE: BattleView = {
  kind: 'field',
  round: 1,
  rear: {},
  taking: '',
  left: 0,
  acting: [],
  attacker: { ...CAMP, side: 'shadow', region: 'minas_morgul' },
  defender: { ...CAMP, side: 'free', region: 'osgiliath' },
};

export function seen(more: Partial<WarView> = {}): WarView {
  return {
    map: {
      moria: {
        nation: 'sauron',
        settlement: 'stronghold',
        fortification: false,
        points: 2,
        adjacent: ['dimrill_dale', 'hollin'],
      },
      hollin: { nation: '', settlement: '', fortification: false, points: 0, adjacent: ['moria'] },
      minas_tirith: {
        nation: 'gondor',
        settlement: 'stronghold',
        fortification: false,
        points: 2,
        adjacent: ['osgiliath'],
      },
      osgiliath: { nation: '', settlement: '', fortification: true, points: 0, adjacent: ['minas_tirith'] },
    },
    turn: 1,
    phase: 5,
    acting: 'free',
    standing: {
      minas_tirith: {
        free: { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1, strider: 1 },
        shadow: {},
        besieged: '',
        captured: false,
      },
      moria: {
        free: {},
        shadow: { 'sauron-regular': 2, 'isengard-regular': 1, nazgul: 1, witch_king: 1 },
        besieged: '',
        captured: false,
      },
    },
    points: { free: 0, shadow: 0 },
    reinforcements: {},
    lost: {},
    aside: ['saruman'],
    fallen: [],
    politics: { gondor: { steps: 2, active: false }, sauron: { steps: 0, active: true } },
    fellowship: {
      region: 'rivendell',
      progress: 2,
      hidden: true,
      corruption: 1,
      track: -1,
      companions: ['boromir'],
      guide: 'gandalf_the_grey',
    },
    dice: { free: { ...DICE, ready: ['character', 'muster'] }, shadow: { ...DICE, box: 2 } },
    die: '',
    hunt: { pool: { eye: 4, three: 3 }, drawn: {}, specials: [], removed: {}, now: null },
    battle: null,
    volley: null,
    hands: {
      free: { cards: ['athelas'], character: 1, strategy: 0 },
      shadow: { cards: [], character: 0, strategy: 1 },
    },
    decks: {},
    discarded: [],
    discards: {},
    played: [],
    table: [],
    lords: null,
    players: null,
    over: '',
    ...more,
  };
}
