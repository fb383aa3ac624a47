// What of a nation is left to recruit, and what it has lost for good. All of it is public.

import { listed, type Voice } from '../../../lib/words/voice';
import type { WarView } from '../shape';
import { FREE_NATIONS, kindOf, KINDS, nationOf } from './figures';

export interface Reserve {
  figure: string;
  left: number;
  lost: number;
}

const UNITS: readonly string[] = ['regular', 'elite', 'leader', 'nazgul'];

/** Regulars, elites and leaders of a nation; of Sauron the Nazgûl. */
export function reservesOf(view: WarView, nation: string): Reserve[] {
  const figures = new Set([...Object.keys(view.reinforcements), ...Object.keys(view.lost)]);
  const leads = (FREE_NATIONS as readonly string[]).includes(nation) ? ['leader'] : [];
  for (const rank of ['regular', 'elite', ...leads]) figures.add(`${nation}-${rank}`);
  if (nation === nationOf('nazgul')) figures.add('nazgul');
  return [...figures]
    .filter((figure) => nationOf(figure) === nation && UNITS.includes(kindOf(figure)))
    .sort((one, other) => KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other)))
    .map((figure) => ({ figure, left: view.reinforcements[figure] ?? 0, lost: view.lost[figure] ?? 0 }));
}

/** "regular", or "Nazgûl": of a nation that is known. */
export function rankName(voice: Voice, figure: string): string {
  const rank = kindOf(figure);
  return rank === 'nazgul' ? voice.noun('figure-nazgul') : voice.noun(`board-${rank}`);
}

/** "regular × 6, elite × 4"; "" where there is none. */
export function figuresIn(voice: Voice, all: readonly Reserve[], which: 'left' | 'lost'): string {
  return listed(all.filter((one) => one[which]).map((one) => `${rankName(voice, one.figure)} × ${one[which]}`));
}
