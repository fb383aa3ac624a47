# The reasons of `search`

hint-search = With the next best, “{ $instead }”, it would be { $other }%. The bot played each of the two to the end of the turn { $times } times, with the same dice.
hint-search-glance = Everything else looks clearly worse at first sight; with “{ $instead }” it would be { $other }%.
hint-search-lost = Games lost in this turn: { $lost } of { $times }; with the next best { $other }.
hint-search-courage = Average courage after the turn: { $mine }.{ $mine_tenth }; with the next best { $other }.{ $other_tenth }.
hint-search-nazgul = Average Nazgûl at Minas Morgul after the turn: { $mine }.{ $mine_tenth }; with the next best { $other }.{ $other_tenth }.
hint-search-farther = The Ring-bearers move { $spaces }.{ $spaces_tenth } spaces farther on average.
hint-search-nearer = In return, the Ring-bearers move { $spaces }.{ $spaces_tenth } spaces less on average.
