# Drużyna Pierścienia: Wciągająca gra karciana

game-title = Drużyna Pierścienia
game-about = Zbierajcie lewy razem przez osiemnaście rozdziałów: każda postać ma swój cel i wszystkie trzeba osiągnąć.

## Ręce, kolory, rzeczy na stole

north = Północ
east = Wschód
south = Południe
west = Zachód
table-alone = Grasz wszystkimi rękami: każda ma swoją postać i swój cel.
pyramid = Piramida
hand-north = Północ
    .kind = seat
    .seat = north
hand-east = Wschód
    .kind = seat
    .seat = east
hand-south = Południe
    .kind = seat
    .seat = south
hand-west = Zachód
    .kind = seat
    .seat = west
hand-pyramid = Piramida
    .kind = pyramid

suit-hills = pagórki
    .gen = pagórków
    .kind = suit
suit-mountains = góry
    .gen = gór
    .kind = suit
suit-forests = lasy
    .gen = lasów
    .kind = suit
suit-shadows = cienie
    .gen = cieni
    .kind = suit
suit-rings = pierścienie
    .gen = pierścieni
    .kind = suit
suit-rivers = rzeki
    .gen = rzek
    .kind = suit
suit-any = dowolny kolor
    .gen = dowolnego koloru
    .kind = any

lost = zagubiona karta
barrow = kurhan
ring-win = by wygrać lewę
threat = Zagrożenie { $id }
number = rozdział { $id }
group-east = grupa Froda
group-west = grupa Merry’ego i Pippina
way-more = więcej lew, niż wskazuje zagrożenie
way-fewer = mniej lew, niż wskazuje zagrożenie
length-short = krótka rozgrywka: wystarczy jedna wygrana runda
length-long = długa rozgrywka: runda za rundą, aż wszystkie postacie będą zaliczone
length-groups = dwie rundy, po jednej dla każdej grupy
rings-sealed = pierścieniami jeszcze nie wolno rozpoczynać
rings-free = pierścieniami wolno rozpoczynać
doomed = Balrog okazał się silniejszy: runda jest przegrana.
outcome-won = wygrana
    .kind = won
outcome-lost = przegrana
    .kind = lost
outcome-pardoned = sprawa kolczugi z mithrilu
    .kind = shirt
outcome-doomed = Balrog jest silniejszy i runda jest przegrana
    .kind = doomed
outcome-held = drużyna się utrzymała
    .kind = held
verdict-sure = cel osiągnięty na pewno
verdict-met = cel osiągnięty, ale może jeszcze przepaść
verdict-open = cel wciąż otwarty
verdict-lost = celu nie da się już osiągnąć

# Rozdziały po numerach: tak wskazują je odpowiedzi.
chapter-1 = { chapter-01 }
chapter-2 = { chapter-02 }
chapter-3 = { chapter-03 }
chapter-4 = { chapter-04 }
chapter-5 = { chapter-05 }
chapter-6 = { chapter-06 }
chapter-7 = { chapter-07 }
chapter-8 = { chapter-08 }
chapter-9 = { chapter-09 }
chapter-19 = { chapter-endless }

## Pytania

asked = { $hand_kind ->
    [pyramid] { $who } (piramida)
   *[seat] { $hand }
}
ask-next_chapter = Który rozdział gracie?
    .end = koniec kampanii
ask-choose_event = Które wydarzenie wybieracie?
ask-choose_group = { $who }: która grupa teraz gra?
ask-choose = { asked }: którą postać bierzesz?
ask-onward = Runda przegrana. Co dalej?
    .again = rozdział od nowa
    .keep = dalej, z zaliczonymi postaciami
    .other = inny rozdział
    .end = koniec gry
ask-use_rider = Czy specjalny Czarny Jeździec ({ $rider }) pojawia się w tej rundzie?
    .now = tak, teraz
    .later = nie, później
ask-take_or_leave = { asked }: bierzesz zagubioną kartę?
    .take = biorę
    .leave = zostawiam
ask-partner = { asked }: z kim się wymieniasz?
    .pass = z nikim
ask-give = { asked }: którą kartę dostanie { $other }?
ask-give_back = { asked }: otrzymana karta to { $card }. Którą kartę dostanie w zamian { $other }?
ask-will_trade = { asked }: czy się wymieniasz?
    .trade = wymieniam się
    .pass = rezygnuję
ask-seal = { asked }: którą kartę dajesz zakrytą? Dostanie ją { $other }.
ask-gaze = { asked }: którą kartę przed Zwierciadłem dostanie { $other }?
ask-give_one = { asked }: którą kartę oddajesz? Dostanie ją { $other }.
ask-mirror_choice = { asked }: z czym się wymieniasz?
    .lost = z zagubioną kartą
    .pass = z niczym
ask-drop = { asked }: zagubiona karta to { $card }. Którą kartę kładziesz na jej miejsce?
ask-pick_threat = { asked }: które zagrożenie wybierasz?
ask-keep_threat = { asked }: które z dwóch zagrożeń zatrzymujesz?
ask-redraw = { asked }: twoje zagrożenie to { $number }. Zostaje?
    .keep = zostaje
    .redraw = dobieram inne
