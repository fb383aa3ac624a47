# Sméagol oraz Balrog na drodze Drużyny

ask-balrog_way = Droga { $region_to } mogła wieść przez region Balroga. Którędy prowadziła?
    .through = przez jego region (losuje się żeton poszukiwań)
    .past = obok
ask-dens_way = Droga { $region_to } mogła wieść przez twierdzę Cienia. Którędy prowadziła?
    .through = przez twierdzę
    .past = z dala od twierdz

log-smeagol-joins = Sméagol przyłącza się do Drużyny i zostaje jej przewodnikiem.
log-smeagol-leaves = Sméagol wymyka się i wypada z gry.
log-smeagol-plots = Wchodzi do gry karta „{ $card }”.
log-smeagol-turns = Sméagol zostaje sam z Powiernikami Pierścienia i znów staje się Gollumem.
log-tile-idle = Żeton „{ $tile }” nie działa: losuje się inny.
log-balrog-tile = Drużyna napotyka Balroga: losuje się żeton poszukiwań.
log-balrog-falls = Przewodnik i Balrog giną razem.
log-balrog-shuns = Przewodnikiem jest Gollum: Oko nie działa.
