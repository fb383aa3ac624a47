# Co rozważył `captain`, gdy pytają Panowie Śródziemia albo gra w trzy i cztery osoby

hint-captain-special = Z kości specjalnych ten wynik daje teraz najwięcej: { $die }.
hint-captain-special-lost = Wynik, który daje teraz najwięcej, choć jego kość może przez to odpaść z gry: { $die }.
hint-captain-special-eye = Trzeba wybrać Oko: z kości, której najmniej będzie brakować ({ $die }).
hint-captain-ring-which = Odchodzi pierścień, którego moc będzie najmniej warta: tego Powiernika, którego już nie ma albo który jeszcze nie przybył.
hint-captain-keep-die = Ten sam wynik jeszcze raz kontra Pierścień Elfów, który przypadnie Cieniowi.
hint-captain-nenya = Skutek tego Oka porównany z tym, co średnio zrobiłyby inne płytki, i z ceną Pierścienia Elfów.
hint-captain-narya = { $nation }: od razu wojna. To jest warte pierścienia.
hint-captain-keeper = { $who } daje od następnej tury kość specjalną.
hint-captain-lesser = { $who } daje od następnej tury kość specjalną.
hint-captain-swap = { $who } przyda się w tej wojnie bardziej niż drugi Czarnoksiężnik.
hint-captain-wake = Przebudzony Balrog może iść z armią.
hint-captain-balrog = Balrog idzie { $to_to }: tam jest armia, którą może prowadzić.
hint-captain-calm = Balroga trzeba uśpić: poza Morią to jego koniec, i koniec jego kości.
hint-captain-sees = Przywódca Upiorów idzie tam, gdzie jest więcej wart: nad Powierników Pierścienia, żeby przerzucać kość poszukiwań, albo zostaje przy swojej armii.
hint-captain-lore = Runda szturmu za darmo: liczą się trafienia obu stron.
hint-captain-council = Każda wersja ma swoje zalety; kto idzie, rozstrzyga los, żeby nikt nie mógł tego zgadnąć.
hint-captain-first-guide = Najpierw prowadzi Gandalf: dobiera karty albo daje kość Naryi, jeśli jest jej Powiernikiem.
hint-captain-outside = W domu są ci, którzy więcej tam zdziałają, niż mogliby wziąć na siebie w drodze.
hint-captain-token = Krok ku wojnie, póki potrzebują go Isengard albo Sauron; potem skrzydła.
hint-captain-token-use = Akcja, która nie kosztuje kości: { $token }.
hint-captain-past = Na tej drodze dobrano by płytkę: lepiej ją ominąć.
hint-captain-balrog-at = Do armii, którą może prowadzić, jak najbliżej jej celu; sam zginąłby od wyniku Woli Zachodu.
hint-captain-swap-card = Do sojusznika idzie to, co tylko on może zagrać; albo najsłabsza karta z ręki, jeśli nieznana jest więcej warta.
hint-captain-mix = Armie obu graczy łączą się tam, gdzie doszły do celu, żeby uderzyć razem.
