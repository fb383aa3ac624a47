# Gra w pięć minut

brief-goal = Cel
    .text = Każdy gracz jest hobbitem i ma własną kartę z dwoma szlakami. Wygrywa, kto pierwszy przejdzie szlak Pierścieni do Mordoru i nie da się wcześniej dopaść Nazgulom.
brief-dice = Pięć kostek
    .text = W swojej turze rzucasz pięcioma kostkami. Czarna nie należy do nikogo, pozostałe mają kolory hobbitów.
brief-keep = Odkładanie
    .text = Z każdego rzutu odłóż co najmniej jedną kostkę, a kilka tylko wtedy, gdy pokazują różne symbole. Resztą rzucasz dalej, aż odłożysz wszystkie.
brief-ring = Pierścień
    .text = Każdy odłożony Pierścień zakreśla jedno koło na twoim szlaku Pierścieni.
brief-orc = Ork i broń
    .text = Jeśli odłożysz więcej orków niż broni, w tej turze nie liczy się żaden twój Pierścień.
brief-nazgul = Nazgul
    .text = Jeśli w rzucie wypadnie Nazgul, jednego trzeba odłożyć. Zakreśla pole na szlaku Nazguli hobbita, którego kolor ma kostka; czarny i niczyj uderzają w ciebie.
brief-gandalf = Gandalf
    .text = Gandalf dzieli na pół jedno wolne pole twojego szlaku Nazguli. Trzeba je potem zakreślić dwa razy.
brief-tree = Białe Drzewo
    .text = Białe Drzewo jest tylko na czarnej kostce i od razu kończy rzucanie. Kostki, których wtedy nie odłożysz, nie liczą się.
brief-end = Koniec
    .text = Kto zakreśli ostatnie pole szlaku Nazguli, odpada. Gdy ktoś dojdzie do Mordoru, gracie rundę do końca; jeśli dotarło tam kilku, wygrywa ten, komu zostało więcej pól na szlaku Nazguli.
brief-places = Strona zaawansowana
    .text = Na drugiej stronie karty każde miejsce ma własną zasadę dla tego, kto zaczyna w nim turę.
