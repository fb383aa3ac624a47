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
  { name: 'goal', wide: true, pictures: [drawn(Cover, {})] },
  { name: 'lose', pictures: [sign('dark_heart'), sign('nazgul')] },
  { name: 'first', pictures: [die('black1', 2), die('black2', 5), die('orange', 3), die('blue', 4)] },
  { name: 'second', pictures: [die('black2', 1), die('blue', 6), die('green', 2)] },
  { name: 'black', pictures: [die('black1', 4), sign('enemy'), sign('ally')] },
  { name: 'colour', pictures: [die('orange', 3), figure('ring_bearers')] },
  { name: 'spaces', pictures: [sign('dark_heart'), sign('nazgul'), figure('legolas')] },
  { name: 'battle', pictures: [die('battle', 0, 'aragorn'), figure('aragorn')] },
  { name: 'allies', pictures: [sign('ally'), sign('gandalf')] },
  { name: 'stage', pictures: [drawn(Lothlorien, {}, PLACE), drawn(Gondor, {}, PLACE)] },
  { name: 'mountain', pictures: [drawn(Mordor, {}, PLACE)] },
];
