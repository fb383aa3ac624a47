# Towarzysze: odłączanie od Drużyny, ruch po mapie, straty

ask-separate_who = Kto odłącza się od Drużyny?
    .done = gotowe
ask-separate_to = Odłączenie od Drużyny: { $group }. Wybierz cel ruchu.
ask-companions_from = Z którego regionu ruszają towarzysze?
    .done = gotowe
ask-companions_who = Kto rusza { $region_from }?
    .done = gotowe
ask-companions_to = Wybierz cel ruchu: { $group }.

log-separated = { $who } { $count ->
    [one] odłącza się od Drużyny i trafia
   *[other] odłączają się od Drużyny i trafiają
} { $region_to }.
log-companions-go = { $who } { $count ->
    [one] idzie
   *[other] idą
} { $origin_from } { $region_to }.
log-companion-lost = { $who } zostaje wyeliminowany.
