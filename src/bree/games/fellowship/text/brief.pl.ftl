# Gra w pięć minut

brief-goal = Cel
    .text = Gracie razem i zbieracie lewy. Każda postać ma własny cel, a rundę wygrywacie tylko wtedy, gdy uda się wszystkim.
brief-cards = Karty
    .text = Cztery kolory mają karty od 1 do 8: pagórki, góry, lasy i cienie. Pierścienie mają karty od 1 do 5; jedynka to Jedyny Pierścień.
brief-deal = Rozdanie
    .text = Jedna odkryta karta jest zagubiona i zwykle nie bierze udziału w grze. Resztę rozdaje się między graczy; kto dostał Jedyny Pierścień, zwykle zostaje Frodem.
brief-characters = Postacie
    .text = Pozostali po kolei wybierają postacie rozdziału, znając już swoje karty. Postacie z gwiazdką ktoś musi wziąć.
brief-exchange = Wymiana
    .text = Wiele postaci wymienia przed grą kartę ze wskazaną postacią. Dajesz jedną zakrytą kartę i dostajesz jedną w zamian, czasem tę samą.
brief-trick = Lewa
    .text = Każdy zagrywa po jednej karcie i musi dołożyć do koloru, jeśli go ma. Wygrywa najwyższa karta koloru, w który wyszedł pierwszy gracz.
brief-rings = Pierścienie
    .text = Kto ma inne karty, nie może wyjść w pierścienie, dopóki ktoś ich nie zagrał w jednej z wcześniejszych lew. Pierścienie nie są atutem.
brief-one = Jedyny Pierścień
    .text = Kto zagrywa Jedyny Pierścień, może zdecydować, że wygrywa nim lewę. Wtedy żadna inna karta go nie przebije.
brief-talk = Bez podpowiedzi
    .text = O swoich zakrytych kartach nie wolno mówić. O celach i o wszystkim, co leży odkryte, można.
brief-campaign = Rozdziały
    .text = Jest osiemnaście rozdziałów z nowymi postaciami i zasadami. W krótkim wystarczy jedna wygrana runda, w długim trzeba osiągnąć cele wszystkich wymaganych postaci.
