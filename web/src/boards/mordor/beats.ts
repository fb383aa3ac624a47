// What the lines of the log are about on this board: the dice that are their cause, and the sheet, circle or square
// where they fall. Which are large, and what each touches, is declared beside the rules (`log_lines.py`).

import { thingsOf } from '../../lib/playback/beat';
import type { Entry, Fact, View } from '../../lib/connection/wire';
import { about, type Found } from './log';
import type { MordorView } from './shape';

export { large, silent, turns } from './log';

type Finder = (entry: Entry, view: MordorView) => string[];

const FOUND: Readonly<Record<Found, Finder>> = {
  'the Gandalfs': showing('gandalf'),
  'the dice': ({ facts }) => named(facts['dice']),
  'the die': ({ facts }) => named(facts['die']),
  'the orcs': showing('orc'),
  'the rings': showing('ring'),
  'the sheets': (_, view) => Object.keys(view.sheets).map((hobbit) => `sheet:${hobbit}`),
  'the sheets of the winners': ({ facts }) => list(facts['who']).map((hobbit) => `sheet:${hobbit}`),
  'the strike': struck,
  'the trees': showing('tree'),
  'the weapons': showing('weapon'),
};

export function touched(entry: Entry, view: View): readonly string[] {
  return thingsOf(about, FOUND, entry, view as MordorView);
}

/**
 * The Nazgûl that strike somebody, and the square that is marked for it. A rival who has fallen is struck no more, but
 * was.
 */
function struck({ facts }: Entry, view: MordorView): string[] {
  const who = list(facts['who'])[0] ?? '';
  const colour = who === view.active ? '' : view.sheets[who]?.colour;
  const causes = Object.keys(view.strikes).filter((die) => die === colour || view.strikes[die] === who);
  const square = facts['square'] === undefined ? [] : [`square:${who}:${String(facts['square'])}`];
  return [...causes.map((die) => `die:${die}`), ...square, `sheet:${who}`];
}

/** The dice set aside that show a symbol. */
function showing(symbol: string): Finder {
  return (_, view) =>
    Object.keys(view.kept)
      .filter((die) => view.kept[die] === symbol)
      .map((die) => `die:${die}`);
}

/** Dice as the log names them: `symbol-ring+die-red`. */
function named(fact: Fact | undefined): string[] {
  return list(fact).flatMap((phrase) =>
    phrase
      .split('+')
      .filter((word) => word.startsWith('die-'))
      .map((word) => word.replace('die-', 'die:')),
  );
}

function list(fact: Fact | undefined): readonly string[] {
  return fact === undefined ? [] : typeof fact === 'object' ? fact : [String(fact)];
}
