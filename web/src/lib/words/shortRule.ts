// A rule in short, as in bree.lang.short_rule: the whole rule if it is short, else its first sentence that is no
// question.

const SHORT = 160; // letters
// A full stop, a blank and a capital end a sentence; the Polish "see" before the number of a rule does not,
// nor does the number of a thing in a list ("the stages: 1. Rohan, 2. Gondor").
const END = /(?<!(?<!\p{L})zob)(?<![:,;.]\s\d)[.!][)”]?(?=\s+\p{Lu})/u;

/** The words that say enough beside a refusal. */
export function shortRule(text: string): string {
  const end = text.length > SHORT ? END.exec(text) : null;
  return end ? text.slice(0, end.index + end[0].length) : text;
}
