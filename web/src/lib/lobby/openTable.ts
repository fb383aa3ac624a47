// Opens a table and goes to it. The browser remembers how it was set, for the next one of that game.

import { navigate } from '../app/router.svelte';
import { storage } from '../app/localStorage';
import { rest } from '../connection/rest';
import { tableWish, type Setup } from './tableSetup';
import type { Game } from '../connection/wire';

export async function openTable(game: Game, setup: Setup, own: string, guided = false): Promise<void> {
  const table = await rest.open(tableWish(game, setup, own));
  storage.keepSetup(game.name, setup);
  storage.remember(table.table, { game: game.name, tokens: { ...table.tokens }, host: table.host_token });
  navigate(`/t/${table.table}${guided ? '?guide' : ''}`);
}
