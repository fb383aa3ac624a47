# Character cards of the Shadow, and cards that lie on the table.

ask-use = Do you use a card that lies on the table?
    .pass = no
ask-moria_way = Which way did the Fellowship go (end: { $region })?
    .through = into, out of or through Moria
    .past = past Moria
ask-break_who = Who leaves the Fellowship? (still { $left })
ask-drive_to = “{ $card }”: where is the Fellowship driven?
ask-corruption_die = “{ $card }”: rolling for corruption.
ask-lured = The Ring tempts { $companion } (level { $level }).
    .bear = take corruption: { $level }
    .lose = eliminate him
ask-nazgul_strike = “{ $card }”: a hunt, or a card discarded from the table?
    .hunt = a hunt
ask-march_how = “{ $card }”: do your armies go too?
    .move = move an army
    .attack = attack
    .pass = no
ask-captain = “{ $card }”: what do the Nazgûl do?
    .call = move two Nazgûl to the Witch-king
    .fly = move the Nazgûl
ask-hope = “{ $card }”: which character card do the Free Peoples lose?
    .hand = a random one from hand
    .pass = none
ask-lost_card = Random card from the hand
ask-eye_die = “{ $card }”: which dice become Eyes?
    .done = done
ask-spell_at = “{ $card }”: which army is hit?
ask-spell_from = “{ $card }”: which army casts the spells on the army { $region_in }?
ask-foresee_deck = “{ $card }”: from which deck do you draw?
    .character = character deck
    .strategy = strategy deck
ask-pay_card = Which card do you discard? (icon: { $icon })

action-remove = take a card off the table
    .one = discards a card from the table
    .many = discard a card from the table
action-remove-the_palantir_of_orthanc = discard “The Palantír of Orthanc” from the table
action-remove-denethors_folly = discard “Denethor's Folly” from the table
action-remove-a_power_too_great = discard “A Power too Great” from the table
action-remove-the_power_of_tom_bombadil = discard “The Power of Tom Bombadil” from the table

log-tile-waits = A special hunt tile is in play and waits for Mordor: { $tile }.
log-tile-added = A special hunt tile goes into the Hunt Pool: { $tile }.
log-tile-void = The tile does nothing: { $tile }.
log-breaks = { $number ->
    [0] Nobody leaves the Fellowship.
    [one] One companion must leave the Fellowship.
   *[other] { $number } companions must leave the Fellowship.
}
log-driven = “{ $card }”: the Fellowship is driven { $region_to }.
log-corruption-roll = “{ $card }”: a roll of { $dice } (corruption on { $needs }+); { $found ->
    [0] no corruption.
    [one] one point.
   *[other] { $found } points.
}
log-card-struck = “{ $card }” is discarded from the table.
log-loses-card = { $who_the } { $who_number ->
    [many] discard
   *[one] discards
} a random card from hand ({ $deck_short }).
log-eye-opens = A Shadow die ({ $face }) goes into the Hunt Box as an Eye.
log-ring-paid = { $who_the } { $who_number ->
    [many] spend
   *[one] spends
} an Elven Ring.
log-card-removed = { $who_the } { $who_number ->
    [many] discard
   *[one] discards
} “{ $card }” from the table.
log-pays-card = { $who_the } { $who_number ->
    [many] pay
   *[one] pays
} with a card from hand ({ $deck_short }).
