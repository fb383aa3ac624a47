// The stories of this game: the road as it is printed, an easier and a harder one.

import Lothlorien from '../../drawings/vignettes/Lothlorien.svelte';
import Rohan from '../../drawings/vignettes/Rohan.svelte';
import ShelobsLair from '../../drawings/vignettes/ShelobsLair.svelte';
import { resultText } from '../../lib/lobby/results';
import type { Story } from '../../lib/lobby/story';
import type { Chosen } from '../../lib/lobby/tableSetup';

const ROADS = {
  plain: { picture: Rohan, options: { easier: 'off', exclusive_allies: 'off', no_protection: 'off' } },
  easier: { picture: Lothlorien, options: { easier: 'on', exclusive_allies: 'off', no_protection: 'off' } },
  harder: { picture: ShelobsLair, options: { easier: 'off', exclusive_allies: 'on', no_protection: 'on' } },
} as const;
const NAMES = ['plain', 'easier', 'harder'] as const;

/** The road with exactly these variants; a mixture of the rules of the house is none of them. */
function roadOf(options: Chosen): string {
  const fits = (road: (typeof NAMES)[number]): boolean =>
    Object.entries(ROADS[road].options).every(([name, value]) => (options[name] ?? 'off') === value);
  return NAMES.find(fits) ?? 'mixed';
}

export const story: Story = {
  options: [], // each variant can be chosen by itself too, among the rules of the house
  first: { players: '2' },
  key: ({ options }) => `road=${roadOf(options)}`,
  rows: ({ voice, choice, best }) => [
    {
      label: voice.say('story-road'),
      value: roadOf(choice.options),
      tiles: NAMES.map((road) => ({
        value: road,
        title: voice.say('story-road', {}, road),
        text: voice.say(`story-${road}`),
        picture: ROADS[road].picture,
        result: resultText(voice, best(`road=${road}`)),
      })),
      choose: (road) => ({ options: ROADS[road as keyof typeof ROADS].options }),
    },
  ],
};
