# Wybór opowieści

story-side = Twoja strona
    .free = Prowadzą Pierścień do Góry Przeznaczenia i bronią swoich twierdz.
    .shadow = Poluje na Powierników Pierścienia i podbija Śródziemie.
story-lords = Rozszerzenie: Panowie Śródziemia
    .none = Bez rozszerzenia
    .whole = Z całym rozszerzeniem
    .no_council = Bez Rady Rivendell
    .parts = Wybrane części
story-lords-none = Gra podstawowa. Najlepsza na pierwszą grę.
story-lords-whole = Nowe postacie, kości, karty i Rada Rivendell.
story-lords-no_council = Wszystko inne z rozszerzenia.
story-lords-parts = Wybierasz części. To przesuwa równowagę stron.
story-players = Gracze
    .p2 = jeden na jednego
    .p3 = Wolne Ludy przeciw dwóm graczom Cienia
    .p4 = dwóch na dwóch
