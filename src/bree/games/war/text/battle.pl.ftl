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

log-attack = { $who }: atak { $origin_from } na { $target_acc }, { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}.
log-siege-attack = { $who }: bitwa oblężnicza { $target_in }, { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}.
log-sortie = { $who }: wypad { $target_in }, { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}.
log-rearguard = { $who }: straż tylna, { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}.
log-white-rider = Biały Jeździec: do końca bitwy Gandalf i wszystkie Nazgûle są bez zdolności przywódczych.
log-battle-round = Runda { $round } bitwy.
log-combat-roll = { $who }: rzut bitewny { $dice } (trafienie od { $needs }), { $hits ->
    [0] żadnego trafienia
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
log-combat-reroll = { $who }: przerzut dowódców { $dice } (trafienie od { $needs }), { $hits ->
    [0] żadnego trafienia
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
log-unit-lost = { $who }: strata, { $figure }.
log-elite-reduced = { $who }: { $figure } staje się regularna.
log-wiped-out = { $who }: cała armia wyeliminowana.
log-leaders-fall = { $who }: wyeliminowani razem z armią: { $figures }.
log-ceases = { $who }: atak przerwany.
log-retreats = { $who }: odwrót { $region_to }.
log-advances = { $who }: { $units ->
    [one] jedna jednostka wkracza
    [few] { $units } jednostki wkraczają
   *[other] { $units } jednostek wkracza
} { $region_to }.
log-stays-back = { $who }: po bitwie nikt nie wkracza.
log-shelters = { $who }: odwrót do twierdzy { $region_in }.
log-besieged = { $who }: początek oblężenia { $region_in }.
log-siege-goes-on = Oblężenie { $region_in } trwa.
log-extends = { $who }: bitwa oblężnicza trwa jeszcze jedną rundę.
