# Nazgûle i sługi: ruch i wejście do gry; Gandalf Biały i Aragorn

ask-nazgul_from = Z którego regionu ruszają Nazgûle albo sługi?
    .done = gotowe
ask-nazgul_who = Kto rusza { $region_from }?
    .done = gotowe
ask-nazgul_to = Wybierz cel ruchu: { $group }.
ask-minion = Który sługa wchodzi do gry?
ask-minion_at = Gdzie pojawia się { $minion }?
ask-white_at = Gdzie pojawia się Gandalf Biały?

log-nazgul-go = { $who } { $who_number ->
    [many] ruszają
   *[one] rusza
} { $origin_from } { $region_to }.
log-enters = { $who } wchodzi do gry { $region_in }.
