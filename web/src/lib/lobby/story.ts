// What people choose first when they set a table: boards/GAME/story.ts says it as rows of tiles. Everything else is a
// rule of the house.

import type { Component } from 'svelte';
import type { Chosen } from './tableSetup';
import type { BestResult } from './results';
import type { Voice } from '../words/voice';
import type { Game, Seat } from '../connection/wire';

/** What the tiles change, and what they show as chosen. */
export interface StoryChoice {
  options: Chosen;
  players: string; // how many, as a key of the game's seats
  seat: Seat; // the own one
}

export interface Tile {
  value: string;
  title: string;
  text?: string;
  picture?: Component; // drawn in a box of 64 by 64
  number?: number;
  level?: 1 | 2 | 3; // how hard it is
  result?: string;
}

export interface TileRow {
  label: string;
  value: string; // of the tile that is chosen
  tiles: readonly Tile[];
  detail?: string; // more about the tile that is chosen
  choose: (value: string) => Partial<StoryChoice>;
}

export interface StoryContext {
  game: Game;
  voice: Voice;
  choice: StoryChoice;
  best: (key: string) => BestResult | null; // of this browser
}

export interface Story {
  options: readonly string[]; // these are no rules of the house
  first: { players: string; options?: Chosen }; // the first time in this browser
  key: (choice: Pick<StoryChoice, 'options' | 'seat'>) => string; // results are kept under it
  rows: (context: StoryContext) => TileRow[];
}

const NONE: Story = { options: [], first: { players: '' }, key: () => '', rows: () => [] };
const found = import.meta.glob<{ story: Story }>('../../boards/*/story.ts', { eager: true });

export function storyOf(game: string): Story {
  return found[`../../boards/${game}/story.ts`]?.story ?? NONE;
}
