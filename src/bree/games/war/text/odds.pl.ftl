# bree odds war

odds-battle = Atak wygrywa: { $won }%, przegrywa: { $lost }%, giną obie armie: { $both }%, zostaje przerwany: { $ceased }%.
odds-battle-left = Ile jednostek zostaje średnio: atakującemu { $attacker }, broniącemu się { $defender }.
odds-battle-round = Po rundzie { $number }: wygrana { $won }%, przegrana { $lost }%, giną obie armie { $both }%, przerwany { $ceased }%.
odds-hunt = Żeton wylosowany: { $tile }%; Drużyna odkryta: { $reveal }%; ciężar brzemienia średnio: { $damage } (w puli wszystkie 16 żetonów).
odds-hunt-successes = Sukcesy { $number }: { $share }%.
odds-hunt-damage = Ciężar brzemienia { $number }: { $share }%.
odds-walk = Po turze { $number }: Pierścień zniszczony { $destroyed }%, Powiernicy Pierścienia ulegli zepsuciu { $corrupted }%, na torze Mordoru { $track }%, dotychczasowe zepsucie { $corruption }.

no-odds-what = Dla „{ $what }” nie da się policzyć szans; można pytać o: { $known }.
no-odds-armies = Do bitwy trzeba dwóch armii, na przykład: bree odds war battle "5r 2e 2l" "3r 1e".
no-odds-army = „{ $text }” to nie armia. Podaj liczby z literami r (jednostki regularne), e (elitarne), l (zdolności przywódcze) i c (Kapitanowie Zachodu), każdą literę raz: „5r 2e 2l”.
no-odds-units = „{ $text }”: armia ma od 1 do { $most } jednostek.
no-odds-leaders = „{ $text }”: zdolności przywódczych może być najwyżej { $leadership }, a Kapitanów Zachodu najwyżej { $captains }.
no-odds-ground = Walczy się o miasto albo podczas oblężenia, nie jedno i drugie: --city albo --siege.
no-odds-one = Po słowie { $what } podaj jedną liczbę, na przykład: bree odds war { $what } 3.
no-odds-number = { $option } to liczba od { $least } do { $most }, a nie „{ $value }”.
