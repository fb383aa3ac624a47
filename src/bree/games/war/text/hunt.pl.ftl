# Poszukiwania i ich skutki

ask-hunt_die = Rzut poszukiwań
ask-hunt_reroll = Ile nieudanych kości poszukiwań przerzucić? (najwyżej { $most })
ask-hunt_tile = Żeton poszukiwań
ask-tile_die = Rzut za żeton poszukiwań
ask-guide_power = Zostaje { $damage } brzemienia. Czy przewodnik ({ $guide }) ma je zmniejszyć o 1?
    .separate = Tak, odłącza się od Drużyny
    .reveal = Tak, Drużyna zostaje odkryta
    .pass = Nie
ask-casualty = Zostaje { $damage } brzemienia. Czy ponieść stratę? Przewodnik: { $guide }.
    .guide = Ginie przewodnik: { $guide }
    .random = Ginie wylosowany towarzysz
    .none = Bez straty, całość to zepsucie
ask-random_companion = Wylosowany towarzysz

log-no-hunt = W polu poszukiwań nie ma kości Cienia: nikt nie szuka Drużyny.
log-hunt-rolled = Rzut poszukiwań: { $dice }. Sukces od { $needs }; sukcesów: { $successes }.
log-hunt-rerolled = Przerzut poszukiwań: { $dice }. Razem sukcesów: { $successes }.
log-hunt-fails = Drużyna wymyka się poszukiwaniom.
log-tile = Wylosowany żeton poszukiwań: { $tile }.
log-pool-refilled = Pula poszukiwań się opróżniła: wracają do niej zwykłe żetony.
log-stronghold-tiles = Droga Drużyny wiodła przez twierdze Cienia; żetonów do wylosowania: { $number }.
log-damage = Ciężar brzemienia: { $damage }.
log-gollum-helps = Gollum pozwala odkryć Drużynę; zostaje { $damage } brzemienia.
log-hobbit-helps = { $who } odchodzi, by ulżyć Powiernikom; zostaje { $damage } brzemienia.
log-drawn-lot = Los wskazuje towarzysza: { $who }.
log-corruption = Zepsucie rośnie o { $by }, do { $corruption }.
