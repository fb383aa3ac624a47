# Co rozważył `turn`

hint-turn = Cała tura przyniesie wtedy średnio: okrągłe pola { $circles },{ $circles_tenth }; Nazgule na twoim szlaku { $strikes },{ $strikes_tenth }; pola zyskane dzięki Gandalfowi { $halves },{ $halves_tenth }.
hint-turn-out = Groźba, że po tej turze odpadniesz z gry: { $share }%.
hint-turn-home = Szansa, że w tej turze dotrzesz do Mordoru: { $share }%.
hint-turn-next = Drugi wybór: { $instead }; po zważeniu wszystkiego gorszy o { $less },{ $less_tenth } okrągłego pola.
hint-turn-alike = Równie dobre albo prawie: { $instead }.
hint-halve = Wszystko jedno które pole, a przepołowić jakieś nigdy nie jest gorzej, niż nie przepołowić.
hint-order = Najpierw Gandalf, potem Nazgul: tak nigdy nie jest gorzej.

# Co `perfect` odczytał z tablicy

hint-share = Dokładna szansa wygranej przy tym wyborze: { $share },{ $share_tenth }%.
hint-share-next = Drugi wybór to { $instead }: { $share },{ $share_tenth }%.
hint-no-table = Dla tych opcji nie ma tablicy dokładnych wartości, więc to wybór bota `turn`.
