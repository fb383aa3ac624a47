// What the board says in words.

import { listed, type Voice } from '../../lib/words/voice';
import type { Ask, Pick } from '../../lib/connection/wire';
import type { Bone, State } from './dice/dice';
import { FREE_NATIONS, kindOf, nationOf, total, type Count } from './figures/figures';
import type { WarView } from './shape';

/** Short enough for a small place. */
export function nationName(voice: Voice, nation: string): string {
  return voice.noun(voice.knows(`board-short-${nation}`) ? `board-short-${nation}` : `nation-${nation}`);
}

/** "Gondor: elite", or who it is. */
export function figureName(voice: Voice, figure: string): string {
  const kind = kindOf(figure);
  if (kind !== 'regular' && kind !== 'elite' && kind !== 'leader') return voice.noun(`figure-${figure}`);
  return voice.say('board-figure', { nation: `'${nationName(voice, nationOf(figure))}`, rank: `board-${kind}` });
}

/** A figure that can be picked: by its short name, with what will become of it in battle. */
export function pickName(voice: Voice, ask: Ask, pick: Pick): string {
  const figure = pick.on.find((thing) => thing.startsWith('figure:'))?.slice('figure:'.length) ?? '';
  if (pick.id === figure && ask.key !== 'hit') return figureName(voice, figure);
  if (ask.key !== 'hit') return voice.label(ask, pick);
  const hit = pick.id.startsWith('both-') ? 'both' : kindOf(figure) === 'elite' ? 'reduced' : 'removed';
  return voice.say(`board-hit-${hit}`, { figure: `'${figureName(voice, figure)}` });
}

/** The first two letters of a character's name, without an article. The silhouette tells those who share them. */
export function initialsOf(voice: Voice, who: string): string {
  return voice.noun(`character-${who}`).replace(/^the /i, '').slice(0, 2);
}

export const BOUNDLESS = 9; // a level above it knows no bounds

/** Level and leadership of a character, for a small place; "" where they are not to be told. */
export function worthOf(voice: Voice, who: string): string {
  const { level, leadership } = voice.card(`character-${who}`)?.facts ?? {};
  if (typeof level !== 'number' || typeof leadership !== 'number') return '';
  return voice.say('board-character-worth', { level: level > BOUNDLESS ? "'∞" : level, leadership });
}

/** A special die with its face and what became of it. */
export function dieWords(voice: Voice, bone: Bone, state?: State): string {
  const parts = [bone.face ? voice.noun(`die-${bone.word}`) : voice.noun(`die-${bone.die}`)];
  if (state) parts.push(voice.say(`board-special-${state}`));
  if (bone.star) parts.push(voice.say('board-special-star'));
  return parts.join('; ');
}

/** `2 × regular of Gondor, Strider` */
export function armyWords(voice: Voice, army: Count, awake = false): string {
  const state = (figure: string): string =>
    figure === 'balrog' ? ` (${voice.say(awake ? 'board-balrog-active' : 'board-balrog-inactive')})` : '';
  return listed(
    Object.entries(army).map(
      ([figure, count]) => `${count > 1 ? `${count} × ` : ''}${voice.noun(`figure-${figure}`)}${state(figure)}`,
    ),
  );
}

/** Who holds the settlement of a region; "" where there is none. */
export function holder(view: WarView, region: string): string {
  const place = view.map[region];
  if (!place?.settlement) return '';
  const own = (FREE_NATIONS as readonly string[]).includes(place.nation) ? 'free' : 'shadow';
  const other = own === 'free' ? 'shadow' : 'free';
  return view.standing[region]?.captured ? other : own;
}

/** What is built in a region: a settlement, or a fortification. */
export function settlementOf(view: WarView, region: string): string {
  const place = view.map[region];
  return place?.settlement || (place?.fortification ? 'fortification' : '');
}

/** A region with its nation and its settlement: "Moria, stronghold (Sauron)". */
export function regionTitle(voice: Voice, view: WarView, region: string): string {
  const place = view.map[region];
  const parts = [voice.noun(`region-${region}`)];
  const kind = settlementOf(view, region);
  if (kind && place?.nation)
    parts.push(
      voice.say('board-settlement-of', { settlement: `settlement-${kind}`, nation: `nation-${place.nation}` }),
    );
  else if (kind) parts.push(voice.noun(`settlement-${kind}`));
  else if (place?.nation) parts.push(voice.noun(`nation-${place.nation}`));
  if (view.standing[region]?.captured) parts.push(voice.say(`board-captured-${holder(view, region)}`));
  return parts.join(', ');
}

/** All that is to be known of a region, as it is read aloud. */
export function regionSentence(voice: Voice, view: WarView, region: string): string {
  const here = view.standing[region];
  const parts = [regionTitle(voice, view, region)];
  for (const side of ['free', 'shadow'] as const) {
    if (!here || !total(here[side])) continue;
    const army = armyWords(voice, here[side], view.lords?.balrog);
    const holder = view.players?.mixed[side]?.[region];
    if (holder) parts.push(voice.say('board-mixed', { who: holder }));
    parts.push(
      here.besieged === side ? `${voice.say('board-besieged')}: ${army}` : `${voice.say(`board-of-${side}`)}: ${army}`,
    );
  }
  if (view.fellowship.region === region && view.fellowship.track < 0) parts.push(fellowshipWords(voice, view));
  const next = (view.map[region]?.adjacent ?? []).map((other) => voice.noun(`region-${other}`));
  return `${parts.join('; ')}. ${voice.say('board-next-to', { regions: listed(next) })}`;
}

export function fellowshipWords(voice: Voice, view: WarView): string {
  const { hidden, progress, track } = view.fellowship;
  if (track >= 0) return voice.say('board-fellowship-mordor', { step: track });
  return voice.say(hidden ? 'board-fellowship-hidden' : 'board-fellowship-revealed', { progress });
}
