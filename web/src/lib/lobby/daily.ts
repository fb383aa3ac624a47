// The deals of the day in this browser: the key of its person, and the tables of the deals that were begun here.

import { storage } from '../app/localStorage';
import { rest } from '../connection/rest';
import type { Voice } from '../words/voice';
import type { DailyResult } from '../connection/wire';

/** Open the table of a deal, or find today's. */
export async function openDaily(game: string, day: string, name: string): Promise<string> {
  const { table, tokens, host_token: host } = await rest.openDaily({ game, day, name, person: storage.person });
  storage.remember(table, { game, tokens: { ...tokens }, host });
  storage.keepDaily(`${day}/${game}`, table);
  return table;
}

/** A line to share: it tells how it ended, and nothing of the deal. */
export function dailyLine(voice: Voice, title: string, result: DailyResult): string {
  const { day, outcome, unit, count, counted } = result;
  const how = voice.say(`web-daily-${outcome}`, { unit, count });
  const line = `Bree ${day} · ${title} · ${how}`;
  return counted ? line : `${line} (${voice.say('web-daily-uncounted')})`;
}

/** A day as one would say it, without its year. */
export function dayName(voice: Voice, day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return at.toLocaleDateString(voice.language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
