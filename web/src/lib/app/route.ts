// Which page a path means.

export const BOOK_PARTS = ['rules', 'book', 'cards', 'terms', 'brief'] as const;
export type BookPart = (typeof BOOK_PARTS)[number];
export type Page =
  | { name: 'lobby' | 'about' | 'history' | 'daily' | 'lost' }
  | { name: 'rules'; game: string; part: BookPart }
  | { name: 'puzzles'; game: string }
  | { name: 'puzzle'; game: string; puzzle: string }
  | { name: 'table' | 'replay' | 'review'; table: string };

export function pageOf(path: string): Page {
  const parts = path.split('/').filter(Boolean);
  const [first, table, last] = parts;
  if (first === undefined) return { name: 'lobby' };
  if (first === 'about' && parts.length === 1) return { name: 'about' };
  if (first === 'rules' && parts.length <= 3) {
    const part = BOOK_PARTS.find((one) => one === (last ?? 'rules'));
    return part ? { name: 'rules', game: table ?? '', part } : { name: 'lost' };
  }
  if (first === 'daily' && parts.length === 1) return { name: 'daily' };
  if (first === 'history' && parts.length === 1) return { name: 'history' };
  if (first === 'puzzles' && parts.length <= 3)
    return last === undefined
      ? { name: 'puzzles', game: table ?? '' }
      : { name: 'puzzle', game: table ?? '', puzzle: last };
  if (first !== 't' || !table || parts.length > 3) return { name: 'lost' };
  if (last === undefined) return { name: 'table', table };
  return last === 'replay' || last === 'review' ? { name: last, table } : { name: 'lost' };
}

/** The seat's token in a way-back link: `/t/ID#seat=frodo&token=…`. After # it never reaches a server's log. */
export function wayBack(hash: string): { seat: string; token: string } | null {
  const found = new URLSearchParams(hash.replace(/^#/, ''));
  const seat = found.get('seat');
  const token = found.get('token');
  return seat && token ? { seat, token } : null;
}

export function wayBackLink(origin: string, table: string, seat: string, token: string): string {
  return `${origin}/t/${encodeURIComponent(table)}#${new URLSearchParams({ seat, token })}`;
}

/** Does this name of a host mean the machine that one sits at, so that a link with it leads nowhere from another? */
export function isHere(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}
