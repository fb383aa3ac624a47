// Parts of which towns and fortresses are built, as outlines: absolute commands, `x y` pairs, y up is negative.

export type Pair = readonly [number, number];

const short = (number: number): string => String(Math.round(number * 10) / 10);

export const shape = (...points: Pair[]): string => `M${points.map((pair) => pair.map(short).join(' ')).join('L')}Z`;
export const stroke = (...points: Pair[]): string => `M${points.map((pair) => pair.map(short).join(' ')).join('L')}`;

export const block = (x: number, y: number, wide: number, high: number): string =>
  shape([x - wide / 2, y], [x - wide / 2, y - high], [x + wide / 2, y - high], [x + wide / 2, y]);

/** A wall with merlons on it. */
export function wall(
  x: number,
  y: number,
  wide: number,
  high: number,
  merlons = Math.max(2, Math.round(wide / 5)),
): string {
  const [left, top, deep] = [x - wide / 2, y - high, Math.min(1.9, high * 0.3)];
  const step = wide / (merlons * 2 - 1);
  const teeth = Array.from({ length: merlons }, (_, at): Pair[] => {
    const from = left + at * 2 * step;
    return [
      [from, top + (at ? deep : 0)],
      [from, top],
      [from + step, top],
      [from + step, top + (at < merlons - 1 ? deep : 0)],
    ];
  }).flat();
  return shape([left, y], ...teeth, [left + wide, y]);
}

/** A tower that is a little wider at its top. */
export function tower(x: number, y: number, wide: number, high: number): string {
  const head = wide * 0.66;
  const low = y - high + 3.4;
  return (
    shape([x - wide / 2, y], [x - wide / 2, low], [x - head, low - 1]) +
    wall(x, low + 0.2, head * 2, 3.6, 3) +
    shape([x - wide / 2, y], [x - wide / 2, low], [x + wide / 2, low], [x + wide / 2, y])
  );
}

/** A pointed roof whose eaves stand out. */
export const roof = (x: number, y: number, wide: number, high: number): string =>
  shape([x - wide / 2, y], [x, y - high], [x + wide / 2, y]);

/** The roof of a house that is seen from its long side. */
export const gable = (x: number, y: number, wide: number, high: number, slant = 0.22): string =>
  shape(
    [x - wide / 2, y],
    [x - wide * (0.5 - slant), y - high],
    [x + wide * (0.5 - slant), y - high],
    [x + wide / 2, y],
  );

/** An arch: a door or a window. */
export const arch = (x: number, y: number, wide: number, high: number): string =>
  `M${short(x - wide / 2)} ${short(y)}L${short(x - wide / 2)} ${short(y - high + wide / 2)}` +
  `Q${short(x - wide / 2)} ${short(y - high)} ${short(x)} ${short(y - high)}` +
  `Q${short(x + wide / 2)} ${short(y - high)} ${short(x + wide / 2)} ${short(y - high + wide / 2)}` +
  `L${short(x + wide / 2)} ${short(y)}Z`;

export const dome = (x: number, y: number, wide: number, high: number): string =>
  `M${short(x - wide / 2)} ${short(y)}C${short(x - wide / 2)} ${short(y - high * 0.8)} ${short(x - wide * 0.12)} ` +
  `${short(y - high * 0.8)} ${short(x)} ${short(y - high)}C${short(x + wide * 0.12)} ${short(y - high * 0.8)} ` +
  `${short(x + wide / 2)} ${short(y - high * 0.8)} ${short(x + wide / 2)} ${short(y)}Z`;

/** The crown of a tree, or a bush. */
export const crown = (x: number, y: number, wide: number, high: number): string =>
  `M${short(x - wide / 2)} ${short(y)}C${short(x - wide * 0.72)} ${short(y - high * 0.55)} ${short(x - wide * 0.4)} ` +
  `${short(y - high * 0.85)} ${short(x - wide * 0.16)} ${short(y - high * 0.8)}C${short(x)} ${short(y - high * 1.12)} ` +
  `${short(x + wide * 0.4)} ${short(y - high)} ${short(x + wide * 0.38)} ${short(y - high * 0.72)}` +
  `C${short(x + wide * 0.68)} ${short(y - high * 0.5)} ${short(x + wide * 0.6)} ${short(y)} ${short(x + wide / 2)} ` +
  `${short(y)}Z`;

/** A ship under sail, its keel at the foot. */
export const hull = (x: number, y: number, wide: number): string =>
  `M${short(x - wide / 2)} ${short(y - wide * 0.28)}Q${short(x - wide * 0.3)} ${short(y + 0.4)} ${short(x)} ${short(y)}` +
  `Q${short(x + wide * 0.36)} ${short(y + 0.4)} ${short(x + wide * 0.56)} ${short(y - wide * 0.42)}` +
  `Q${short(x + wide * 0.3)} ${short(y - wide * 0.16)} ${short(x)} ${short(y - wide * 0.18)}Z`;

export const sail = (x: number, y: number, wide: number, high: number): string =>
  `M${short(x - wide / 2)} ${short(y)}Q${short(x - wide * 0.7)} ${short(y - high * 0.5)} ${short(x - wide * 0.4)} ` +
  `${short(y - high)}L${short(x + wide * 0.4)} ${short(y - high)}Q${short(x + wide * 0.1)} ${short(y - high * 0.5)} ` +
  `${short(x + wide / 2)} ${short(y)}Z`;

/** The same outline elsewhere and in another size. */
export const moved = (d: string, x: number, y: number, size: number): string =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, px: string, py: string) => `${short(x + Number(px) * size)} ${short(y + Number(py) * size)}`,
  );

/** Windows with light in them, or without. */
export const windows = (...places: readonly Pair[]): string => places.map(([x, y]) => arch(x, y, 1.5, 2.6)).join('');
