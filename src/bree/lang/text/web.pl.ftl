# Strona w przeglądarce

## Dom i drogi

web-title = Gospoda w Bree
web-welcome = Siądź przy ogniu, zamów, co lubisz, i zagraj w gry ze Śródziemia: z{"\u00A0"}przyjaciółmi, z{"\u00A0"}botami albo w pojedynkę.
web-games = Gry
web-home = Do gospody
web-back = Wróć
web-again = Spróbuj jeszcze raz
web-reload = Odśwież stronę
web-close = Zamknij
web-page-actions = Co można tu zrobić
web-other-language = English
web-fans = Nieoficjalne, niekomercyjne dzieło fanów.
web-coming = Już niesiemy…
web-away = Gospoda nie odpowiada.
    .more = Sprawdź połączenie z siecią. Twoje stoły czekają; nic nie przepadło.
web-away-more = Sprawdź połączenie z siecią. Stół czeka; nic nie przepadło.
web-offline = Nie masz połączenia. Gospoda się otwiera, ale do gry potrzebna jest sieć.
web-broken = Coś się na tej stronie zacięło.
    .more = Gra jest bezpieczna na serwerze. Wystarczy odświeżyć stronę.
web-lost = Ta droga donikąd nie prowadzi.
    .more = Pod tym adresem nic nie ma. Może w linku brakuje końcówki?
web-refused = Tego nie da się teraz zrobić.

## Ustawienia

web-settings = Ustawienia
web-language = Język
    .pl = Polski
    .en = English
web-theme = Światło
    .auto = jak w systemie
    .light = dzień
    .dark = świece
web-motion = Ruch na planszy
    .auto = jak w systemie
    .on = tak
    .off = nie
web-pace = Tempo pokazywania ruchów
    .instant = od razu
    .quick = szybko
    .calm = spokojnie
    .step = krok po kroku
web-asking = Pytania z jedną rozsądną odpowiedzią
    .usual = odpowiadaj za mnie
    .all = pytaj mnie o wszystko
web-picking = Wybór na planszy
    .once = zatwierdza od razu
    .twice = zatwierdza drugie dotknięcie
web-pick-again = Wybierz to jeszcze raz, aby zatwierdzić, albo wybierz coś innego.
web-pick-send = Zatwierdź
web-other-window = Odpowiedź padła już w innym twoim oknie, więc ta się nie liczy.
web-sound = Dźwięki
    .off = wyłączone
    .on = włączone
web-key = klawisz
    .Space = spacja
    .Escape = Esc
web-keys = Klawisze: strzałki prowadzą po tym, co można wybrać, Enter wybiera, cyfry od 1 do 9 też, C zatwierdza, P pokazuje wszystkie możliwości jako listę, U cofa, H podpowiada, L otwiera i zamyka dziennik, ? wyjaśnia dlaczego, T prowadzi do pojęć w otwartym objaśnieniu. Spacja pokazuje następny ruch, Esc wraca do bieżącej chwili, A pokazuje ostatnią turę jeszcze raz. W powtórce strzałki w lewo i w prawo prowadzą chwila po chwili, N i B tura po turze, spacja odtwarza i zatrzymuje.

## O gospodzie

web-about = O Bree
web-about-title = Gospoda, w której gra się w gry ze Śródziemia
web-about-what = Co to jest
    .text = Bree prowadzi gry planszowe zgodnie z ich instrukcjami. Zasad pilnuje gospoda, a przy każdym wierszu dziennika można zapytać dlaczego i zobaczyć zasadę z jej numerem.
web-about-fans = Dzieło fanów
    .text = Bree jest nieoficjalne i niekomercyjne. Nie jest związane z właścicielami praw do „Władcy Pierścieni” ani z wydawcami i autorami gier; nikt z nich go nie zatwierdził. Teksty i rysunki są nasze. Jeśli któraś gra ci się spodoba, kup jej wydanie pudełkowe.
