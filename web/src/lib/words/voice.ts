// A voice: one language, one game, and whoever sits at the table. The same sentences as bree.lang.voice.
//
// A fact that is text is the key of a noun: `frodo`, `place-moria`. Its forms reach the sentence as
// `$who`, `$who_gen`, `$who_acc` (the noun's attributes), so Polish bends and English does not care.
// `symbol-ring+die-red` is a phrase: "Ring (red)". A text that is no key stands for itself, and so does one behind an
// apostrophe (`'Anna`): what people write is never looked up.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { shortRule } from './shortRule';
import { Terms } from './terms';
import type { Lang } from './texts';
import type { Ask, Card, Entry, Fact, Facts, Pick, Refusal, Rule, Seat } from '../connection/wire';

const LITERALLY = "'";
const THE = 'the'; // a part of an English noun: with its article
const CASES = new Set(['gen', 'dat', 'acc', 'ins', 'loc', THE]); // forms that a person's name stands for unbent
const NUMBER = 'number'; // a part of a noun: which verb it takes, that of `one` or of `many`
const ONE = 'one';
const MANY = 'many';
const SENTENCE = /^(ask|log|no|hint)-/; // they begin with a capital, whatever noun comes first
const SHUT = /([!?])\.(?=\s|$)/g; // a name that ends a sentence by itself, and the sentence's own point
const LONGEST = 300; // letters of a text from outside that a sentence quotes

/** A row of words; where one of them has a comma inside, semicolons stand between them. */
export function listed(words: readonly string[]): string {
  return clipped(words.join(words.some((word) => word.includes(',')) ? '; ' : ', '), 5 * LONGEST);
}

