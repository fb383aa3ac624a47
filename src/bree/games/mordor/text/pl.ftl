# Wyprawa do Mordoru

game-title = Wyprawa do Mordoru
game-about = Rzucaj kostkami, odkładaj je i dotrzyj do Mordoru, zanim Nazgul dotrze do ciebie.

## Hobbici, kostki, symbole

frodo = Frodo
    .gen = Froda
    .acc = Froda
sam = Sam
    .gen = Sama
    .acc = Sama
merry = Merry
    .gen = Merry’ego
    .acc = Merry’ego
pippin = Pippin
    .gen = Pippina
    .acc = Pippina

die-black = czarna
    .loc = czarnej
die-yellow = żółta
    .loc = żółtej
die-red = czerwona
    .loc = czerwonej
die-blue = niebieska
    .loc = niebieskiej
die-green = zielona
    .loc = zielonej

symbol-ring = Pierścień
symbol-gandalf = Gandalf
symbol-weapon = Broń
symbol-orc = Ork
symbol-nazgul = Nazgul
symbol-tree = Białe Drzewo

square = Pole { $id }

## Opcje

option-players = Liczba graczy
option-hobbits = Hobbici, zgodnie z ruchem wskazówek zegara
option-starter = Kto zaczyna
    .random = los
option-side = Strona planszy
    .basic = podstawowa
    .advanced = zaawansowana
option-arrival = Gdy ktoś dotrze do Mordoru
    .finish_round = runda trwa do końca
    .instant_win = od razu wygrywa
option-last_standing = Ostatni w grze wygrywa
    .off = nie
    .on = tak
option-gandalf_square = Które pole przepoławia Gandalf
    .choose = wybiera gracz
    .first = zawsze pierwsze wolne
option-symbol_order = Kolejność Gandalfa i Nazgula
    .fixed = najpierw Gandalf
    .free = decyduje gracz
option-safe_in_mordor = W Mordorze Nazgule już nie szkodzą
    .off = nie
    .on = tak
option-safe_colour = W turze z Minas Tirith Nazgul w kolorze gracza, który jest bezpieczny w Mordorze
    .strikes = działa na aktywnego gracza
    .void = nie działa na nikogo
option-nazgul_squares = Pola na szlaku Nazgula
option-dice_faces = Ścianki kostek

## Pytania

ask-starter = Kto zaczyna?
ask-die = Rzut: { $die } kostka
ask-keep = { $who }: które kostki odkładasz?
    .done = to wszystko
    .again = powtarzam cały rzut
ask-repeat = { $who }: czy rzut zostaje?
    .stand = zostaje
    .again = powtarzam cały rzut
ask-halve = { $who }: które pole przepoławia Gandalf?
    .pass = żadne
ask-order = { $who }: co najpierw?

## Dziennik

log-starts = Zaczyna { $who }.
log-turn = Kolej na gracza: { $who }.
log-turn-place = { $place }: { $place_does }
log-rolled = Rzut { $number }: { $dice }.
log-repeated = { $who } powtarza rzut.
log-kept = { $who } odkłada: { $dice }.
log-tree = Białe Drzewo: { $who } już nie rzuca.
log-gandalf-void = W tej turze Gandalf się nie liczy.
log-nothing-to-halve = Gandalf nie ma już czego przepołowić.
log-waived = { $who } nie przepoławia żadnego pola.
log-halved = { $who } przepoławia pole { $square }.
log-nazgul-void = Nazgul na kostce { $die_loc } nikomu nie szkodzi.
log-marked = { $who } zakreśla pole { $square } szlaku Nazgula.
log-marked-half = { $who } zakreśla { $half ->
    [1] pierwszą
   *[other] drugą
} połówkę pola { $square } szlaku Nazgula.
log-out = Nazgul kończy pościg: { $who } odpada z gry.
log-orcs-block = Orków jest więcej niż broni: { $rings ->
    [one] Pierścień się nie liczy
   *[other] Pierścienie się nie liczą
}.
log-orcs-beaten = Broń powstrzymuje orków.
log-ring-lost = Jeden Pierścień przepada w sieci Szeloby.
log-rings-over = { $rings ->
    [one] Przepada { $rings } nadmiarowy Pierścień
    [few] Przepadają { $rings } nadmiarowe Pierścienie
   *[other] Przepada { $rings } nadmiarowych Pierścieni
}.
log-circle = { $who } zakreśla: { $place }.
log-arrived = { $who } dociera do Mordoru!
log-all-out = Wszyscy hobbici odpadli. Triumfuje Sauron.
log-won = Zwycięstwo: { $who }!

## Odmowy

no-hobbit-unknown = Nie ma hobbita „{ $hobbit }”; do wyboru: { $known }.
no-hobbit-twice = Każdy gracz musi mieć innego hobbita.
no-hobbit-count = Liczba graczy: { $players }, a podanych hobbitów: { $found }.
no-starter-absent = { $hobbit } nie gra, więc nie może zacząć.
no-dice-which = Trzeba podać ścianki kostek: { $dice }. Podano: { $found }.
no-dice-none = Trzeba podać ścianki kostek: { $dice }. Nie podano żadnej kostki.
no-dice-face = Na kostce „{ $die }” jest nieznana ścianka „{ $face }”; znane ścianki: { $known }.
no-dice-tree = Białe Drzewo jest tylko na czarnej kostce, a nie na kostce „{ $die }”.
no-dice-sides = Kostka „{ $die }” musi mieć { $sides } ścianek, a ma { $found }.

## Plansza słowami

line-sheet = { $who }: okrągłe pola: { $circles } z { $of }, miejsce: { $place }; wolne pola Nazgula: { $left }.
line-out = { $who }: poza grą.
line-kept = Odłożone: { $dice }.
line-rolled = Na stole: { $dice }.
line-strikes = Nazgul na kostce { $die_loc } dosięga gracza: { $who }.
line-strikes-nobody = Nazgul na kostce { $die_loc } nikogo nie dosięga.

## Wynik

result-sheet = { $who }: okrągłe pola: { $circles } z { $of }, wolne pola Nazgula: { $left }
result-out = { $who }: poza grą, okrągłe pola: { $circles } z { $of }
