# Companions: leaving the Fellowship, walking over the map, losses

ask-separate_who = Who leaves the Fellowship?
    .done = That is all
ask-separate_to = Where do those who leave the Fellowship go: { $group }?
ask-companions_from = From which region do companions set out?
    .done = No more moves
ask-companions_who = Who sets out { $region_from }?
    .done = That is all
ask-companions_to = Where do they go: { $group }?

log-separated = Leaving the Fellowship and going { $region_to }: { $who }.
log-companions-go = Companions go { $origin_from } { $region_to }: { $who }.
log-companion-lost = A companion is eliminated: { $who }.
