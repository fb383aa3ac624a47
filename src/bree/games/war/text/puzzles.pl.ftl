## Zagadki

puzzle-goal = Która odpowiedź najczęściej wygrywa bitwę, jeśli obie strony walczą do ostatniej jednostki i nie zagrywają kart bitwy?
puzzle-right = Dobrze: tak wygrywa się { $best } % bitew.
puzzle-wrong = Tak wygrywa się { $value } % bitew. Najlepsza odpowiedź wygrywa { $best } %.
