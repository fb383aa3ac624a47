# Wojna o Pierścień: tytuł i nazwy rzeczy na stole. Odmiana regionów, postaci i kart jest w ich własnych plikach.
# Region w zdaniu ma części in („w Morii”, „na Martwych Bagnach”), to („do Morii”), from („z Morii”) i same przypadki: gen, acc, ins, loc.

game-title = Wojna o Pierścień
game-about = Gra dla 2–4 osób: Wolne Ludy prowadzą Drużynę z Pierścieniem do Góry Przeznaczenia i bronią twierdz, a Cień ściga Powierników Pierścienia i podbija Śródziemie.

## Strony

free = Wolne Ludy
    .gen = Wolnych Ludów
    .dat = Wolnym Ludom
    .acc = Wolne Ludy
    .ins = Wolnymi Ludami
    .number = many
shadow = Cień
    .gen = Cienia
    .dat = Cieniowi
    .acc = Cień
    .ins = Cieniem
    .number = one

## Narody

nation-dwarves = Krasnoludy
    .gen = Krasnoludów
    .dat = Krasnoludom
    .acc = Krasnoludy
    .ins = Krasnoludami
    .loc = Krasnoludach
    .number = many
nation-elves = Elfy
    .gen = Elfów
    .dat = Elfom
    .acc = Elfy
    .ins = Elfami
    .loc = Elfach
    .number = many
nation-gondor = Gondor
    .gen = Gondoru
    .dat = Gondorowi
    .acc = Gondor
    .ins = Gondorem
    .loc = Gondorze
    .number = one
nation-north = Północ
    .gen = Północy
    .dat = Północy
    .acc = Północ
    .ins = Północą
    .loc = Północy
    .number = one
nation-rohan = Rohan
    .gen = Rohanu
    .dat = Rohanowi
    .acc = Rohan
    .ins = Rohanem
    .loc = Rohanie
    .number = one
nation-isengard = Isengard
    .gen = Isengardu
    .dat = Isengardowi
    .acc = Isengard
    .ins = Isengardem
    .loc = Isengardzie
    .number = one
nation-sauron = Sauron
    .gen = Saurona
    .dat = Sauronowi
    .acc = Saurona
    .ins = Sauronem
    .loc = Sauronie
    .number = one
nation-southrons = Południowcy i Easterlingowie
    .gen = Południowców i Easterlingów
    .dat = Południowcom i Easterlingom
    .acc = Południowców i Easterlingów
    .ins = Południowcami i Easterlingami
    .loc = Południowcach i Easterlingach
    .number = many

## Kości

face-character = Postać
    .gen = Postaci
    .acc = Postać
    .ins = Postacią
face-army = Armia
    .gen = Armii
    .acc = Armię
    .ins = Armią
face-muster = Mobilizacja
    .gen = Mobilizacji
    .acc = Mobilizację
    .ins = Mobilizacją
face-army_muster = Armia/Mobilizacja
    .gen = Armii/Mobilizacji
    .acc = Armię/Mobilizację
    .ins = Armią/Mobilizacją
face-event = Wydarzenie
    .gen = Wydarzenia
    .acc = Wydarzenie
    .ins = Wydarzeniem
face-will = Wola Zachodu
    .gen = Woli Zachodu
    .acc = Wolę Zachodu
    .ins = Wolą Zachodu
face-eye = Oko Saurona
    .gen = Oka Saurona
    .acc = Oko Saurona
    .ins = Okiem Saurona

## Żetony poszukiwań

tile-eye = Oko
tile-zero_reveal = 0 z odkryciem
tile-one = 1
tile-one_reveal = 1 z odkryciem
tile-two = 2
tile-two_reveal = 2 z odkryciem
tile-three = 3
tile-elven_cloaks = „{ card-elven_cloaks }”
tile-elven_rope = „{ card-elven_rope }”
tile-phial_of_galadriel = „{ card-phial_of_galadriel }”
tile-smeagol_helps = „{ card-smeagol_helps_nice_master }”
tile-shelobs_lair = „{ card-shelobs_lair }”
tile-the_ring_is_mine = „{ card-the_ring_is_mine }”
tile-on_on_they_went = „{ card-on_on_they_went }”
tile-give_it_to_uss = „{ card-give_it_to_uss }”

## Talie, osady, fazy

deck-free_character = talia postaci Wolnych Ludów
    .gen = talii postaci Wolnych Ludów
    .short = talia postaci
    .from = z talii postaci
deck-free_strategy = talia strategii Wolnych Ludów
    .gen = talii strategii Wolnych Ludów
    .short = talia strategii
    .from = z talii strategii
deck-shadow_character = talia postaci Cienia
    .gen = talii postaci Cienia
    .short = talia postaci
    .from = z talii postaci
deck-shadow_strategy = talia strategii Cienia
    .gen = talii strategii Cienia
    .short = talia strategii
    .from = z talii strategii
settlement-town = miasteczko
settlement-city = miasto
settlement-stronghold = twierdza
settlement-fortification = umocnienie
phase-1 = odzyskiwanie kości i dobieranie kart
phase-2 = faza Drużyny Pierścienia
phase-3 = przydział kości do poszukiwań
phase-4 = rzut akcji
phase-5 = rozpatrywanie akcji
phase-6 = sprawdzenie zwycięstwa

## Polityka, bitwy, koniec gry

politics-0 = w stanie wojny
politics-1 = 1 pole od wojny
politics-2 = 2 pola od wojny
politics-3 = 3 pola od wojny
politics-active = naród aktywny
politics-passive = naród bierny
battle-field = bitwa w polu
battle-siege = bitwa oblężnicza
battle-sortie = wypad
hunt-move = po ruchu Drużyny
hunt-mordor = na torze Mordoru
hunt-stronghold = w twierdzy Cienia
hunt-balrog = w regionie Balroga
fellowship-hidden = ukryta
fellowship-revealed = odkryta
over-corrupted = Powiernicy Pierścienia ulegli zepsuciu: zwycięża Cień.
over-destroyed = Pierścień spłonął w Szczelinach Zagłady: zwyciężają Wolne Ludy.
over-shadow_military = Cień podbił Śródziemie: zwycięstwo militarne.
over-free_military = Wolne Ludy odparły Cień: zwycięstwo militarne.

## Czego nie wiadomo na pewno (`bree rules war`)

doubt-polish_name = polska nazwa
doubt-guess = przypuszczenie
doubt-reading_confidence = nasze odczytanie
doubt-confidence = karta
doubt-reconstructed = odtworzone przez nas, do poprawienia w pliku o tej nazwie
doubt-medium = średnia
doubt-low = mała
source-cross-checked = z kilku źródeł
source-single-source = z jednego źródła
source-rulebook = z instrukcji
source-reconstructed = odtworzone
