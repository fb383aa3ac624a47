# Tura: fazy, kości, pierścienie, karty; polityka, rekrutacja, ruch.

## Pytania

ask-discard = { $left ->
    [one] Masz za dużo kart. Odrzuć jedną.
    [few] Masz za dużo kart. Odrzuć { $left }.
   *[other] Masz za dużo kart. Odrzuć { $left }.
}
ask-allocate = Ile kości trafia bez rzutu na pole poszukiwań?
ask-action_die = Rzut kośćmi akcji.
ask-draw_card = Dobieranie karty.
ask-die = Której kości używasz?
    .ring = użyj Pierścienia Elfów
    .pass = spasuj
    .mix = zaproponuj armię mieszaną
ask-ring_die = Którą kość zmienia Pierścień Elfów?
ask-ring_face = Wynik kości: { $face }. Na jaki go zmienić?
ask-action = { $face }: co robisz z tą kością?
ask-event = Którą kartę zagrywasz?
ask-gandalf_draw = Gandalf jest przewodnikiem: dobrać kartę ({ $deck })?
    .draw = dobierz
    .pass = nie dobieraj
ask-diplomacy = Który naród zbliża się do wojny?
ask-move_from = { $number ->
    [1] Z którego regionu rusza armia?
   *[other] Z którego regionu rusza druga armia?
}
    .done = bez drugiej armii
ask-move_to = Dokąd idzie armia { $region_from }?
ask-move_who = Kto idzie { $region_from } { $to_to }?
    .done = gotowe
ask-excess = { $left ->
    [one] Za dużo jednostek { $region_in }. Która wraca do posiłków?
    [few] Za dużo jednostek { $region_in }. Które { $left } wracają do posiłków?
   *[other] Za dużo jednostek { $region_in }. Których { $left } wraca do posiłków?
}
ask-recruit = { $number ->
    [1] Kogo rekrutujesz?
   *[other] Kogo jeszcze rekrutujesz?
}
    .done = gotowe
ask-recruit_at = { $figure }: gdzie staje?

## Akcje

action-move = porusz armię
    .one = porusza armię
    .many = poruszają armię
action-attack = atakuj
    .one = atakuje
    .many = atakują
action-diplomacy = przesuń naród
    .one = przesuwa naród
    .many = przesuwają naród
action-recruit = rekrutuj
    .one = rekrutuje
    .many = rekrutują
action-minion = wprowadź sługę do gry
    .one = wprowadza sługę do gry
    .many = wprowadzają sługę do gry
action-voice_regulars = Głos Sarumana: rekrutuj jednostki regularne
    .one = rekrutuje Głosem Sarumana jednostki regularne
    .many = rekrutują Głosem Sarumana jednostki regularne
action-voice_elites = Głos Sarumana: zmień regularne w elitarne
    .one = zmienia Głosem Sarumana jednostki regularne w elitarne
    .many = zmieniają Głosem Sarumana jednostki regularne w elitarne
action-draw_character = dobierz kartę postaci
    .one = dobiera kartę postaci
    .many = dobierają kartę postaci
action-draw_strategy = dobierz kartę strategii
    .one = dobiera kartę strategii
    .many = dobierają kartę strategii
action-fellowship = porusz Drużynę
    .one = porusza Drużynę
    .many = poruszają Drużynę
action-hide = ukryj Drużynę
    .one = ukrywa Drużynę
    .many = ukrywają Drużynę
action-separate = odłącz towarzyszy
    .one = odłącza towarzyszy
    .many = odłączają towarzyszy
action-companions = porusz towarzyszy
    .one = porusza towarzyszy
    .many = poruszają towarzyszy
action-nazgul = porusz Nazgûle i sługi
    .one = porusza Nazgûle i sługi
    .many = poruszają Nazgûle i sługi
action-white = wprowadź Gandalfa Białego do gry
    .one = wprowadza Gandalfa Białego do gry
    .many = wprowadzają Gandalfa Białego do gry
action-aragorn = wprowadź Aragorna do gry
    .one = wprowadza Aragorna do gry
    .many = wprowadzają Aragorna do gry
action-event = zagraj kartę wydarzenia
    .one = wybiera kartę wydarzenia
    .many = wybierają kartę wydarzenia
action-skip = odrzuć kość bez efektu
    .one = odrzuca kość bez efektu
    .many = odrzucają kość bez efektu
action-warden = towarzysz wspiera swój naród
    .one = wspiera naród towarzysza
    .many = wspierają naród towarzysza
action-warden-dwarves = Gimli: przesuń Krasnoludy
action-warden-elves = Legolas: przesuń Elfy
action-warden-gondor = Boromir: przesuń Gondor
action-warden-north = przesuń Północ
action-warden-rohan = przesuń Rohan

