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
    [one] Od Drużyny odłącza się { $who }: idzie { $region_to }.
   *[other] Od Drużyny odłączają się { $who }: idą { $region_to }.
}
log-companions-go = { $origin_from } { $region_to } { $count ->
    [one] idzie
   *[other] idą
} { $who }.
log-companion-lost = Wyeliminowany zostaje { $who }.
