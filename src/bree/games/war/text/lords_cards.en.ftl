# What is asked and told of the cards of Lords of Middle-earth.

ask-orderly = “{ $card }”: do you cancel a hit? Then you must cease or retreat at the end of the round, if you can.
    .save = cancel a hit
    .pass = no
ask-yield_whom = “{ $card }”: which minion gives up his leadership?
ask-clear_which = “{ $card }”: which card is discarded?
ask-whisper = “{ $card }”: which card do you give up for two corruption?
    .pass = none
ask-wind_off = “{ $card }”: which card of the Shadow is discarded?
ask-wind_look = “{ $card }”: whose hand do you look at?
    .shadow = the Shadow's
    .witch_king_player = the Witch-king player's
    .saruman_player = the Saruman player's
    .pass = nobody's
ask-wind_card = “{ $card }”: which card of this hand is discarded?
ask-ring_roll = A roll for “{ $card }”.
ask-ring_back = “{ $card }”: which ring do you take back?
ask-lore_die = “{ $card }”: which die do you change?
    .pass = none
ask-lore_face = “{ $card }”: what does it show instead of { $face }?
ask-balrog_how = “{ $card }”: the Balrog is active. What does he do?
    .move = move with an army
    .attack = attack with an army
    .alone = move alone

log-smeagol-tiles = { $number ->
    [one] One more Sméagol tile goes into the Hunt Pool.
   *[other] { $number } more Sméagol tiles go into the Hunt Pool.
}
log-hand-seen = The Free Peoples look at the hand of { $who_the }.
log-hand-shown = You see { $cards_number ->
    [many] these cards
   *[one] this card
}: { $cards }.
log-hand-struck = { $who_the } { $who_number ->
    [many] lose
   *[one] loses
} “{ $card }” from hand.
log-ring-roll = “{ $card }”: a roll of { $dice }; { $found ->
    [0] no ring comes back.
    [one] one ring may come back.
   *[other] { $found } rings may come back.
}
log-ring-back = { $ring } comes back to the Free Peoples.
log-some-ring-back = An Elven Ring comes back to the Free Peoples.

# Requirements of cards.

# A card of no deck.
told-outside = not part of any deck

# Cards that the Free Peoples take off the table.
action-remove-the_lore_of_the_elven_rings = discard “The Lore of the Elven Rings” from the table
action-remove-the_gates_are_closed = discard “The Gates Are Closed” from the table
