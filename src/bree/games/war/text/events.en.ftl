# What cards do.

ask-levy_which = Which unit comes to { $region }?
ask-levy_where = { $card }: where do the figures come?
ask-volley_die = Dice of { $card } are thrown.
log-volley = { $card } throws { $dice }: { $hits ->
    [0] no hit.
    [one] one hit.
   *[other] { $hits } hits.
}
ask-counsel_whom = { $card }: which nation is roused and takes a step?
ask-shoot_at = { $card }: which army is hit?
log-card-used = { $who } uses { $card } from the table.
log-card-leaves = { $card } leaves the table.