ask-sword = { asked }: które dwie liczby bierzesz zamiast zagrożenia?
ask-direction = { asked }: twoje zagrożenie to { $number }. Więcej lew czy mniej?
    .more = więcej
    .fewer = mniej
ask-last_card = { asked }: którą kartę odkładasz na ostatnią lewę?
ask-first_card = { asked }: którą kartę wykładasz na pierwszą lewę?
ask-tuck_card = { asked }: którą kartę chowasz?
ask-take_back_card = { asked }: bierzesz z powrotem schowaną kartę?
    .leave = jeszcze nie
    .back = biorę
ask-play = { asked }: { $suit_kind ->
    [any] którą kartą rozpoczynasz lewę?
   *[suit] którą kartę zagrywasz? Kolor wyjściowy: { $suit }.
}
ask-fixed_ring = { asked }: jak zagrywasz Jedyny Pierścień?
ask-next_leader = { asked }: kto rozpocznie następną lewę?
ask-glamdring = { asked }: używasz Glamdringa? W tej lewie nie trzeba wtedy zagrywać do koloru.
    .use = używam Glamdringa
    .leave = nie teraz
ask-sting = { asked }: używasz Żądła, by wymienić kartę?
    .use = używam Żądła
    .leave = nie teraz
ask-shirt = Cel nieosiągnięty: { $character } ({ $hand }). Czy ratuje go kolczuga z mithrilu?
    .use = tak, używamy kolczugi
    .leave = nie
ask-announce = { asked }: czy chcesz coś ogłosić?
    .silent = nie
    .announce = mój cel jest osiągnięty
ask-early_end = { $outcome_kind ->
    [won] Runda jest wygrana: wszystkie cele są już osiągnięte na pewno. Gracie dalej?
    [doomed] Runda jest przegrana: Balrog okazał się silniejszy. Gracie dalej?
    [shirt] Rundę może uratować tylko kolczuga z mithrilu. Już nie do osiągnięcia: { $goals }. Gracie dalej?
   *[lost] Runda jest przegrana. Już nie do osiągnięcia: { $goals }. Gracie dalej?
}
    .stop = kończymy rundę
    .go_on = gramy dalej

## Pytania do losu

ask-draw_pool = Losowanie postaci
ask-flip = Losowanie przytłoczonej postaci
ask-draw_gift = Losowanie prezentu
ask-draw_rider = Losowanie specjalnego Czarnego Jeźdźca
ask-rider_to = Losowanie postaci dla Czarnego Jeźdźca
ask-cast = Przydział postaci
ask-bury = Karta trafia do kurhanu
ask-dig = Dobieranie karty kurhanów
ask-turn_lost = Odkrycie zagubionej karty
ask-draw = Rozdanie kart
ask-grim_card = Odkrycie karty obok lewy
ask-top_up = Dobieranie karty
ask-threat_card = Dobieranie zagrożenia
ask-threat_pair = Dobieranie dwóch zagrożeń

## Dziennik

