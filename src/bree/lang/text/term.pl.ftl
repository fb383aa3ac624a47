# Ekran w terminalu

## Klawisze u dołu

term-key-enter = wybierz
term-key-toggle = zaznacz
term-key-confirm = zatwierdź
term-key-log = dziennik
term-key-why = zasada
term-key-cards = karty
term-key-undo = cofnij
term-key-hint = podpowiedź
term-key-language = English
term-key-light = barwy
term-key-leave = koniec
term-key-look = pokaż
term-space = spacja

## Pytanie i gra innych

term-confirm = zatwierdź zaznaczone
term-chance = Los rozstrzyga…
term-plays = Gra { $who }… (dowolny klawisz przyspiesza)
term-curtain = { $who }: niech inni odwrócą wzrok. Enter pokaże twoje karty.
term-won = Koniec gry. Zwycięstwo: { $who }! Dowolny klawisz zamyka stół.
term-lost = Koniec gry. Nikt nie zwyciężył. Dowolny klawisz zamyka stół.

## Wiersz pod spodem

term-hint-waits = Chwila namysłu nad podpowiedzią…
term-undone = Cofnięto ruch. Wybiera { $who }.
term-declined = { $who } się nie zgadza: ruch zostaje.
term-saving = Zapisuję grę…
term-unsaved = Jeszcze raz q: wyjście bez zapisu.

## Okna

term-close = Esc zamyka
term-rule-section = Instrukcja: { $section }
term-rule-ruling = Instrukcja o tym milczy: tak ustalono w Bree.
term-rule-option = Opcja gry.
term-rule-uncertain = Ta informacja nie jest pewna.
term-consent = { $who }: { $seat } chce cofnąć ruch, choć już rzucono kośćmi albo coś odkryto. Zgoda?
term-consent-yes = tak, niech cofnie
term-consent-no = nie, ruch zostaje

## Wyprawa do Mordoru

term-mordor-short-black = czarna
term-mordor-short-yellow = żółta
term-mordor-short-red = czerw.
term-mordor-short-blue = nieb.
term-mordor-short-green = ziel.
term-mordor-dice = Kostki
term-mordor-roll = Rzut { $number }
term-mordor-kept = Odłożone
term-mordor-target = Cel
term-mordor-nobody = nikt
term-mordor-out = poza grą
term-mordor-arrived = w Mordorze
term-mordor-left = wolne pola: { $fields }

## Drużyna Pierścienia

term-fellowship-campaign = Kampania
term-fellowship-round = runda { $number }
term-fellowship-trick-of = lewa { $number } z { $of }
term-fellowship-round-won = runda wygrana!
term-fellowship-round-lost = runda przegrana
term-fellowship-won-chapters = wygrane rozdziały: { $count } z 18
term-fellowship-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
}
term-fellowship-lost = { $count ->
    [one] Zagubiona karta:
   *[other] Zagubione karty:
}
term-fellowship-taker = zagubioną kartę ma { $who }
term-fellowship-forest = Stary Las:
term-fellowship-balrog = Balrog:
term-fellowship-left = zostało { $count }
term-fellowship-deck = talia dobierania: { $count }
term-fellowship-barrow = kurhan: { $count }
term-fellowship-horn = Róg Gondoru: najwięcej kart w kolorze: { $suits }
term-fellowship-missing = do zaliczenia: { $names }
term-fellowship-nobody = jeszcze bez postaci
term-fellowship-sure = osiągnięty na pewno
term-fellowship-met = na razie osiągnięty
term-fellowship-open = otwarty
term-fellowship-failed = przepadł
term-fellowship-tricks = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
   *[other] { $count } lew
}
term-fellowship-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
term-fellowship-threat = zagrożenie { $number }
term-fellowship-threat-hidden = zagrożenie ukryte
term-fellowship-gift = prezent: { $gift }
term-fellowship-gift-used = prezent użyty: { $gift }
term-fellowship-overwhelmed = strona „przytłoczony”
term-fellowship-announced = ogłasza: cel osiągnięty
term-fellowship-forgiven = cel darowany
term-fellowship-keeps = karty do zatrzymania: { $count }
term-fellowship-tucked = schowana:
term-fellowship-fixed = na ostatnią lewę:
term-fellowship-laid = na pierwszą lewę:
term-fellowship-won = wygrane:
term-fellowship-hand = ręka:
term-fellowship-aside = obok:
term-fellowship-trick = Lewa:
term-fellowship-leads = rozpoczyna { $who }
term-fellowship-led = kolor wyjściowy: { $suit }
term-fellowship-winning = na razie wygrywa { $who }
term-fellowship-ring-wins = { $who } gra Jedyny Pierścień, by wygrać
term-fellowship-last = Poprzednią lewę wygrywa { $who }:
term-fellowship-last-forest = Poprzednią lewę zabiera Stary Las:
term-fellowship-exchange = Wymiana:
term-fellowship-own = Karty ({ $who }):
term-fellowship-roster = Postacie do wyboru (★ obowiązkowa, ✓ zaliczona)
