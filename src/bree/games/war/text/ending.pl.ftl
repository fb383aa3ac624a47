# Scena na koniec gry

ending-destroyed = Pierścień zniszczony
ending-destroyed-told = Wpadł do ognia, w którym powstał. Wieże Mordoru runęły, a armie Cienia poszły w rozsypkę.
ending-corrupted = Pierścień zwyciężył
ending-corrupted-told = Powiernicy nie zdołali się z nim rozstać. Nieprzyjaciel odzyska to, co stracił, i nikt go już nie powstrzyma.
ending-shadow_military = Cień podbił Śródziemie
ending-shadow_military-told = Nad miastami Wolnych Ludów powiewają chorągwie z Okiem. Nikt nie dotrze na czas do ognia.
ending-free_military = Potęga Cienia złamana
ending-free_military-told = Twierdze Nieprzyjaciela padły, a jego armie uciekają. Śródziemie jest wolne.

ending-decided = Co rozstrzygnęło
ending-both = Obie strony miały dość punktów zwycięstwa. Wtedy wygrywa Cień.
ending-spare = { $left ->
    [one] Jeszcze jeden punkt zepsucia i gra byłaby przegrana.
    [few] Jeszcze { $left } punkty zepsucia i gra byłaby przegrana.
   *[other] Jeszcze { $left } punktów zepsucia i gra byłaby przegrana.
}
ending-taken = Zdobyte osady
ending-worth = { $region } { $points }
ending-bearers = Powiernicy Pierścienia
ending-tile = Ostatni żeton poszukiwań
ending-companions = Towarzysze do końca
ending-fallen = Polegli
ending-nobody = nikt
ending-lost = Jednostki i dowódcy poza grą
ending-lost-of = Wolne Ludy { $free }, Cień { $shadow }
ending-merit = { $who }: { $points }
ending-players = Punkty graczy
ending-to-map = Do mapy
ending-show = Zakończenie

# Wynik w liczbach

result-points = { $side }: { $points } z { $of } punktów zwycięstwa
result-corruption = Zepsucie: { $corruption } z { $of }
result-march = Powiernicy Pierścienia: { $region }, postęp { $progress }
result-track = Powiernicy Pierścienia: pole { $step } z { $of } na Torze Mordoru
