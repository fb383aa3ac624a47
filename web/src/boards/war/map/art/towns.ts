// How towns look.

import { arch, block, dome, gable, roof, shape, stroke, windows } from './masonry';
import type { Vignette } from './settlements';

/** A town, by its nation. */
export const TOWNS: Readonly<Record<string, Vignette>> = {
  north: {
    near: block(-11, 0, 11, 8) + block(11, -1, 10, 7) + block(0, 2, 11, 8),
    roof: gable(-11, -8, 14, 7) + gable(11, -8, 13, 7) + gable(0, -6, 14, 8),
    dark: arch(0, 2, 3, 5) + windows([-13, -3], [-9, -3], [12, -3]),
    glow: windows([9, -3]),
  },
  rohan: {
    near: block(-9, 0, 12, 5) + block(8, 2, 14, 5),
    roof: shape([-17, -4], [-11, -14], [-6, -14], [-1, -4]) + shape([-1, -2], [5, -14], [11, -14], [17, -2]),
    dark:
      arch(8, 2, 3.4, 5) +
      stroke([3, -12], [7, -17]) +
      stroke([7, -12], [3, -17]) +
      stroke([-13, -12], [-9.6, -17]) +
      stroke([-9.6, -12], [-13, -17]),
  },
  gondor: {
    far: block(-10, 0, 7, 17) + block(9, 0, 9, 10),
    backroof: roof(-10, -17, 9, 7) + gable(9, -10, 12, 5),
    near: block(0, 2, 11, 9),
    roof: gable(0, -7, 14, 6),
    dark: arch(0, 2, 3, 5) + windows([-10, -10], [7, -4], [11, -4]),
  },
  dwarves: {
    rock: shape([-21, 2], [-13, -11], [-8, -9], [0, -22], [7, -12], [12, -15], [21, 2]),
    near: shape([-7, 2], [-6, -9], [6, -9], [7, 2]),
    dark: arch(0, 2, 6.4, 8) + shape([0, -22], [7, -12], [12, -15], [17, -5], [9, -9], [4, -13]),
    glow: shape([0, 1], [1, -1], [0, -3], [-1, -1]),
  },
  isengard: {
    near: block(-9, 0, 9, 4) + block(8, 2, 11, 5),
    roof: dome(-9, -3, 14, 11) + dome(8, -2, 16, 12),
    dark: arch(8, 2, 3.4, 5) + arch(-9, 0, 3, 4) + stroke([-9, -14], [-8, -18], [-9.4, -22]),
  },
  sauron: {
    far: shape([-13, 0], [-12, -14], [-14, -18], [-11, -16], [-8, -19], [-7, 0]),
    near: block(5, 2, 20, 8),
    roof: shape([-6, -6], [-3, -11], [0, -6], [3, -11], [6, -6], [9, -11], [12, -6], [16, -6]),
    dark: arch(5, 2, 4, 5) + windows([-10, -8]),
    glow: windows([-1, -1], [11, -1]),
  },
  southrons: {
    near: '',
    roof: shape([-19, 0], [-11, -15], [-3, 0]) + shape([1, 1], [9, -13], [17, 1]) + shape([-8, 4], [0, -10], [8, 4]),
    dark:
      shape([-2, 4], [0, -4], [2, 4]) +
      shape([-12.4, 0], [-11, -6], [-9.6, 0]) +
      stroke([0, -10], [0, -14]) +
      stroke([-11, -15], [-11, -18]) +
      stroke([9, -13], [9, -16]),
  },
};