web-about-keys = Bez myszy
    .text = Strzałki prowadzą po tym, co można wybrać, Enter wybiera, U cofa, H podpowiada, L otwiera i zamyka dziennik, ? pokazuje zasadę. Czytnik ekranu odczyta każdy nowy wiersz dziennika i każde pytanie.
web-about-privacy = Co zostaje w tej przeglądarce
    .text = Imię, ustawienia i klucze do twoich miejsc przy stołach. Niczego więcej nie zapisujemy i nie łączymy się z innymi serwerami.
web-about-type = Pismo
    .text = Składamy krojem Alegreya, który zaprojektował Juan Pablo del Peral (Huerta Tipográfica), na licencji SIL Open Font License.
web-about-licences = Użyte dzieła innych autorów i ich licencje

## Gry w gospodzie

web-players = { $least ->
    [1] { $most ->
        [1] dla jednej osoby
       *[other] od 1 do { $most } osób
    }
   *[other] od { $least } do { $most } osób
}
web-together = gra kooperacyjna
web-against = każdy gra na siebie
web-sides = { $count ->
    [one] { $count } strona
    [few] { $count } strony
   *[many] { $count } stron
}
web-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[other] { $count } botów
}
web-set-table = Przygotuj
web-play-now = Graj
web-lesson = Lekcja: { $number } z { $of }
web-lesson-reads = Przeczytaj zdanie na planszy i przejdź dalej.
web-lesson-on = Zakończ lekcję
web-lessons = Która lekcja?
web-puzzles = Zagadki
web-puzzles-text = W każdej zagadce jedna odpowiedź jest zdecydowanie najlepsza. Program policzył dokładnie wartość wszystkich odpowiedzi.
web-puzzle = Zagadka { $number }
web-puzzle-grade-1 = łatwa
web-puzzle-grade-2 = średnia
web-puzzle-grade-3 = trudna
web-puzzle-today = Zagadka dnia
web-puzzle-solved = rozwiązana
web-puzzle-seat = Grasz jako: { $seat }.
web-puzzle-open = Odkryte karty:
web-puzzle-next = Następna zagadka
web-puzzle-all = Wszystkie zagadki
web-puzzle-again = Spróbuj jeszcze raz
web-daily = Rozdanie dnia
web-daily-text = Wszyscy grają w to samo rozdanie, z tymi samymi rzutami i kartami. Liczy się pierwsza próba danego dnia. W „Wojnie o Pierścień” liczy się tylko pierwsza odpowiedź: znajdź tę, która najczęściej wygrywa bitwę bez kart bitwy. Rozdania z ostatnich siedmiu dni już się nie liczą. Dzień zmienia się o północy czasu UTC.
web-daily-today = Dzisiaj
web-daily-on = { $day }
web-daily-share = Udostępnij
web-daily-copied = Skopiowano
web-daily-result = Twój wynik dnia
web-daily-puzzle = Zagadka dnia
web-daily-one-try = Liczy się twoja pierwsza odpowiedź.
web-daily-yours = (twoja odpowiedź)
web-daily-on-with = Graj dalej
web-percent = { $value } %
web-daily-uncounted = po czasie
web-daily-open = w toku
web-daily-won = { $unit ->
    [turns] wygrana w { $count } { $count ->
        [one] turze
       *[other] turach
    }
    [rounds] wygrana w { $count } { $count ->
        [one] rundzie
       *[other] rundach
    }
    [try] rozwiązane
   *[other] wygrana, odpowiedzi: { $count }
}
web-daily-lost = { $unit ->
    [turns] przegrana w turze { $count }
    [rounds] przegrana w rundzie { $count }
    [try] nierozwiązane
   *[other] przegrana, odpowiedzi: { $count }
}
web-learn = Nauka
web-guest = Gość { $number }
web-offered = Pokaż ten stół na pierwszej stronie: każdy może zająć wolne miejsce
web-history = Twoje gry
web-history-none = Żadna gra jeszcze się tu nie skończyła.
    .more = Ta strona przechowuje wyniki twoich gier w tej przeglądarce: według gry, rozdziału i strony.