die-character = { face-character }
die-army = { face-army }
die-muster = { face-muster }
die-army_muster = { face-army_muster }
die-event = { face-event }
die-will = { face-will }
die-eye = { face-eye }
ring = Pierścień Elfów
number = { $id }
pip = { $id }

## Dziennik

log-turn = Zaczyna się tura { $turn }.
log-draws = { $who } { $who_number ->
    [many] dobierają
   *[one] dobiera
} kartę { $deck_from }.
log-drew = Dobierasz kartę „{ $card }”.
log-plays = { $who } { $who_number ->
    [many] zagrywają
   *[one] zagrywa
} kartę „{ $card }”.
log-discards = { $who } { $who_number ->
    [many] odrzucają
   *[one] odrzuca
} nadmiar kart ({ $decks }).
log-discarded = Odrzucasz { $cards_number ->
    [many] karty
   *[one] kartę
}: { $cards }.
log-allocated = { $dice ->
    [0] Cień nie kładzie kości na pole poszukiwań.
    [one] Cień kładzie jedną kość na pole poszukiwań.
    [few] Cień kładzie { $dice } kości na pole poszukiwań.
   *[other] Cień kładzie { $dice } kości na pole poszukiwań.
}
log-rolled-free = Wolne Ludy rzucają kośćmi: { $faces }.
log-rolled-shadow = Cień rzuca kośćmi: { $faces }; { $box ->
    [0] na polu poszukiwań nie ma kości.
    [one] na polu poszukiwań leży jedna kość.
    [few] na polu poszukiwań leżą { $box } kości.
   *[other] na polu poszukiwań leży { $box } kości.
}
log-rolled-nothing = Cień nie ma kości do akcji: wszystkie ({ $box }) leżą na polu poszukiwań.
log-passes = { $who } { $who_number ->
    [many] pasują
   *[one] pasuje
}.
log-acts = { $who } { $who_number ->
    [many] { $action_many }
   *[one] { $action_one }
} ({ $face }).
log-ring-used = { $who } { $who_number ->
    [many] zmieniają
   *[one] zmienia
} Pierścieniem Elfów wynik { $face_gen } na { $other_acc }.
log-advanced = { $nation } { $nation_number ->
    [many] przesuwają
   *[one] przesuwa
} się o pole bliżej wojny; { $steps ->
    [one] zostało jedno pole.
    [few] zostały { $steps } pola.
   *[other] zostało { $steps } pól.
}
log-at-war = { $nation } { $nation_number ->
    [many] wchodzą
   *[one] wchodzi
} w stan wojny.
log-roused = { $nation } { $nation_number ->
    [many] stają
   *[one] staje
} się aktywnym narodem.
log-captured = { $who } { $who_number ->
    [many] zdobywają
   *[one] zdobywa
} { $region_acc }{ $points ->
    [0] .
    [one] : jeden punkt zwycięstwa.
    [few] : { $points } punkty zwycięstwa.
   *[other] : { $points } punktów zwycięstwa.
}
log-retaken = { $who } { $who_number ->
    [many] odbijają
   *[one] odbija
} { $region_acc }.
log-siege-lifted = Koniec oblężenia { $region_gen }.
log-leaders-lost = { $count ->
    [one] Dowódca, który został bez armii { $region_in }, wypada z gry.
    [few] { $count } dowódcy, którzy zostali bez armii { $region_in }, wypadają z gry.
   *[other] { $count } dowódców, którzy zostali bez armii { $region_in }, wypada z gry.
}
log-excess-removed = Za dużo jednostek { $region_in }. Do posiłków { $figures_number ->
    [many] wracają
   *[one] wraca
} { $figures }.
log-army-moves = { $who } { $who_number ->
    [many] prowadzą
   *[one] prowadzi
} armię { $region_from } { $there_to }: { $figures }.
log-recruited = { $who } { $who_number ->
    [many] rekrutują
   *[one] rekrutuje
} { $region_in } { $figure_acc }.
log-voice-elites = { $count ->
    [one] Głos Sarumana: jednostka regularna w Orthanku staje się elitarna.
    [few] Głos Sarumana: { $count } jednostki regularne w Orthanku stają się elitarne.
   *[other] Głos Sarumana: { $count } jednostek regularnych w Orthanku staje się elitarnych.
}
log-over-corrupted = Powiernicy Pierścienia ulegli zepsuciu. Zwycięża Cień.
log-over-destroyed = Jedyny Pierścień został zniszczony. Zwyciężają Wolne Ludy.
log-over-shadow_military = Cień podbił Śródziemie i zwycięża.
log-over-free_military = Wolne Ludy złamały potęgę Cienia i zwyciężają.
