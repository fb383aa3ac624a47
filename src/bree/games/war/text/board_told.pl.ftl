# Czym są kości, żetony poszukiwań, osady i narody na planszy w przeglądarce

## Wyniki na kościach akcji

board-told-face-character-free = Porusz Drużynę albo ją ukryj. Odłącz od niej towarzyszy albo przesuń towarzyszy na mapie. Przesuń armię z dowódcą lub postacią albo nią zaatakuj. Możesz też zagrać kartę Postaci.
board-told-face-character-shadow = Przesuń Nazgûle i sługi. Przesuń armię z dowódcą lub postacią albo nią zaatakuj. Możesz też zagrać kartę Postaci.
board-told-face-army = Przesuń do dwóch armii, każdą o jeden region, albo zaatakuj jedną armią. Możesz też zagrać kartę Armii.
board-told-face-muster-free = Przesuń naród o pole bliżej wojny. Zrekrutuj dwie jednostki regularne, dwóch dowódców, jedną jednostkę regularną i dowódcę albo jedną jednostkę elitarną narodów w stanie wojny. Możesz też zagrać kartę Mobilizacji.
board-told-face-muster-shadow = Przesuń naród o pole bliżej wojny. Zrekrutuj dwie jednostki regularne, dwa Nazgûle, jedną jednostkę regularną i Nazgûla albo jedną jednostkę elitarną narodów w stanie wojny. Wprowadź do gry sługę. Możesz też zagrać kartę Mobilizacji.
board-told-face-army_muster = Wybierz jedną rzecz z tych, na które pozwala Armia albo Mobilizacja.
board-told-face-event = Dobierz kartę z jednej ze swoich talii albo zagraj dowolną kartę wydarzenia.
board-told-face-will = Użyj jej jak dowolnego innego wyniku. Możesz też wprowadzić do gry Gandalfa Białego albo Aragorna.
board-told-face-eye = Trafia na pole poszukiwań i wzmacnia tam poszukiwania Pierścienia. Do niczego innego nie służy.

## Żetony poszukiwań

board-told-tile = Żeton poszukiwań: { $tile }
board-told-tile-number = { $value ->
    [0] Ciężar brzemienia: 0.
   *[other] Ciężar brzemienia: { $value }. Przyjmuje go towarzysz albo rośnie zepsucie.
}
board-told-tile-heals = Nie ma ciężaru. Zepsucie spada o { $value }.
board-told-tile-eye = Ciężar brzemienia: tyle, ile było sukcesów w rzucie poszukiwań, a na Torze Mordoru tyle, ile kości leży na polu poszukiwań.
board-told-tile-die = O ciężarze brzemienia decyduje rzut jedną kością.
board-told-tile-smeagol = Nie ma ciężaru. Sméagol dołącza do Drużyny i zostaje jej przewodnikiem.
board-told-tile-reveal = Czerwony pierścień: Drużyna zostaje odkryta.
board-told-tile-stop = Czerwona kreska: na Torze Mordoru Drużyna stoi w miejscu.

## Osady

board-told-settlement-stronghold = Jej naród może tu rekrutować. Obrońcy mogą się do niej wycofać. Wtedy broni jej najwyżej pięć jednostek, a atakujący trafia tylko szóstką.
board-told-settlement-city = Jego naród może tu rekrutować. W pierwszej rundzie bitwy atakujący trafia tylko szóstką.
board-told-settlement-town = Jego naród może tu rekrutować. Obrońcom nie daje osłony.
board-told-settlement-fortification = W pierwszej rundzie bitwy atakujący trafia tylko szóstką. Nikt tu nie rekrutuje.

## Narody

board-told-nation-war = Rekrutuje, atakuje i wkracza na ziemie innych narodów.
board-told-nation-peace = Dopóki nie jest w stanie wojny, tylko się broni: nie rekrutuje, nie atakuje i nie wkracza na ziemie innych narodów.
board-told-nation-passive = Dopóki jest bierny, nie przejdzie na ostatnie pole. Aktywny staje się, gdy ktoś go zaatakuje albo gdy Drużyna ujawni się na jego ziemi.

## Posiłki i straty

board-panel-reserves = Posiłki i straty
board-reserves-left = Można jeszcze zrekrutować: { $figures }.
board-reserves-lost = Stracone na zawsze: { $figures }.
board-left = zostało: { $count }
board-fallen = Polegli:
board-aside = Mogą jeszcze wejść do gry:
