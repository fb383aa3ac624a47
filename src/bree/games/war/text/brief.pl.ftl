# Gra w pięć minut

brief-goal = Cel
    .text = Wolne Ludy prowadzą Powierników Pierścienia do Szczelin Zagłady. Cień ściga ich i podbija Śródziemie.
brief-victory = Zwycięstwo
    .text = Wolne Ludy wygrywają w Szczelinach Zagłady, Cień przy zepsuciu 12. Na koniec tury Cieniowi wystarczy też 10 punktów za zdobyte osady, Wolnym Ludom 4; miasto daje 1, twierdza 2.
brief-dice = Kości akcji
    .text = Obie strony rzucają kośćmi i na zmianę biorą po jednej. Postać, Armia, Mobilizacja i Wydarzenie mówią, co nią można zrobić; Wola Zachodu zastępuje każdy inny wynik.
brief-fellowship = Drużyna
    .text = Kością z Postacią porusza się ukrytą Drużynę: jej postęp rośnie o 1. Ujawniona w mieście lub twierdzy Wolnych Ludów leczy 1 punkt zepsucia.
brief-hunt = Poszukiwania
    .text = Po każdym ruchu Drużyny Cień rzuca tyloma kośćmi, ile ma na polu poszukiwań. Sukces to żeton: jego ciężar przyjmuje towarzysz albo rośnie zepsucie.
brief-armies = Armie
    .text = Kość z Armią porusza do dwóch armii o jeden region albo atakuje jedną. W regionie może stać najwyżej dziesięć jednostek jednej strony.
brief-battle = Bitwa
    .text = Za każdą jednostkę rzuca się kością, najwyżej pięcioma; trafia 5 i 6. Dowódcy pozwalają przerzucić chybione kości, a każda strona może użyć jednej karty bitwy w rundzie.
brief-siege = Oblężenie
    .text = Obrońcy mogą wycofać się do twierdzy, najwyżej w pięć jednostek. Oblegający trafia wtedy tylko szóstką, a szturm trwa zwykle jedną rundę.
brief-politics = Polityka
    .text = Atakować i rekrutować kośćmi może tylko naród w stanie wojny. Przybliżają go do niej kości z Mobilizacją, ataki na niego i utrata osad; bierny trzeba najpierw uaktywnić.
brief-cards = Karty
    .text = Co turę obie strony dobierają kartę postaci i kartę strategii. Każdą można zagrać kością jako wydarzenie albo bez kości jako kartę bitwy.
brief-people = Towarzysze i słudzy
    .text = Towarzysze mogą odłączyć się od Drużyny, żeby prowadzić armie i budzić narody. Słudzy Cienia i nowi bohaterowie wchodzą do gry później i dają dodatkowe kości.
brief-mordor = Mordor
    .text = W Morannonie albo Minas Morgul Drużyna wchodzi na Tor Mordoru, który ma pięć pól. Każdy ruch losuje tam żeton.
