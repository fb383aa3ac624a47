// The war in words: what is left to recruit, what is lost, and what things on the board are.

import { describe, expect, test } from 'vitest';
import { FACES, TILES } from '../src/boards/war/facts';
import { NATIONS, SIDES } from '../src/boards/war/figures/figures';
import { figuresIn, reservesOf } from '../src/boards/war/figures/reserves';
import { explanationOf } from '../src/boards/war/told';
import { bundleOf, Voice } from '../src/lib/words/voice';
import { seen } from './war';

const SOURCES = import.meta.glob<string>('../../src/bree/games/war/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const text = (language: string): string =>
  Object.entries(SOURCES)
    .filter(([path]) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`))
    .map(([, source]) => source)
    .join('\n');
// The names of cards are in files of their own.
const names = (source: string): string =>
  [...new Set([...source.matchAll(/\{ (card-\w+) \}/g)].map(([, card]) => `${card} = a card`))].join('\n');
const VOICES = (['en', 'pl'] as const).map(
  (language) => new Voice(language, bundleOf(language, [text(language), names(text(language))])),
);

describe('reserves', () => {
  const view = seen({ reinforcements: { 'gondor-regular': 6, nazgul: 4 }, lost: { 'gondor-regular': 2 } });

  test('every kind of unit that a nation can have is told, also if none is left', () => {
    expect(reservesOf(view, 'gondor')).toEqual([
      { figure: 'gondor-regular', left: 6, lost: 2 },
      { figure: 'gondor-elite', left: 0, lost: 0 },
      { figure: 'gondor-leader', left: 0, lost: 0 },
    ]);
    expect(reservesOf(view, 'sauron').map(({ figure }) => figure)).toEqual([
      'sauron-regular',
      'sauron-elite',
      'nazgul',
    ]);
    expect(reservesOf(view, 'isengard')).toHaveLength(2);
  });

  test('in words only what there is', () => {
    const [english] = VOICES;
    expect(english && figuresIn(english, reservesOf(view, 'gondor'), 'left')).toBe('regular × 6');
    expect(english && figuresIn(english, reservesOf(view, 'rohan'), 'lost')).toBe('');
  });
});

describe.each(VOICES)('explanations', (voice) => {
  test('every face, tile, settlement and nation has a title and a sentence', () => {
    const all = [
      ...FACES.flatMap((face) => SIDES.map((side) => ['face', `${face}-${side}`] as const)),
      ...Object.keys(TILES).map((tile) => ['tile', tile] as const),
      ...['stronghold', 'city', 'town', 'fortification'].map((kind) => ['settlement', kind] as const),
      ...NATIONS.map((nation) => ['nation', nation] as const),
      ['place', 'moria'] as const,
    ];
    for (const [kind, id] of all) {
      const told = explanationOf(voice, kind, id, seen());
      expect(told?.title, `${kind}:${id}`).not.toMatch(/^$|board-|face-/);
      expect(told?.says.length, `${kind}:${id}`).toBeGreaterThan(0);
      expect(told?.says.join(' '), `${kind}:${id}`).not.toMatch(/board-|\{/);
    }
  });

  test('a nation that is passive says more than one at war', () => {
    const says = (steps: number, active: boolean): readonly string[] =>
      explanationOf(voice, 'nation', 'gondor', seen({ politics: { gondor: { steps, active } } }))?.says ?? [];
    expect(says(2, false).length).toBeGreaterThan(says(0, true).length);
  });
});
