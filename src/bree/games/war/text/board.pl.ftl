# Plansza w przeglądarce

board-of-free = Wolne Ludy
    .gen = Wolnych Ludów
board-of-shadow = Cień
    .gen = Cienia
board-close = Zamknij

## Tura i punkty

board-turn = Tura { $turn }
board-phase-0 = Rozstawienie
board-phase-1 = Kości i karty
board-phase-2 = Drużyna
board-phase-3 = Polowanie: kości
board-phase-4 = Rzut kośćmi
board-phase-5 = Akcje
board-phase-6 = Sprawdzenie zwycięstwa
board-points = { $side }: { $points } z { $needed } punktów zwycięstwa
board-over-corrupted = Pierścień zniewolił powiernika: wygrywa Cień
board-over-destroyed = Pierścień zniszczony: wygrywają Wolne Ludy
board-over-shadow-military = Cień zwycięża orężem
board-over-free-military = Wolne Ludy zwyciężają orężem

## Mapa

board-map-keys = Mapa: strzałki prowadzą do sąsiedniego regionu, Enter wybiera, spacja otwiera region
board-can-pick = Można wybrać.
board-nearer = Bliżej
board-farther = Dalej
board-whole-map = Cała mapa
board-more-left = { $count ->
    [one] Jeszcze { $count } region na zachodzie
    [few] Jeszcze { $count } regiony na zachodzie
   *[other] Jeszcze { $count } regionów na zachodzie
}
board-more-right = { $count ->
    [one] Jeszcze { $count } region na wschodzie
    [few] Jeszcze { $count } regiony na wschodzie
   *[other] Jeszcze { $count } regionów na wschodzie
}
board-more-up = { $count ->
    [one] Jeszcze { $count } region na północy
    [few] Jeszcze { $count } regiony na północy
   *[other] Jeszcze { $count } regionów na północy
}
board-more-down = { $count ->
    [one] Jeszcze { $count } region na południu
    [few] Jeszcze { $count } regiony na południu
   *[other] Jeszcze { $count } regionów na południu
}
board-town = miasteczko
board-city = miasto
board-stronghold = twierdza
board-fortification = umocnienie
board-settlement-of = { $settlement } ({ $nation })
board-captured-free = w rękach Wolnych Ludów
board-captured-shadow = w rękach Cienia
board-besieged = Oblężeni
board-nobody = Nikogo tu nie ma.
board-neighbours = Sąsiednie regiony
board-next-to = Sąsiaduje z: { $regions }.
board-worth = { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}

## Drużyna

board-fellowship = Drużyna Pierścienia
board-fellowship-hidden = Ukryta, postęp { $progress }
board-fellowship-revealed = Ujawniona, postęp { $progress }
board-fellowship-mordor = W Mordorze, krok { $step } z 5
board-corruption = Zepsucie { $corruption } z 12
board-mordor-track = Tor Mordoru
board-guide = Przewodnik: { $guide }

## Kości

board-dice-of = Kości akcji: { $side }
board-die = { $count ->
    [one] { $face }
   *[other] { $face } × { $count }
}
board-paying = { $face }: tą kością wykonywana jest akcja
board-no-dice = bez kości
board-dice-unrolled = jeszcze nie rzucono
board-used = { $count ->
    [one] { $count } kość zużyta
    [few] { $count } kości zużyte
   *[other] { $count } kości zużytych
}
board-used-short = zużyte: { $count }
board-rings = Pierścienie elfów: { $count }

## Polowanie

board-hunt = Polowanie na Pierścień
board-hunt-box = w puli polowania
board-box-shadow = Kości Cienia w puli polowania: { $count }
board-box-free = Kości Wolnych Ludów w puli polowania: { $count }
board-tiles-left = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
}
board-tile-waits = { $tile }: czeka na Mordor
board-hunt-move = po ruchu Drużyny
board-hunt-mordor = w Mordorze
board-hunt-stronghold = w twierdzy Cienia
board-hunt-roll = Rzut { $level ->
    [one] { $level } kością
   *[other] { $level } kośćmi
}, udany od { $needs }; przerzuty: { $rerolls }
board-successes = { $count ->
    [0] bez sukcesów
    [one] { $count } sukces
    [few] { $count } sukcesy
   *[other] { $count } sukcesów
}
board-damage = Obrażenia do przyjęcia: { $damage }

## Bitwa

board-battle = Bitwa
board-battle-field = Bitwa: { $region }
board-battle-siege = Oblężenie: { $region }
board-battle-sortie = Wypad: { $region }
board-round = runda { $round }
board-attacker = Atakuje
board-defender = Broni się
board-camp = kości: { $dice }, trafia od { $needs }, dowodzenie { $leadership }
board-rolled = Wypadło { $dice }, przerzut { $again }
board-again = przerzut
board-hits = { $count ->
    [0] bez trafień
    [one] { $count } trafienie
    [few] { $count } trafienia
   *[other] { $count } trafień
}
board-takes = { $left ->
    [one] Zostało do przyjęcia { $left } trafienie
    [few] Zostały do przyjęcia { $left } trafienia
   *[other] Zostało do przyjęcia { $left } trafień
}
board-rear = Straż tylna, nie walczy

## Narody i karty

board-politics = Tor polityczny
board-nation-steps = { $nation }: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
} do wojny, { $active ->
    [yes] aktywny
   *[other] bierny
}
board-nation-war = { $nation }: w stanie wojny
board-hands = Karty wydarzeń
board-hand-of = { $side_gen }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
board-decks = Karty w taliach postaci i strategii
board-barred = nie wolno: { $why }
board-tab-map = Mapa
board-tab-fellowship = Drużyna
board-tab-nations = Narody
board-tab-cards = Karty