web-history-refused = Ta przeglądarka niczego nie zapisuje, więc wyniki znikną po zamknięciu strony.
web-history-newest = Najnowsze gry: { $count }
web-history-won = wygrana
web-history-ended = bez wygranej
web-history-export = Zapisz do pliku
web-history-delete = Usuń wszystkie wyniki
web-history-delete-yes = Tak, usuń je na zawsze
web-history-move = Na innym urządzeniu
    .more = Klucz przenosi twoje wyniki. Działa raz i przez dobę. Serwer nie wie, czyje to wyniki.
web-history-leave = Utwórz klucz
web-history-key = Twój klucz dla drugiego urządzenia
web-history-key-other = Klucz z twojego drugiego urządzenia
web-history-take = Przejmij wyniki
web-history-taken = Przejęte wyniki: { $count }.
web-open-tables = Otwarte stoły
web-seats-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
web-own-tables = Twoje stoły
web-table-over = skończona
web-table-goes-on = trwa
web-turn-own = twój ruch
web-turn-other = teraz: { $name }
web-seen-today = dziś, { $time }
web-seen-yesterday = wczoraj, { $time }
web-tables-all = Wszystkie stoły ({ $count })
web-tables-fewer = Mniej
web-forget = Usuń z listy: { $table }
web-bring-save = Wczytaj zapisaną grę

## Przygotowanie stołu

web-seats = Miejsca przy stole
web-how-many = Ilu graczy
web-who-sits = Kto siada: { $seat }
web-sitter-me = ja
web-sitter-here = ktoś obok mnie, przy tym ekranie
web-sitter-open = wolne: dla kogoś z linkiem
web-your-name = Twoje imię
web-their-name = Imię: { $seat }
web-name = imię
web-open-more = Na wolne miejsca zaprosisz przyjaciół linkiem, który pokaże się przy stole.
web-options = Zasady domowe
web-options-differ = { $count ->
    [0] jak w instrukcji
    [one] { $count } inna niż w instrukcji
    [few] { $count } inne niż w instrukcji
   *[other] { $count } innych niż w instrukcji
}
web-more = Więcej
web-level = Trudność
    .l1 = łatwy
    .l2 = średni
    .l3 = trudny
web-result-best = wygrane: { $won } z { $played }
web-curious = Dla dociekliwych
web-as-usual = jak zwykle
web-watch-allowed = Kto ma link, może patrzeć
web-practice = Stół do ćwiczeń: w pojedynkę albo z samymi botami można cofnąć każdy ruch, nawet po rzucie
web-clock = Zegar
    .s0 = bez pośpiechu
    .s60 = minuta na odpowiedź
    .s300 = pięć minut na odpowiedź
    .s86400 = dzień na odpowiedź
    .s259200 = trzy dni na odpowiedź
web-sit-down = Siadamy do gry
web-sitting-down = Nakrywamy…

## Przy stole

