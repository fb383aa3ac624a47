# Karty na planszy.

board-card-back = zakryta karta: { $deck }
board-card-of = { $deck }, do zagrania za wynik: { $icon }
board-card-stays = zostaje na stole
board-combat-half = Karta bitwy:{" "}
board-initiative = inicjatywa { $initiative }
board-own-hand = Twoje karty
board-on-table = Karty na stole
board-played-last = Ostatnio zagrane
board-piles = Zagrane i odrzucone
board-pile-played = Zagrane, jawne dla wszystkich
board-pile-own = Odrzucone zakryte, znane tylko tobie
board-pile-down = Odrzucone karty { $side_gen }: { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[other] { $count } zakrytych
}
board-pile-none = Jeszcze nic.

board-book-deck = Talia
board-book-icon = Symbol kości
board-book-more = Wymogi, zasady, źródła
board-book-sure = treść { $level }
board-book-reading = wykładnia { $level }
