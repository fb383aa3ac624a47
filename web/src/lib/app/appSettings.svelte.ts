// The settings of the page: how it speaks and looks on this screen, and the voices it has fetched.

import { SvelteMap } from 'svelte/reactivity';
import { TEMPI, type Tempo } from '../playback/pace';
import { storage, type Motion, type Theme } from './localStorage';
import { rest } from '../connection/rest';
import { ownTexts } from '../words/texts';
import { Terms } from '../words/terms';
import { bundleOf, Voice } from '../words/voice';
import type { Lang } from '../words/texts';
import type { Card, Rule } from '../connection/wire';

class AppSettings {
  language = $state<Lang>(firstLanguage());
  theme = $state<Theme>(storage.get('theme'));
  motionWish = $state<Motion>(storage.get('motion'));
  tempo = $state<Tempo>(firstTempo());
  asksAll = $state(storage.get('asksAll')); // no question is answered for the person
  confirms = $state(storage.get('confirms')); // what is picked is sent by a second pick
  sound = $state(storage.get('sound'));
  name = $state(storage.get('name'));
  narrow = $state(false); // a phone, or a window as small: the log is a drawer
  private stillWished = $state(false); // by the system
  private darkWished = $state(false);
  private games = new SvelteMap<string, Voice>(); // of the language spoken now
  private rules = new Map<string, Map<string, Rule>>();
  private boxes = new Map<string, Map<string, Card>>(); // game -> key of its texts -> card
  private plain = $derived(new Voice(this.language, bundleOf(this.language, ownTexts(this.language))));

  readonly motion = $derived(this.motionWish === 'auto' ? !this.stillWished : this.motionWish === 'on');
  readonly dark = $derived(this.theme === 'auto' ? this.darkWished : this.theme === 'dark');

  constructor() {
    follow('(max-width: 900px)', (on) => (this.narrow = on));
    follow('(prefers-reduced-motion: reduce)', (on) => (this.stillWished = on));
    follow('(prefers-color-scheme: dark)', (on) => (this.darkWished = on));
  }

  /** The page's own voice, which knows no game. */
  get voice(): Voice {
    return this.plain;
  }

  /** The voice of a game; the page's own until `bring` has fetched it. */
  of(game: string): Voice | null {
    return this.games.get(game) ?? null;
  }

  /** The rulebook of a game that was brought, in its order. */
  book(game: string): readonly Rule[] {
    return [...(this.rules.get(game)?.values() ?? [])];
  }

  /** All cards of a game that was brought. */
  box(game: string): readonly Card[] {
    return [...(this.boxes.get(game)?.values() ?? [])];
  }

  /** What this person is called: a guest with a number, until they choose a name. */
  get called(): string {
    return this.name.trim() || this.voice.say('web-guest', { number: storage.guest });
  }

  async bring(game: string): Promise<void> {
    if (!this.rules.has(game)) {
      const [book, box] = await Promise.all([rest.rules(game), rest.cards(game)]);
      this.rules.set(game, new Map(book.map((rule) => [rule.id, rule])));
      this.boxes.set(game, new Map(box.map((card) => [`${card.kind}-${card.id}`, card])));
    }
    if (!this.games.has(game)) this.games.set(game, await this.fetch(this.language, game));
  }

  /**
   * Another language, at any time: nothing changes on the screen before all its texts are here, or if they do not come.
   */
  async speak(language: Lang): Promise<void> {
    const known = [...this.games.keys()];
    const voices = await Promise.all(known.map((game) => this.fetch(language, game))).catch(() => null);
    if (!voices) return;
    this.language = language;
    storage.set('language', language);
    known.forEach((game, index) => {
      const voice = voices[index];
      if (voice) this.games.set(game, voice);
    });
  }

  private async fetch(language: Lang, game: string): Promise<Voice> {
    const [text, terms] = await Promise.all([rest.texts(language, game), rest.terms(language, game)]);
    return new Voice(
      language,
      bundleOf(language, [text, ...ownTexts(language)]),
      {},
      this.rules.get(game),
      this.boxes.get(game),
      new Terms(game, terms),
    );
  }

  wear(theme: Theme): void {
    this.theme = theme;
    storage.set('theme', theme);
  }

  move(motion: Motion): void {
    this.motionWish = motion;
    storage.set('motion', motion);
  }

  pace(tempo: Tempo): void {
    this.tempo = tempo;
    storage.set('pace', tempo);
  }

  confirmPicks(on: boolean): void {
    this.confirms = on;
    storage.set('confirms', on);
  }

  askAll(all: boolean): void {
    this.asksAll = all;
    storage.set('asksAll', all);
  }

  hear(sound: boolean): void {
    this.sound = sound;
    storage.set('sound', sound);
  }

  call(name: string): void {
    this.name = name;
    storage.set('name', name);
  }
}

function firstLanguage(): Lang {
  const kept = storage.get('language');
  if (kept === 'pl' || kept === 'en') return kept;
  const spoken = globalThis.navigator?.languages?.map((tag) => tag.slice(0, 2).toLowerCase()) ?? [];
  return spoken.find((tag) => tag === 'pl' || tag === 'en') === 'pl' ? 'pl' : 'en';
}

function firstTempo(): Tempo {
  const kept = storage.get('pace');
  return TEMPI.includes(kept) ? kept : 'calm';
}

function follow(query: string, tell: (on: boolean) => void): void {
  const asked = globalThis.matchMedia?.(query);
  if (!asked) return;
  tell(asked.matches);
  asked.addEventListener('change', (event) => tell(event.matches));
}

export const appSettings = new AppSettings();
