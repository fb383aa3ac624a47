# Cards of the Free Peoples' character deck: what they ask, and what comes of them.

ask-heal_die = A roll for “{ $card }”.
ask-gollum_way = “{ $card }”: Gollum knows a way. What does the Fellowship do?
    .hide = hide the Fellowship
    .move = move the Fellowship
    .pass = nothing
ask-send_from = “{ $card }”: where do they set out from?
    .fellowship = from the Fellowship
ask-send_who = “{ $card }”: who goes?
    .done = done
ask-king_tile = A hunt tile for “{ $card }”.
ask-promote_whom = “{ $card }”: which regular does the elite replace?
ask-strike_where = “{ $card }”: which army do the Eagles strike?
ask-driven_to = “{ $card }”: which stronghold of Sauron are the Nazgûl driven to?
ask-another_event = “{ $card }”: do you play one more Character event card?
    .pass = no
ask-dead_to = “{ $card }”: where does { $companion } lead the Dead?
ask-dead_who = “{ $card }”: who goes along with { $companion }?
    .done = done
ask-dead_flee = The Dead are coming. Where does the army { $region_from } retreat to?
ask-dead_rise = How many regulars of Gondor rise { $region_in }? (at most { $most })

log-heal-roll = “{ $card }”: a roll of { $dice }; { $good ->
    [0] no die heals.
    [one] one die heals.
   *[other] { $good } dice heal.
}
log-die-turned = A die changes from { $face } to { $result }.
log-challenge = “{ $card }”: the tiles drawn are { $tiles }.
log-eyes-removed = { $number ->
    [one] One Eye tile is out of the game for good.
   *[other] { $number } Eye tiles are out of the game for good.
}
log-promoted = { $figure_the } replaces a regular { $region_in }.
log-nazgul-fall = { $number ->
    [one] The Eagles strike down one Nazgûl.
   *[other] The Eagles strike down { $number } Nazgûl.
}
log-nazgul-driven = { $number ->
    [one] One Nazgûl is driven { $origin_from } { $region_to }.
   *[other] { $number } Nazgûl are driven { $origin_from } { $region_to }.
}
log-no-tile = No hunt tile is drawn this time.
log-tile-back = The first tile goes back to the Hunt Pool: { $tile }.
log-damage-less = “{ $card }” helps; damage left: { $damage }.