web-table-coming = Szukamy twojego stołu…
web-table-gone = Może ktoś już zamknął ten stół albo w linku brakuje końcówki.
web-at-table = Przy stole
web-board = Plansza
web-picks = Co można wybrać
web-all-picks = Wszystkie możliwości jako lista
web-you = ty
web-confirm = { $count ->
    [0] Zatwierdź
   *[other] Zatwierdź ({ $count })
}
web-confirm-sure = Tak, na pewno
web-mark-all = Wszyscy
web-mark-none = Nikt
web-usual = Odpowiedź za ciebie: { $question } { $label }.
web-usual-ask = Pytaj mnie
web-asked-to-hide = Nie masz innej odpowiedzi. Pytanie pada po to, żeby nikt nie odgadł, co masz na ręce.
web-marked-exact = { $count ->
    [0] wybierz { $most }
   *[other] zaznaczono { $count } z { $most }
}
web-marked-range = { $count ->
    [0] wybierz od { $least } do { $most }
   *[other] od { $least } do { $most }, zaznaczono { $count }
}
web-marked-up-to = { $count ->
    [0] wybierz najwyżej { $most }
   *[other] najwyżej { $most }, zaznaczono { $count }
}
web-marked-any = { $count ->
    [0] wybierz, ile chcesz
   *[other] ile chcesz, zaznaczono { $count }
}
web-hinted = podpowiedź
web-seat-open = wolne miejsce
web-seat-won = zwycięstwo
web-seat-thinks = zastanawia się
web-seat-asked = wybiera
web-seat-away = poza siecią
web-left-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
web-left-hours = { $hours } godz.
web-chance = Los rozstrzyga…
web-showing = Gra { $seat }…
web-hurry = Dalej
web-now = Do bieżącej chwili
web-passed = Za dużo naraz: { $count ->
    [one] pominięto { $count } krok
    [few] pominięto { $count } kroki
   *[many] pominięto { $count } kroków
}. Wszystko jest w dzienniku.
web-behind-curtain = Za zasłoną
web-watching = Oglądasz tę grę.
web-waits-empty = Czekamy, aż ktoś usiądzie: { $seat }
web-waits-bot = { $seat } się zastanawia…
web-waits-person = Teraz wybiera { $seat }.
web-waits-away = Teraz wybiera { $seat }, ale jest poza siecią.
web-title-turn = Twoja kolej: { $game }
web-call-ask = Czy mam dać znać, że to Twoja kolej, gdy patrzysz gdzie indziej?
web-call-yes = Tak, daj znać
web-call-no = Nie
web-call-text = Stół czeka na Ciebie.
web-link-away = Brak połączenia. Wracamy, gdy tylko się da…
web-link-away-sending = Brak połączenia. Twój wybór poczeka i pójdzie dalej…

## Narzędzia

web-undo = Cofnij
web-hint = Podpowiedź
web-why = Dlaczego?
web-show-again = Ostatnia tura jeszcze raz
web-log = Dziennik
web-log-close = Zamknij dziennik
web-log-earlier = Wcześniejsze wpisy ({ $count })
web-log-empty = Jeszcze nic się nie zdarzyło.
web-log-look = Na planszy: { $line }
web-why-of = Dlaczego? { $line }
web-hint-whole = Cała podpowiedź
web-hint-waits = Chwila namysłu…
web-undo-refused = { $who }: niech ten ruch zostanie.
web-undo-asks = { $who }: { $seat } chce cofnąć ruch, choć już rzucono kośćmi albo coś odkryto. Zgoda?
web-undo-yes = Zgoda
web-undo-no = Nie, ruch zostaje
web-undo-waits = { $seat } chce cofnąć ruch. Czekamy na zgodę: { $others }.
web-gesture = Gest
    .cheers = wznosi kufel
    .welcome = kłania się
    .well = bije brawo: dobrze zagrane
    .thanks = dziękuje
    .moment = prosi o chwilę
    .luck = życzy powodzenia
web-gesture-told = { $who } { $what }
web-recap = Pod twoją nieobecność
web-recap-close = Już wiem
web-rule-section = Instrukcja: { $section }
web-rule-ruling = Instrukcja o tym milczy: tak ustalono w Bree.
web-rule-option = Opcja gry.
web-rule-uncertain = Ta informacja nie jest pewna.
web-rule-unknown = Nie ma zasady { $rule }.

## Zasłona

web-curtain = Teraz { $seat }
web-curtain-all = Kto patrzy?
web-curtain-more = Niech inni odwrócą wzrok: za zasłoną leżą zakryte karty.
web-curtain-open = To ja, { $seat }

## Goście i gospodarz

