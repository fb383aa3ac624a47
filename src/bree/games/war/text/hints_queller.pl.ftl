# Powody, które podaje `queller`

hint-queller-conquest = Strategia: podbój. Zepsucie: { $corruption }; punkty Cienia: { $points }.
hint-queller-corruption = Strategia: zepsucie. Zepsucie: { $corruption }; punkty Cienia: { $points }.
hint-queller-hunt = O tym, ile kości dostają poszukiwania, decydują strategia i to, jak daleko zaszła Drużyna.
hint-queller-threat = Wroga armia zagraża twierdzy ({ $region }), a twoja może ją zaatakować: wartość { $mine } przeciw { $theirs }.
hint-queller-relief = Wroga armia zagraża twierdzy ({ $region }): trzeba pomóc załodze.
hint-queller-guard = Wroga armia zagraża twierdzy ({ $region }): trzeba w niej rekrutować.
hint-queller-open = Tej osady nikt nie broni: { $region }.
hint-queller-revealed = Drużyna jest odkryta: pora na kartę tej strategii ({ $card }).
hint-queller-fly = Czarnoksiężnik dołącza do armii, która stoi obok swojego celu; miejsce: { $region }.
hint-queller-minion = { $who } daje od następnej tury jedną kość więcej.
hint-queller-politics = { $nation }: o pole bliżej wojny.
hint-queller-storm = Oblegający są dość silni do szturmu ({ $region }): wartość { $mine } przeciw { $theirs }.
hint-queller-attack = Armia jest dość silna, by po drodze zaatakować ({ $region }): wartość { $mine } przeciw { $theirs }.
hint-queller-march = Armia idzie { $region_from } w stronę celu: { $target }.
hint-queller-pass = Cień ma mniej kości i nic nie jest pilne: można spasować.
hint-queller-card = To wydarzenie coś teraz daje: { $card }.
hint-queller-recruit = { $figure }: rekrutacja blisko celu ({ $region }).
hint-queller-draw = Dobranie karty: { $deck }.
hint-queller-ring = Żadna kość nie pasuje do listy działań: Pierścień Elfów zmienia jedną z nich.
hint-queller-done = Dla tej kości na liście działań nie ma już nic.
hint-queller-combat = Karta bitwy, która działa najwcześniej: { $card }.
hint-queller-spare = Kart lepiej nie wydawać: poza oblężeniem idą do bitwy tylko z ręki większej niż cztery.
hint-queller-on = Armia wciąż jest dość silna: wartość { $mine } przeciw { $theirs }.
hint-queller-cease = Armia jest za słaba, by walczyć dalej: wartość { $mine } przeciw { $theirs }.
hint-queller-shelter = Mała armia, która nie jest silniejsza od atakujących, chroni się za murami.
hint-queller-discard = Najpierw karty drugiej strategii, potem te, które w bitwie działają najpóźniej.
