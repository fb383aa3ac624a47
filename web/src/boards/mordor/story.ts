// The stories of this game: the two sides of the sheet.

import BagEnd from '../../drawings/vignettes/BagEnd.svelte';
import Mordor from '../../drawings/vignettes/Mordor.svelte';
import { resultText } from '../../lib/lobby/results';
import type { Story } from '../../lib/lobby/story';

const PICTURES = { basic: BagEnd, advanced: Mordor } as const;

const key = (side: string): string => `side=${side}`;

export const story: Story = {
  options: ['side'],
  first: { players: '3' },
  key: ({ options }) => key(String(options['side'] ?? 'basic')),
  rows: ({ voice, choice, best }) => [
    {
      label: voice.say('option-side'),
      value: String(choice.options['side'] ?? 'basic'),
      tiles: (['basic', 'advanced'] as const).map((side) => ({
        value: side,
        title: voice.say('option-side', {}, side),
        text: voice.say(`story-${side}`),
        picture: PICTURES[side],
        result: resultText(voice, best(key(side))),
      })),
      choose: (side) => ({ options: { side } }),
    },
  ],
};
