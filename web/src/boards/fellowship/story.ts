// The stories of this game: the campaign, the road after it, and eighteen chapters.

import { levelOf, winsOf } from './difficulty';
import { resultText } from '../../lib/lobby/results';
import type { Story, StoryContext, Tile } from '../../lib/lobby/story';

const CHAPTERS = Array.from({ length: 18 }, (_, index) => String(index + 1));

const key = (chapter: string): string => `chapter=${chapter}`;

/** The card of a chapter is called by two digits: `chapter-05`. */
const cardOf = (chapter: string): string => `chapter-${chapter.padStart(2, '0')}`;

function facts(context: StoryContext, chapter: string, name: string): readonly string[] {
  const found = context.voice.card(cardOf(chapter))?.facts[name];
  return Array.isArray(found) ? found : [];
}

/** What is special in a chapter, in a few words: its events, or else its threats. */
function special(context: StoryContext, chapter: string): string {
  const { voice } = context;
  const events = facts(context, chapter, 'events').map((event) => voice.noun(`event-${event}`));
  if (events.length) return events.join(', ');
  const threats = voice.card(cardOf(chapter))?.facts['threats'];
  return typeof threats === 'number' ? voice.say('story-threats', { count: threats }) : voice.say('story-plain');
}

function chapterTile(context: StoryContext, chapter: string): Tile {
  const { voice, choice } = context;
  return {
    value: chapter,
    number: Number(chapter),
    title: voice.noun(cardOf(chapter)),
    text: special(context, chapter),
    level: levelOf(chapter, choice.players),
    result: resultText(voice, context.best(key(chapter))),
  };
}

function wholeTile(context: StoryContext, value: 'campaign' | 'endless'): Tile {
  const { voice } = context;
  const best = context.best(key(value));
  const result =
    value === 'campaign' && best
      ? voice.say('story-campaign-best', { count: Math.round(18 * best.best) })
      : resultText(voice, best);
  return { value, title: voice.say(`story-${value}`), text: voice.say(`story-${value}`, {}, 'about'), result };
}

function detail(context: StoryContext, chapter: string): string {
  if (!CHAPTERS.includes(chapter)) return context.voice.say(`story-${chapter}`, {}, 'more');
  const { voice, choice } = context;
  const rules = facts(context, chapter, 'events').map((event) => voice.say(`event-${event}`, {}, 'does'));
  const people = facts(context, chapter, 'characters').map((one) => voice.noun(`character-${one}`));
  const wins = winsOf(chapter, choice.players);
  return [
    voice.say('story-characters', { names: people.join(', ') }),
    ...rules,
    voice.say('story-wins', { share: wins }),
  ].join(' ');
}

export const story: Story = {
  options: ['chapter'],
  first: { players: '4' },
  key: ({ options }) => key(String(options['chapter'] ?? '1')),
  rows: (context) => {
    const value = String(context.choice.options['chapter'] ?? '1');
    const tiles = [
      wholeTile(context, 'campaign'),
      ...CHAPTERS.map((chapter) => chapterTile(context, chapter)),
      wholeTile(context, 'endless'),
    ];
    return [
      {
        label: context.voice.say('story-which'),
        value,
        tiles,
        detail: detail(context, value),
        choose: (chapter) => ({ options: { chapter } }),
      },
    ];
  },
};
