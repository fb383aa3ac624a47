## Zagadki

puzzle-goal = Wszystkie karty są odkryte. Którą kartą da się jeszcze wygrać rundę?
puzzle-right = Dobrze: teraz da się osiągnąć wszystkie cele. Po każdej innej karcie runda jest przegrana, jakkolwiek byście grali.
puzzle-wrong = Po tej karcie rundy nie da się już wygrać, nawet z odkrytymi kartami.
puzzle-trick = Tę lewę bierze { $who }: { $card }.
puzzle-goal-lost = Tego celu nie da się już osiągnąć: { $who }.
puzzle-lost = Jakkolwiek zagracie dalej, nie uda się osiągnąć wszystkich celów.
