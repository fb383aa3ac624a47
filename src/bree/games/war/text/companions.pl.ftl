# Towarzysze: odłączanie od Drużyny, ruch po mapie, straty

ask-separate_who = Kto odłącza się od Drużyny?
    .done = gotowe
ask-separate_to = Odłączenie od Drużyny: { $group }. Wybierz cel ruchu.
ask-companions_from = Z którego regionu ruszają towarzysze?
    .done = gotowe
ask-companions_who = Kto rusza { $region_from }?
    .done = gotowe
ask-companions_to = Wybierz cel ruchu: { $group }.

log-separated = { $count ->
    [one] Od Drużyny odłącza się i trafia
   *[other] Od Drużyny odłączają się i trafiają
} { $region_to }: { $who }.
log-companions-go = { $origin_from } { $region_to } { $count ->
    [one] idzie
   *[other] idą
} { $who }.
log-companion-lost = Wyeliminowany zostaje { $who }.
