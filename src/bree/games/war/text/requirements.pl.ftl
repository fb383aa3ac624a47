# Czego wymaga kilka kart, jako część zdania. Wymaganie jednej karty stoi w jej pliku (`requires`).

requires-by_the_bearers = broniąca się armia jest w regionie Drużyny
requires-companion_fights = w bitwie bierze udział towarzysz
requires-elite_fights = w bitwie bierze udział twoja jednostka elitarna
requires-ents_are_roused = Gandalf Biały jest w grze, a w regionie Fangorn jest towarzysz
requires-ents_near = broniąca się armia jest w regionie Rohanu, w Fangornie albo w Orthanku
requires-fellowship_in_the_wild = Drużyna nie jest w regionie z osadą, która na początku gry należała do Wolnych Ludów
requires-fellowship_on_its_way = postęp Drużyny wynosi co najmniej 1 i nie jest ona na torze Mordoru
requires-fellowship_revealed = Drużyna jest odkryta
requires-isengard_at_war = Isengard jest w stanie wojny
requires-king_with_army = Obieżyświat lub Aragorn jest z armią
requires-leader_fights = w bitwie bierze udział dowódca Wolnych Ludów albo towarzysz
requires-minion_fights = w bitwie bierze udział sługa Cienia
requires-moria_near = broniąca się armia jest w Morii albo najwyżej dwa regiony od niej
requires-nazgul_fights = w bitwie bierze udział Nazgûl
requires-nazgul_lead = zdolności przywódcze Nazgûli w bitwie wynoszą co najmniej 1
requires-saruman_in_play = Saruman jest w grze
requires-sauron_at_war = Sauron jest w stanie wojny
requires-shadow_at_war = wszystkie narody Cienia są w stanie wojny
requires-southrons_at_war = Południowcy i Easterlingowie są w stanie wojny
requires-witch_king_in_play = Czarnoksiężnik z Angmaru jest w grze
