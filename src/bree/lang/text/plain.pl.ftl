# Gra wiersz po wierszu

plain-help = Wpisz znak stojący przed odpowiedzią (kilka naraz, jeśli gra na to pozwala) i naciśnij Enter. u cofa, h podpowiada, p pokazuje planszę, ? podaje zasadę ostatniego wiersza lub odmowy, ? { $rule } dowolną zasadę, ? i słowo z gry jego znaczenie, q zapisuje i kończy, pomoc powtarza ten wiersz.
plain-help-cards = k objaśnia karty, które masz lub widzisz, ? i nazwa karty objaśnia tę kartę.
plain-help-words = pomoc help
plain-board = p plansza
plain-cards = k karty
plain-more = (? – cała zasada)
plain-one = ({ $count })
plain-many = ({ $count }, wszystko w jednym wierszu, na przykład: { $example })
plain-several = ({ $count }, w jednym wierszu; to samo można podać kilka razy, na przykład: { $example })
plain-none = ({ $word } – nic z tego)
plain-curtain = Teraz gra { $who }. Oddaj klawiaturę; następna osoba niech naciśnie Enter.
plain-consent = { $who }: { $seat } chce cofnąć ruch, choć już rzucono kośćmi albo coś odkryto. Zgoda? (tak/nie)
plain-yes = t tak
plain-no = n nie
plain-declined = { $who } się nie zgadza.
plain-undone = Cofnięto.

## Kto przy stole

table-seats = Przy stole: { $seats }.
table-you = ty
table-bot = bot

bot-random = Wędrowiec (losowo)
bot-beginner = Nowicjusz (jeden krok naprzód, czasem coś przeoczy)
bot-greedy = Łapczywy (jeden krok naprzód)
bot-careful = Rozważny (najpierw swój cel, potem cudze)
bot-turn = Rachmistrz (cała tura)
bot-perfect = Mędrzec (dokładne wartości)
bot-partner = Wspólnik (rozwiązuje wyobrażone rozdania)
bot-mcts = Próbujący (drzewo losowych gier)
bot-captain = Wódz (gra według planu)
bot-queller = Queller (gra według listy reguł)
bot-search = Dalekowzroczny (wiele gier na próbę)
