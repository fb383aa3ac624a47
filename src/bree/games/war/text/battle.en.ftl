# Battles: the attack, rounds, casualties, retreats, sieges

## Questions

ask-attack_from = Where does the army attack from?
ask-attack_at = Which region does the army { $region_from } attack?
ask-attack_who = { $kind ->
    [1] Who attacks the besieged { $region_in }? The rest stay behind as a rearguard.
    [2] Who makes a sortie against the besiegers { $region_in }? The rest stay in the stronghold.
   *[other] Who attacks { $target_the } { $region_from }? The rest stay behind as a rearguard.
}
    .done = done
ask-white_rider = The White Rider: does Gandalf forfeit his leadership ({ $leadership }), so that no Nazgûl has any until the battle ends?
    .forfeit = forfeit it
    .keep = keep it
ask-shelter = The defence { $region_in }: a field battle, or a retreat into the stronghold?
    .field = fight in the field
    .siege = retreat into the stronghold
ask-combat_die = { $side }: combat roll. Dice left: { $left }.
ask-reroll = How many failed dice do the leaders re-roll? Leadership: { $leadership }.
ask-hit = { $left ->
    [one] One hit is left. Which unit takes it?
   *[other] { $left } hits are left. Which unit takes the next one?
}
    .dwarves-regular = remove: Dwarven regular
    .dwarves-elite = reduce: Dwarven elite
    .both-dwarves-elite = remove for two hits: Dwarven elite
    .elves-regular = remove: Elven regular
    .elves-elite = reduce: Elven elite
    .both-elves-elite = remove for two hits: Elven elite
    .gondor-regular = remove: Gondor regular
    .gondor-elite = reduce: Gondor elite
    .both-gondor-elite = remove for two hits: Gondor elite
    .north-regular = remove: North regular
    .north-elite = reduce: North elite
    .both-north-elite = remove for two hits: North elite
    .rohan-regular = remove: Rohan regular
    .rohan-elite = reduce: Rohan elite
    .both-rohan-elite = remove for two hits: Rohan elite
    .isengard-regular = remove: Isengard regular
    .isengard-elite = reduce: Isengard elite
    .both-isengard-elite = remove for two hits: Isengard elite
    .sauron-regular = remove: Sauron regular
    .sauron-elite = reduce: Sauron elite
    .both-sauron-elite = remove for two hits: Sauron elite
    .southrons-regular = remove: Southron regular
    .southrons-elite = reduce: Southron elite
    .both-southrons-elite = remove for two hits: Southron elite
ask-cease = Do you go on attacking?
    .cease = cease the attack
    .on = attack on
    .lore = one more round: dark lore of the Black Númenórean
    .extend-dwarves = one more round: reduce a Dwarven elite
    .extend-elves = one more round: reduce an Elven elite
    .extend-gondor = one more round: reduce a Gondor elite
    .extend-north = one more round: reduce a North elite
    .extend-rohan = one more round: reduce a Rohan elite
    .extend-isengard = one more round: reduce an Isengard elite
    .extend-sauron = one more round: reduce a Sauron elite
    .extend-southrons = one more round: reduce a Southron elite
ask-retreat = Where does the army { $region_from } retreat to?
    .stay = do not retreat
ask-advance = Who advances { $region_to }?
    .done = done

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
} a combat roll: { $dice } ({ $needs ->
    [7] only a natural 6 hits
    [8] only a natural 6 hits
   *[other] hits on { $needs }+
}), { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
log-combat-reroll = { $who_the } { $who_number ->
    [many] make
   *[one] makes
} a leader re-roll: { $dice } ({ $needs ->
    [7] only a natural 6 hits
    [8] only a natural 6 hits
   *[other] hits on { $needs }+
}), { $hits ->
    [0] no hits
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
log-leaders-fall = { $who }: { $figures_the } { $figures_number ->
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
