# Bitwy: atak, rundy, straty, odwrót, oblężenia

## Pytania

ask-attack_from = Skąd atakuje armia?
ask-attack_at = Który region atakuje armia { $region_from }?
ask-attack_who = { $kind ->
    [1] Kto uderza na oblężonych { $region_in }? Reszta zostaje jako straż tylna.
    [2] Kto wypada na oblegających { $region_in }? Reszta zostaje w twierdzy.
   *[other] Kto atakuje { $region_from }? Cel: { $target }. Reszta zostaje jako straż tylna.
}
    .done = ci atakują
ask-white_rider = Biały Jeździec: czy Gandalf rezygnuje ze zdolności przywódczych ({ $leadership }), żeby do końca bitwy odebrać je wszystkim Nazgûlom?
    .forfeit = zrezygnuj
    .keep = zachowaj
ask-shelter = Obrona { $region_in }: bitwa w polu czy odwrót do twierdzy?
    .field = bitwa w polu
    .siege = odwrót do twierdzy
ask-combat_die = { $side }: rzut bitewny. Zostało kości: { $left }.
ask-reroll = Ile nietrafionych kości przerzucają dowódcy? Zdolności przywódcze: { $leadership }.
ask-hit = { $left ->
    [one] Zostało jedno trafienie. Która jednostka je przyjmuje?
    [few] Zostały { $left } trafienia. Która jednostka przyjmuje następne?
   *[other] Zostało { $left } trafień. Która jednostka przyjmuje następne?
}
    .dwarves-regular = Krasnoludowie, regularna: usuń
    .dwarves-elite = Krasnoludowie, elitarna: zredukuj
    .both-dwarves-elite = Krasnoludowie, elitarna: usuń za dwa trafienia
    .elves-regular = Elfowie, regularna: usuń
    .elves-elite = Elfowie, elitarna: zredukuj
    .both-elves-elite = Elfowie, elitarna: usuń za dwa trafienia
    .gondor-regular = Gondor, regularna: usuń
    .gondor-elite = Gondor, elitarna: zredukuj
    .both-gondor-elite = Gondor, elitarna: usuń za dwa trafienia
    .north-regular = Północ, regularna: usuń
    .north-elite = Północ, elitarna: zredukuj
    .both-north-elite = Północ, elitarna: usuń za dwa trafienia
    .rohan-regular = Rohan, regularna: usuń
    .rohan-elite = Rohan, elitarna: zredukuj
    .both-rohan-elite = Rohan, elitarna: usuń za dwa trafienia
    .isengard-regular = Isengard, regularna: usuń
    .isengard-elite = Isengard, elitarna: zredukuj
    .both-isengard-elite = Isengard, elitarna: usuń za dwa trafienia
    .sauron-regular = Sauron, regularna: usuń
    .sauron-elite = Sauron, elitarna: zredukuj
    .both-sauron-elite = Sauron, elitarna: usuń za dwa trafienia
    .southrons-regular = Południowcy, regularna: usuń
    .southrons-elite = Południowcy, elitarna: zredukuj
    .both-southrons-elite = Południowcy, elitarna: usuń za dwa trafienia
ask-cease = Atakujesz dalej?
    .cease = przerwij atak
    .on = atakuj dalej
    .lore = jeszcze runda: złowroga wiedza Czarnego Númenórejczyka
    .extend-dwarves = Krasnoludowie: zredukuj elitarną, jeszcze runda
    .extend-elves = Elfowie: zredukuj elitarną, jeszcze runda
    .extend-gondor = Gondor: zredukuj elitarną, jeszcze runda
    .extend-north = Północ: zredukuj elitarną, jeszcze runda
    .extend-rohan = Rohan: zredukuj elitarną, jeszcze runda
    .extend-isengard = Isengard: zredukuj elitarną, jeszcze runda
    .extend-sauron = Sauron: zredukuj elitarną, jeszcze runda
    .extend-southrons = Południowcy: zredukuj elitarną, jeszcze runda
ask-retreat = Dokąd wycofuje się armia { $region_from }?
    .stay = nigdzie, walczy dalej
ask-advance = Kto wkracza { $region_to }?
    .done = nikt więcej

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
} rzut bitewny: { $dice } (trafia { $needs }+), { $hits ->
    [0] żadnego trafienia
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
log-combat-reroll = { $who } { $who_number ->
    [many] wykonują
   *[one] wykonuje
} przerzut dowódców: { $dice } (trafia { $needs }+), { $hits ->
    [0] żadnego trafienia
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
