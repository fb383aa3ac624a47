# Plansza w przeglądarce

## Stół

board-chapter-whole = Rozdział: wydarzenia i postacie
board-chapter = Rozdział { $number }
board-length-short = jedna runda
board-length-long = wiele rund
board-length-groups = dwie grupy
board-round = runda { $number }
board-trick-of = lewa { $number } z { $of }
board-hand = Twoje karty
board-hand-of = Karty: { $who }
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
board-card-unseen = zakryta karta
board-barred = { $what }, teraz nie można: { $why }
board-barred-why = teraz nie można: { $why }
board-close = Zamknij
board-leads = rozpoczyna
board-controls = kontroluje: { $who }
board-choose-hand = Wybierz: { $who }
board-whole = { $who }: cała karta
board-tricks = { $count ->
    [0] bez lew
    [one] { $count } lewa
    [few] { $count } lewy
   *[other] { $count } lew
}
board-won-cards = Wygrane karty, które liczą się do celu

## Lewa

board-trick = Lewa
board-trick-empty = Stół czeka na pierwszą kartę.
board-trick-waits = Rozpoczyna { $who }.
board-trick-led = Kolor wyjściowy: { $suit }.
board-trick-winning = Na razie wygrywa { $who }.
board-trick-ring = { $who } gra Jedyny Pierścień, by wygrać.
board-trick-won = Lewę wygrywa { $who }.
board-trick-forest = Lewę zabiera Stary Las.
board-play = { $who }: { $card }
board-play-down = { $who }: zakryta karta, kolor: { $suit }
board-play-led = { $what }, rozpoczęcie
board-play-wins = { $what }, wygrywa
board-last-of = Poprzednia lewa: wygrywa { $who }
board-last-forest = Poprzednia lewa: zabiera ją Stary Las
board-led-mark = wyjście
board-wins-mark = wygrywa
board-ring-mark = by wygrać
board-ring-plain = jako zwykłą jedynkę
    .short = jako 1
board-ring-to-win = by wygrać lewę
    .short = by wygrać
board-ring-choice = Jak zagrać Jedyny Pierścień?

## Co leży obok

board-lost = Zagubiona karta
board-lost-taken = zabiera: { $who }
board-token-sealed = Pierścieniami jeszcze nie wolno rozpoczynać
board-token-free = Pierścieniami wolno rozpoczynać
board-token-turned = Pierścieniami wolno rozpoczynać od następnej lewy
board-holder = ma żeton pierścienia
board-deck = Talia dobierania
board-barrow = Karty w kurhanie
board-forest = Stary Las
board-forest-needs = Zwycięska karta musi mieć wartość co najmniej { $rank }.
board-balrog = Balrog
board-balrog-needs = Suma lewy musi wynieść co najmniej { $sum }.
board-grim-left = w talii: { $count }
board-horn = Róg Gondoru: najwięcej kart w kolorze: { $suits }
board-aside = Obok lewy

## Postać

board-threat = zagrożenie { $number }
board-threat-hidden = zagrożenie ukryte
board-gift = prezent: { $gift }
board-gift-used = prezent użyty: { $gift }
board-keeps = zatrzymuje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}
board-tucked = schowana
board-fixed = na ostatnią lewę
board-laid = na pierwszą lewę
board-forgiven = cel darowany
board-announced = ogłasza, że cel osiągnięty
board-overwhelmed = przytłoczony
board-no-character = jeszcze bez postaci

board-fate-met = cel osiągnięty
board-fate-hopeful = na razie osiągnięty
board-fate-open = jeszcze nie
board-fate-lost = cel przepadł

## Piramida

board-pyramid = Piramida
board-pyramid-free = { $what }, odsłonięta
board-pyramid-covered = { $what }, zasłonięta

## Wybór postaci, wymiany, wydarzenia

board-choosing = Postacie rozdziału
board-star = obowiązkowa
board-taken = bierze: { $who }
board-completed = zaliczone
board-missing = do zaliczenia
board-events = Wydarzenia
board-event-done = { $what }, za nami
board-event-now = { $what }, w tej rundzie
board-threats = Zagrożenia
board-groups-title = Grupy
board-exchange = Wymiana
board-sealed = Zakryte karty, odkrywane jednocześnie
board-sealed-one = { $from } → { $to }: { $card }

## Kampania

board-campaign = Kampania
board-campaign-won = { $count ->
    [one] wygrany { $count } rozdział z 18
    [few] wygrane { $count } rozdziały z 18
   *[other] wygranych { $count } rozdziałów z 18
}
board-campaign-attempts = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
}
board-campaign-done = wygrany
board-campaign-now = teraz
board-campaign-open = przed nami
board-result-won = Runda wygrana!
board-result-lost = Runda przegrana
board-chapter-won = Rozdział wygrany!

## Pierwsza runda krok po kroku

guide-fellowship-1 = Gracie razem: wygrywacie tylko wtedy, gdy każda postać osiągnie swój cel. Cel, zagrożenie i wygrane lewy są na karcie postaci.
    .at = plates
guide-fellowship-2 = To twoje karty. Podświetlone można zagrać. Trzeba zagrywać do koloru; dotknij przyciemnionej karty, aby zobaczyć, dlaczego nie można jej teraz zagrać.
    .at = hand
guide-fellowship-3 = Lewę wygrywa najwyższa karta koloru wyjściowego. Tylko Jedyny Pierścień może wygrać zawsze, jeśli grający tak zechce. Zwycięzca rozpoczyna następną lewę.
    .at = trick
guide-fellowship-4 = Tutaj leży zagubiona karta, której nie ma w grze, i żeton pierścienia: póki szary, pierścieniami nie wolno rozpoczynać. Powodzenia w drodze!
    .at = aside
