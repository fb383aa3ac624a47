# Wybór opowieści

story-which = Opowieść
story-campaign = Cała kampania
    .about = wszystkie osiemnaście rozdziałów, w dowolnej kolejności
    .more = Gracie rozdział po rozdziale w tym samym gronie. Stół pamięta, co już wygraliście, więc można grać dalej innego dnia.
story-endless = A droga wiedzie w przód…
    .about = rozdział losowany, po kampanii
    .more = Postacie, dary i specjalny jeździec są losowane. To rozdział dla tych, którzy wygrali już wszystkie pozostałe.
story-plain = bez zasady specjalnej
story-threats = karty zagrożeń: { $count }
story-characters = Postacie: { $names }.
story-wins = Nasz rozważny bot wygrywa { $share } na 100 pierwszych rund.
story-campaign-best = wygrane: { $count } z 18
