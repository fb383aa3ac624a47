import Mordor from '../../drawings/vignettes/Mordor.svelte';
import Moria from '../../drawings/vignettes/Moria.svelte';
import Rivendell from '../../drawings/vignettes/Rivendell.svelte';
import Rohan from '../../drawings/vignettes/Rohan.svelte';
import { drawn, PLACE, type Picture, type Section } from '../../lib/rulebook/brief';
import Cover from './Cover.svelte';
import Die from './Die.svelte';

const die = (colour: string, symbol: string): Picture => drawn(Die, { colour, symbol });

export const sections: readonly Section[] = [
  { name: 'goal', wide: true, pictures: [drawn(Cover, {})] },
  { name: 'dice', pictures: ['black', 'yellow', 'red', 'blue', 'green'].map((colour) => die(colour, '')) },
  { name: 'keep', pictures: [die('red', 'ring'), die('blue', 'weapon')] },
  { name: 'ring', pictures: [die('yellow', 'ring'), drawn(Rivendell, {}, PLACE)] },
  { name: 'orc', pictures: [die('green', 'orc'), die('red', 'weapon')] },
  { name: 'nazgul', pictures: [die('black', 'nazgul'), die('yellow', 'nazgul')] },
  { name: 'gandalf', pictures: [die('blue', 'gandalf')] },
  { name: 'tree', pictures: [die('black', 'tree')] },
  { name: 'end', pictures: [drawn(Mordor, {}, PLACE)] },
  { name: 'places', pictures: [drawn(Moria, {}, PLACE), drawn(Rohan, {}, PLACE)] },
];
