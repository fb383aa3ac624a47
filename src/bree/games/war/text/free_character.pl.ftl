# Karty talii postaci Wolnych Ludów: o co pytają i co z nich wynika.

ask-heal_die = Rzut z karty „{ $card }”.
ask-gollum_way = „{ $card }”: Gollum zna drogę. Co robi Drużyna?
    .hide = ukryj Drużynę
    .move = porusz Drużynę
    .pass = nic
ask-send_from = „{ $card }”: skąd wyruszają?
    .fellowship = z Drużyny
ask-send_who = „{ $card }”: kto wyrusza?
    .done = gotowe
ask-king_tile = Żeton poszukiwań z karty „{ $card }”.
ask-promote_whom = „{ $card }”: którą jednostkę regularną zastępuje elitarna?
ask-strike_where = „{ $card }”: w którą armię uderzają Orły?
ask-driven_to = „{ $card }”: do której twierdzy Saurona trafiają Nazgûle?
ask-another_event = „{ $card }”: czy zagrywasz jeszcze jedną kartę wydarzenia Postaci?
    .pass = nie
ask-dead_to = „{ $card }”: dokąd { $companion } prowadzi Umarłych?
ask-dead_who = „{ $card }”: kto idzie z nim? (prowadzi { $companion })
    .done = gotowe
ask-dead_flee = Nadchodzą Umarli. Dokąd wycofuje się armia { $region_from }?
ask-dead_rise = Ile regularnych jednostek Gondoru staje { $region_in }? (najwyżej { $most })

log-heal-roll = „{ $card }”: wypada { $dice }; { $good ->
    [0] żadna kość nie leczy.
    [one] leczy jedna kość.
    [few] leczą { $good } kości.
   *[other] leczy { $good } kości.
}
log-die-turned = Wynik kości zmienia się z { $face_gen } na { $result_acc }.
log-challenge = „{ $card }”: wylosowane żetony: { $tiles }.
log-eyes-removed = { $number ->
    [one] Jeden żeton Oka wypada z gry na stałe.
    [few] { $number } żetony Oka wypadają z gry na stałe.
   *[other] { $number } żetonów Oka wypada z gry na stałe.
}
log-promoted = { $figure } zastępuje { $region_in } jednostkę regularną.
log-nazgul-fall = { $number ->
    [one] Orły strącają jednego Nazgûla.
    [few] Orły strącają { $number } Nazgûle.
   *[other] Orły strącają { $number } Nazgûli.
}
log-nazgul-driven = { $number ->
    [one] Jeden Nazgûl zostaje przepędzony { $origin_from } { $region_to }.
    [few] { $number } Nazgûle zostają przepędzone { $origin_from } { $region_to }.
   *[other] { $number } Nazgûli zostaje przepędzonych { $origin_from } { $region_to }.
}
log-no-tile = Tym razem nie losuje się żetonu poszukiwań.
log-tile-back = Pierwszy żeton wraca do puli poszukiwań: { $tile }.
log-damage-less = Karta „{ $card }” pomaga; pozostały ciężar brzemienia: { $damage }.
