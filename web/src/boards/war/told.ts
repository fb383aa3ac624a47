// What dice, hunt tiles, settlements and nations are, in words: for their explanations.

import type { Voice } from '../../lib/words/voice';
import { tileFace } from './fellowship/tiles';
import { figuresIn, reservesOf } from './figures/reserves';
import type { WarView } from './shape';
import { regionTitle, settlementOf } from './words';

export interface Told {
  title: string;
  says: readonly string[];
}

const NUMBER = /^[−\d]+$/;

/** `muster-shadow`: what this result can do for this side. */
function face(voice: Voice, id: string): Told {
  const name = id.slice(0, id.lastIndexOf('-'));
  const key = [`board-told-face-${id}`, `board-told-face-${name}`].find((one) => voice.knows(one));
  return { title: voice.noun(`face-${name}`), says: key ? [voice.say(key)] : [] };
}

function tile(voice: Voice, id: string): Told {
  const { value, reveal, stop } = tileFace(id);
  const number = Number(value.replace('−', '-'));
  const damage = !NUMBER.test(value)
    ? voice.say(`board-told-tile-${value}`)
    : number < 0
      ? voice.say('board-told-tile-heals', { value: -number })
      : voice.say('board-told-tile-number', { value: number });
  return {
    title: voice.say('board-told-tile', { tile: `tile-${id}` }),
    says: [
      damage,
      ...(reveal ? [voice.say('board-told-tile-reveal')] : []),
      ...(stop ? [voice.say('board-told-tile-stop')] : []),
    ],
  };
}

function nation(voice: Voice, id: string, view: WarView): Told {
  const own = view.politics[id];
  const state = ['politics-' + (own?.steps ?? 0), own?.active ? 'politics-active' : 'politics-passive'];
  const all = reservesOf(view, id);
  return {
    title: voice.noun(`nation-${id}`),
    says: [
      `${state.map((word) => voice.noun(word)).join(', ')}.`,
      voice.say(own?.steps ? 'board-told-nation-peace' : 'board-told-nation-war'),
      ...(own?.active ? [] : [voice.say('board-told-nation-passive')]),
      ...(['left', 'lost'] as const).flatMap((which) => {
        const figures = figuresIn(voice, all, which);
        return figures ? [voice.say(`board-reserves-${which}`, { figures: `'${figures}` })] : [];
      }),
    ],
  };
}

/** A settlement on the map: which it is, what it is worth, and what it is good for. */
function place(voice: Voice, id: string, view: WarView): Told {
  const [title = '', ...facts] = regionTitle(voice, view, id).split(', ');
  const points = view.map[id]?.points;
  return {
    title,
    says: [
      [...facts, ...(points ? [voice.say('board-worth', { points })] : [])].join(' · '),
      voice.say(`board-told-settlement-${settlementOf(view, id)}`),
    ],
  };
}

/** Of `face:muster-shadow`, `tile:one`, `settlement:city`, `place:moria` or `nation:gondor`. */
export function explanationOf(voice: Voice, kind: string, id: string, view?: WarView): Told | null {
  if (kind === 'face') return face(voice, id);
  if (kind === 'tile') return tile(voice, id);
  if (kind === 'settlement')
    return { title: voice.noun(`settlement-${id}`), says: [voice.say(`board-told-settlement-${id}`)] };
  if (kind === 'place' && view) return place(voice, id, view);
  return kind === 'nation' && view ? nation(voice, id, view) : null;
}
