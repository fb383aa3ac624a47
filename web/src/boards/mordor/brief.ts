import Mordor from '../../drawings/vignettes/Mordor.svelte';
import Moria from '../../drawings/vignettes/Moria.svelte';
import Rivendell from '../../drawings/vignettes/Rivendell.svelte';
import Rohan from '../../drawings/vignettes/Rohan.svelte';
import { drawn, PLACE, type Picture, type Section } from '../../lib/rulebook/brief';
import Cover from './Cover.svelte';
import Die from './Die.svelte';

const die = (colour: string, symbol: string): Picture => drawn(Die, { colour, symbol });

export const sections: readonly Section[] = [
  { name: 'goal', rule: 'MOR-1.6', wide: true, pictures: [drawn(Cover, {})] },
  {
    name: 'dice',
    rule: 'MOR-2.1',
    pictures: ['black', 'yellow', 'red', 'blue', 'green'].map((colour) => die(colour, '')),
  },
  { name: 'keep', rule: 'MOR-2.1', pictures: [die('red', 'ring'), die('blue', 'weapon')] },
  { name: 'ring', rule: 'MOR-4.1', pictures: [die('yellow', 'ring'), drawn(Rivendell, {}, PLACE)] },
  { name: 'orc', rule: 'MOR-4.1', pictures: [die('green', 'orc'), die('red', 'weapon')] },
  { name: 'nazgul', rule: 'MOR-1.4', pictures: [die('black', 'nazgul'), die('yellow', 'nazgul')] },
  { name: 'gandalf', rule: 'MOR-6.1', pictures: [die('blue', 'gandalf')] },
  { name: 'tree', rule: 'MOR-3.1', pictures: [die('black', 'tree')] },
  { name: 'end', rule: 'MOR-7.3', pictures: [drawn(Mordor, {}, PLACE)] },
  { name: 'places', rule: 'MOR-8.1', pictures: [drawn(Moria, {}, PLACE), drawn(Rohan, {}, PLACE)] },
];
