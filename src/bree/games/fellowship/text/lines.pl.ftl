# Stół wiersz po wierszu

line-campaign = Kampania. Wygrane rozdziały: { $chapters }.
line-campaign-begins = Kampania. Żaden rozdział nie jest jeszcze wygrany.
line-round = Runda { $number }.
line-group = Gra { $group }.
line-trick-of = Lewa { $number } z { $of }.
line-missing = Do zaliczenia: { $names }.
line-lost = { $count ->
    [one] Zagubiona karta
   *[other] Zagubione karty
}: { $cards }.
line-taker = Zagubioną kartę ma { $who }.
line-rings-sealed = Żeton pierścienia ma { $who }: { rings-sealed }.
line-rings-free = Żeton pierścienia ma { $who }: { rings-free }.
line-forest = Stary Las odkrywa: { $cards }; w jego talii zostało: { $left }.
line-balrog = Karty Balroga: { $cards }; w talii zostało: { $left }.
line-deck = Karty w talii dobierania: { $count }.
line-barrow = Karty w kurhanie: { $count }.
line-horn = Róg Gondoru: najwięcej kart w kolorze: { $suits }.
line-event = { $name }: { $does }
line-event-on = Wydarzenie: { $name }.
line-character = { $name }. { $goal } { $does }
line-starred = { $name } (postać obowiązkowa). { $goal } { $does }
line-no-character = { $who }: jeszcze bez postaci. Karty na ręce: { $size }.
line-hand = { $who } to { $character }. Cel: { $goal }
line-stands = Stan: { $verdict }. Wygrane lewy: { $tricks }.
line-won = Wygrane karty, które się liczą: { $cards }.
line-size = Zostało kart: { $size }.
line-threat = Zagrożenie: { $numbers }.
line-threat-hidden = Zagrożenie jest ukryte.
line-rider = Specjalny Czarny Jeździec, { $name }: { $does }
line-declared = Zapowiedź: { $way }.
line-gift = Prezent: { $gift }.
line-gift-used = Prezent, już użyty: { $gift }.
line-tucked = Schowana karta: { $card }.
line-fixed = Na ostatnią lewę: { $card }.
line-laid = Na pierwszą lewę: { $card }.
line-keeps = Karty do zatrzymania do końca: { $count }.
line-announced = Ogłoszono: cel osiągnięty.
line-forgiven = Cel uratowała kolczuga z mithrilu.
line-pyramid-free = Piramida, odsłonięte karty: { $cards }.
line-pyramid-row = Piramida, rząd { $number }, zasłonięte: { $cards }.
line-exchange = { $who } daje, { $other } dostaje: { $card }.
line-leads = Rozpoczyna { $who }.
line-trick = W lewie: { $plays }.
line-led = Kolor wyjściowy: { $suit }.
line-winning = Na razie wygrywa { $who }.
line-ring-wins = { $who } gra Jedyny Pierścień, by wygrać.
line-cards = { $who }, karty: { $cards }.
line-unseen = zakryta karta
