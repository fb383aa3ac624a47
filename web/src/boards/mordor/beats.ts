// What is shown of a move, moment by moment: which lines are large, which go with the next, what on the board each is about.

import type { Entry, Fact, View } from '../../lib/connection/wire';
import type { MordorView } from './shape';

export const large: ReadonlySet<string> = new Set(['out', 'arrived', 'all-out', 'won']);
export const silent: ReadonlySet<string> = new Set(['starts', 'turn', 'turn-place', 'repeated']);
export const turns: ReadonlySet<string> = new Set(['turn']);

type Touch = (facts: Entry['facts'], view: MordorView, who: string) => string[];

const TOUCHED: Readonly<Record<string, Touch>> = {
  starts: (_, __, who) => [`sheet:${who}`],
  turn: (_, __, who) => [`sheet:${who}`],
  'turn-place': () => ['note'],
  rolled: (facts) => named(facts['dice']),
  kept: (facts) => named(facts['dice']),
  tree: (_, view) => showing(view, 'tree'),
  'gandalf-void': (_, view) => [...showing(view, 'gandalf'), 'note'],
  'nothing-to-halve': (_, view, who) => [...showing(view, 'gandalf'), `sheet:${who}`],
  waived: (_, view, who) => [...showing(view, 'gandalf'), `sheet:${who}`],
  halved: (facts, view, who) => [...showing(view, 'gandalf'), `square:${who}:${String(facts['square'])}`],
  'nazgul-void': (facts) => named(facts['die']),
  marked: struck,
  'marked-half': struck,
  out: struck,
  'orcs-block': (_, view) => [...showing(view, 'orc'), ...showing(view, 'ring')],
  'orcs-beaten': (_, view) => [...showing(view, 'orc'), ...showing(view, 'weapon')],
  'ring-lost': (_, view) => [...showing(view, 'ring'), 'note'],
  'rings-over': (_, view) => showing(view, 'ring'),
  circle: (facts, view, who) => [
    ...showing(view, 'ring'),
    `circle:${who}:${String(facts['place']).replace('place-', '')}`,
    `sheet:${who}`,
  ],
  arrived: (_, __, who) => [`circle:${who}:mordor`, `sheet:${who}`],
  'all-out': (_, view) => Object.keys(view.sheets).map((hobbit) => `sheet:${hobbit}`),
  won: (facts) => list(facts['who']).map((hobbit) => `sheet:${hobbit}`),
};

/** What a line is about: the dice that are its cause, and the sheet, circle or square where it falls. */
export function touched(entry: Entry, view: View): readonly string[] {
  return TOUCHED[entry.key]?.(entry.facts, view as MordorView, list(entry.facts['who'])[0] ?? '') ?? [];
}

/** The Nazgûl that strike somebody, and the square that is marked for it. A rival who has fallen is struck no more, but was. */
function struck(facts: Entry['facts'], view: MordorView, who: string): string[] {
  const colour = who === view.active ? '' : view.sheets[who]?.colour;
  const causes = Object.keys(view.strikes).filter((die) => die === colour || view.strikes[die] === who);
  const square = facts['square'] === undefined ? [] : [`square:${who}:${String(facts['square'])}`];
  return [...causes.map((die) => `die:${die}`), ...square, `sheet:${who}`];
}

/** The dice set aside that show a symbol. */
function showing(view: MordorView, symbol: string): string[] {
  return Object.keys(view.kept)
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
