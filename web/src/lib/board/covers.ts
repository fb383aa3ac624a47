// The pictures on the games' cards: boards/GAME/Cover.svelte. The first page fetches all of them at once.

import type { Component } from 'svelte';

const covers = import.meta.glob<{ default: Component }>('../../boards/*/Cover.svelte', { eager: true });

export function coverOf(game: string): Component | null {
  return covers[`../../boards/${game}/Cover.svelte`]?.default ?? null;
}
