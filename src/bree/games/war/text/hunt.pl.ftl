# Poszukiwania i ich skutki

ask-hunt_die = Rzut poszukiwań
ask-hunt_reroll = Ile nieudanych kości poszukiwań przerzucić? (najwyżej { $most })
ask-hunt_tile = Żeton poszukiwań
ask-tile_die = Rzut za żeton poszukiwań
ask-guide_power = Pozostały ciężar brzemienia: { $damage }. Czy przewodnik ({ $guide }) ma go zmniejszyć o 1?
    .separate = { $mordor ->
        [0] tak, odłącza się od Drużyny
       *[other] tak, wypada z gry na stałe
    }
    .reveal = tak, Drużyna zostaje odkryta
    .pass = nie
ask-casualty = Pozostały ciężar brzemienia: { $damage }. Czy ponieść stratę? Przewodnik: { $guide }.
    .guide = wyeliminuj przewodnika: { $guide }
    .random = wyeliminuj wylosowanego towarzysza
    .none = nie ponoś straty, przyjmij całość jako zepsucie
ask-random_companion = Wylosowany towarzysz

log-no-hunt = Na polu poszukiwań nie ma kości Cienia: nikt nie szuka Drużyny.
log-hunt-rolled = Rzut poszukiwań: { $dice } (sukces { $needs }+); { $successes ->
    [0] bez sukcesu.
    [one] jeden sukces.
    [few] { $successes } sukcesy.
   *[other] { $successes } sukcesów.
}
log-hunt-rerolled = Przerzut poszukiwań: { $dice }; { $successes ->
    [0] nadal bez sukcesu.
    [one] razem jeden sukces.
    [few] razem { $successes } sukcesy.
   *[other] razem { $successes } sukcesów.
}
log-hunt-fails = Drużyna wymyka się poszukiwaniom.
log-tile = Wylosowano żeton poszukiwań: { $tile }.
log-pool-refilled = Pula poszukiwań się opróżniła: wracają do niej zwykłe żetony.
log-stronghold-tiles = Droga Drużyny wiodła przez twierdze Cienia; { $number ->
    [one] losuje się jeden żeton.
    [few] losuje się { $number } żetony.
   *[other] losuje się { $number } żetonów.
}
log-damage = Ciężar brzemienia: { $damage }.
log-gollum-helps = Gollum pozwala odkryć Drużynę; pozostały ciężar brzemienia: { $damage }.
log-hobbit-helps = By ulżyć Powiernikom Pierścienia, odchodzi { $who }; pozostały ciężar brzemienia: { $damage }.
log-drawn-lot = Los wskazuje towarzysza: { $who }.
log-corruption = Zepsucie rośnie o { $by }, do { $corruption }.
