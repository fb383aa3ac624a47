# Plansza w przeglądarce

board-of-free = Wolne Ludy
    .gen = Wolnych Ludów
board-of-shadow = Cień
    .gen = Cienia
board-origin-daily = Zadanie dnia: liczy się pierwsza odpowiedź

board-close = Zamknij

## Tura i punkty

board-turn = Tura { $turn }
board-points = { $side }: { $points } z { $needed } punktów zwycięstwa

## Mapa

board-map-keys = Mapa: strzałki prowadzą do sąsiedniego regionu, Enter wybiera, spacja otwiera region
board-can-pick = Można wybrać.
board-nearer = Przybliż
board-farther = Oddal
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
board-fellowship-revealed = Odkryta, postęp { $progress }
board-fellowship-mordor = W Mordorze, pole { $step } z 5
board-corruption = Zepsucie { $corruption }/12
board-mordor-track = Tor Mordoru
board-guide = Przewodnik: { $guide }

## Kości

board-dice-of = Kości akcji: { $side }
board-die = { $count ->
    [one] { $face }
   *[other] { $face } × { $count }
}
board-put-back = odłóż kość
board-play-with = Zagraj kością
board-with-die = { $action }, kość: { $face }
board-recruit-here = rekrutuj tutaj: { $figure }
board-paying = { $face }: kość tej akcji
board-no-dice = bez kości
board-dice-unrolled = jeszcze nie rzucono
board-used = { $count ->
    [one] { $count } kość wykorzystana
    [few] { $count } kości wykorzystane
   *[other] { $count } kości wykorzystanych
}
board-used-short = wykorzystane: { $count }
board-rings = Pierścienie Elfów: { $count }

## Poszukiwania

board-hunt = Poszukiwania
board-hunt-box = pole poszukiwań
board-hunt-box-tiles = Pole poszukiwań i żetony
board-box-shadow = Kości Cienia na polu poszukiwań: { $count }
board-box-free = Kości Wolnych Ludów na polu poszukiwań: { $count }
board-tiles-left = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
}
board-tile-waits = { $tile }: czeka na Mordor
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
board-damage = Ciężar brzemienia: { $damage }

## Bitwa

board-battle = Bitwa
board-battle-over = Po bitwie: { $region }
board-battle-at = { $kind }: { $region }
board-round = runda { $round }
board-attacker = Atakuje
board-defender = Broni się
board-camp = kości: { $dice }, trafia od { $needs }, zdolności przywódcze { $leadership }
board-rolled = Wypadło { $dice }, przerzut { $again }
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
board-hit-removed = usuń: { $figure }
board-hit-reduced = zredukuj: { $figure }
board-hit-both = usuń za 2: { $figure }
board-sure-advance = Nikt nie wkracza { $region_to } i nic się tam nie zmieni. Jeśli tego chcesz, potwierdź jeszcze raz.
board-rear = Straż tylna, nie walczy
board-camp-plain = bez kart: kości { $dice }, trafia od { $needs }, zdolności przywódcze { $leadership }
board-again-needs = przerzut: od { $needs }
board-no-reroll = bez przerzutu
board-muted = wyłączono: { $figure }
board-by-card = { $count ->
    [one] { $sign }{ $count } trafienie z karty
    [few] { $sign }{ $count } trafienia z karty
   *[other] { $sign }{ $count } trafień z karty
}
board-saved = { $count ->
    [one] { $count } trafienie wroga anulowane
    [few] { $count } trafienia wroga anulowane
   *[other] { $count } trafień wroga anulowanych
}
board-face-down = zakryta do chwili odkrycia obu kart
board-silenced = anulowana: nie działa
board-volley = Armia { $side_gen }: { $region }

## Narody i karty

board-politics = Tor polityki
board-nation = { $nation }: { $steps }, { $active }
board-short-dwarves = Krasnoludy
board-short-southrons = Południowcy
board-regular = regularna
board-elite = elitarna
board-leader = dowódca
board-figure = { $nation }: { $rank }
board-hand-of = { $side }: { $count ->
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
board-panel-dice = Kości
board-panel-cards = Talie i karty na stole

## Pierwsza tura

guide-war-1 = Tu leżą kości akcji obu stron. W swojej kolejce wybierasz jedną kość, a potem akcję: ruch armii, rekrutację, przesunięcie narodu na torze polityki albo ruch Drużyny.
    .at = dice
guide-war-2 = Mapę można przesuwać i przybliżać. Świecą regiony, które można teraz wybrać; dotknięcie innego regionu pokazuje, kto tam stoi i z czym sąsiaduje.
    .at = map
guide-war-3 = Drużyna Pierścienia: czy jest ukryta, jak daleko doszła i ile zepsucia przyjęli Powiernicy Pierścienia. Przy dwunastu wygrywa Cień, w Szczelinach Zagłady Wolne Ludy.
    .at = fellowship
guide-war-4 = Pole poszukiwań: im więcej leży tu kości Cienia, tym groźniejszy jest każdy ruch Drużyny. Obok są żetony, które mogą zostać wylosowane.
    .at = hunt
guide-war-5 = Narody zbliżają się do wojny pole po polu. Dopiero naród w stanie wojny atakuje i rekrutuje; bierny nie przejdzie na ostatnie pole.
    .at = politics
