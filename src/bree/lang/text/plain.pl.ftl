# Gra wiersz po wierszu

plain-help = Wpisz numer albo kilka numerów i naciśnij Enter. u cofa, h podpowiada, ? podaje zasadę ostatniego wiersza, ? { $rule } dowolną zasadę, q zapisuje i kończy.
plain-many = (można podać kilka numerów naraz: 1 3)
plain-curtain = Teraz { $who }. Oddaj klawiaturę; kto ją przejmuje, naciska Enter.
plain-consent = { $who }: { $seat } chce cofnąć ruch, choć już rzucono kośćmi albo coś odkryto. Zgoda? (tak/nie)
plain-yes = t tak
plain-declined = { $who } się nie zgadza.
plain-undone = Cofnięto.
plain-hint = { $guest } wybiera: { $picks }.

guest-random = Wędrowiec (losowo)
guest-greedy = Łapczywy (jeden krok naprzód)
guest-careful = Rozważny (najpierw swój cel, potem cudze)
guest-turn = Rachmistrz (cała tura)
guest-search = Dalekowzroczny (wiele gier na próbę)
