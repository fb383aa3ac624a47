## Zagadki

puzzle-goal = Po której odpowiedzi najczęściej skończycie tę turę bez utraty odwagi i bez nowego Nazgûla?
puzzle-right = Dobrze: to się udaje w { $best } % rzutów i dobrań kart.
puzzle-wrong = To się udaje w { $value } % rzutów i dobrań kart. Najlepsza odpowiedź udaje się w { $best } %.
