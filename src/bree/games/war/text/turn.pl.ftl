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
    .mix = zaproponuj wspólną armię
ask-ring_die = Którą kość zmienia Pierścień Elfów?
ask-ring_face = Na jaki wynik zmienić kość: { $face }?
ask-action = Co robisz z kością: { $face }?
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
    .done = ci idą
ask-excess = { $left ->
    [one] Za dużo jednostek { $region_in }. Która wraca do posiłków?
    [few] Za dużo jednostek { $region_in }. Które { $left } wracają do posiłków?
   *[other] Za dużo jednostek { $region_in }. Których { $left } wraca do posiłków?
}
ask-recruit = { $number ->
    [1] Kogo rekrutujesz?
   *[other] Kogo jeszcze rekrutujesz?
}
    .done = nikogo więcej
ask-recruit_at = Gdzie stanie nowa figurka: { $figure }?

## Akcje

action-move = ruch armii
action-attack = atak
action-diplomacy = przesuń naród
action-recruit = rekrutacja
action-minion = wprowadź sługę do gry
action-voice_regulars = Głos Sarumana: jednostki regularne
action-voice_elites = Głos Sarumana: jednostki elitarne
action-draw_character = dobierz kartę postaci
action-draw_strategy = dobierz kartę strategii
action-fellowship = porusz Drużynę
action-hide = ukryj Drużynę
action-separate = odłącz towarzyszy
action-companions = porusz towarzyszy
action-nazgul = porusz Nazgûle i sługi
action-white = wprowadź Gandalfa Białego
action-aragorn = wprowadź Aragorna
action-event = zagraj kartę wydarzenia
action-skip = odrzuć kość bez efektu
action-warden = towarzysz wspiera swój naród
action-warden-dwarves = Gimli: przesuń Krasnoludów
action-warden-elves = Legolas: przesuń Elfów
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
log-draws = { $who }: dobrana karta, { $deck }.
log-drew = Dobierasz kartę „{ $card }”.
log-plays = { $who }: zagrana karta „{ $card }”.
log-discards = { $who }: karty odrzucone ponad limit, { $decks }.
log-discarded = Odrzucasz: { $cards }.
log-allocated = { $dice ->
    [0] Cień nie kładzie kości na pole poszukiwań.
    [one] Cień kładzie jedną kość na pole poszukiwań.
    [few] Cień kładzie { $dice } kości na pole poszukiwań.
   *[other] Cień kładzie { $dice } kości na pole poszukiwań.
}
log-rolled-free = Rzut Wolnych Ludów: { $faces }.
log-rolled-shadow = Rzut Cienia: { $faces }; { $box ->
    [0] na polu poszukiwań nie ma kości.
    [one] na polu poszukiwań leży jedna kość.
    [few] na polu poszukiwań leżą { $box } kości.
   *[other] na polu poszukiwań leży { $box } kości.
}
log-rolled-nothing = Cień nie ma kości do akcji: wszystkie ({ $box }) leżą na polu poszukiwań.
log-passes = { $who }: pas.
log-acts = { $who }: { $face }, { $action }.
log-ring-used = { $who }: Pierścień Elfów zmienia wynik { $face_gen } na { $other_acc }.
log-advanced = { $nation }: krok w stronę wojny; { $steps ->
    [one] jeszcze jedno pole.
    [few] jeszcze { $steps } pola.
   *[other] jeszcze { $steps } pól.
}
log-at-war = { $nation }: stan wojny.
log-roused = { $nation }: naród jest już aktywny.
log-captured = Zdobycie { $region_gen } ({ $who }){ $points ->
    [0] .
    [one] : jeden punkt zwycięstwa.
    [few] : { $points } punkty zwycięstwa.
   *[other] : { $points } punktów zwycięstwa.
}
log-retaken = Odbicie { $region_gen } ({ $who }).
log-siege-lifted = Koniec oblężenia { $region_gen }.
log-leaders-lost = { $count ->
    [one] Dowódca bez armii { $region_in } wypada z gry.
    [few] { $count } dowódcy bez armii { $region_in } wypadają z gry.
   *[other] { $count } dowódców bez armii { $region_in } wypada z gry.
}
log-excess-removed = Za dużo jednostek { $region_in }. Do posiłków wracają: { $figures }.
log-army-moves = { $who }: ruch { $region_from } { $there_to }, { $figures }.
log-recruited = { $who }: rekrutacja { $region_in }, { $figure }.
log-voice-elites = { $count ->
    [one] Głos Sarumana: jednostka regularna w Orthanku staje się elitarna.
    [few] Głos Sarumana: { $count } jednostki regularne w Orthanku stają się elitarne.
   *[other] Głos Sarumana: { $count } jednostek regularnych w Orthanku staje się elitarnych.
}
log-over-corrupted = Powiernicy Pierścienia ulegli zepsuciu. Zwycięża Cień.
log-over-destroyed = Jedyny Pierścień został zniszczony. Zwyciężają Wolne Ludy.
log-over-shadow_military = Cień podbił Śródziemie i zwycięża.
log-over-free_military = Wolne Ludy złamały potęgę Cienia i zwyciężają.
