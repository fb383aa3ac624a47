# What cards do.

ask-levy_which = Which unit is placed { $region_in }?
ask-levy_where = “{ $card }”: where are the figures placed?
ask-volley_die = Rolling the dice of “{ $card }”.
log-volley = “{ $card }”: a roll of { $dice }; { $hits ->
    [0] no hits.
    [one] one hit.
   *[other] { $hits } hits.
}
ask-counsel_whom = “{ $card }”: which nation becomes active and advances one step?
ask-shoot_at = “{ $card }”: which army is hit?
log-card-used = { $who_the } { $who_number ->
    [many] use
   *[one] uses
} “{ $card }” from the table.
log-card-leaves = “{ $card }” leaves the table.
