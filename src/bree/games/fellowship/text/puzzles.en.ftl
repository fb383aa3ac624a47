## Puzzles

puzzle-goal = All hands are open. With which card can the round still be won?
puzzle-right = Right: now all goals can be met. With every other card the round is lost, however the rest is played.
puzzle-wrong = After this card the round cannot be won, even with open hands.
puzzle-trick = { $who } takes the trick with the { $card }.
puzzle-goal-lost = This goal cannot be met any more: { $who }.
puzzle-lost = Each way to play on misses at least one goal.
