# Bitwy: atak, rundy, straty, odwrót, oblężenia

## Pytania

ask-attack_from = Skąd atakuje armia?
ask-attack_at = Który region atakuje armia { $region_from }?
ask-attack_who = Kto atakuje { $region_from }? Cel: { $target }. Reszta zostaje jako straż tylna.
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
    .dwarves-regular = usuń: jednostka regularna Krasnoludów
    .dwarves-elite = zredukuj: jednostka elitarna Krasnoludów
    .both-dwarves-elite = usuń za dwa trafienia: jednostka elitarna Krasnoludów
    .elves-regular = usuń: jednostka regularna Elfów
    .elves-elite = zredukuj: jednostka elitarna Elfów
    .both-elves-elite = usuń za dwa trafienia: jednostka elitarna Elfów
    .gondor-regular = usuń: jednostka regularna Gondoru
    .gondor-elite = zredukuj: jednostka elitarna Gondoru
    .both-gondor-elite = usuń za dwa trafienia: jednostka elitarna Gondoru
    .north-regular = usuń: jednostka regularna Północy
    .north-elite = zredukuj: jednostka elitarna Północy
    .both-north-elite = usuń za dwa trafienia: jednostka elitarna Północy
    .rohan-regular = usuń: jednostka regularna Rohanu
    .rohan-elite = zredukuj: jednostka elitarna Rohanu
    .both-rohan-elite = usuń za dwa trafienia: jednostka elitarna Rohanu
    .isengard-regular = usuń: jednostka regularna Isengardu
    .isengard-elite = zredukuj: jednostka elitarna Isengardu
    .both-isengard-elite = usuń za dwa trafienia: jednostka elitarna Isengardu
    .sauron-regular = usuń: jednostka regularna Saurona
    .sauron-elite = zredukuj: jednostka elitarna Saurona
    .both-sauron-elite = usuń za dwa trafienia: jednostka elitarna Saurona
    .southrons-regular = usuń: jednostka regularna Południowców i Easterlingów
    .southrons-elite = zredukuj: jednostka elitarna Południowców i Easterlingów
    .both-southrons-elite = usuń za dwa trafienia: jednostka elitarna Południowców i Easterlingów
ask-cease = Atakujesz dalej?
    .cease = przerwij atak
    .on = atakuj dalej
    .extend-dwarves = jeszcze jedna runda: zredukuj jednostkę elitarną Krasnoludów
    .extend-elves = jeszcze jedna runda: zredukuj jednostkę elitarną Elfów
    .extend-gondor = jeszcze jedna runda: zredukuj jednostkę elitarną Gondoru
    .extend-north = jeszcze jedna runda: zredukuj jednostkę elitarną Północy
    .extend-rohan = jeszcze jedna runda: zredukuj jednostkę elitarną Rohanu
    .extend-isengard = jeszcze jedna runda: zredukuj jednostkę elitarną Isengardu
    .extend-sauron = jeszcze jedna runda: zredukuj jednostkę elitarną Saurona
    .extend-southrons = jeszcze jedna runda: zredukuj jednostkę elitarną Południowców i Easterlingów
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
log-combat-roll = { $who }: rzut bitewny { $dice } (trafia od { $needs }), { $hits ->
    [0] żadnego trafienia
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
log-combat-reroll = { $who }: przerzut dowódców { $dice } (trafia od { $needs }), { $hits ->
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
