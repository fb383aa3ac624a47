# Co rozważył `search`

hint-search = Drugi wybór, „{ $instead }”, daje { $other }%. Bot rozegrał na próbę resztę tury { $times } razy z każdym z nich, przy tych samych rzutach.
hint-search-glance = Reszta już na pierwszy rzut oka jest wyraźnie gorsza; „{ $instead }” daje { $other }%.
hint-search-lost = Przegrane jeszcze w tej turze: { $lost } z { $times }, przy drugim wyborze { $other }.
hint-search-courage = Odwaga po turze, średnio: { $mine },{ $mine_tenth }, przy drugim wyborze { $other },{ $other_tenth }.
hint-search-nazgul = Nazgûle w Minas Morgul po turze, średnio: { $mine },{ $mine_tenth }, przy drugim wyborze { $other },{ $other_tenth }.
hint-search-farther = Powiernicy Pierścienia zachodzą średnio o { $spaces },{ $spaces_tenth } pola dalej.
hint-search-nearer = Za to Powiernicy Pierścienia zostają średnio o { $spaces },{ $spaces_tenth } pola z tyłu.
