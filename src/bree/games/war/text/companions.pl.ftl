# Towarzysze: odłączanie od Drużyny, ruch po mapie, straty

ask-separate_who = Kto odłącza się od Drużyny?
    .done = To wszyscy
ask-separate_to = Dokąd idą odłączeni od Drużyny: { $group }?
ask-companions_from = Z którego regionu ruszają towarzysze?
    .done = Koniec ruchów
ask-companions_who = Kto rusza { $region_from }?
    .done = To wszyscy
ask-companions_to = Dokąd idą: { $group }?

log-separated = Odłączeni od Drużyny idą { $region_to }: { $who }.
log-companions-go = Towarzysze idą { $origin_from } { $region_to }: { $who }.
log-companion-lost = Towarzysz wyeliminowany: { $who }.
