# Wyprawa do Góry Przeznaczenia

game-title = Wyprawa do Góry Przeznaczenia
game-about = Rzucajcie kośćmi, prowadźcie Drużynę i pomóżcie Frodowi i Samowi dotrzeć do Góry Przeznaczenia, zanim zabraknie odwagi.

## Miejsca przy stole

star = Gwiazda
leaf = Liść
moon = Księżyc
flame = Płomień

## Pionki, kości, ścianki kości walki

figure-ring_bearers = Powiernicy Pierścienia
    .gen = Powierników Pierścienia
    .acc = Powierników Pierścienia
    .number = many
figure-merry_pippin = Merry i Pippin
    .gen = Merry’ego i Pippina
    .acc = Merry’ego i Pippina
    .number = many
figure-aragorn = Aragorn
    .gen = Aragorna
    .acc = Aragorna
    .number = one
figure-legolas = Legolas
    .gen = Legolasa
    .acc = Legolasa
    .number = one
figure-gimli = Gimli
    .gen = Gimlego
    .acc = Gimlego
    .number = one

die-orange = pomarańczowa
    .acc = pomarańczową
    .loc = pomarańczowej
die-purple = fioletowa
    .acc = fioletową
    .loc = fioletowej
die-blue = niebieska
    .acc = niebieską
    .loc = niebieskiej
die-green = zielona
    .acc = zieloną
    .loc = zielonej
die-red = czerwona
    .acc = czerwoną
    .loc = czerwonej
die-black = czarna
    .acc = czarną
    .loc = czarnej
die-black1 = pierwsza czarna
die-black2 = druga czarna
die-battle = kość walki
    .acc = kość walki
    .loc = kości walki
# Rzuty kością spotkania dla jednej karty, po kolei.
die-throw1 = rzut 1
die-throw2 = rzut 2
die-throw3 = rzut 3
die-throw4 = rzut 4
die-throw5 = rzut 5
die-throw6 = rzut 6
die-throw7 = rzut 7
die-throw8 = rzut 8
die-throw9 = rzut 9

side-1 = 1
side-2 = 2
side-3 = 3
side-4 = 4
side-5 = 5
side-6 = 6

face-merry_pippin = broń { figure-merry_pippin.gen }
face-aragorn = broń { figure-aragorn.gen }
face-legolas = broń { figure-legolas.gen }
face-gimli = broń { figure-gimli.gen }
face-gandalf = symbol Gandalfa
face-sauron = symbol Saurona

support-none = brak

## Miejsca na planszy, etapy, znaki

place-rivendell = Rivendell
    .gen = Rivendell
    .loc = Rivendell
place-lothlorien = Lothlórien
    .gen = Lothlórien
    .loc = Lothlórien
place-rohan = Rohan
    .gen = Rohanu
    .loc = Rohanie
place-helms_deep = Helmowy Jar
    .gen = Helmowego Jaru
    .loc = Helmowym Jarze
place-gondor = Gondor
    .gen = Gondoru
    .loc = Gondorze
place-minas_morgul = Minas Morgul
    .gen = Minas Morgul
    .loc = Minas Morgul
place-mount_doom = Góra Przeznaczenia
    .gen = Góry Przeznaczenia
    .loc = Górze Przeznaczenia
place-isengard = Isengard
    .gen = Isengardu
    .loc = Isengardzie
place-waiting = obszar oczekiwania
    .gen = obszaru oczekiwania
    .loc = obszarze oczekiwania

stage-lothlorien = { place-lothlorien }
    .gen = { place-lothlorien.gen }
stage-rohan = { place-rohan }
    .gen = { place-rohan.gen }
stage-helms_deep = { place-helms_deep }
    .gen = { place-helms_deep.gen }
stage-gondor = { place-gondor }
    .gen = { place-gondor.gen }
stage-minas_morgul = { place-minas_morgul }
    .gen = { place-minas_morgul.gen }
stage-mount_doom = { place-mount_doom }
    .gen = { place-mount_doom.gen }

mark-start = Start
mark-galadriel = Galadriela
mark-eye = Oko Saurona

slot = pole { $id }

## Chwile na użycie kart

moment-start = przed pierwszym rzutem
moment-rolled = po rzucie
moment-die = przed następną kością
moment-battle = przed walką
moment-lost = po przegranej walce
moment-landed = na polu wydarzenia
moment-six = po rzutach za Nazgûle
moment-stage = przed następnym etapem
moment-end = na koniec tury

## Pytania

ask-offer = { $who }: używasz karty ({ $moment })?
    .pass = nie używam
ask-take = { $who }: które kości bierzesz?
    .orange = pomarańczowa: Frodo/Sam
    .purple = fioletowa: Merry/Pippin
    .blue = niebieska: { figure-aragorn }
    .green = zielona: { figure-legolas }
    .red = czerwona: { figure-gimli }
