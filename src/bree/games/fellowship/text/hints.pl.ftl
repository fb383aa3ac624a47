# Co rozważył `careful`

hint-careful-taker = Liczba wyobrażonych rozdań, w których lewę wygrywa { $who }: { $times } z { $worlds }.
hint-careful-forest = Liczba wyobrażonych rozdań, w których lewę zabiera Stary Las: { $times } z { $worlds }.
hint-careful-lost = Liczba wyobrażonych rozdań, w których runda od razu przepada: { $lost } z { $worlds }; gdyby wybrać „{ $instead }”: { $other }.
hint-careful-goal = Szansa na cel, który ma { $character } ({ $who }): z grubsza { $share }%; gdyby wybrać „{ $instead }”: { $other }%.
hint-careful-price = W zamian szansa na cel, który ma { $character } ({ $who }): { $share }% zamiast { $other }%.
hint-careful-alike = Wybór „{ $instead }” daje prawie to samo.
hint-careful-always = Nad tym bot się nie zastanawia: robi tak zawsze.
hint-careful-attempts = Bot próbuje jednego rozdziału najwyżej { $attempts } razy, zanim da za wygraną.

# Co rozważył `partner`

hint-partner-wins = W otwarte karty bot umie wygrać { $times } z { $worlds } rozdań, które sobie wyobraził.
hint-partner-next = Drugi wybór: „{ $instead }” – { $times } z { $worlds }.
