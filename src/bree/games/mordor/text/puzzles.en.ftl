## Puzzles

puzzle-goal = Which answer wins the game most often?
puzzle-right = Right: this wins { $best } % of all games.
puzzle-wrong = This wins { $value } % of all games. The best answer wins { $best } %.
