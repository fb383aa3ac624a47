# Nazgûle i sługi: ruch i wejście do gry; Gandalf Biały i Aragorn

ask-nazgul_from = Z którego regionu ruszają Nazgûle albo sługi?
    .done = Koniec ruchów
ask-nazgul_who = Kto rusza { $region_from }?
    .done = To wszyscy
ask-nazgul_to = Wybierz cel ruchu: { $group }.
ask-minion = Który sługa wchodzi do gry?
ask-minion_at = Gdzie pojawia się { $minion }?
ask-white_at = Gdzie pojawia się Gandalf Biały?

log-nazgul-go = Cień wysyła { $origin_from } { $region_to }: { $who }.
log-enters = { $who } wchodzi do gry { $region_in }.
