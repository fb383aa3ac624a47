# Gra w pięć minut

brief-goal = Cel
    .text = Gracie razem: Frodo i Sam muszą dojść na Górę Przeznaczenia. Droga ma sześć etapów.
brief-lose = Przegrana
    .text = Przegrywacie, gdy odwaga ma spaść poniżej ostatniego kółka albo gdy przybędzie dziewiąty Nazgûl.
brief-first = Pierwszy rzut
    .text = Rzucasz dwiema czarnymi kośćmi i dwiema kolorowymi, które wybierasz. Jedną czarną i jedną kolorową kładziesz na kafelku na kości.
brief-second = Drugi rzut
    .text = Rzucasz kośćmi, które zostały, i jeszcze jedną kolorową, której nie było w pierwszym rzucie. Kładziesz czarną i jedną kolorową.
brief-black = Czarne kości
    .text = Czarna kość uruchamia kartę na torze spotkań o swoim numerze. Jeśli pole jest puste, działa nadrukowany na nim symbol.
brief-colour = Kolorowe kości
    .text = Kolorowa kość przesuwa figurkę swojego koloru o tyle pól, ile pokazuje. Liczy się tylko pole, na którym ruch się kończy.
brief-spaces = Pola na drodze
    .text = Ciemne serce odbiera 1 punkt odwagi, pole Nazgûla sprowadza Nazgûla. Jeśli ktoś z Drużyny już tam stoi, nic się nie dzieje.
brief-battle = Walka
    .text = O walce decyduje kość walki. Wygrywacie, gdy pokaże broń towarzysza, który stoi z Frodem i Samem albo przed nimi, nie dalej niż u celu etapu. Symbol Gandalfa wygrywa, jeśli odrzucicie kartę Gandalfa.
brief-allies = Sojusznicy
    .text = Sojusznik trafia z toru do was i pomaga jeden raz, w wybranej przez was chwili. Tak samo działają karty Gandalfa.
brief-stage = Koniec etapu
    .text = Gdy Frodo i Sam dojdą do celu etapu, zaczyna się następny z nowymi kartami. Towarzysz, który zatrzyma się dokładnie u celu, podnosi odwagę o 1.
brief-mountain = Ostatni etap
    .text = W Minas Morgul każdy towarzysz, który tam stoi, pomaga Frodowi i Samowi wspiąć się o jedno pole. Potem w każdej turze czarna kość uruchamia kartę, a oni idą o pole dalej.
