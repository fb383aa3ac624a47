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
  { name: 'goal', rule: 'WAR-1.1', wide: true, pictures: [drawn(Cover, {})] },
  { name: 'victory', rule: 'WAR-26.1', pictures: [sign('ring'), sign('eye')] },
  {
    name: 'dice',
    rule: 'WAR-4.1',
    pictures: [
      ...['character', 'army_muster', 'event', 'will'].map((face) => die('free', face)),
      die('shadow', 'army'),
    ],
  },
  { name: 'fellowship', rule: 'WAR-20.1', pictures: [die('free', 'character'), figure('companion')] },
  { name: 'hunt', rule: 'WAR-23.1', pictures: [die('shadow', 'eye'), tile('two'), tile('one_reveal')] },
  {
    name: 'armies',
    rule: 'WAR-8.1',
    pictures: [figure('regular', 'gondor'), figure('elite', 'rohan'), figure('leader', 'elves')],
  },
  { name: 'battle', rule: 'WAR-12.1', pictures: [sign('swords'), die('free', '6'), die('shadow', '5')] },
  { name: 'siege', rule: 'WAR-16.1', pictures: [drawn(HelmsDeep, {}, PLACE), drawn(MinasTirith, {}, PLACE)] },
  { name: 'politics', rule: 'WAR-19.1', pictures: ['rohan', 'gondor', 'dwarves', 'isengard'].map(sign) },
  { name: 'cards', rule: 'WAR-6.1', pictures: [sign('character'), sign('strategy'), sign('card')] },
  {
    name: 'people',
    rule: 'WAR-7.1',
    pictures: [figure('companion'), figure('minion', 'sauron'), figure('nazgul', 'sauron')],
  },
  { name: 'mordor', rule: 'WAR-25.1', pictures: [drawn(Mordor, {}, PLACE)] },
];
