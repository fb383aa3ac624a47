// A voice: one language, one game, and whoever sits at the table. The same sentences as bree.lang.voice.
//
// A fact that is text is the key of a noun: `frodo`, `place-moria`. Its forms reach the sentence as
// `$who`, `$who_gen`, `$who_acc` (the noun's attributes), so Polish bends and English does not care.
// `symbol-ring+die-red` is a phrase: "Ring (red)". A text that is no key stands for itself, and so does one behind an
// apostrophe (`'Anna`): what people write is never looked up.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Ask, Entry, Fact, Facts, Lang, Pick, Refusal, Rule, Seat } from './wire';

const LITERALLY = "'";

export function bundleOf(language: Lang, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export class Voice {
  constructor(
    readonly language: Lang,
    private readonly bundle: FluentBundle,
    readonly names: Readonly<Record<Seat, string>> = {}, // seat -> what the person there is called
    private readonly rules: ReadonlyMap<string, Rule> = new Map(),
  ) {}

  /** The same language and game for other people. */
  at(names: Readonly<Record<Seat, string>>): Voice {
    return new Voice(this.language, this.bundle, names, this.rules);
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  has(key: string, part: string): boolean {
    return this.bundle.getMessage(key)?.attributes[part] !== undefined;
  }

  /** The sentence of a key; `part` names an attribute of it. */
  say(key: string, facts: Facts = {}, part = ''): string {
    const message = this.bundle.getMessage(key);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (pattern === undefined || pattern === null) throw new Error(`${this.language}: no text for ${key} ${part}`);
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.arguments(facts), faults);
    if (faults.length) throw new Error(`${this.language}: ${key}: ${faults.join('; ')}`);
    return text;
  }

  private arguments(facts: Facts): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      found[name] = this.word(fact);
      if (typeof fact !== 'string' || !this.knows(fact)) continue;
      for (const form of Object.keys(this.bundle.getMessage(fact)?.attributes ?? {})) {
        found[`${name}_${form}`] = this.names[fact] ?? this.say(fact, {}, form); // only the person knows how a name bends
      }
    }
    return found;
  }

  /** A fact as it stands in a sentence. */
  word(fact: Fact): string | number {
    if (typeof fact === 'number') return fact;
    if (typeof fact !== 'string') return fact.map((item) => this.word(item)).join(', ');
    const [head = '', ...others] = fact.startsWith(LITERALLY) ? [fact] : fact.split('+');
    if (!others.length || ![head, ...others].every((word) => this.knows(word))) return this.noun(fact);
    return `${this.noun(head)} (${others.map((word) => this.noun(word)).join(', ')})`;
  }

  noun(word: string): string {
    if (word.startsWith(LITERALLY)) return word.slice(1);
    return this.names[word] ?? (this.knows(word) ? this.say(word) : word);
  }

  /** A seat with the person in it: `Frodo (Anna)`. */
  seat(seat: Seat): string {
    const noun = this.knows(seat) ? this.say(seat) : seat;
    const person = this.names[seat];
    return person && person !== noun ? `${noun} (${person})` : noun;
  }

  prompt(ask: Ask): string {
    return this.say('ask-' + ask.key, { ...ask.facts, who: ask.who });
  }

  /** What a pick is called: its own text under the ask, or the things it touches. */
  label(ask: Ask, pick: Pick): string {
    if (this.has('ask-' + ask.key, pick.id)) return this.say('ask-' + ask.key, { ...ask.facts, who: ask.who }, pick.id);
    const [head, ...others] = pick.on.map((thing) => this.thing(thing));
    if (head === undefined) return this.noun(pick.id);
    return others.length ? `${head} (${others.join(', ')})` : head;
  }

  /** `die:red` by its own noun, else by its kind and number: `square:3`. */
  thing(thing: string): string {
    const colon = thing.indexOf(':');
    const kind = colon < 0 ? thing : thing.slice(0, colon);
    const name = colon < 0 ? '' : thing.slice(colon + 1);
    if (kind === 'seat') return this.noun(name);
    return this.knows(`${kind}-${name}`) ? this.say(`${kind}-${name}`) : this.say(kind, { id: name });
  }

  /** Until when the server keeps a table. */
  keptUntil(seconds: number): string {
    const date = new Date(1000 * seconds).toLocaleDateString(this.language, { dateStyle: 'long' });
    return this.say('web-kept-until', { date });
  }

  line(entry: Entry): string {
    return this.say('log-' + entry.key, entry.facts);
  }

  /** One sentence; a door of the server may refuse with a word that this page does not know yet. */
  refusal(refusal: Refusal): string {
    const key = 'no-' + refusal.key;
    return this.knows(key) ? this.say(key, refusal.facts) : this.say('web-refused');
  }

  rule(id: string): Rule | undefined {
    return this.rules.get(id);
  }
}
