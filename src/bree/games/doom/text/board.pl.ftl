# Plansza w przeglądarce

## U góry stołu

board-stage = Etap { $number } z { $of }:
board-turn = { $who }, tura { $number }
board-over-won = Pierścień zniszczony. Wygrywacie!
board-over-despair = Zabrakło odwagi. Przegrywacie.
board-over-nazgul = Przybył ostatni Nazgûl. Przegrywacie.
board-mode-easier = łatwiej: karty dają odwagę w Minas Morgul
board-mode-exclusive = sprzymierzeńcy tylko dla właściciela
board-mode-no-protection = bez ochrony
board-courage-name = Odwaga
board-courage = Odwaga { $at } z { $top }. Pole Galadrieli: { $galadriel }. Pole Oka: { $eye }.

## Karty

board-quiet-turn = W tej turze żadnej karty
    .on = W tej turze nie używacie kart.
board-quiet-battle = W tej walce żadnej karty
    .on = W tej walce nie używacie kart.

## Droga

board-map = Mapa
board-tab-cards = Karty
board-road = Droga z Rivendell do Góry Przeznaczenia
board-place-start = { $place }, początek drogi
board-place = { $place }, pole { $space }
board-place-goal = { $place }, pole { $space }, miejsce docelowe etapu
board-space-nazgul = Pole { $space }: przybywa Nazgûl
board-space-dark_heart = Pole { $space }: czarne serce, tracicie 1 punkt odwagi
board-figure-at = { $figure }: { $place }
board-figure-on = { $figure }: pole { $space }, { $left ->
    [one] { $left } pole
    [few] { $left } pola
   *[other] { $left } pól
} do { $place_gen }
board-figure-waits = { $figure }: obszar oczekiwania
board-go = { $count ->
    [0] zostań na polu { $space }
    [one] { $count } pole, na pole { $space }
    [few] { $count } pola, na pole { $space }
   *[other] { $count } pól, na pole { $space }
}
board-waiting = Obszar oczekiwania
board-isengard-name = Isengard
board-isengard = Isengard: wódz, { $warriors ->
    [0] bez wojowników
    [one] { $warriors } wojownik
   *[other] { $warriors } wojowników
}.
board-isengard-free = Isengard jest wolny.
board-treebeard = Leży tam żeton Drzewca.
board-nazgul = Nazgûle: { $count } z 9. Z ostatnim przegrywacie.
board-nazgul-slain = Czarnoksiężnik pokonany: Nazgûle już nie szkodzą.
board-gandalf-fallen = Gandalf na razie nie pomoże
board-ascent = Wspinaczka
board-ascent-left = { $left ->
    [0] Ogień jest tuż
    [one] Jeszcze jeden krok do ognia
    [few] Jeszcze { $left } kroki z { $of } do ognia
   *[other] Jeszcze { $left } kroków z { $of } do ognia
}

## Tor spotkań

board-track = Spotkania
board-slot = Pole { $number }:
board-slot-now = teraz
board-slot-hit = { $count ->
    [one] kość czeka
   *[other] kości czekają: { $count }
}
board-slot-rolled = { $count ->
    [one] tu wskazuje kość
   *[other] tu wskazują kości: { $count }
}
board-card-unseen = zakryta
board-kind-enemy = wróg
board-kind-ally = sprzymierzeniec
board-kind-special = karta specjalna
board-kind-doom = karta ostatniego etapu
board-kind-gandalf = karta Gandalfa
board-once = wypada z gry po jednym spotkaniu
board-bare-nazgul = Przybywa Nazgûl
board-bare-figure = { $figure }: ruch do 2 pól
board-under = Przykryta: { $card }
board-unseen = Jeszcze nieodkryte:
board-next = Pierwsza karta następnego etapu: { $card }

## Kości

board-dice = Kości
board-book = Kafelek na kości
board-rolled = Rzut
board-rolled-none = Na stole nie leży żadna kość.
board-last = Jeden rzut czarną kością, działa jej karta, potem Powiernicy robią jeden krok.
board-pool = Pula
board-sides = Jaki wynik ma pokazywać?
board-die-pool = { $die }, w puli
board-die-taken = { $die }, wzięta do rzutu
board-die-rolled = { $die }: { $number }
board-die-side = { $die }: { $number }, strona { $side } kafelka

board-reach-space = { $figure }: na pole { $space }
board-reach-place = { $figure }: do { $place_gen }
board-reach-waits = { $figure }: do obszaru oczekiwania
board-reach-stays = { $figure }: ani kroku dalej
board-reach-nazgul = przybywa Nazgûl
board-reach-dark_heart = tracicie 1 punkt odwagi
board-reach-guarded = ochrona: { $figure }

## Walka

board-battle = Walka: { $card }
board-battle-left = { $count ->
    [one] została jedna walka
    [few] zostały { $count } walki
   *[other] zostało { $count } walk
}
board-battle-streak = wygrane z rzędu: { $now } z { $wins }
board-battle-loss = { $loss ->
    [0] Przegrana nic nie kosztuje.
    [one] Przegrana kosztuje { $loss } punkt odwagi.
    [few] Przegrana kosztuje { $loss } punkty odwagi.
   *[other] Przegrana kosztuje { $loss } punktów odwagi.
}
board-battle-with = Z wami: { $figures }.
board-battle-alone = Nikt was nie wspiera.
board-battle-so-far = Dotąd wygrane: { $wins }, przegrane: { $losses }.
board-battle-rolled = Wynik: { $face }.
board-odds = Szansa na wygraną: { $sure } na { $of }.
board-odds-gandalf = Szansa na wygraną: { $sure } na { $of }, a z kartą Gandalfa { $card } na { $of }.
board-face-wins = { $face }: wygrywa
board-face-loses = { $face }: przegrywa
board-face-card = { $face }: wygrywa po odrzuceniu karty Gandalfa
board-verdict-won = Wygrana!
board-verdict-lost = Przegrana.

## Karty przed graczami

board-cards = Karty przed graczami
board-cards-none = Nie leży tu żadna karta.
board-stack = w stosie zostało: { $count }
board-owner = u gracza: { $who }
board-users-one = może użyć tylko { $who }
board-users-nobody = nie działa, dopóki Gandalf nie wróci
board-barred = teraz nie: { $why }
