// The next game of the same people: one more table, where the tokens of the finished one open their seats.

import type { Place } from '../app/localStorage';
import type { NextTable, NextWish } from '../connection/wire';
import { rest } from '../connection/rest';
import { tokenOf } from '../table/people';

export type NextKind = NextWish['kind'];

/** What this browser keeps of the next table: its tokens, each under the seat that it opens there. */
export function placeAtNext(place: Place, next: NextTable): Partial<Place> {
  const tokens = Object.entries(place.tokens).flatMap(([seat, token]) => {
    const there = next.seats[seat];
    return there === undefined ? [] : [[there, token]];
  });
  return {
    game: place.game,
    tokens: Object.fromEntries(tokens) as Place['tokens'],
    ...(place.host === undefined ? {} : { host: place.host }),
  };
}

/** Open the next table, or find the one that somebody else has opened. */
export async function openNext(table: string, place: Place, kind: NextKind): Promise<[string, Partial<Place>]> {
  const next = await rest.next(table, tokenOf(place), kind);
  return [next.table, placeAtNext(place, next)];
}
