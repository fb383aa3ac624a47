# Trzech i czterech graczy na planszy w przeglądarce

board-goes = Kolejność akcji w tej turze
board-has-go = teraz działa
board-leads = gracz prowadzący
board-best = Najlepsi ze zwycięzców: { $who }
board-merit = Punkty do tytułu najlepszego gracza strony: { $points }
board-hand-seat = { $who }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
board-pile-down-seat = { $count ->
    [one] { $who }: { $count } karta odrzucona zakryta
    [few] { $who }: { $count } karty odrzucone zakryte
   *[other] { $who }: { $count } kart odrzuconych zakrytych
}
board-worn = nie może działać dwa razy z rzędu
board-mixed = armia mieszana, kontroluje ją { $who }
board-look-at = Obejrzyj karty na ręce: { $who }
