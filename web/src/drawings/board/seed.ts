// Accidents that always happen the same way: a line drawn twice from one seed is the same line.

/** Numbers from 0 to 1, the same row for the same seed. */
export function grain(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A hand that trembles: a smooth curve between -1 and 1 with a hill or a valley at every whole number. */
export function drift(seed: string): (at: number) => number {
  const next = grain(seed);
  const hills = Array.from({ length: 32 }, () => next() * 2 - 1);
  return (at) => {
    const low = Math.floor(at);
    const part = at - low;
    const ease = part * part * (3 - 2 * part);
    const [from, to] = [hills[low & 31] ?? 0, hills[(low + 1) & 31] ?? 0];
    return from + (to - from) * ease;
  };
}

function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value >>> 0;
}
