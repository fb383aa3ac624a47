# Combat cards.

ask-combat_card = Do you use a combat card in this round?
    .pass = none
ask-sorcerer = The Witch-king is a sorcerer: draw a card ({ $deck })?
    .draw = draw
    .pass = do not draw
ask-dread_points = “{ $card }”: how much leadership do the Nazgûl give up?
ask-mute_whom = “{ $card }”: which companion is cancelled for this round?
ask-mighty_one = “{ $card }”: which companion gives up his leadership?
ask-extra_die = “{ $card }”: rolling the dice of an extra attack.
ask-own_hits = “{ $card }”: how many hits do you let your own units take?
ask-sacrifice_whom = “{ $card }”: who falls to save the others?
    .pass = nobody
ask-sacrifice_hits = “{ $card }”: how many hits are cancelled?
ask-fell_whom = “{ $card }”: who is struck down?
ask-breath_whom = “{ $card }”: who is struck down?
    .pass = nobody
ask-slip_to = “{ $card }”: to where does the army slip away { $region_from }?
    .siege = into the stronghold

log-commits = { $who_the } { $who_number ->
    [many] play
   *[one] plays
} a combat card face down ({ $deck_short }).
log-commits-none = { $who_the } { $who_number ->
    [many] play
   *[one] plays
} no combat card.
log-combat-card = { $who_the } { $who_number ->
    [many] reveal
   *[one] reveals
} the combat card “{ $card }”.
throw-roll = of the combat roll
throw-again = of the re-roll
throw-both = of the combat roll and the re-roll
log-card-dice = “{ $card }” ({ $who }): { $by ->
    [-2] −2
    [-1] −1
   *[other] +{ $by }
} on each die { $roll }.
log-card-most = “{ $card }”: { $who_the } { $who_number ->
    [many] roll
   *[one] rolls
} at most { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
log-card-fewer = “{ $card }”: { $who_the } { $who_number ->
    [many] roll
   *[one] rolls
} { $dice ->
    [one] one die
   *[other] { $dice } dice
} fewer.
log-card-still = “{ $card }”: no leader re-roll for the Free Peoples in this round.
log-card-mutes = “{ $card }”: { $who } is cancelled for this round.
log-card-silenced = “{ $card }”: the combat card of { $who_the } does nothing.
log-card-turns = { $hits ->
    [one] “{ $card }”: { $who } gives up the leadership, and a miss becomes a hit.
   *[other] “{ $card }”: { $who } gives up the leadership, and { $hits } misses become hits.
}
log-card-hits = { $hits ->
    [one] “{ $card }” adds one hit.
   *[other] “{ $card }” adds { $hits } hits.
}
log-card-saves = { $hits ->
    [one] “{ $card }” cancels one hit.
   *[other] “{ $card }” cancels { $hits } hits.
}
log-extra-attack = “{ $card }”, an extra attack: a roll of { $dice } ({ $needs ->
    [7] only a natural 6 hits
    [8] only a natural 6 hits
   *[other] hits on { $needs }+
}); { $hits ->
    [0] no hits.
    [one] one hit.
   *[other] { $hits } hits.
}
log-own-hits = { $who_the } { $who_number ->
    [many] choose
   *[one] chooses
} to take { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
log-struck-down = “{ $card }”: { $figure_the } falls.
