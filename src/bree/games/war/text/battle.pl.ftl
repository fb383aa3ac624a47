# Bitwy: atak, rundy, straty, odwrót, oblężenia

## Pytania

ask-attack_from = Skąd atakuje armia?
ask-attack_at = Który region atakuje armia { $region_from }?
ask-attack_who = { $kind ->
    [1] Kto uderza na oblężonych { $region_in }? Reszta zostaje jako straż tylna.
    [2] Kto wypada na oblegających { $region_in }? Reszta zostaje w twierdzy.
   *[other] Kto atakuje { $region_from }? Cel: { $target }. Reszta zostaje jako straż tylna.
}
    .done = gotowe
ask-white_rider = Biały Jeździec: czy Gandalf rezygnuje ze zdolności przywódczych ({ $leadership }), żeby do końca bitwy odebrać je wszystkim Nazgûlom?
    .forfeit = zrezygnuj
    .keep = zachowaj
ask-shelter = Obrona { $region_in }: bitwa w polu czy odwrót do twierdzy?
    .field = walcz w polu
    .siege = wycofaj się do twierdzy
ask-combat_die = { $side }: rzut bitewny. Zostało kości: { $left }.
ask-reroll = Ile nietrafionych kości przerzucają dowódcy? Zdolności przywódcze: { $leadership }.
ask-hit = { $left ->
    [one] Zostało jedno trafienie. Która jednostka je przyjmuje?
    [few] Zostały { $left } trafienia. Która jednostka przyjmuje następne?
   *[other] Zostało { $left } trafień. Która jednostka przyjmuje następne?
}
    .dwarves-regular = usuń regularną: Krasnoludy
    .dwarves-elite = zredukuj elitarną: Krasnoludy
    .both-dwarves-elite = usuń elitarną za dwa trafienia: Krasnoludy
    .elves-regular = usuń regularną: Elfy
    .elves-elite = zredukuj elitarną: Elfy
    .both-elves-elite = usuń elitarną za dwa trafienia: Elfy
    .gondor-regular = usuń regularną: Gondor
    .gondor-elite = zredukuj elitarną: Gondor
    .both-gondor-elite = usuń elitarną za dwa trafienia: Gondor
    .north-regular = usuń regularną: Północ
    .north-elite = zredukuj elitarną: Północ
    .both-north-elite = usuń elitarną za dwa trafienia: Północ
    .rohan-regular = usuń regularną: Rohan
    .rohan-elite = zredukuj elitarną: Rohan
    .both-rohan-elite = usuń elitarną za dwa trafienia: Rohan
    .isengard-regular = usuń regularną: Isengard
    .isengard-elite = zredukuj elitarną: Isengard
    .both-isengard-elite = usuń elitarną za dwa trafienia: Isengard
    .sauron-regular = usuń regularną: Sauron
    .sauron-elite = zredukuj elitarną: Sauron
    .both-sauron-elite = usuń elitarną za dwa trafienia: Sauron
    .southrons-regular = usuń regularną: Południowcy
    .southrons-elite = zredukuj elitarną: Południowcy
    .both-southrons-elite = usuń elitarną za dwa trafienia: Południowcy
ask-cease = Atakujesz dalej?
    .cease = przerwij atak
    .on = atakuj dalej
    .lore = jeszcze jedna runda: złowroga wiedza Czarnego Númenórejczyka
    .extend-dwarves = jeszcze jedna runda: zredukuj elitarną (Krasnoludy)
    .extend-elves = jeszcze jedna runda: zredukuj elitarną (Elfy)
    .extend-gondor = jeszcze jedna runda: zredukuj elitarną (Gondor)
    .extend-north = jeszcze jedna runda: zredukuj elitarną (Północ)
    .extend-rohan = jeszcze jedna runda: zredukuj elitarną (Rohan)
    .extend-isengard = jeszcze jedna runda: zredukuj elitarną (Isengard)
    .extend-sauron = jeszcze jedna runda: zredukuj elitarną (Sauron)
    .extend-southrons = jeszcze jedna runda: zredukuj elitarną (Południowcy)
ask-retreat = Dokąd wycofuje się armia { $region_from }?
    .stay = nie wycofuj się
ask-advance = Kto wkracza { $region_to }?
    .done = gotowe

## Dziennik

log-attack = { $who } { $who_number ->
    [many] atakują
   *[one] atakuje
} { $target_acc } { $origin_from }: { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}.
log-siege-attack = { $who } { $who_number ->
    [many] szturmują
   *[one] szturmuje
} { $target_acc }: { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}.
log-sortie = { $who } { $who_number ->
    [many] robią
   *[one] robi
} wypad { $target_from }: { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}.
log-rearguard = { $who } { $who_number ->
    [many] zostawiają
   *[one] zostawia
} straż tylną: { $units ->
    [0] bez jednostek
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}.
log-white-rider = Biały Jeździec: do końca bitwy ani Gandalf, ani Nazgûle nie mają zdolności przywódczych.
log-battle-round = Bitwa, runda { $round }.
log-combat-roll = { $who } { $who_number ->
    [many] wykonują
   *[one] wykonuje
} rzut bitewny: { $dice } ({ $needs ->
    [7] trafia tylko 6
    [8] trafia tylko 6
   *[other] trafia { $needs }+
}), { $hits ->
    [0] bez trafień
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
log-combat-reroll = { $who } { $who_number ->
    [many] wykonują
   *[one] wykonuje
} przerzut dowódców: { $dice } ({ $needs ->
    [7] trafia tylko 6
    [8] trafia tylko 6
   *[other] trafia { $needs }+
}), { $hits ->
    [0] bez trafień
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
log-unit-lost = { $who } { $who_number ->
    [many] tracą
   *[one] traci
} { $figure_acc }.
log-elite-reduced = { $who } { $who_number ->
    [many] redukują
   *[one] redukuje
} { $figure_acc } do regularnej.
log-wiped-out = { $who } { $who_number ->
    [many] tracą
   *[one] traci
} całą armię.
log-leaders-fall = { $who }: razem z armią { $figures_number ->
    [many] giną
   *[one] ginie
} { $figures }.
log-ceases = { $who } { $who_number ->
    [many] przerywają
   *[one] przerywa
} atak.
log-retreats = { $who } { $who_number ->
    [many] wycofują
   *[one] wycofuje
} się { $region_to }.
log-advances = { $who } { $who_number ->
    [many] wkraczają
   *[one] wkracza
} { $region_to }: { $units ->
    [0] bez jednostek
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}.
log-stays-back = { $who } po bitwie nie { $who_number ->
    [many] ruszają
   *[one] rusza
} naprzód.
log-shelters = { $who } { $who_number ->
    [many] chronią
   *[one] chroni
} się w twierdzy: { $region }.
log-besieged = { $who } { $who_number ->
    [many] rozpoczynają
   *[one] rozpoczyna
} oblężenie { $region_gen }.
log-siege-goes-on = Oblężenie { $region_gen } trwa.
log-extends = { $who } { $who_number ->
    [many] przedłużają
   *[one] przedłuża
} bitwę oblężniczą o jedną rundę.
