# Nazwy na mapie, które nie należą do żadnego regionu, i kartusz

board-map-title = Śródziemie
board-map-subtitle = w czas Wojny o Pierścień
board-name-anduin = Anduina
board-name-isen = Isena
board-name-greyflood = Szara Woda
board-name-brandywine = Brandywina
board-name-celduin = Celduina
board-name-poros = Poros
board-name-great-sea = Wielkie Morze
board-name-belfalas = Zatoka Belfalas
board-name-lhun = Zatoka Lhûn
board-name-rhun = Morze Rhûn
board-name-nurnen = Núrnen
board-name-misty = Góry Mgliste
board-name-white = Góry Białe
board-name-shadow = Góry Cienia
board-name-grey = Góry Szare
