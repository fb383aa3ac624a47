# Battles: the attack, rounds, casualties, retreats, sieges

## Questions

ask-attack_from = Where does the army attack from?
ask-attack_at = Which region does the army { $region_from } attack?
ask-attack_who = { $kind ->
    [1] Who attacks the besieged { $region_in }? The others stay as a rearguard.
    [2] Who makes a sortie against the besiegers { $region_in }? The others stay in the stronghold.
   *[other] Who attacks { $region_from }? The target: { $target }. The others stay as a rearguard.
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
ask-retreat = Where does the army retreat { $region_from }?
    .stay = Nowhere, it fights on
ask-advance = Who advances { $region_to }?
    .done = Nobody else

## Log

log-attack = { $who }: attack { $origin_from } on { $target_the }, { $units ->
    [one] one unit
   *[other] { $units } units
}.
log-siege-attack = { $who }: siege battle { $target_in }, { $units ->
    [one] one unit
   *[other] { $units } units
}.
log-sortie = { $who }: sortie { $target_in }, { $units ->
    [one] one unit
   *[other] { $units } units
}.
log-rearguard = { $who }: { $units ->
    [one] one unit stays
   *[other] { $units } units stay
} behind as a rearguard.
log-white-rider = The White Rider: until the battle ends neither Gandalf nor any Nazgûl has leadership.
log-battle-round = Round { $round } of the battle.
log-combat-roll = { $who }: combat roll { $dice } (hits from { $needs }), { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
log-combat-reroll = { $who }: leader re-roll { $dice } (hits from { $needs }), { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
log-unit-lost = { $who }: loss, { $figure }.
log-elite-reduced = { $who }: reduced to a regular, { $figure }.
log-wiped-out = { $who }: the whole army is eliminated.
log-leaders-fall = { $who }: eliminated with the army: { $figures }.
log-ceases = { $who }: the attack ceases.
log-retreats = { $who }: retreat { $region_to }.
log-advances = { $who }: { $units ->
    [one] one unit advances
   *[other] { $units } units advance
} { $region_to }.
log-stays-back = { $who }: nobody advances after the battle.
log-shelters = { $who }: retreat into the stronghold { $region_in }.
log-besieged = { $who }: a siege begins { $region_in }.
log-siege-goes-on = The siege { $region_in } goes on.
log-extends = { $who }: the siege battle lasts one more round.
