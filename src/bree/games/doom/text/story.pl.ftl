# Wybór opowieści

story-road = Droga
    .plain = Jak w instrukcji
    .easier = Łatwiejsza
    .harder = Trudniejsza
story-plain = Gra taka, jak ją wydrukowano.
story-easier = Przed ostatnim etapem niewykorzystane karty przywracają odwagę.
story-harder = Sojusznik służy tylko temu, kto go zdobył, a pola wydarzeń działają zawsze.
