import { expect, test } from 'vitest';
import { Terms } from '../src/lib/words/terms';

const term = (id: string, ...forms: string[]) => ({ id, name: id, text: `${id}.`, forms, rules: ['X-1'] });
const terms = new Terms('tiny', [
  term('ring', 'ring', 'rings'),
  term('trail', 'ring trail', 'ring trails'),
  term('nazgul', 'nazgûl'),
  term('die', 'kostka', 'kostce', 'kostką'),
  term('battle', 'pole bitwy', 'polu bitwy'),
]);
const marked = (text: string, names: string[] = []): string =>
  terms
    .pieces(text, names)
    .map((piece) => (piece.term ? `[${piece.term.id}:${piece.text}]` : piece.text))
    .join('');

test('a form is found whatever its capitals, and the text stays as it is', () => {
  expect(marked('A Ring; rings count.')).toBe('A [ring:Ring]; rings count.');
  expect(
    terms
      .pieces('Nazgûl on RINGS!')
      .map((piece) => piece.text)
      .join(''),
  ).toBe('Nazgûl on RINGS!');
});

test('a bent word is found, and a longer word is another word', () => {
  expect(marked('Na czarnej kostce.')).toBe('Na czarnej [die:kostce].');
  expect(marked('Kostką rzucaj po polu bitwy')).toBe('[die:Kostką] rzucaj po [battle:polu bitwy]');
  expect(marked('springs, ringing, ringów')).toBe('springs, ringing, ringów');
});

test('of two terms at one place the longer counts', () => {
  expect(marked('The Ring trail and a Ring')).toBe('The [trail:Ring trail] and a [ring:Ring]');
  expect(marked('Ring trailing')).toBe('[ring:Ring] trailing');
});

test('a term is marked once in a sentence', () => {
  expect(marked('Nazgûl, Nazgûl')).toBe('[nazgul:Nazgûl], Nazgûl');
});

test('a genitive is the same word, a compound is not', () => {
  expect(marked('the Nazgûl’s square')).toBe('the [nazgul:Nazgûl]’s square');
  expect(marked('the Ring-bearer')).toBe('the Ring-bearer');
});

test('what a person is called is no term', () => {
  expect(marked('Ring Master keeps a Ring.', ['Ring Master'])).toBe('Ring Master keeps a [ring:Ring].');
});

test('without terms a text is one piece', () => {
  expect(new Terms().pieces('A Ring')).toEqual([{ text: 'A Ring' }]);
});

test('a text whose small letters are longer is left alone', () => {
  expect(marked('İ Ring')).toBe('İ Ring');
});
