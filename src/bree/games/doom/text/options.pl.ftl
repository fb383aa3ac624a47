# Opcje

option-players = Liczba graczy
option-youngest = Najmłodszy gracz (karta Boromira) siedzi
    .last = na ostatnim miejscu
    .second = na drugim
    .third = na trzecim
option-easier = Łatwiejsza rozgrywka: przed ostatnim etapem każda nieużyta karta daje 1 punkt odwagi
    .off = nie
    .on = tak
option-exclusive_allies = Trudniejsza rozgrywka: sprzymierzeniec służy tylko temu, kto go zdobył
    .off = nie
    .on = tak
option-no_protection = Trudniejsza rozgrywka: pola wydarzeń działają nawet tam, gdzie stoi inny pionek
    .off = nie
    .on = tak

## Plansza, o ile nie jest pewna

option-courage_start = Odwaga na początku
option-courage_top = Najwyższe pole toru odwagi
option-galadriel_space = Pole Galadrieli na torze odwagi
option-eye_space = Pole Oka Saurona na torze odwagi
option-bare_slots = Co pokazują pola 1–6 bez kart, na przykład nazgul merry_pippin aragorn legolas gimli nazgul
option-road = Droga, po jednym słowie na etap: . zwykłe pole, N Nazgûl, H czarne serce
option-battle_die = Ścianki kości walki, na przykład aragorn legolas gimli merry_pippin gandalf sauron

## Jak czytać zasady; pierwsza wartość jest zwykła

option-free_arrival = Dotarcie do miejsca docelowego bez kości
    .plain = nic nie daje
    .strict = kosztuje Powierników kartę Gandalfa
    .generous = liczy się jak dokładny wynik, jeśli ruch jest dokładny
option-morgul_step = W Minas Morgul Powiernicy idą o 1 pole dalej
    .standing = za każdego towarzysza, który tam stoi
    .exact_die = tylko za tych, których przywiódł dokładny wynik
option-army_skips = Armia umarłych przeskakuje
    .empty = puste pola
    .neighbour = zawsze sąsiednie pole (dosłownie według polskiej instrukcji)
option-exclusive_ally_turn = Sprzymierzeńca na wyłączność używa się
    .own_turn = tylko we własnej turze
    .any_turn = w dowolnej turze
option-eowyn_losses = Gdy Éowina odpowiada na szóstkę Czarnoksiężnika
    .none = w tym spotkaniu nie traci się odwagi
    .before_six = nieparzyste wyniki sprzed szóstki nadal kosztują odwagę
option-morgul_die = Kość towarzysza, który stoi w Minas Morgul
    .idle = nic nie robi
    .leaves = przenosi go do obszaru oczekiwania
option-easier_spends_cards = W łatwiejszej rozgrywce karty, które dają odwagę
    .no = zostają w grze
    .yes = wypadają z gry, a wy decydujecie, ile ich oddać
option-mumakil_loss = Za czarne serca Mûmakili płaci się
    .per_battle = po każdej przegranej walce
    .once = raz za obie walki
option-early_end = Gdy Faramir albo Wsparcie Gandalfa kończy etap przed rzutem
    .plays_on = rzuca ten sam gracz
    .passes = kolej na następnego gracza
option-boromir_ban = Symbol Gandalfa, gdy Boromir powtarza walkę w czasie zakazu Balroga
    .wins = wygrywa, jak każdy oprócz symbolu Saurona
    .loses = przegrywa, zgodnie z zakazem
option-vision_kept = Karta, którą Wizja Gandalfa zostawia na stosie
    .stays = trafia jako pierwsza na pole 1
    .shuffled = zostaje wtasowana z powrotem
