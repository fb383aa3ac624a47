# Names on the map that belong to no region, and the cartouche

board-map-title = Middle-earth
board-map-subtitle = in the War of the Ring
board-name-anduin = Anduin
board-name-isen = Isen
board-name-greyflood = Greyflood
board-name-brandywine = Brandywine
board-name-celduin = Celduin
board-name-poros = Poros
board-name-great-sea = The Great Sea
board-name-belfalas = Bay of Belfalas
board-name-lhun = Gulf of Lhûn
board-name-rhun = Sea of Rhûn
board-name-nurnen = Núrnen
board-name-misty = Misty Mountains
board-name-white = White Mountains
board-name-shadow = Mountains of Shadow
board-name-grey = Grey Mountains