web-share = Zaproś
web-share-more = Kto otworzy ten link, może zająć wolne miejsce albo popatrzeć.
web-kept-until = Bez dalszej gry stół zniknie po { $date }.
web-share-table = Link do stołu
web-share-closed = Na razie gospoda jest otwarta tylko na tym komputerze: z innego jej adres nie zadziała. Żeby wpuścić przyjaciół z tej samej sieci, zatrzymaj serwer i uruchom go tak:
web-share-network = Link działa w tej samej sieci co ten komputer.
web-share-own = Twoja droga powrotna: { $seat }
web-share-own-more = Tym linkiem wrócisz na swoje miejsce z innego ekranu. Nie pokazuj go nikomu.
web-send = Wyślij…
web-code = Kod QR linku
web-code-own = Kod QR twojej drogi powrotnej: { $seat }
web-copy = Kopiuj
web-copied = Skopiowano
web-join-who = Przy stole: { $names }.
web-join-seat = Usiądź: { $seat }
web-join-full = Wszystkie miejsca są zajęte.
web-join-watch = Tylko popatrzę
web-join-no-watch = Przy tym stole nie ma miejsca dla widzów.
web-join-again = Zajrzyj jeszcze raz
web-host = Gospodarz stołu
web-seat-back = Oddaj miejsce temu, kto tu siedział
web-seat-bot = Niech gra { $bot }
web-seat-free = Zwolnij miejsce dla kogoś innego
web-close-table = Zamknij stół
web-close-sure = Gra skończy się dla wszystkich. Na pewno?
web-close-yes = Tak, zamknij
web-close-no = Nie, gramy dalej

## Koniec gry i po grze

web-final-sure = To kończy grę dla wszystkich i nie da się tego cofnąć. Żeby zagrać dalej innego dnia, po prostu zamknij stronę: stół zostaje.
web-final-yes = Tak, zakończ
web-result-mine = Zwycięstwo jest twoje!
web-result-theirs = Koniec gry. Zwycięstwo: { $who }!
web-result-none = Koniec gry. Nikt nie zwyciężył.
web-result-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
web-result-numbers = W liczbach
web-result-so-far = Twoje wyniki dotąd – { $best }
web-next-again = Jeszcze raz w tym gronie
web-next-sides = Zamiana stron
web-next-onward = Następny rozdział
web-next-join = Do następnej gry
web-next-watch = Obejrzyj następną grę
web-new-game = Nowy stół
web-replay = Powtórka
web-review = Wykres szans
web-to-table = Do stołu
web-branch = A gdyby…
web-branch-start = Zagraj od tej chwili
web-save = Zapisz do pliku
web-moment = Krok
web-moment-of = krok { $at } z { $last }
web-to-start = Na początek
web-step-back = O chwilę wstecz
web-step-on = O chwilę naprzód
web-to-end = Na koniec
web-turn-back = Poprzednia tura
web-turn-on = Następna tura
web-play = Odtwarzaj
web-pause = Zatrzymaj
web-share-moment = Kopiuj link do tej chwili
web-review-title = Jak zmieniały się szanse na zwycięstwo
web-review-played = Od każdej z tych chwil za wszystkich grał dalej, do końca gry, bot { $bot }; liczba gier od każdej: { $games }.
web-review-reckoned = Szanse policzył bot { $bot }: to jego rachunek, bez rozgrywania gier do końca.
web-review-points = Punkt prowadzi do tej chwili w powtórce.
web-review-coming = Liczymy szanse…
    .more = Najsilniejszy bot gra dalej od kilku chwil tej gry. To może potrwać minutę.
