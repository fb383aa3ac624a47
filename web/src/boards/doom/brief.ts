import Gondor from '../../drawings/vignettes/Gondor.svelte';
import Lothlorien from '../../drawings/vignettes/Lothlorien.svelte';
import Mordor from '../../drawings/vignettes/Mordor.svelte';
import { drawn, PLACE, type Picture, type Section } from '../../lib/rulebook/brief';
import Cover from './Cover.svelte';
import DieFace from './dice/DieFace.svelte';
import './doom.css';
import Figure from './map/Figure.svelte';
import Sign from './Sign.svelte';

const die = (name: string, number: number, face = ''): Picture => drawn(DieFace, { die: name, number, face });
const sign = (name: string): Picture => drawn(Sign, { name });
const figure = (name: string): Picture => drawn(Figure, { figure: name }, '0 0 36 46');

export const sections: readonly Section[] = [
  { name: 'goal', rule: 'DOOM-1.1', wide: true, pictures: [drawn(Cover, {})] },
  { name: 'lose', rule: 'DOOM-1.2', pictures: [sign('dark_heart'), sign('nazgul')] },
  { name: 'first', rule: 'DOOM-3.2', pictures: [die('black1', 2), die('black2', 5), die('orange', 3), die('blue', 4)] },
  { name: 'second', rule: 'DOOM-3.2', pictures: [die('black2', 1), die('blue', 6), die('green', 2)] },
  { name: 'black', rule: 'DOOM-4.1', pictures: [die('black1', 4), sign('enemy'), sign('ally')] },
  { name: 'colour', rule: 'DOOM-5.1', pictures: [die('orange', 3), figure('ring_bearers')] },
  { name: 'spaces', rule: 'DOOM-5.1', pictures: [sign('dark_heart'), sign('nazgul'), figure('legolas')] },
  { name: 'battle', rule: 'DOOM-7.1', pictures: [die('battle', 0, 'aragorn'), figure('aragorn')] },
  { name: 'allies', rule: 'DOOM-4.1', pictures: [sign('ally'), sign('gandalf')] },
  { name: 'stage', rule: 'DOOM-6.1', pictures: [drawn(Lothlorien, {}, PLACE), drawn(Gondor, {}, PLACE)] },
  { name: 'mountain', rule: 'DOOM-5.11', pictures: [drawn(Mordor, {}, PLACE)] },
];
