// The same sentences as Python's voice gives: tests/lang/test_web_sentences.py reads the same list.

import { describe, expect, test } from 'vitest';
import { hintWords } from '../src/lib/words/hintWords';
import { bundleOf, Voice } from '../src/lib/words/voice';
import type { Lang } from '../src/lib/words/texts';
import type { Facts, HintGiven, Pick } from '../src/lib/connection/wire';
import sentences from './sentences.json';

interface Sentence {
  do: string;
  game?: string; // mordor without it
  names?: Record<string, string>;
  key?: string;
  who?: string;
  facts?: Facts;
  pick?: Pick;
  picks?: Pick[];
  hint?: HintGiven;
  word?: string;
  thing?: string;
  seat?: string;
  pl: string;
  en: string;
}

const files = import.meta.glob<string>(
  [
    '../../src/bree/lang/text/*.ftl',
    '../../src/bree/games/mordor/text/*.ftl',
    '../../src/bree/games/war/text/*.ftl',
    '../../tests/games/tiny/text/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

function texts(language: Lang, folder: string): string[] {
  return Object.keys(files)
    .filter((path) => path.includes(folder) && path.endsWith(`${language}.ftl`))
    .map((path) => files[path] ?? '');
}

function voiceOf(language: Lang, names: Record<string, string> = {}, game = 'mordor'): Voice {
  return new Voice(
    language,
    bundleOf(language, [...texts(language, '/lang/'), ...texts(language, `/${game}/`)]),
    names,
  );
}

function spoken(voice: Voice, one: Sentence): string | number {
  const key = one.key ?? '';
  const ask = { who: one.who ?? '', key, facts: one.facts ?? {} };
  switch (one.do) {
    case 'line':
      return voice.line({ key, rule: 'R', facts: one.facts ?? {} });
    case 'own':
      return voice.line({ key, rule: '', facts: one.facts ?? {} });
    case 'prompt':
      return voice.prompt(ask);
    case 'label':
      return voice.label(ask, one.pick ?? { id: '', on: [] });
    case 'called':
      return voice.called({ ...ask, picks: one.pick ? [one.pick] : [] }, one.word ?? '');
    case 'hint':
      return hintWords(voice, { ...ask, picks: one.picks ?? [] }, one.hint ?? null).join(' ');
    case 'thing':
      return voice.thing(one.thing ?? '');
    case 'seat':
      return voice.seat(one.seat ?? '');
    case 'refusal':
      return voice.refusal({ key, facts: one.facts ?? {} });
    default:
      return voice.word(one.word ?? '');
  }
}

describe('the voice says what Python says', () => {
  for (const one of sentences as Sentence[]) {
    for (const language of ['pl', 'en'] as const) {
      test(`${language}: ${one[language]}`, () => {
        expect(spoken(voiceOf(language, one.names, one.game), one)).toBe(one[language]);
      });
    }
  }
});

test('a text that is missing is an error, never a key on the screen', () => {
  expect(() => voiceOf('en').say('nowhere')).toThrow('nowhere');
});

test('a refusal this page does not know yet is still a sentence', () => {
  const voice = voiceOf('pl');
  expect(voice.refusal({ key: 'of-tomorrow' })).toBe(voice.say('web-refused'));
});

test('one voice for other people', () => {
  const line = { key: 'repeated', rule: '', facts: { who: 'frodo' } };
  const voice = voiceOf('en');
  expect(voice.at({ frodo: 'Rosie' }).line(line)).toBe('Rosie rolls again.');
  expect(voice.line(line)).toBe('Frodo rolls again.');
});

test('every text of the page that the code names is there, in both languages', () => {
  const code = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
  const named = new Set(Object.values(code).flatMap((source) => source.match(/'web-[a-z0-9-]*[a-z0-9]'/g) ?? []));
  expect(named.size).toBeGreaterThan(100);
  for (const language of ['pl', 'en'] as const) {
    const voice = voiceOf(language);
    expect([...named].map((key) => key.slice(1, -1)).filter((key) => !voice.knows(key))).toEqual([]);
  }
});
