import HelmsDeep from '../../drawings/vignettes/HelmsDeep.svelte';
import MinasTirith from '../../drawings/vignettes/MinasTirith.svelte';
import Mordor from '../../drawings/vignettes/Mordor.svelte';
import { drawn, PLACE, type Picture, type Section } from '../../lib/rulebook/brief';
import Cover from './Cover.svelte';
import DieFace from './dice/DieFace.svelte';
import HuntTile from './fellowship/HuntTile.svelte';
import type { Kind } from './figures/figures';
import FigureSign from './figures/FigureSign.svelte';
import Sign from './Sign.svelte';
import './war.css';

const die = (side: string, face: string): Picture => drawn(DieFace, { side, face });
const sign = (name: string): Picture => drawn(Sign, { name });
const tile = (name: string): Picture => drawn(HuntTile, { tile: name, large: true });
const figure = (kind: Kind, nation = ''): Picture => drawn(FigureSign, { kind, nation }, '-2 -2 28 32');

export const sections: readonly Section[] = [
  { name: 'goal', wide: true, pictures: [drawn(Cover, {})] },
  { name: 'victory', pictures: [sign('ring'), sign('eye')] },
  {
    name: 'dice',
    pictures: [
      ...['character', 'army_muster', 'event', 'will'].map((face) => die('free', face)),
      die('shadow', 'army'),
    ],
  },
  { name: 'fellowship', pictures: [die('free', 'character'), figure('companion')] },
  { name: 'hunt', pictures: [die('shadow', 'eye'), tile('two'), tile('one_reveal')] },
  { name: 'armies', pictures: [figure('regular', 'gondor'), figure('elite', 'rohan'), figure('leader', 'elves')] },
  { name: 'battle', pictures: [sign('swords'), die('free', '6'), die('shadow', '5')] },
  { name: 'siege', pictures: [drawn(HelmsDeep, {}, PLACE), drawn(MinasTirith, {}, PLACE)] },
  { name: 'politics', pictures: ['rohan', 'gondor', 'dwarves', 'isengard'].map(sign) },
  { name: 'cards', pictures: [sign('character'), sign('strategy'), sign('card')] },
  { name: 'people', pictures: [figure('companion'), figure('minion', 'sauron'), figure('nazgul', 'sauron')] },
  { name: 'mordor', pictures: [drawn(Mordor, {}, PLACE)] },
];
