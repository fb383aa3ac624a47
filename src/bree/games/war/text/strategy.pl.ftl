# Karty strategii.

ask-march_from = „{ $card }”: z którego regionu rusza armia?
    .done = gotowe
ask-march_who = Kto rusza { $region_from }?
    .done = gotowe
ask-march_to = Armia maszeruje { $region_from }. Dokąd teraz?
    .done = gotowe
ask-harden_where = „{ $card }”: gdzie jednostka regularna staje się elitarna?
ask-raid_who = Kto rusza { $region_from } { $to_to }?
    .done = gotowe
ask-voyage_from = „{ $card }”: z którego regionu rusza armia?
ask-voyage_to = „{ $card }”: dokąd zmierza armia?
ask-draw_back_whom = „{ $card }”: który naród oddala się od wojny?
ask-lose_where = { $nation }: gdzie tracisz figurkę?
ask-lose_which = Którą figurkę tracisz { $region_in }?
ask-despair_whom = „{ $card }”: który dowódca ginie?

log-hardened = „{ $card }”: { $region_in } jednostka regularna staje się elitarna.
log-rides = { $who } wyrusza { $region_to }.
log-darkened = { $dice ->
    [0] „{ $card }”: nie było kości z Wolą Zachodu.
    [one] „{ $card }”: przepada jedna kość z Wolą Zachodu.
    [few] „{ $card }”: przepadają { $dice } kości z Wolą Zachodu.
   *[other] „{ $card }”: przepada { $dice } kości z Wolą Zachodu.
}
log-drew-back = { $nation } { $nation_number ->
    [many] cofają
   *[one] cofa
} się o pole; { $steps ->
    [one] do wojny zostało jedno pole.
    [few] do wojny zostały { $steps } pola.
   *[other] do wojny zostało { $steps } pól.
}
log-given-up = Wolne Ludy tracą { $region_in } { $figure_acc }.
