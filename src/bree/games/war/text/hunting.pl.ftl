# Karty Postaci Cienia i karty wyłożone na stół.

ask-use = Czy używasz karty leżącej na stole?
    .pass = nie
ask-moria_way = Którędy szła Drużyna (cel: { $region })?
    .through = do Morii, z Morii albo przez nią
    .past = z dala od Morii
ask-break_who = Kto odłącza się od Drużyny? (jeszcze { $left })
ask-drive_to = „{ $card }”: dokąd przesunąć Drużynę?
ask-corruption_die = „{ $card }”: rzut na zepsucie.
ask-lured = Pierścień kusi towarzysza: { $companion } (poziom { $level }).
    .bear = przyjmij zepsucie: { $level }
    .lose = wyeliminuj go
ask-nazgul_strike = „{ $card }”: rzut poszukiwań czy odrzucenie karty ze stołu?
    .hunt = rzut poszukiwań
ask-march_how = „{ $card }”: czy ruszają też twoje armie?
    .move = porusz armię
    .attack = atakuj
    .pass = nie
ask-captain = „{ $card }”: co robią Nazgûle?
    .call = przenieś dwa Nazgûle do Czarnoksiężnika
    .fly = porusz Nazgûle
ask-hope = „{ $card }”: którą kartę Postaci tracą Wolne Ludy?
    .hand = losową z ręki
    .pass = żadnej
ask-lost_card = Losowa karta z ręki
ask-eye_die = „{ $card }”: które kości zmieniają się w Oczy?
    .done = gotowe
ask-spell_at = „{ $card }”: w którą armię uderza karta?
ask-spell_from = „{ $card }”: która armia rzuca zaklęcia na armię { $region_in }?
ask-foresee_deck = „{ $card }”: z której talii dobierasz?
    .character = talia postaci
    .strategy = talia strategii
ask-pay_card = Którą kartę odrzucasz? (symbol: { $icon })

action-remove = odrzuć kartę ze stołu
    .one = odrzuca kartę ze stołu
    .many = odrzucają kartę ze stołu
action-remove-the_palantir_of_orthanc = odrzuć ze stołu kartę „Palantír z Orthanku”
action-remove-denethors_folly = odrzuć ze stołu kartę „Szaleństwo Denethora”
action-remove-a_power_too_great = odrzuć ze stołu kartę „Zbyt wielka potęga”
action-remove-the_power_of_tom_bombadil = odrzuć ze stołu kartę „Moc Toma Bombadila”

log-tile-waits = Specjalny żeton poszukiwań jest w grze i czeka na Mordor: { $tile }.
log-tile-added = Specjalny żeton poszukiwań trafia do puli poszukiwań: { $tile }.
log-tile-void = Żeton nie działa: { $tile }.
log-breaks = { $number ->
    [0] Nikt nie odłącza się od Drużyny.
    [one] Jeden towarzysz musi odłączyć się od Drużyny.
    [few] { $number } towarzysze muszą odłączyć się od Drużyny.
   *[other] { $number } towarzyszy musi odłączyć się od Drużyny.
}
log-driven = „{ $card }”: Drużyna zostaje przesunięta { $region_to }.
log-corruption-roll = „{ $card }”: wypada { $dice } (zepsucie { $needs }+); { $found ->
    [0] bez zepsucia.
    [one] jeden punkt.
    [few] { $found } punkty.
   *[other] { $found } punktów.
}
log-card-struck = Karta „{ $card }” zostaje odrzucona ze stołu.
log-loses-card = { $who } { $who_number ->
    [many] tracą
   *[one] traci
} losową kartę z ręki ({ $deck_short }).
log-eye-opens = Kość Cienia ({ $face }) trafia na pole poszukiwań jako Oko.
log-ring-paid = { $who } { $who_number ->
    [many] płacą
   *[one] płaci
} Pierścieniem Elfów.
log-card-removed = { $who } { $who_number ->
    [many] usuwają
   *[one] usuwa
} ze stołu kartę „{ $card }”.
log-pays-card = { $who } { $who_number ->
    [many] płacą
   *[one] płaci
} kartą z ręki ({ $deck_short }).
