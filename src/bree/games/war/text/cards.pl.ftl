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

## Czego wymagają karty

needs-aragorn_abroad = Aragorn jest z armią w regionie, który nie należy do żadnego narodu Wolnych Ludów
needs-aragorn_in_play = Aragorn jest w grze
needs-boromir_in_fellowship = Boromir jest w Drużynie
needs-boromir_in_gondor = Boromir jest w regionie Gondoru
needs-companion_in_fellowship = w Drużynie jest towarzysz
needs-companion_leads = towarzysz jest z armią
needs-elven_stronghold_lost = Cień kontroluje twierdzę Elfów
needs-elves_at_war = Elfy są w stanie wojny
needs-ents_are_roused = Gandalf Biały jest w grze, a w regionie Fangorn jest towarzysz
needs-fellowship_in_the_wild = Drużyna nie jest w regionie z osadą, która na początku gry należała do Wolnych Ludów
needs-fellowship_on_its_way = postęp Drużyny wynosi co najmniej 1 i nie jest ona na torze Mordoru
needs-fellowship_revealed = Drużyna jest odkryta
needs-gimli_or_legolas_in_fellowship = w Drużynie jest Gimli lub Legolas
needs-gondor_active = Gondor jest aktywny
needs-grey_in_fellowship = Gandalf Szary jest w Drużynie
needs-isengard_at_war = Isengard jest w stanie wojny
needs-isengard_storms = Saruman jest w grze, a armia z jednostką Isengardu oblega twierdzę
needs-king_in_rohan = Obieżyświat lub Aragorn jest w regionie Rohanu, choćby w oblężonej twierdzy
needs-king_with_army = Obieżyświat lub Aragorn jest z armią
needs-king_with_army_in_gondor_or_rohan = Obieżyświat lub Aragorn jest z armią w regionie Gondoru albo Rohanu
needs-minas_tirith_besieged = armia Cienia oblega Minas Tirith
needs-nation_visited = Drużyna lub towarzysz jest w granicach narodu Wolnych Ludów, który nie jest w stanie wojny
needs-nazgul_near_army = armia Cienia z Nazgûlem jest w regionie armii Wolnych Ludów albo w regionie sąsiednim
needs-nazgul_near_companion = armia Cienia z Nazgûlem (Czarnoksiężnik się tu nie liczy) jest w regionie twojej armii z towarzyszem albo w regionie sąsiednim
needs-rohan_at_war = Rohan jest w stanie wojny
needs-saruman_in_play = Saruman jest w grze
needs-sauron_at_war = Sauron jest w stanie wojny
needs-shadow_at_war = wszystkie narody Cienia są w stanie wojny
needs-southrons_at_war = Południowcy i Easterlingowie są w stanie wojny
needs-witch_king_in_play = Czarnoksiężnik z Angmaru jest w grze
needs-witch_king_storms = Czarnoksiężnik jest z armią, która oblega twierdzę

## Czego wymagają karty bitwy

needs-by_the_bearers = broniąca się armia jest w regionie Drużyny
needs-companion_fights = w bitwie bierze udział towarzysz
needs-defends_field = bronisz się w bitwie w polu albo przed wypadem
needs-elite_fights = w bitwie bierze udział twoja jednostka elitarna
needs-ents_near = broniąca się armia jest w regionie Rohanu, w Fangornie albo w Orthanku
needs-free_land = broniąca się armia jest w granicach narodu Wolnych Ludów
needs-gandalf_fights = w bitwie bierze udział Gandalf, Szary albo Biały
needs-hobbit_fights = w bitwie bierze udział hobbit
needs-isengard_besieges = w bitwie bierze udział jednostka Isengardu, a obrońcy są oblężeni w twierdzy
needs-leader_fights = w bitwie bierze udział dowódca Wolnych Ludów albo towarzysz
needs-moria_near = broniąca się armia jest w Morii albo najwyżej dwa regiony od niej
needs-nazgul_fights = w bitwie bierze udział Nazgûl
needs-nazgul_lead = zdolności przywódcze Nazgûli w bitwie wynoszą co najmniej 1
needs-nazgul_lead_well = zdolności przywódcze Nazgûli w bitwie wynoszą co najmniej 2
needs-southron_elite_fights = w bitwie bierze udział jednostka elitarna Południowców i Easterlingów
needs-strider_fights = w bitwie bierze udział Obieżyświat lub Aragorn
