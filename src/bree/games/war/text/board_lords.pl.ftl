# Panowie Śródziemia na planszy w przeglądarce

## Specjalne kości

board-special-unrolled = przed rzutem
board-special-rolled = po rzucie
board-special-away = odłożona, w tej turze się nie liczy
board-special-box = Oko: leży na polu poszukiwań
board-special-paying = kość tej akcji
board-special-used = wykorzystana
board-special-star = gwiazdka: ten wynik może usunąć kość z gry
board-told-die-vilya = Kość Elronda: Armia★, Mobilizacja, Wydarzenie, dwa razy Dobranie karty, Oko★. Rzuca się nią razem z innymi od tury po wejściu Elronda do gry. Ze wszystkich specjalnych kości strony co turę zostawia się jeden wynik, a Oko trzeba zostawić; trafia ono na pole poszukiwań i wzmacnia poszukiwania. Wybrany wynik z gwiazdką usuwa kość na zawsze, jeśli przy odzyskiwaniu kości w grze jest Gandalf Biały.
board-told-die-nenya = Kość Galadrieli: Postać★, Mobilizacja, Wydarzenie, dwa razy Dobranie karty, Oko★. Rzuca się nią razem z innymi od tury po wejściu Galadrieli do gry. Ze wszystkich specjalnych kości strony co turę zostawia się jeden wynik, a Oko trzeba zostawić; trafia ono na pole poszukiwań i wzmacnia poszukiwania. Wybrany wynik z gwiazdką usuwa kość na zawsze, jeśli przy odzyskiwaniu kości w grze jest Gandalf Biały.
board-told-die-narya = Kość Gandalfa, Powiernika Naryi: Postać, Mobilizacja, Wydarzenie, Dobranie karty, Armia, Oko. Rzuca się nią w turze, w której jest przewodnikiem, a kość Wolnych Ludów wróciła z pola poszukiwań; w pierwszej turze, jeśli od początku prowadzi Drużynę. Oko trafia na pole poszukiwań i wzmacnia poszukiwania.
board-told-die-balrog = Kość Balroga: Postać★, dwa razy Wykorzystanie Balroga, Mobilizacja, Dobranie karty, Oko★. Rzuca się nią od tury po jego wejściu do gry. Wykorzystanie Balroga czyni go aktywnym; aktywnego przesuwa albo pozwala poruszyć jego armię lub nią zaatakować. Wybrany wynik z gwiazdką usuwa kość na zawsze, jeśli przy odzyskiwaniu kości w grze jest Czarnoksiężnik z Angmaru.
board-told-die-gothmog = Kość Gothmoga: Armia★, Armia, dwa razy Mobilizacja, Dobranie karty, Oko★. Rzuca się nią od tury po jego wejściu do gry. Wybrany wynik z gwiazdką usuwa kość na zawsze, jeśli przy odzyskiwaniu kości w grze jest Czarnoksiężnik z Angmaru; zabiera ją też wejście do gry Czarnego Wodza.

## Pierścienie Elfów

board-ring-free = { $ring }: po stronie Wolnych Ludów
board-ring-shadow = { $ring }: strona z Płonącym Okiem, u gracza Cienia
board-out = Poza grą: { $things }.
board-out-ring = pierścień { $ring }
board-told-ring-vilya = Pierścień Elronda. Jak każdy pierścień może raz na turę zmienić wynik zwykłej kości. Póki Elrond jest w grze, można go zamiast tego zużyć, by zatrzymać właśnie wykorzystaną kość w puli dostępnych wyników. Nie dotyczy Woli Zachodu. Zużyty pierścień dostaje Cień.
board-told-ring-nenya = Pierścień Galadrieli. Jak każdy pierścień może raz na turę zmienić wynik zwykłej kości. Póki Galadriela jest w grze, można go zamiast tego zużyć, gdy zostanie wylosowany zwykły żeton Oka: żeton wypada z gry, a w jego miejsce losuje się inny. Zużyty pierścień dostaje Cień.
board-told-ring-narya = Pierścień Gandalfa, Powiernika Naryi. Jak każdy pierścień może raz na turę zmienić wynik zwykłej kości. Póki Gandalf jest w niezdobytej osadzie narodu Wolnych Ludów, można go zamiast tego zużyć razem z dowolną kością: naród staje się aktywny i od razu jest w stanie wojny. Zużyty pierścień dostaje Cień.

## Balrog, żetony, postacie

board-balrog-active = aktywny
board-balrog-inactive = nieaktywny
board-told-token-wings = Raz w grze zamiast kości: poruszają się Nazgûle i sługi, jak przy wyniku Postaci. Najwyżej jeden żeton na turę; żetonów nie liczy się przy sprawdzaniu, kto może spasować.
board-told-token-banner = Raz w grze zamiast kości: jeden naród Cienia przesuwa się o pole na torze polityki. Najwyżej jeden żeton na turę; żetonów nie liczy się przy sprawdzaniu, kto może spasować.
board-level = Poziom { $level }
board-level-any = Poziom bez ograniczeń
board-character-worth = poziom { $level }, przywództwo { $leadership }
board-leadership = Zdolności przywódcze { $leadership }
board-starts = może zacząć poza Drużyną: { $region }
board-rebuilt = Częściowo odtworzone: drukowanej karty nie udało się odczytać w całości.
board-veiled = wersja jest tajemnicą
board-rebuilt-short = Częściowo odtworzone.

## Rada Rivendell

board-council = Rada Rivendell
board-council-secret = Cień pozna wybór dopiero wtedy, gdy towarzysz zostanie przewodnikiem, zginie lub odłączy się od Drużyny.

## Stół

board-options-lords = Panowie Śródziemia
board-options-parts = Które części są w grze
board-options-balance = Rozszerzenie pomyślano jako całość: pominięcie części zaburza równowagę.
board-options-readings = Jak rozumiemy to, czego instrukcja nie rozstrzyga
