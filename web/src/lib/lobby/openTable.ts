// Opens a table and goes to it. The browser remembers how it was set, for the next one of that game.

import { navigate } from '../app/router.svelte';
import { storage } from '../app/localStorage';
import { rest } from '../connection/rest';
import { tableWish, type Setup } from './tableSetup';
import type { Game, NewTable } from '../connection/wire';

/** A table at which one learns a game. */
export async function openLesson(game: string, lesson: string, name: string): Promise<void> {
  enter(game, await rest.learn({ game, lesson, name }));
}

export async function openTable(game: Game, setup: Setup, own: string, guided = false): Promise<void> {
  const table = await rest.open(tableWish(game, setup, own));
  storage.keepSetup(game.name, { ...setup, offered: false });
  enter(game.name, table, guided ? '?guide' : '');
}

function enter(game: string, { table, tokens, host_token: host }: NewTable, query = ''): void {
  storage.remember(table, { game, tokens: { ...tokens }, host });
  navigate(`/t/${table}${query}`);
}
