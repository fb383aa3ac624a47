# Pytania i wpisy o kartach z Panów Śródziemia.

ask-orderly = „{ $card }”: czy anulujesz trafienie? Wtedy na koniec rundy musisz, jeśli możesz, przerwać atak albo się wycofać.
    .save = anuluj trafienie
    .pass = nie
ask-yield_whom = „{ $card }”: który sługa rezygnuje ze zdolności przywódczych?
ask-clear_which = „{ $card }”: którą kartę odrzucasz?
ask-whisper = „{ $card }”: którą kartę poświęcasz za dwa punkty zepsucia?
    .pass = żadnej
ask-wind_off = „{ $card }”: którą kartę Cienia odrzucasz ze stołu?
ask-wind_look = „{ $card }”: czyją rękę oglądasz?
    .shadow = gracza Cienia
    .witch_king_player = gracza Czarnoksiężnika
    .saruman_player = gracza Sarumana
    .pass = niczyją
ask-wind_card = „{ $card }”: którą kartę z tej ręki odrzucasz?
ask-ring_roll = Rzut z karty „{ $card }”.
ask-ring_back = „{ $card }”: który pierścień odzyskujesz?
ask-lore_die = „{ $card }”: którą kość zmieniasz?
    .pass = żadnej
ask-lore_face = „{ $card }”: co pokazuje kość zamiast { $face_gen }?
ask-balrog_how = „{ $card }”: Balrog jest aktywny. Co robi?
    .move = porusz z armią
    .attack = atakuj z armią
    .alone = porusz samego

log-smeagol-tiles = { $number ->
    [one] Do puli poszukiwań trafia jeszcze jeden żeton Sméagola.
    [few] Do puli poszukiwań trafiają jeszcze { $number } żetony Sméagola.
   *[other] Do puli poszukiwań trafia jeszcze { $number } żetonów Sméagola.
}
log-hand-seen = Wolne Ludy oglądają karty, które ma na ręce { $who }.
log-hand-shown = Widzisz { $cards_number ->
    [many] karty
   *[one] kartę
}: { $cards }.
log-hand-struck = { $who } { $who_number ->
    [many] tracą
   *[one] traci
} z ręki kartę „{ $card }”.
log-ring-roll = „{ $card }”: wypada { $dice }; { $found ->
    [0] żaden pierścień nie wraca.
    [one] wrócić może jeden pierścień.
    [few] wrócić mogą { $found } pierścienie.
   *[other] wrócić może { $found } pierścieni.
}
log-ring-back = Do Wolnych Ludów wraca { $ring }.
log-some-ring-back = Do Wolnych Ludów wraca Pierścień Elfów.

# Wymogi kart.

# Karta spoza talii.
told-outside = spoza talii i ręki

# Karty, które Wolne Ludy odrzucają ze stołu.
action-remove-the_lore_of_the_elven_rings = odrzuć ze stołu kartę „Wiedza o Pierścieniach Elfów”
action-remove-the_gates_are_closed = odrzuć ze stołu kartę „Bramy są zamknięte”