log-chapter = { $chapter_heading }
log-pool = Postacie tego rozdziału: { $characters }.
log-pool-more = Przytłoczona postać: { $flipped }. Prezent: { $gift }. Specjalny Czarny Jeździec: { $rider }.
log-round = Runda { $number }.
log-event = Wydarzenie tej rundy: { $event }.
log-group = Teraz gra { $group }.
log-barrow = Do kurhanu { $count ->
    [one] trafia { $count } zakryta karta
    [few] trafiają { $count } zakryte karty
   *[other] trafia { $count } zakrytych kart
}.
log-lost = Zagubiona karta: { $card }.
log-dealt = Karty rozdane: po { $count ->
    [one] jednej
    [few] { $count } karty
   *[other] { $count } kart
} na rękę.
log-token = { $who } ma Jedyny Pierścień i bierze żeton pierścienia.
log-controls = Piramidę kontroluje { $who }.
log-takes = { $who } bierze postać: { $character }.
log-rider = { $who } dostaje specjalnego Czarnego Jeźdźca: { $rider }.
log-takes-lost = { $who } bierze na rękę zagubioną kartę: { $card }.
log-digs = { $who } bierze na rękę { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
} kurhanów.
log-opens = { $who } gra z odkrytą ręką.
log-threat = { $who } ma zagrożenie { $number }.
log-threat-hidden = { $who } ma ukryte zagrożenie.
log-threat-lost = { $who } dobiera inne zagrożenie zamiast { $number }: karta, której by wymagało, jest zagubiona.
log-threat-two = { $who } dobiera zagrożenia { $first } i { $second }.
log-threat-replaced = { $who } zamienia zagrożenie na inne.
log-threat-shown = { $who } odkrywa ukryte zagrożenie: { $number }.
log-sword = Złamany miecz: { $who } bierze liczby { $low } i { $high }.
log-declares = { $who } zapowiada: { $way }.
log-exchanges = { $who } i { $other } wymieniają się kartami.
log-no-exchange = { $who } rezygnuje z wymiany.
log-gives = { $who } daje kartę, a dostaje ją { $other }.
log-gave = { $who } daje, { $other } dostaje: { $card }.
log-sealed = { $who } odkłada kartę, którą dostanie { $other }.
log-swaps-lost = { $who } bierze zagubioną kartę ({ $card }), a na jej miejsce kładzie { $other_acc }.
log-fixes = { $who } odkłada na ostatnią lewę { $card_acc }.
log-lays = { $who } wykłada na pierwszą lewę { $card_acc }.
log-tucks = { $who } chowa zakrytą kartę.
log-untucks = { $who } bierze z powrotem schowaną kartę.
log-horn = Róg Gondoru: { $who } ma najwięcej kart w kolorze: { $suits }.
log-begin = { $who } rozpoczyna pierwszą lewę; wszystkich lew będzie { $count }.
log-grim = Obok lewy odkryto: { $cards }.
log-glamdring = Glamdring: { $who } nie musi w tej lewie zagrywać do koloru.
log-sting = Żądło: { $who } wymienia kartę.
log-plays = { $who } zagrywa { $card_acc }.
log-plays-ring = { $who } zagrywa { $card_acc }, by wygrać lewę!
log-plays-hidden = { $who } zagrywa zakrytą kartę. Jej kolor: { $suit }.
log-shows = { $who } odkrywa { $card_acc }.
log-token-turns = Padł pierwszy pierścień: od następnej lewy wolno rozpoczynać pierścieniami.
log-wins = { $who } wygrywa lewę (razem: { $count }).
log-forest-wins = Lewę zabiera Stary Las: { $card }.
log-balrog = Suma wartości w lewie: { $ours }, Balrog: { $balrog } – { $outcome }.
log-lets-lead = { $who } postanawia, że następną lewę rozpocznie { $other }.
log-draws = { $who } dobiera { $card_acc }.
log-uncovered = W piramidzie odkryto kartę: { $card }.
log-announces = { $who } ogłasza: mój cel jest osiągnięty!
log-early = { $outcome_kind ->
    [won] Runda kończy się przed czasem i jest wygrana: wszystkie cele są już osiągnięte na pewno.
    [doomed] Runda kończy się przed czasem i jest przegrana: Balrog okazał się silniejszy.
    [shirt] Runda kończy się przed czasem; uratować ją może tylko kolczuga z mithrilu. Już nie do osiągnięcia: { $goals }.
   *[lost] Runda kończy się przed czasem i jest przegrana. Już nie do osiągnięcia: { $goals }.
}
log-goal-met = { $who } ({ $character }): cel osiągnięty.
log-goal-failed = { $who } ({ $character }): cel nieosiągnięty.
log-shirt = Kolczuga z mithrilu: ten cel uznaje się za osiągnięty ({ $who }).
log-round-won = Runda wygrana!
log-round-lost = Runda przegrana.
log-chapter-won = { $chapter_heading } – wygrana!
log-afresh = Rozdział zaczyna się od nowa.
log-kept = Zaliczone postacie zostają; czas na kolejną rundę.
log-given-up = Gracze na tym poprzestają.

## Czego nie wiadomo na pewno (`bree rules fellowship`)

doubt-confidence = treść karty
doubt-frame_confidence = barwa ramki
doubt-setup_confidence = akcja przygotowania
doubt-roster_confidence = spis postaci
doubt-medium = średnia
doubt-low = mała
source-rulebook = z instrukcji
source-cross-checked = z kilku źródeł
source-single-source = z jednego źródła
source-reconstructed = odtworzone

## Odmowy

no-deal-form = „{ $text }” nie jest zapisem rozdania; trzeba pisać tak: lost: h4 | north: h1 h2 … | east: ….
no-deal-place = W rozdaniu nie ma miejsca „{ $place }”. Zapisuje się je tak: lost: h4 | north: h1 h2 … (miejsca: { $known }).
no-deal-card = W talii tej rundy nie ma karty „{ $card }”.
no-deal-twice = Ta karta jest rozdana dwa razy: { $card }.
no-deal-size = Niewłaściwa liczba kart ({ $place }): { $found } zamiast { $wanted }.
no-deal-ring = Jedyny Pierścień musi trafić na którąś rękę.
no-deal-missing = W rozdaniu brakuje karty: { $card }.
no-deal-campaign = Karty można ustalić tylko dla jednego rozdziału, nie dla kampanii.
no-deal-endless = Nie można ustalić kart rozdziału, który się losuje.
no-chapter-unknown = Nie ma rozdziału „{ $chapter }”; rozdziały mają numery od 1 do 18.

## Wynik

result-chapters = Wygrane rozdziały: { $won } z { $of }
result-rounds = Rundy: { $rounds }, lewy w ostatniej: { $tricks }
result-goal-met = { $who } ({ $character }): cel osiągnięty, lewy: { $tricks }
result-goal-failed = { $who } ({ $character }): cel nieosiągnięty, lewy: { $tricks }
