// As much of a save file as the lobby needs: which game, which seats. The server checks the rest.

import type { Seat } from '../connection/wire';

export function seatsOf(text: string): { game: string; seats: Seat[] } | null {
  try {
    const save: unknown = JSON.parse(text);
    if (!save || typeof save !== 'object' || !('game' in save) || !('seats' in save)) return null;
    const { game, seats } = save;
    if (typeof game !== 'string' || !seats || typeof seats !== 'object') return null;
    return { game, seats: Object.keys(seats) };
  } catch {
    return null;
  }
}
