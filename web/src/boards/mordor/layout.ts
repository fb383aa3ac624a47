// How the board lies in the room it is given. All in CSS pixels.

export interface Room {
  wide: number;
  high: number;
  sheets: number; // how many hobbits play
  own: boolean; // one of the sheets is the viewer's
  advanced: boolean; // a note tells the rule of the place
}

export interface Plan {
  shape: 'wide' | 'tall' | 'low'; // dice over the sheets; all in one column; dice beside the sheet
  unit: number; // 1 in a small window of a desktop: letters and pieces are multiples of it
  die: number; // the side of a die
  whole: boolean; // the other sheets are whole, not strips
  tight: boolean; // so low that the tray goes without its title
}

const LOW = 430; // under this height the dice lie beside the sheet
const THUMB = 44;
const DIE = 96;
const SHEET = 104; // a rival's whole sheet needs so much
const NOTE = 54;
const FRAME = 132; // beside the sheet: what stands around two rows of dice, without the title of the tray
const TITLE = 27;
const STOUT = 600; // a column that is at least so wide has room for whole sheets side by side

export function plan(room: Room): Plan {
  const shape = shapeOf(room);
  const unit = unitOf(shape, room);
  const die = Math.floor(Math.max(THUMB, Math.min(DIE * unit, dieOf(shape, room))));
  const tight = shape === 'low' && die * 2 + FRAME + TITLE > room.high;
  return { shape, unit, die, whole: isWhole(shape, unit, die, room), tight };
}

function shapeOf({ wide, high }: Room): Plan['shape'] {
  if (wide < high * 1.1) return 'tall';
  return high < LOW ? 'low' : 'wide';
}

function unitOf(shape: Plan['shape'], { wide, high }: Room): number {
  const fits = {
    wide: Math.min(wide / 1300, high / 620),
    tall: Math.min(wide / 480, high / 760),
    low: Math.min(wide / 900, high / 330),
  }[shape];
  return Math.min(2.2, Math.max(0.8, fits));
}

/** The largest die of which five lie side by side. */
function dieOf(shape: Plan['shape'], { wide, high }: Room): number {
  if (shape === 'wide') return Math.min((wide / 2 - 90) / 5, high * 0.165);
  if (shape === 'tall') return Math.min((wide - 76) / 5, high * 0.108);
  return Math.min((wide * 0.44 - 52) / 5, (high - FRAME) / 2);
}

function isWhole(
  shape: Plan['shape'],
  unit: number,
  die: number,
  { wide, high, sheets, own, advanced }: Room,
): boolean {
  const note = advanced ? NOTE * unit : 0;
  if (shape === 'wide') {
    const stacked = own ? sheets - 1 : Math.ceil(sheets / 2);
    return (high - die - 70 * unit - note) / stacked >= SHEET * Math.max(1, unit);
  }
  return shape === 'tall' && wide >= STOUT && high - 2 * die - note >= 520;
}
