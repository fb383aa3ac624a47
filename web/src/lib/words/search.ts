// Words are found whatever their capitals and accents: `nazgul` finds Nazgûl, `pierscien` Pierścień.

export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** All of the words, in any order. */
export function holds(text: string, words: string): boolean {
  const there = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => there.includes(word));
}
