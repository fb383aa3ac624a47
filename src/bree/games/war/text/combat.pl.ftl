# Karty bitwy.

ask-combat_card = Której karty bitwy używasz w tej rundzie?
    .pass = żadnej
ask-sorcerer = Czarnoksiężnik jest czarownikiem: dobrać kartę ({ $deck })?
    .draw = dobierz
    .pass = nie dobieraj
ask-dread_points = „{ $card }”: z ilu punktów zdolności przywódczych rezygnują Nazgûle?
ask-mute_whom = „{ $card }”: którego towarzysza wyłączasz na tę rundę?
ask-mighty_one = „{ $card }”: który towarzysz rezygnuje ze zdolności przywódczych?
ask-extra_die = „{ $card }”: rzut dodatkowego ataku.
ask-own_hits = „{ $card }”: ile trafień przyjmują własne jednostki?
ask-sacrifice_whom = „{ $card }”: kto ginie, by ocalić innych?
    .pass = nikt
ask-sacrifice_hits = „{ $card }”: ile trafień anulować?
ask-fell_whom = „{ $card }”: kto ginie?
ask-breath_whom = „{ $card }”: kto ginie?
    .pass = nikt
ask-slip_to = „{ $card }”: dokąd wymyka się armia { $region_from }?
    .siege = do twierdzy

log-commits = { $who } { $who_number ->
    [many] wykładają
   *[one] wykłada
} zakrytą kartę bitwy ({ $deck_short }).
log-commits-none = { $who } nie { $who_number ->
    [many] wykładają
   *[one] wykłada
} karty bitwy.
log-combat-card = { $who } { $who_number ->
    [many] odkrywają
   *[one] odkrywa
} kartę bitwy „{ $card }”.
throw-roll = w rzucie bitewnym
throw-again = w przerzucie
throw-both = w rzucie bitewnym i w przerzucie
log-card-dice = „{ $card }” ({ $who }): { $by ->
    [-2] −2
    [-1] −1
   *[other] +{ $by }
} do każdej kości { $roll }.
log-card-most = „{ $card }”: { $who } { $who_number ->
    [many] rzucają
   *[one] rzuca
} najwyżej { $dice ->
    [one] jedną kością
   *[other] { $dice } kośćmi
}.
log-card-fewer = „{ $card }”: { $who } { $who_number ->
    [many] rzucają
   *[one] rzuca
} o { $dice ->
    [one] jedną kość
   *[other] { $dice } kości
} mniej.
log-card-still = „{ $card }”: w tej rundzie Wolne Ludy nie mają przerzutu dowódców.
log-card-mutes = „{ $card }” wyłącza na tę rundę: { $who }.
log-card-silenced = „{ $card }”: karta bitwy { $who_gen } nie działa.
log-card-turns = { $hits ->
    [one] „{ $card }”: ze zdolności przywódczych rezygnuje { $who }; pudło staje się trafieniem.
    [few] „{ $card }”: ze zdolności przywódczych rezygnuje { $who }; { $hits } pudła stają się trafieniami.
   *[other] „{ $card }”: ze zdolności przywódczych rezygnuje { $who }; { $hits } pudeł staje się trafieniami.
}
log-card-hits = { $hits ->
    [one] „{ $card }” dodaje jedno trafienie.
    [few] „{ $card }” dodaje { $hits } trafienia.
   *[other] „{ $card }” dodaje { $hits } trafień.
}
log-card-saves = { $hits ->
    [one] „{ $card }” anuluje jedno trafienie.
    [few] „{ $card }” anuluje { $hits } trafienia.
   *[other] „{ $card }” anuluje { $hits } trafień.
}
log-extra-attack = „{ $card }”, dodatkowy atak: wypada { $dice } ({ $needs ->
    [7] trafia tylko 6
    [8] trafia tylko 6
   *[other] trafia { $needs }+
}); { $hits ->
    [0] bez trafień.
    [one] jedno trafienie.
    [few] { $hits } trafienia.
   *[other] { $hits } trafień.
}
log-own-hits = { $who } dobrowolnie { $who_number ->
    [many] przyjmują
   *[one] przyjmuje
} { $hits ->
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
log-struck-down = „{ $card }”: ginie { $figure }.