ask-place_black = { $who }: którą czarną kość kładziesz na kafelku?
ask-place_colour = { $who }: którą kolorową kość kładziesz na kafelku?
ask-free_move = { $who }: { $figure }, o ile pól?
ask-how_far = { $who }: { $figure }, o ile pól?
ask-whom = { $who }: który towarzysz idzie wprost na miejsce docelowe?
ask-which_again = { $who }: którą kością rzucasz jeszcze raz?
ask-which_die = { $who }: którą kość ustawiasz?
ask-which_side = { $who }: jaki wynik ma pokazywać { $die } kość?
ask-who_walks = { $who }: którą z kości wybierasz?
ask-which_ally = { $who }: którego sprzymierzeńca tracicie?
ask-which_waiting = { $who }: którą z czekających kości przerzucasz?
ask-army = { $who }: dokąd przechodzi Armia umarłych?
ask-spend_gandalf = { $who }: którą kartę Gandalfa odrzucasz, by wygrać tę walkę?
    .pass = żadnej, walka przegrana
ask-either = { $who }: co wybierasz? { $card }: { $card_does }
    .courage = odwaga
    .treebeard_token = żeton w Isengardzie
ask-keep_next = { $who }: wierzchnia karta następnego stosu to: { $card }. Co z nią?
    .keep = zostaje
    .remove = wypada z gry
ask-spend_ally = { $who }: którą kartę oddajecie za 1 punkt odwagi?
    .done = żadnej

## Pytania do losu

ask-die = Rzut: { $die } kość
ask-battle_die = Rzut kością walki
ask-deal = Karta trafia na pole { $slot }
ask-hidden_card = Odkrycie karty na polu { $slot }
ask-draw_gandalf = Dobieranie karty Gandalfa
ask-next_card = Podgląd wierzchniej karty następnego stosu

## Czego nie wiadomo na pewno (`bree rules doom`)

doubt-confidence = treść karty
doubt-medium = średnia
doubt-low = mała
source-rulebook = z instrukcji
source-cross-checked = z kilku źródeł
source-single-source = z jednego źródła
source-reconstructed = odtworzone

## Odmowy

no-road-stages = Droga ma tyle etapów: { $wanted }, a podano: { $found }.
no-road-letters = Nie można odczytać etapu { $stage } drogi: „{ $found }”. Każde pole to jeden znak: . zwykłe, N Nazgûl, H czarne serce; znaków musi być mniej niż 20.
no-road-last = Ostatni etap ma tylko zwykłe pola, co najmniej jedno: nie „{ $found }”, lecz same kropki.
no-board-name = Nazwa „{ $name }” jest tu nieznana; do wyboru: { $known }.
no-board-count = Potrzebnych nazw: { $wanted }, a podano: { $found }.
no-courage-number = „{ $option }”: potrzebna jest liczba od 1 do { $most }, a nie „{ $found }”.
no-courage-above-top = „{ $mark }” nie może leżeć na polu { $found }: tor odwagi kończy się na polu { $top }.

## Pierwsza tura krok po kroku

guide-doom-1 = Razem wygrywacie albo razem przegrywacie. Prowadźcie Powierników Pierścienia, czyli pomarańczowy pionek, tą drogą do Góry Przeznaczenia. Nazgûle i czarne serca na drodze działają tylko tam, gdzie nikt jeszcze nie stoi.
    .at = road
guide-doom-2 = W swojej turze rzucasz dwa razy i po każdym rzucie kładziesz jedną czarną i jedną kolorową kość. Czarna wskazuje kartę na torze, a kolorowa przesuwa pionek w swoim kolorze.
    .at = dice
guide-doom-3 = Czarna kość aktywuje kartę o swoim numerze; karty 1 i 6 leżą zakryte. Sprzymierzeńcy przechodzą do was. Wrogowie działają od razu i zwykle zostają. W walce pomagają towarzysze, którzy stoją z Powiernikami albo przed nimi w tym samym etapie.
    .at = track
guide-doom-4 = Tu leżą sprzymierzeńcy i karty Gandalfa, których jeszcze nie użyto. Każda karta działa raz, a używa jej ten, czyja jest tura, obojętnie przed kim leży.
    .at = cards
guide-doom-5 = Przegrane walki i czarne serca kosztują odwagę. Gdy spadnie poniżej najniższego pola albo gdy do Minas Morgul przybędzie ostatni Nazgûl, przegrywacie. Powodzenia w drodze!
    .at = courage

## Wynik

result-stage = Etap { $number } z { $of }: { $stage }
result-road = Pola do Góry Przeznaczenia: { $left }
result-courage = Odwaga: { $courage } z { $of }
result-nazgul = Nazgûle w Minas Morgul: { $count } z { $of }
