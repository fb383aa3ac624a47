// The game terms, and where they stand in a sentence.

import type { Term } from '../connection/wire';

export interface Piece {
  text: string;
  term?: Term; // the first one of a term in its sentence
}

const WORD = /\p{L}+(?:[’'-]\p{L}+)*/gu;
const LETTER = /\p{L}/u;

export class Terms {
  private readonly byId: ReadonlyMap<string, Term>;
  private readonly byWord = new Map<string, { form: string; term: Term }[]>(); // first word of a form -> longest first

  constructor(
    readonly game = '',
    readonly all: readonly Term[] = [],
  ) {
    this.byId = new Map(all.map((term) => [term.id, term]));
    for (const term of all)
      for (const form of term.forms) {
        const first = form.match(WORD)?.[0] ?? form;
        this.byWord.set(first, [...(this.byWord.get(first) ?? []), { form, term }]);
      }
    for (const forms of this.byWord.values()) forms.sort((one, other) => other.form.length - one.form.length);
  }

  get(id: string): Term | undefined {
    return this.byId.get(id);
  }

  /** A sentence in pieces: of two terms at one place the longer counts, and what people are called is no term. */
  pieces(text: string, names: readonly string[] = []): Piece[] {
    const found: Piece[] = [];
    const small = text.toLowerCase();
    const called = namesIn(text, names);
    const told = new Set<Term>();
    let done = 0;
    for (const { 0: word, index } of small.length === text.length ? small.matchAll(WORD) : []) {
      if (index < done || called.some(([from, to]) => from <= index && index < to)) continue;
      const hit =
        this.byWord.get(word)?.find(({ form }) => stands(small, form, index)) ?? this.part(word, small, index);
      if (!hit || told.has(hit.term)) continue;
      told.add(hit.term);
      if (index > done) found.push({ text: text.slice(done, index) });
      done = index + hit.form.length;
      found.push({ text: text.slice(index, done), term: hit.term });
    }
    if (done < text.length) found.push({ text: text.slice(done) });
    return found;
  }

  /** `ring-bearer` begins with no term; `ring's` and `nazgûl’s` do. */
  private part(word: string, small: string, index: number): { form: string; term: Term } | undefined {
    const stem = word.split(/[’']/)[0] ?? '';
    return stem === word ? undefined : this.byWord.get(stem)?.find(({ form }) => stands(small, form, index));
  }
}

/** Does the form stand here, as whole words? */
function stands(small: string, form: string, at: number): boolean {
  const after = small[at + form.length];
  return small.startsWith(form, at) && (after === undefined || !LETTER.test(after));
}

function namesIn(text: string, names: readonly string[]): [number, number][] {
  const found: [number, number][] = [];
  for (const name of names.filter(Boolean))
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      found.push([at, at + name.length]);
  return found;
}
