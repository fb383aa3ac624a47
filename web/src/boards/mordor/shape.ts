// Made from src/bree/games/mordor/shape.py by scripts/gen_ts_types.py: `make shapes` writes it anew.

export interface SheetView {
  colour: string;
  circles: number; // marked circles
  marks: number; // marked fields of the Nazgûl trail; each half is a field
  left: number;
  halved: readonly number[];
  out: boolean;
  in_mordor: boolean;
}

export interface MordorView {
  side: string; // "basic" or "advanced"
  circles: number;
  squares: number;
  places: readonly string[]; // Bag End first
  faces: Readonly<Record<string, readonly string[]>>; // die -> its six symbols
  starter: string;
  active: string;
  place: string; // where the turn began
  rolls: number;
  rolled: Readonly<Record<string, string>>; // die -> symbol
  now: readonly string[]; // dice set aside from this roll
  kept: Readonly<Record<string, string>>;
  strikes: Readonly<Record<string, string>>; // die with a kept Nazgûl -> hobbit, "" for nobody
  sheets: Readonly<Record<string, SheetView>>;
  winners: readonly string[];
}
