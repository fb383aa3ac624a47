// The stories of this game: how many play, which side is the own one, and whether the expansion is used.

import Gondor from '../../drawings/vignettes/Gondor.svelte';
import Lothlorien from '../../drawings/vignettes/Lothlorien.svelte';
import MinasMorgul from '../../drawings/vignettes/MinasMorgul.svelte';
import MinasTirith from '../../drawings/vignettes/MinasTirith.svelte';
import Mordor from '../../drawings/vignettes/Mordor.svelte';
import Orthanc from '../../drawings/vignettes/Orthanc.svelte';
import Rivendell from '../../drawings/vignettes/Rivendell.svelte';
import Rohan from '../../drawings/vignettes/Rohan.svelte';
import BagEnd from '../../drawings/vignettes/BagEnd.svelte';
import { resultText } from '../../lib/lobby/results';
import type { Story, StoryContext, TileRow } from '../../lib/lobby/story';

const PEOPLE = { 2: BagEnd, 3: Rohan, 4: Gondor } as const;
const SEATS = {
  free: MinasTirith,
  shadow: Mordor,
  gondor_player: MinasTirith,
  rohan_player: Rohan,
  witch_king_player: MinasMorgul,
  saruman_player: Orthanc,
} as const;
const LORDS = { none: Gondor, whole: Rivendell, no_council: Lothlorien, parts: Orthanc } as const;

const key = (seat: string): string => `seat=${seat}`;

function players({ voice, choice }: StoryContext): TileRow {
  return {
    label: voice.say('web-how-many'),
    value: choice.players,
    tiles: ([2, 3, 4] as const).map((count) => ({
      value: String(count),
      title: String(count),
      text: voice.say('story-players', {}, `p${count}`),
      picture: PEOPLE[count],
    })),
    choose: (count) => ({ players: count }),
  };
}

function side({ game, voice, choice, best }: StoryContext): TileRow {
  return {
    label: voice.say('story-side'),
    value: choice.seat,
    tiles: (game.seats[choice.players] ?? []).map((seat) => ({
      value: seat,
      title: voice.noun(seat),
      text: voice.has('story-side', seat) ? voice.say('story-side', {}, seat) : '',
      picture: SEATS[seat as keyof typeof SEATS] ?? MinasTirith,
      result: resultText(voice, best(key(seat))),
    })),
    choose: (seat) => ({ seat }),
  };
}

function expansion({ voice, choice }: StoryContext): TileRow {
  return {
    label: voice.say('story-lords'),
    value: String(choice.options['lords'] ?? 'none'),
    tiles: (['none', 'whole', 'no_council', 'parts'] as const).map((lords) => ({
      value: lords,
      title: voice.say('story-lords', {}, lords),
      text: voice.say(`story-lords-${lords}`),
      picture: LORDS[lords],
    })),
    choose: (lords) => ({ options: { lords } }),
  };
}

export const story: Story = {
  options: ['players', 'lords'],
  first: { players: '2' },
  key: ({ seat }) => key(seat),
  rows: (context) => [side(context), expansion(context), players(context)],
};
