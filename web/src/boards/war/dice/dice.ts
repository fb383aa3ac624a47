// The action dice, the special ones of Lords of Middle-earth among them: which lie ready, and what became of the
// others.

import { REST, type Offer } from '../../../lib/board/offer';
import { offerOn, type SharedProps } from '../../../lib/board/boardProps';
import type { Beat } from '../../../lib/playback/beat';
import { FACES, SPECIAL as OWNERS } from '../facts';
import type { Side } from '../figures/figures';
import type { WarView } from '../shape';

const STAR = '*';

export interface Bone {
  word: string; // as a pick is on it: `muster`, `vilya-muster`
  die: string; // whose special die; "": a plain one
  face: string; // "": not rolled yet
  star: boolean; // the icon that may take it out of the game
}

/** `vilya-army*` by its parts. */
export function boneOf(text: string): Bone {
  const word = text.replace(STAR, '');
  const cut = word.indexOf('-');
  const special = cut >= 0 || text in SPECIAL;
  return {
    word,
    die: special ? word.slice(0, cut < 0 ? undefined : cut) : '',
    face: special ? (cut < 0 ? '' : word.slice(cut + 1)) : word,
    star: text.endsWith(STAR),
  };
}

/** Whose they are. */
export const SPECIAL: Readonly<Record<string, Side>> = OWNERS;

/** What can be used, alike dice together: plain ones in the order of their faces, then the special one. */
export function readyOf(view: WarView, side: Side): (Bone & { count: number })[] {
  const ready = view.dice[side]?.ready ?? [];
  const words = [...FACES.filter((face) => ready.includes(face)), ...ready.filter((word) => word.includes('-'))];
  const starred = (view.dice[side]?.special ?? [])
    .filter((text) => text.endsWith(STAR))
    .map((text) => boneOf(text).word);
  return words.map((word) => ({
    ...boneOf(word),
    star: starred.includes(word),
    count: ready.filter((one) => one === word).length,
  }));
}

export type State = 'unrolled' | 'rolled' | 'away' | 'box' | 'paying' | 'used';

/** The special dice that do not lie among those that can be used. */
export function restOf(view: WarView, side: Side): (Bone & { state: State })[] {
  const own = view.dice[side];
  return (own?.special ?? []).map(boneOf).flatMap((bone) => {
    const state = stateOf(view, bone, own?.picked ?? '', own?.ready ?? []);
    return state ? [{ ...bone, state }] : [];
  });
}

function stateOf(view: WarView, { die, face }: Bone, picked: string, ready: readonly string[]): State | null {
  if (!face) return 'unrolled';
  if (!picked) return 'rolled';
  if (picked !== die) return 'away';
  if (ready.some((one) => one.startsWith(`${die}-`))) return null; // a card may have turned it
  if (view.lords?.payer.startsWith(die)) return 'paying';
  return face === 'eye' ? 'box' : 'used';
}

/** Is it told just now that a side has rolled its action dice? */
export function rollTold(beat: Beat | null, side: Side): boolean {
  return beat?.lines.some(({ key }) => key === `rolled-${side}`) ?? false;
}

/** What may be done with a die. A special one is chosen, and barred, by its name alone. */
export function offerDie(board: SharedProps, { word, die }: Bone): Offer {
  const own = offerOn(board, `die:${word}`);
  const rule = own.pick || own.rule || !die ? '' : (board.ask?.picks && board.ask.barred?.[die]) || '';
  return rule ? { ...REST, standing: 'barred', rule } : own;
}
