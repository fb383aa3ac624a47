# Strategy cards.

ask-march_from = “{ $card }”: from which region does an army march?
    .done = done
ask-march_who = Who marches { $region_from }?
    .done = done
ask-march_to = The army marches { $region_from }. Where to now?
    .done = done
ask-harden_where = “{ $card }”: where does a regular become an elite?
ask-raid_who = Who goes { $region_from } { $to_to }?
    .done = done
ask-voyage_from = “{ $card }”: from which region does an army set out?
ask-voyage_to = “{ $card }”: where does the army go?
ask-draw_back_whom = “{ $card }”: which nation draws back from war?
ask-lose_where = { $nation }: where is a figure given up?
ask-lose_which = Which figure is given up { $region_in }?
ask-despair_whom = “{ $card }”: which Leader is lost?

log-hardened = “{ $card }”: a regular becomes an elite { $region_in }.
log-rides = { $who } rides { $region_to }.
log-darkened = { $dice ->
    [0] “{ $card }”: no Will of the West was left.
    [one] “{ $card }”: one Will of the West is lost.
   *[other] “{ $card }”: { $dice } dice with the Will of the West are lost.
}
log-drew-back = { $nation_the } { $nation_number ->
    [many] move
   *[one] moves
} one step back; { $steps ->
    [one] one step to war is left.
   *[other] { $steps } steps to war are left.
}
log-given-up = The Free Peoples lose { $figure_the } { $region_in }.
