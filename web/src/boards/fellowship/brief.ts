import { drawn, type Picture, type Section } from '../../lib/rulebook/brief';
import CardFace from './cards/CardFace.svelte';
import './cards/cards.css';
import SuitArt from './cards/SuitArt.svelte';
import Emblem from './characters/Emblem.svelte';
import Cover from './Cover.svelte';
import { ONE_RING, UNKNOWN } from './view';

const cards = (...names: string[]): Picture[] => names.map((card) => drawn(CardFace, { card }));
const people = (...names: string[]): Picture[] => names.map((character) => drawn(Emblem, { character }));

export const sections: readonly Section[] = [
  { name: 'goal', rule: 'FEL-1.1', wide: true, pictures: [drawn(Cover, {})] },
  { name: 'cards', rule: 'FEL-1.3', pictures: [...cards('h8', 'm5', 'f3', 's7', 'r4'), drawn(SuitArt, {})] },
  { name: 'deal', rule: 'FEL-2.1', pictures: cards(UNKNOWN, ONE_RING) },
  { name: 'characters', rule: 'FEL-2.1', pictures: people('frodo', 'bilbo', 'gandalf', 'pippin') },
  { name: 'exchange', rule: 'FEL-2.1', pictures: [...people('gandalf'), ...cards(UNKNOWN), ...people('frodo')] },
  { name: 'trick', rule: 'FEL-1.5', pictures: cards('f4', 'f7', 'm8') },
  { name: 'rings', rule: 'FEL-6.1', pictures: cards('r2', 'r5') },
  { name: 'one', rule: 'FEL-6.1', pictures: cards(ONE_RING) },
  { name: 'talk', rule: 'FEL-4.18', pictures: cards(UNKNOWN, UNKNOWN) },
  { name: 'campaign', rule: 'FEL-1.2', pictures: people('sam', 'merry', 'strider', 'elrond') },
];
