// The page that explains a game in five minutes. boards/GAME/brief.ts names its sections and their pictures; the texts
// `brief-SECTION` are beside those of the game.

import type { Component } from 'svelte';

export interface Picture {
  of: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  box: string; // of a drawing that stands inside an svg; empty: it is one itself
}

export interface Section {
  name: string;
  pictures: readonly Picture[];
  wide?: boolean; // one picture over the whole width
  rule: string; // of the rulebook: the pictures also stand at the head of its chapter
}

export const PLACE = '0 0 64 64'; // the box of a vignette

export function drawn<P extends Record<string, unknown>>(of: Component<P>, props: P, box = ''): Picture {
  return { of: of as unknown as Picture['of'], props, box };
}

const found = import.meta.glob<{ sections: readonly Section[] }>('../../boards/*/brief.ts');
const pathOf = (game: string): string => `../../boards/${game}/brief.ts`;

export const hasBrief = (game: string): boolean => pathOf(game) in found;

export async function briefOf(game: string): Promise<readonly Section[]> {
  return (await found[pathOf(game)]?.())?.sections ?? [];
}
