# Karty objaśnione (`bree rules war KARTA`, strony kart w przeglądarce).

told-card = { $deck }, nr { $number }; symbol: { $icon }
told-event = Wydarzenie
told-needs = Wymóg (WAR-6.5)
told-stays = Zostaje na stole (WAR-6.7, WAR-6.8).
told-combat = Karta bitwy „{ $name }”, inicjatywa { $initiative }
told-combat-needs = Wymóg (WAR-12.4)
told-rules = Zasady
told-reading = Nasza wykładnia ({ $level })
told-facts = Pewność
told-sure = treść { $level }, { $source }.
told-proposed = Polska nazwa to nasze tłumaczenie; nie znamy polskiego wydania karty.
told-shared = Karty wydarzeń z tą kartą bitwy
told-several = Karty o takiej nazwie
sure-high = pewna
sure-medium = prawdopodobna
sure-low = wątpliwa
