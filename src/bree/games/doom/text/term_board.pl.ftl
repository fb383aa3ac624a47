# Stół w terminalu

## Szlak

drawn-ring_bearers = Frodo/Sam
drawn-merry_pippin = Merry/Pippin
drawn-aragorn = Aragorn
drawn-legolas = Legolas
drawn-gimli = Gimli
drawn-stage = Etap { $number } z { $of }: { $stage }
drawn-turn = tura { $number }: { $who }
drawn-nazgul = Nazgûl
drawn-dark_heart = czarne serce
drawn-unprotected = bez ochrony
drawn-over-won = Pierścień zniszczony: wygrywacie!
drawn-over-despair = Zabrakło odwagi: przegrywacie.
drawn-over-nazgul = Przybył ostatni Nazgûl: przegrywacie.

## Znaczniki

drawn-courage = Odwaga
drawn-mark-eye = Oko { $number }
drawn-mark-galadriel = Galadriela { $number }
drawn-mark-top = szczyt { $number }
drawn-easier = łatwiej
drawn-easier-long = łatwiejsza gra: w Minas Morgul +1 za każdą kartę
drawn-lord = Czarnoksiężnik
drawn-slain = Czarnoksiężnik pokonany, Nazgûle niegroźne
drawn-nazgul-count = Nazgûle { $count } z { $of }
drawn-waiting = Oczekują:
drawn-chieftain = wódz
drawn-warriors = { $count ->
    [one] { $count } wojownik
   *[other] { $count } wojowników
}
drawn-empty = pusty
drawn-treebeard = Drzewiec
drawn-ban = Gandalf nie może pomóc
drawn-stack = ✶ stos { $count }
drawn-next = na następnym stosie: { $card }

## Tor spotkań

drawn-enemy = wróg
drawn-special = specjalna
drawn-ally = sprzym.
drawn-fate = los
drawn-down = zakryta
drawn-bare = puste
drawn-may-move = Ruch o 0, 1 lub 2 pola.
drawn-moves = ruch 0–2
drawn-brings = Przybywa jeden Nazgûl.
drawn-unknown = Nikt jej jeszcze nie zna.
drawn-covers = Pod nią: { $card }.

## Kości

drawn-board = Kości:
drawn-side = str. { $number }
drawn-roll = Rzut:
drawn-die = Kość:
drawn-pool = Pula:

## Walka

drawn-battle = Walka:
drawn-loss = przegrana: odwaga −{ $loss }
drawn-fights = { $count ->
    [one] została { $count } walka
    [few] zostały { $count } walki
   *[other] zostało { $count } walk
}
drawn-so-far = wygr. { $wins }, przegr. { $losses }
drawn-streak = wygrane z rzędu: { $wins } z { $of }
drawn-support = Wsparcie:
drawn-nobody = nikt
drawn-odds = wygrywa { $count } z { $of } ścianek
drawn-odds-gandalf = z kartą Gandalfa { $count } z { $of }
drawn-face = kość walki:
drawn-battle-won = wygrana
drawn-battle-lost = przegrana

## Karty przed graczami

drawn-cards = Karty wspólne:
drawn-cards-exclusive = Karty, sprzymierzeńcy dla właścicieli:
drawn-no-cards = brak

## Wiersz po wierszu

line-stage = Etap { $number } z { $of }: { $stage }.
line-turn = Tura { $number }, gra { $who }.
line-easier = Łatwiejsza gra: w Minas Morgul każda nieużyta karta daje 1 punkt odwagi.
line-unprotected = Bez ochrony: wydarzenia działają za każdym razem.
line-figure = { $figure }: pole { $space }, do { $place_gen }: { $left }.
line-dangers = W zasięgu: { $dangers }.
line-danger = { $event }: { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[other] { $steps } pól
} stąd
line-danger-guarded = { line-danger } (jest tam już: { $who })
line-nazgul = Nazgûl
line-dark_heart = czarne serce
line-there = { $figure }: { $place }.
line-waits = { $figure }: obszar oczekiwania.
line-behind = { $figure }: pole { $space }, bez dalszej drogi.
line-courage = Odwaga { $at } z { $top }; Oko jest na polu { $eye }, Galadriela na polu { $galadriel }.
line-riders = Nazgûle przy Minas Morgul: { $count } z { $of }, z Czarnoksiężnikiem.
line-slain = Czarnoksiężnik pokonany: Nazgûle nikomu już nie szkodzą.
line-isengard = Isengard: wódz, { $count ->
    [0] bez wojowników
    [one] { $count } wojownik
   *[other] { $count } wojowników
}.
line-isengard-empty = Isengard jest pusty.
line-treebeard = Leży tam żeton Drzewca.
line-ban = Gandalf nie może pomóc, dopóki Powiernicy nie dotrą do Helmowego Jaru.
line-stack = Karty Gandalfa na stosie: { $count }.
line-next = Pierwsza na następnym stosie: { $card }.
line-slot = Pole { $number }: { $what }.
line-card = { $card }, { $kind }
line-enemy = wróg
line-once = wróg, który po jednym spotkaniu wypada z gry
line-special = karta specjalna
line-ally = sprzymierzeniec
line-down = zakryta karta
line-down-known = zakryta karta, o której wiadomo, że to { $card }
line-bare = puste, ruch o 0, 1 lub 2 pola: { $who }
line-bare-nazgul = puste, przybywa Nazgûl
line-under = { $what }, a pod nią: { $card }
line-side = Kafelek na kości, strona { $number }: { $dice }.
line-roll = Rzut: { $dice }.
line-battle = Walka: { $card }. { board-battle-loss }
line-fights = Walki do stoczenia: { $count }.
line-streak = Wygrane z rzędu: { $wins } z { $of }.
line-so-far = Dotąd wygrane: { $wins }, przegrane: { $losses }.
line-support = Wsparcie: { $names }.
line-battle-won = Walka wygrana.
line-battle-lost = Walka przegrana.
line-no-support = Nikt nie wspiera Powierników.
line-odds = Ścianki, które wygrywają: { $count } z { $of }.
line-odds-gandalf = Z kartą Gandalfa: { $count } z { $of }.
line-no-cards = Przed graczami nie leży żadna karta.
line-no-use = Żadna z kart leżących przed graczami już się nie przyda.
line-for-all = Karty do użycia w tej turze:
line-exclusive = Karty do użycia w tej turze (sprzymierzeniec tylko dla właściciela):
line-held = { $card } ({ $who }).
line-held-banned = { $card } ({ $who }), nie teraz.