web-review-falls = Gdzie szanse spadły najbardziej
web-review-fall = { $seat }: z { $before }% na { $after }%, między krokami { $from } i { $to }
web-review-rounds = To szanse na wygranie rundy.
web-review-costs = Najdroższe odpowiedzi
web-review-costs-coming = Szukamy ich: serwer rozgrywa do końca twoją odpowiedź i lepszą, w tych samych wyobrażonych grach…
web-review-costs-none = { $compared ->
    [0] Bot odpowiedziałby tak samo wszędzie, gdzie zdążył sprawdzić.
    [one] Porównaliśmy z inną jedną odpowiedź. Nie można powiedzieć na pewno, że coś kosztowała.
    [few] Porównaliśmy z innymi { $compared } odpowiedzi. O żadnej nie można powiedzieć na pewno, że coś kosztowała.
   *[other] Porównaliśmy z innymi { $compared } odpowiedzi. O żadnej nie można powiedzieć na pewno, że coś kosztowała.
}
web-review-cost = { $seat }: { $given }. Lepiej: { $better }.
web-review-cost-game = Koszt w punktach procentowych szansy na zwycięstwo: { $cost }, od { $low } do { $high }; pary gier: { $games }.
web-review-cost-round = Koszt w punktach procentowych szansy na wygranie rundy { $round }: { $cost }, od { $low } do { $high }; pary gier: { $games }.
web-review-cost-look = Pokaż tę chwilę
web-review-lost = Przegrane rundy
web-review-round-lost = Runda { $round }
web-lost-round = Czy dało się wygrać?
web-lost-round-searching = Szukamy przy odkrytych kartach. Pierwsze szukanie po instalacji trwa minutę…
web-lost-round-yes = Tak: przy odkrytych kartach tak można wygrać rundę { $round } od pierwszej karty.
web-lost-round-no = Nie. Nawet przy odkrytych kartach rundy { $round } nie da się wygrać od pierwszej karty.
web-lost-round-unsure = Nie wiadomo: szukanie w rundzie { $round } przerwano, zanim sprawdziło wszystko.
web-review-table = To samo w liczbach
web-review-start = początek
web-review-end = koniec ({ $n })
web-review-point = { $seat }, krok { $n }: { $share }%

## Pierwsza tura

web-guide = Jak wygląda pierwsza tura
web-guide-seats = Tu widać, kto siedzi przy stole. Złota kreska pokazuje, kto teraz wybiera.
web-guide-board = To jest plansza. Co świeci, można wybrać: wystarczy dotknąć.
web-guide-ask = Tu jest pytanie i wszystkie możliwe odpowiedzi. Jeśli brakuje ci pomysłu, poproś o podpowiedź; pomyłkę można cofnąć.
web-guide-log = Dziennik opowiada, co się stało. Przy każdym wierszu znak zapytania wyjaśnia dlaczego.
web-guide-next = Dalej
web-guide-skip = Zamknij przewodnik
web-guide-wanted = Pokaż mi, jak wygląda pierwsza tura
web-guide-end = Gramy

## Skąd wzięła się gra

web-origin-save = Z zapisu gry
web-origin-daily = Rozdanie dnia
web-origin-lesson = Lekcja
web-origin-branch = A gdyby…

## Księga zasad

web-book = Księga zasad
web-book-games = Gry
web-book-rules = Zasady
web-book-cards = Karty
web-brief = W pięć minut
web-brief-title = { $game } w pięć minut
web-book-chapters = Rozdziały
web-book-contents = Spis treści
web-book-with-example = z przykładem
web-example-before = Pokaż planszę przed tym wyborem
web-example-after = Pokaż planszę po tym wyborze
web-example-may = Do wyboru: { $picks }.
web-example-barred = Nie można wybrać: { $pick }. Zasada
web-example-follows = Co dzieje się dalej:
web-book-terms = Pojęcia
web-term-rules = Zasady:
web-book-search = Szukaj
web-book-section = Rozdział
web-book-all-sections = wszystkie rozdziały
web-book-kind = Rodzaj
web-book-stage = Etap
web-book-all = wszystkie
web-book-nothing = Nic nie znaleziono.
web-book-sure = Na ile to pewne?
web-book-doubt = pewność: { $what }
web-book-rules-found = Zasady: { $count } z { $all }
web-book-cards-found = Karty: { $count } z { $all }
web-book-terms-found = Pojęcia: { $count } z { $all }
web-kind-card = karty
web-kind-character = postacie
web-kind-event = wydarzenia
web-kind-gift = prezenty
web-kind-rider = Czarni Jeźdźcy
web-kind-place = miejsca
