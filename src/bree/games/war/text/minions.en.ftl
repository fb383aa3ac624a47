# Nazgûl and minions: how they move and enter play; Gandalf the White and Aragorn

ask-nazgul_from = From which region do Nazgûl or minions set out?
    .done = done
ask-nazgul_who = Who sets out { $region_from }?
    .done = done
ask-nazgul_to = Choose where to go: { $group }.
ask-minion = Which minion enters play?
ask-minion_at = Where does { $minion_the } appear?
ask-white_at = Where does Gandalf the White appear?

log-nazgul-go = { $who_the } { $who_number ->
    [many] move
   *[one] moves
} { $origin_from } { $region_to }.
log-enters = { $who } enters play { $region_in }.
