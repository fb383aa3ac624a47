# Plansza w przeglądarce

board-on-turn = teraz gra
board-roll = rzut { $number }
board-table = Na stole
board-aside = Odłożone

board-die = { $die } kostka: { $symbol }, na stole
board-die-must = { $die } kostka: { $symbol }, na stole; jednego Nazgula trzeba odłożyć
board-die-kept = { $die } kostka: { $symbol }, odłożona
board-die-now = { $die } kostka: { $symbol }, odłożona z tego rzutu
board-barred = { $what } (teraz nie można, zasada { $rule })
board-nobody = nikogo

board-ring-trail = Szlak do Mordoru
board-place-start = { $place }: początek drogi.
board-place-here = { $place }: tu jest { $who }.
board-place-marked = { $place }: pole zakreślone.
board-place-free = { $place }: pole wolne.
board-turn-rule = Zasada tej tury
board-place-rule = Zasada miejsca

board-nazgul-trail = Szlak Nazgula
board-square = Pole { $number }{ $nazgul ->
    [1] , ostatnie, z Nazgulem
   *[other] {""}
}
board-square-free = { board-square }: wolne
board-square-crossed = { board-square }: zakreślone
board-square-halved = { board-square }: przepołowione, obie połówki wolne
board-square-half = { board-square }: przepołowione, jedna połówka zakreślona
board-square-both = { board-square }: przepołowione, obie połówki zakreślone
board-left = Wolne pola: { $left }
board-left-short = Wolne: { $left }
board-threat = { $count ->
    [one] nadchodzi { $count } Nazgul
    [few] nadchodzą { $count } Nazgule
   *[other] nadchodzi { $count } Nazguli
}

board-out = Poza grą
board-in-mordor = w Mordorze!
board-winner = zwycięstwo!

## Pierwsza tura krok po kroku

guide-mordor-1 = Na stole leży pięć kostek. Kliknij te, które chcesz odłożyć: z każdego rzutu co najmniej jedną, a każda musi mieć inny symbol.
    .at = dice
guide-mordor-2 = Odłożone kostki już zostają, a pozostałymi rzucasz od nowa, aż odłożysz wszystkie. Białe Drzewo kończy rzucanie od razu. Jeśli wypadnie Nazgul, jednego musisz odłożyć.
    .at = aside
guide-mordor-3 = Każdy Pierścień prowadzi cię o jedno okrągłe pole bliżej Mordoru. Uważaj na orków: gdy jest ich więcej niż broni, żaden Pierścień się nie liczy.
    .at = ring-trail
guide-mordor-4 = Nazgul każe zakreślić pole temu, czyj kolor ma kostka; na kostce czarnej lub neutralnej uderza w ciebie. Gandalf dzieli pole na pół, więc wytrzymasz dłużej. Kto zakreśli ostatnie pole, odpada. Powodzenia!
    .at = nazgul-trail
