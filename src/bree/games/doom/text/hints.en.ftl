# What `search` weighed

hint-search = With the next best, “{ $instead }”, it would be { $other }%. It has played the turn to its end { $times } times with each of the two, with the same dice.
hint-search-glance = Everything else looks clearly worse at first sight; with “{ $instead }” it would be { $other }%.
hint-search-lost = Lost within this very turn: { $lost } of { $times }, otherwise { $other }.
hint-search-courage = Courage after the turn, on average: { $mine }.{ $mine_tenth }, otherwise { $other }.{ $other_tenth }.
hint-search-nazgul = Nazgûl at Minas Morgul after the turn, on average: { $mine }.{ $mine_tenth }, otherwise { $other }.{ $other_tenth }.
hint-search-farther = The Ring-bearers get farther by { $spaces }.{ $spaces_tenth } spaces on average.
hint-search-nearer = In return the Ring-bearers fall behind by { $spaces }.{ $spaces_tenth } spaces on average.
