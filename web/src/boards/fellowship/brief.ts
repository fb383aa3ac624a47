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
  { name: 'goal', wide: true, pictures: [drawn(Cover, {})] },
  { name: 'cards', pictures: [...cards('h8', 'm5', 'f3', 's7', 'r4'), drawn(SuitArt, {})] },
  { name: 'deal', pictures: cards(UNKNOWN, ONE_RING) },
  { name: 'characters', pictures: people('frodo', 'bilbo', 'gandalf', 'pippin') },
  { name: 'exchange', pictures: [...people('gandalf'), ...cards(UNKNOWN), ...people('frodo')] },
  { name: 'trick', pictures: cards('f4', 'f7', 'm8') },
  { name: 'rings', pictures: cards('r2', 'r5') },
  { name: 'one', pictures: cards(ONE_RING) },
  { name: 'talk', pictures: cards(UNKNOWN, UNKNOWN) },
  { name: 'campaign', pictures: people('sam', 'merry', 'strider', 'elrond') },
];
