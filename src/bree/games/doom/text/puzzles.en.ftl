## Puzzles

puzzle-goal = Which answer most often ends this turn with no less courage and no more Nazgûl than now?
puzzle-right = Right: this succeeds in { $best } % of the throws and draws.
puzzle-wrong = This succeeds in { $value } % of the throws and draws. The best answer succeeds in { $best } %.