/** A text from outside, shortened to what a sentence can carry. */
function clipped(text: string, longest = LONGEST): string {
  return text.length <= longest ? text : text.slice(0, longest) + '…';
}

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
    private readonly box: ReadonlyMap<string, Card> = new Map(), // by the key of its texts: `card-athelas`
    readonly terms = new Terms(),
  ) {}

  /** The same language and game for other people. */
  at(names: Readonly<Record<Seat, string>>): Voice {
    return new Voice(this.language, this.bundle, names, this.rules, this.box, this.terms);
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
    if (pattern === undefined || pattern === null) return this.lost(`no text for ${key} ${part}`, part || key);
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.arguments(facts), faults).replace(SHUT, '$1');
    if (faults.length) return this.lost(`${key}: ${faults.join('; ')}`, text);
    return SENTENCE.test(key) && !part ? this.begun(text) : text;
  }

  /**
   * A text that is missing or torn, as a game of another package may have it: a fault in tests, told on the page, where
   * the game goes on.
   */
  private lost(why: string, instead: string): string {
    if (!import.meta.env.PROD) throw new Error(`${this.language}: ${why}`);
    console.error(`${this.language}: ${why}`);
    return instead;
  }

  /** With a capital, unless a person comes first: names are written as their owners write them. */
  private begun(text: string): string {
    const named = Object.values(this.names).some((name) => text.startsWith(name));
    return named ? text : text.charAt(0).toUpperCase() + text.slice(1);
  }

  private arguments(facts: Facts): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      found[name] = this.word(fact);
      if (typeof fact === 'object') {
        found[`${name}_${NUMBER}`] = this.number(fact);
        found[`${name}_${THE}`] = listed(fact.map((item) => this.the(String(item))));
      }
      if (typeof fact !== 'string' || !this.knows(fact)) continue;
      const person = this.person(fact); // only the person knows how the name bends
      for (const form of Object.keys(this.bundle.getMessage(fact)?.attributes ?? {})) {
        const bent = CASES.has(form) ? person : form === NUMBER && person ? ONE : '';
        found[`${name}_${form}`] = bent || this.say(fact, {}, form);
      }
    }
    return found;
  }

  /** Which verb a row of words takes: "Nazgûl rusza", "Nazgûl (×2) ruszają", "Anna, Jan ruszają". */
  private number(row: readonly Fact[]): string {
    if (row.length !== 1) return MANY;
    const words = String(row[0])
      .split('+')
      .filter((word) => !this.person(word));
    return words.some((word) => this.has(word, NUMBER) && this.say(word, {}, NUMBER) === MANY) ? MANY : ONE;
  }

  /** A fact as it stands in a sentence. */
  word(fact: Fact): string | number {
    if (typeof fact === 'number') return fact;
    if (typeof fact !== 'string') return listed(fact.map((item) => String(this.word(item))));
    const [head = '', ...others] = fact.startsWith(LITERALLY) ? [fact] : fact.split('+');
    if (!others.length || ![head, ...others].every((word) => this.knows(word))) return this.noun(fact);
    return `${this.noun(head)} (${others.map((word) => this.noun(word)).join(', ')})`;
  }

  /** A word of a row with its article: "a Nazgûl", "the Witch-king", "Nazgûl (×2)". */
  private the(word: string): string {
    return this.person(word) || (this.has(word, THE) ? this.say(word, {}, THE) : String(this.word(word)));
  }

  noun(word: string): string {
    if (word.startsWith(LITERALLY)) return clipped(word.slice(1));
    return this.person(word) || (this.knows(word) ? this.say(word) : clipped(word));
  }

  /** Who is meant by a seat, or by a thing of a seat (its part `seat`); empty where nobody with a name sits. */
  private person(word: string): string {
    return this.names[word] ?? (this.has(word, 'seat') ? (this.names[this.say(word, {}, 'seat')] ?? '') : '');
  }

  /** A seat with the person in it: `Frodo (Anna)`; its short name, if it has one, where that is enough. */
  seat(seat: Seat, brief = false): string {
    const part = brief && this.has(seat, 'short') ? 'short' : '';
    const noun = this.knows(seat) ? this.say(seat, {}, part) : seat;
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
    return this.knows(`${kind}-${name}`) ? this.noun(`${kind}-${name}`) : this.say(kind, { id: name });
  }

  /** Until when the server keeps a table. */
  keptUntil(seconds: number): string {
    const date = new Date(1000 * seconds).toLocaleDateString(this.language, { dateStyle: 'long' });
    return this.say('web-kept-until', { date });
  }

  /** When this browser was last at a table, as one would say it. */
  lastSeen(when: number, now = new Date()): string {
    const then = new Date(when);
    const days = (new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / 86_400_000;
    const time = then.toLocaleTimeString(this.language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
    if (Math.round(days) <= 0) return this.say('web-seen-today', { time });
    if (Math.round(days) === 1) return this.say('web-seen-yesterday', { time });
    const year = then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
    return then.toLocaleDateString(this.language, { day: 'numeric', month: 'long', ...year });
  }

  line(entry: Entry): string {
    return this.say('log-' + entry.key, entry.rule ? entry.facts : this.chair(entry.facts));
  }

  /** In the table's own lines a seat is called by its noun: who comes to it or leaves it is named beside it. */
  private chair(facts: Facts): Facts {
    const { seat } = facts;
    return typeof seat === 'string' && this.knows(seat) ? { ...facts, seat: LITERALLY + this.say(seat) } : facts;
  }

  /** An answer by the name that the player sees, though it may not be among what is offered. */
  called(ask: Ask, answer: string): string {
    const offered = [...(ask.run ?? []), ...(ask.picks ?? [])];
    const pick = offered.find((one) => one.id === answer);
    if (pick) return this.label(ask, pick);
    if (this.has('ask-' + ask.key, answer)) return this.label(ask, { id: answer, on: [] });
    const kinds = new Set(offered.flatMap((one) => one.on.map((thing) => thing.split(':')[0] ?? '')));
    const known = [...kinds, 'answer'].map((kind) => `${kind}-${answer}`).find((key) => this.knows(key));
    return this.noun(known ?? answer);
  }

  /** What cannot be had; a door of the server may refuse with a word that this page does not know yet. */
  refusal(refusal: Partial<Refusal> & { key: string }, ask: Ask | null = null): string {
    const key = 'no-' + refusal.key;
    if (!this.knows(key)) return this.say('web-refused');
    const { answer } = refusal.facts ?? {};
    if (!ask || typeof answer !== 'string') return this.say(key, refusal.facts);
    return this.say(key, {
      ...refusal.facts,
      answer: listed(answer.split(', ').map((word) => this.called(ask, word))),
    });
  }

  /** The rule that refuses in words, of a long one the first sentence; empty where no rule of this game does. */
  because(refusal: Refusal): string {
    const rule = refusal.rule ? this.rules.get(refusal.rule) : undefined;
    return rule ? shortRule(rule.text[this.language]) : '';
  }

  rule(id: string): Rule | undefined {
    return this.rules.get(id);
  }

  /** What the file of a card says, by the key of its texts: `card-athelas`. */
  card(key: string): Card | undefined {
    return this.box.get(key);
  }
}
