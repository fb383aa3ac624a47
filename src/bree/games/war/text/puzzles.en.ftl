## Puzzles

puzzle-goal = Which answer wins the battle most often, if both sides fight to the last unit and play no combat cards?
puzzle-right = Right: this wins { $best } % of the battles.
puzzle-wrong = This wins { $value } % of the battles. The best answer wins { $best } %.
