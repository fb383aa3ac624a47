# Companions: leaving the Fellowship, walking over the map, losses

ask-separate_who = Who leaves the Fellowship?
    .done = done
ask-separate_to = Leaving the Fellowship: { $group }. Choose where to go.
ask-companions_from = From which region do companions set out?
    .done = done
ask-companions_who = Who sets out { $region_from }?
    .done = done
ask-companions_to = Choose where to go: { $group }.

log-separated = { $who } { $count ->
    [one] leaves the Fellowship and goes
   *[other] leave the Fellowship and go
} { $region_to }.
log-companions-go = { $who } { $count ->
    [one] moves
   *[other] move
} { $origin_from } { $region_to }.
log-companion-lost = { $who } is eliminated.
