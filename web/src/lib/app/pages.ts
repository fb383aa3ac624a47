// The pages of this client. The first one travels with the entry; each other comes when it is opened.

import type { Component } from 'svelte';
import type { Page } from './route';

type Loader = () => Promise<{ default: unknown }>;

const LOADERS: Record<Exclude<Page['name'], 'lobby'>, Loader> = {
  about: () => import('../../pages/About.svelte'),
  daily: () => import('../../pages/Daily.svelte'),
  history: () => import('../../pages/History.svelte'),
  lost: () => import('../../pages/Lost.svelte'),
  puzzle: () => import('../../pages/Puzzle.svelte'),
  puzzles: () => import('../../pages/Puzzles.svelte'),
  replay: () => import('../../pages/Replay.svelte'),
  review: () => import('../../pages/Review.svelte'),
  rules: () => import('../../pages/Rulebook.svelte'),
  table: () => import('../../pages/Table.svelte'),
};

export type PageComponent = Component<Record<string, unknown>>;

export async function loadPage(name: keyof typeof LOADERS): Promise<PageComponent> {
  return (await LOADERS[name]()).default as PageComponent;
}

/** What a page has to know of its address, as its own properties. */
export function propsOf(page: Page): Record<string, unknown> {
  if ('table' in page) return { id: page.table };
  if (page.name === 'rules') return { game: page.game, part: page.part };
  if (page.name === 'puzzle') return { game: page.game, puzzle: page.puzzle };
  return page.name === 'puzzles' ? { game: page.game } : {};
}

/** Pages with the same key are one page that changes; with another key it begins anew. */
export function keyOf(page: Page): string {
  if (page.name === 'puzzle') return `${page.name} ${page.game} ${page.puzzle}`;
  return 'table' in page ? `${page.name} ${page.table}` : page.name;
}
