# Battles: the attack, rounds, casualties, retreats, sieges

## Questions

ask-attack_from = Where does the army attack from?
ask-attack_at = Which region does the army { $region_from } attack?
ask-attack_who = { $kind ->
    [1] Who attacks the besieged { $region_in }? The rest stay behind as a rearguard.
    [2] Who makes a sortie against the besiegers { $region_in }? The rest stay in the stronghold.
   *[other] Who attacks { $target_the } { $region_from }? The rest stay behind as a rearguard.
}
    .done = These attack
ask-white_rider = The White Rider: does Gandalf forfeit his leadership ({ $leadership }), so that no Nazgûl has any until the battle ends?
    .forfeit = Forfeit it
    .keep = Keep it
ask-shelter = The defence { $region_in }: a field battle, or a retreat into the stronghold?
    .field = Field battle
    .siege = Into the stronghold
ask-combat_die = { $side }: combat roll. Dice left: { $left }.
ask-reroll = How many failed dice do the leaders re-roll? Leadership: { $leadership }.
ask-hit = { $left ->
    [one] One hit is left. Which unit takes it?
   *[other] { $left } hits are left. Which unit takes the next one?
}
    .dwarves-regular = Remove: Dwarven regular
    .dwarves-elite = Reduce: Dwarven elite
    .both-dwarves-elite = Remove for two hits: Dwarven elite
    .elves-regular = Remove: Elven regular
    .elves-elite = Reduce: Elven elite
    .both-elves-elite = Remove for two hits: Elven elite
    .gondor-regular = Remove: Gondor regular
    .gondor-elite = Reduce: Gondor elite
    .both-gondor-elite = Remove for two hits: Gondor elite
    .north-regular = Remove: North regular
    .north-elite = Reduce: North elite
    .both-north-elite = Remove for two hits: North elite
    .rohan-regular = Remove: Rohan regular
    .rohan-elite = Reduce: Rohan elite
    .both-rohan-elite = Remove for two hits: Rohan elite
    .isengard-regular = Remove: Isengard regular
    .isengard-elite = Reduce: Isengard elite
    .both-isengard-elite = Remove for two hits: Isengard elite
    .sauron-regular = Remove: Sauron regular
    .sauron-elite = Reduce: Sauron elite
    .both-sauron-elite = Remove for two hits: Sauron elite
    .southrons-regular = Remove: Southron regular
    .southrons-elite = Reduce: Southron elite
    .both-southrons-elite = Remove for two hits: Southron elite
ask-cease = Do you go on attacking?
    .cease = Cease
    .on = Go on
    .lore = One more round: dark lore of the Black Númenórean
    .extend-dwarves = One more round: reduce a Dwarven elite
    .extend-elves = One more round: reduce an Elven elite
    .extend-gondor = One more round: reduce a Gondor elite
    .extend-north = One more round: reduce a North elite
    .extend-rohan = One more round: reduce a Rohan elite
    .extend-isengard = One more round: reduce an Isengard elite
    .extend-sauron = One more round: reduce a Sauron elite
    .extend-southrons = One more round: reduce a Southron elite
ask-retreat = Where does the army { $region_from } retreat to?
    .stay = Nowhere, it fights on
ask-advance = Who advances { $region_to }?
    .done = Nobody else

## Log

log-attack = { $who_the } { $who_number ->
    [many] attack
   *[one] attacks
} { $target_the } { $origin_from } with { $units ->
    [one] one unit
   *[other] { $units } units
}.
log-siege-attack = { $who_the } { $who_number ->
    [many] storm
   *[one] storms
} { $target_the } with { $units ->
    [one] one unit
   *[other] { $units } units
}.
log-sortie = { $who_the } { $who_number ->
    [many] make
   *[one] makes
} a sortie { $target_from } with { $units ->
    [one] one unit
   *[other] { $units } units
}.
log-rearguard = { $who_the } { $who_number ->
    [many] leave
   *[one] leaves
} { $units ->
    [0] no units
    [one] one unit
   *[other] { $units } units
} behind as a rearguard.
log-white-rider = The White Rider: until the battle ends neither Gandalf nor any Nazgûl has leadership.
log-battle-round = Battle, round { $round }.
log-combat-roll = { $who_the } { $who_number ->
    [many] make
   *[one] makes
} a combat roll: { $dice } (hits on { $needs }+), { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
log-combat-reroll = { $who_the } { $who_number ->
    [many] make
   *[one] makes
} a leader re-roll: { $dice } (hits on { $needs }+), { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
log-unit-lost = { $who_the } { $who_number ->
    [many] lose
   *[one] loses
} { $figure_the }.
log-elite-reduced = { $who_the } { $who_number ->
    [many] reduce
   *[one] reduces
} { $figure_the } to a regular.
log-wiped-out = { $who_the } { $who_number ->
    [many] lose
   *[one] loses
} the whole army.
log-leaders-fall = { $who }: { $figures } { $figures_number ->
    [many] are
   *[one] is
} eliminated with the army.
log-ceases = { $who_the } { $who_number ->
    [many] cease
   *[one] ceases
} the attack.
log-retreats = { $who_the } { $who_number ->
    [many] retreat
   *[one] retreats
} { $region_to }.
log-advances = { $who_the } { $who_number ->
    [many] advance
   *[one] advances
} { $region_to } with { $units ->
    [0] no units
    [one] one unit
   *[other] { $units } units
}.
log-stays-back = { $who_the } { $who_number ->
    [many] do
   *[one] does
} not advance after the battle.
log-shelters = { $who_the } { $who_number ->
    [many] retreat
   *[one] retreats
} into the stronghold: { $region }.
log-besieged = { $who_the } { $who_number ->
    [many] lay
   *[one] lays
} siege to { $region_the }.
log-siege-goes-on = The siege of { $region_the } continues.
log-extends = { $who_the } { $who_number ->
    [many] extend
   *[one] extends
} the siege battle by one round.
