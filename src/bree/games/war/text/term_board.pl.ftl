# Stół w terminalu

drawn-regular = r
drawn-elite = e
drawn-leader = d
drawn-nazgul = N
drawn-nation-dwarves = Kra
drawn-nation-elves = Elf
drawn-nation-gondor = Gon
drawn-nation-north = Płn
drawn-nation-rohan = Roh
drawn-nation-isengard = Ise
drawn-nation-sauron = Sau
drawn-nation-southrons = Płd
drawn-turn = Tura { $turn }: { $phase }
drawn-acting = gra { $who }
drawn-points = punkty: WL { $free }, Cień { $shadow }
drawn-track = Mordor, pole { $step }
drawn-progress = postęp { $steps }
drawn-corruption = zepsucie { $points }
drawn-guide = prowadzi { $guide }
drawn-companions = { $count ->
    [0] bez towarzyszy
    [one] { $count } towarzysz
    [few] { $count } towarzysze
   *[other] { $count } towarzyszy
}
drawn-no-dice = brak kości
drawn-used = wykorzystane { $count }
drawn-box = poszukiwania { $count }
drawn-rings = pierścienie { $count }
drawn-politics = Polityka:
drawn-hunt = Poszukiwania
drawn-hunt-dice = kości { $count }, sukces od { $needs }
drawn-rolled = rzut { $dice }
drawn-again = przerzut { $dice }
drawn-successes = sukcesy { $count }
drawn-tile = żeton: { $tile }
drawn-damage = ciężar brzemienia { $count }
drawn-hand = { $who }, karty: { $count }
drawn-battle = { $kind }: { $region }
drawn-round = runda { $round }
drawn-taking = { $who }: straty { $count }
drawn-strength = kości { $dice }, trafia od { $needs }, przerzut { $leadership }
drawn-hits = trafienia { $count }
drawn-besieged = [oblężeni]
drawn-choices = Do wyboru:

## Wiersz po wierszu

line-turn = Tura { $turn }: { $phase }.
line-points = Punkty zwycięstwa: Wolne Ludy { $free }, Cień { $shadow }.
line-fellowship = Drużyna: { $region }, { $hidden }, postęp { $steps }, zepsucie { $points }.
line-mordor = Drużyna na torze Mordoru, pole { $track }, { $hidden }, zepsucie { $points }.
line-companions = Przewodnik: { $guide }. W Drużynie: { $names }.
line-gollum = Powierników Pierścienia prowadzi Gollum.
line-dice = { $who }, kości: { $dice }. Wykorzystane: { $used }, na polu poszukiwań: { $box }, Pierścienie Elfów: { $rings }.
line-no-dice = { $who }: brak niewykorzystanych kości. Wykorzystane: { $used }, na polu poszukiwań: { $box }, Pierścienie Elfów: { $rings }.
line-unled = Trwa wybór przewodnika. W Drużynie: { $names }.
line-special = { $who }, specjalne kości: { $dice }.
special-rolled = { $die }
special-counts = { $die } (ten wynik się liczy)
special-away = { $die } (odłożona)
line-ring-names = { $who }, Pierścienie Elfów: { $rings }.
line-balrog-active = Balrog jest aktywny.
line-balrog-inactive = Balrog jest nieaktywny.
line-tokens = Żetony akcji Cienia: { $tokens }.
line-dice-out = Specjalne kości poza grą: { $dice }.
line-rings-out = Pierścienie Elfów poza grą: { $rings }.
line-veiled = Wersja jeszcze nieujawniona: { $names }.
line-nations = Polityka: { $nations }.
line-politics = { $nation }: { $state }
line-peace = { $nation }: { $state }, naród bierny
line-settled = { $region }, { $kind }
line-captured = W rękach zdobywcy.
line-army = { $who }: { $figures }.
line-besieged = { $who }, w oblężeniu: { $figures }.
line-borders = Obok: { $regions }.
line-nation = { $nation } { $figures }
line-regular = { $count ->
    [one] { $count } regularna
    [few] { $count } regularne
   *[other] { $count } regularnych
}
line-elite = { $count ->
    [one] { $count } elitarna
    [few] { $count } elitarne
   *[other] { $count } elitarnych
}
line-leader = { $count ->
    [one] { $count } dowódca
    [few] { $count } dowódcy
   *[other] { $count } dowódców
}
line-riders = { $count ->
    [one] { $count } Nazgûl
    [few] { $count } Nazgûle
   *[other] { $count } Nazgûli
}
line-hand = { $who }, karty: { $character } z talii postaci, { $strategy } z talii strategii.
line-tiles = Pula poszukiwań: { $tiles }.
line-pool = Posiłki: { $figures }.
line-battle = { $kind }: { $region }, runda { $round }.
line-battle-before = { $kind }: { $region }, przed pierwszą rundą.
line-taking = { $who }: do przydzielenia { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
   *[other] { $count } trafień
}.
line-camp = { $who }: { $figures }. Kości { $dice }, trafia od { $needs }, przerzut { $leadership }.
line-nobody = nikt nie ocalał
line-rolled = Rzut: { $dice }.
line-again = Przerzut: { $dice }.
line-hunt = Poszukiwania: kości { $dice }, sukces od { $needs }, przerzuty { $again }.
line-successes = Sukcesy: { $count }.
line-tile = Żeton: { $tile }.
line-damage = Pozostały ciężar brzemienia: { $damage }.

## Karty

drawn-icon-character = P
drawn-icon-army = A
drawn-icon-muster = M
drawn-table = Na stole:
drawn-shown = { $title } ({ $initiative })
drawn-silenced = { $title } ({ $initiative }), anulowana
drawn-sealed = zakryta: { $deck }
drawn-own-sealed = zakryta: { $title }
drawn-plain-dice = bez kart: { $plain } (kości)
drawn-plain-needs = bez kart: trafia od { $plain }
drawn-plain-leadership = bez kart: przerzut { $plain }
drawn-again-needs = przerzut trafia od { $needs }
drawn-by_card = trafienia z karty { $count }
drawn-saved = anulowane { $count }
drawn-still = bez przerzutu
drawn-muted = wyłączono: { $who }
line-no-cards = Nie masz kart i żadna nie leży na stole.
line-card = { $card } ({ $icon })
line-fights = { $title } ({ $card }), inicjatywa { $initiative }
line-half = W bitwie: { $title }.
line-unmet = Karta wymaga: { $needs }.
line-table = Na stole ({ $who }), { $card }
line-sealed = { $who }, zakryta karta bitwy: { $deck }.
line-own-sealed = { $who }, zakryta karta bitwy: „{ $title }” ({ $card }).
line-shown = { $who }, karta bitwy „{ $title }” ({ $card }), inicjatywa { $initiative }
line-silenced = { $who }, anulowana karta bitwy „{ $title }” ({ $card }), inicjatywa { $initiative }
line-plain-dice = Bez kart: kości { $plain }.
line-plain-needs = Bez kart: trafia od { $plain }.
line-plain-leadership = Bez kart: przerzut { $plain }.
line-again-needs = Przerzut trafia od { $needs }.
line-by_card = Trafienia z karty: { $count }.
line-saved = Trafienia anulowane przez kartę: { $count }.
line-still = W tej rundzie bez przerzutu dowódców.
line-muted = W tej rundzie wyłączono: { $who }.
line-volley = { $card }: kości przeciw armii w regionie { $region }, trafia od { $needs }.
