# Panowie Śródziemia: specjalne kości i moce Pierścieni Elfów.

## Kości

die-vilya-will = Vilya: { face-will }
die-nenya-will = Nenya: { face-will }
die-narya-will = Narya: { face-will }
icon-star = symbol usunięcia

## Pytania

ask-special_roll = Rzut: { $die }.
ask-special_die = Wynik której specjalnej kości liczy się w tej turze?
ask-ring_which = Który Pierścień Elfów wykorzystujesz?
ask-keep_die = { $boxed ->
    [1] Wykorzystać Vilyę? Kość ({ $face }) zostaje do użycia i nie trafia na pole poszukiwań.
   *[other] Wykorzystać Vilyę? Kość ({ $face }) zostaje do użycia.
}
    .keep = wykorzystaj Vilyę
    .pass = nie wykorzystuj
ask-nenya = Wylosowano żeton Oka. Wykorzystać Nenyę, by go anulować i wylosować inny?
    .spend = wykorzystaj Nenyę
    .pass = przyjmij żeton

## Akcje

action-narya = Narya: wprowadź naród od razu w stan wojny
    .one = mocą Naryi wprowadza naród w stan wojny
    .many = mocą Naryi wprowadzają naród w stan wojny

## Dziennik

log-special-rolled = { $who } { $who_number ->
    [many] rzucają
   *[one] rzuca
} specjalnymi kośćmi ({ $dice }).
log-special-counts = Z wyników specjalnych kości { $who } { $who_number ->
    [many] zostawiają
   *[one] zostawia
} „{ $die }”.
log-special-eye = { $die } pokazuje Oko Saurona i trafia na pole poszukiwań.
log-special-gone = { $die } wypada z gry na stałe.
log-ring-named = { $who } { $who_number ->
    [many] wydają
   *[one] wydaje
} { $ring_acc }.
log-ring-power = Wolne Ludy wykorzystują moc { $ring_gen }; pierścień dostaje Cień.
log-tile-cancelled = Żeton poszukiwań ({ $tile }) jest anulowany i wypada z gry na stałe; w jego miejsce losuje się inny.
log-die-kept = Kość zostaje do użycia: { $face }.
