## Zagadki

puzzle-goal = Która odpowiedź najczęściej daje zwycięstwo?
puzzle-right = Dobrze: tak wygrywa się { $best } % partii.
puzzle-wrong = Tak wygrywa się { $value } % partii. Najlepsza odpowiedź wygrywa { $best } %.
