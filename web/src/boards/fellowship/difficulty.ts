// How hard a chapter is: of a hundred first rounds our careful bot wins so many. The table of docs/solve.md has these
// figures with their intervals.

const WINS: Readonly<Record<string, readonly number[]>> = {
  // one, two, three, four players
  '1': [60, 83, 77, 73],
  '2': [53, 57, 53, 53],
  '3': [63, 47, 83, 73],
  '4': [60, 63, 67, 53],
  '5': [37, 53, 70, 43],
  '6': [13, 20, 53, 40],
  '7': [50, 67, 23, 23],
  '8': [30, 10, 10, 20],
  '9': [43, 57, 40, 23],
  '10': [7, 67, 67, 7],
  '11': [33, 23, 7, 10],
  '12': [7, 70, 63, 0],
  '13': [97, 100, 97, 93],
  '14': [87, 93, 83, 83],
  '15': [30, 53, 50, 17],
  '16': [7, 17, 10, 3],
  '17': [93, 97, 97, 87],
  '18': [23, 27, 30, 30],
};

const EASY = 60; // wins of a hundred, at least
const MIDDLING = 30;

export function winsOf(chapter: string, players: string): number {
  return WINS[chapter]?.[Number(players) - 1] ?? 0;
}

export function levelOf(chapter: string, players: string): 1 | 2 | 3 {
  const wins = winsOf(chapter, players);
  return wins >= EASY ? 1 : wins >= MIDDLING ? 2 : 3;
}
