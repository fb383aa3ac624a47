# Co Bree mówi, gdy odmawia. Za każdym razem jedno jasne zdanie.

no-game-over = Gra jest skończona.
no-not-offered = „{ $answer }” nie jest teraz możliwe.
no-not-whole = To jeszcze za mało: brakuje { $least }.
no-run-wide = Możliwych zestawów jest zbyt wiele, żeby sprawdzić wszystkie (ponad { $most }). Wybieraj po jednej rzeczy.
no-lesson-other = Lekcja prosi tu o inną odpowiedź.
no-not-asked = Teraz wybiera { $who }, a nie { $seat }.
no-game-unknown = Nie ma gry „{ $game }”. Gry: { $known }.
no-bot-unknown = Nie ma bota „{ $bot }”. Boty: { $known }.
no-outside-forbidden = Stąd nie można zaprosić programu; może go wskazać tylko ten, kto uruchamia Bree na tym komputerze.
no-outside-file = Zapisana gra chce uruchomić program: { $command }. Jeśli go znasz i mu ufasz, dodaj --outside.
no-outside-unread = „{ $command }” nie jest poleceniem: podaj program i jego argumenty, na przykład outside:python bot.py.
no-outside-posix = Programy w roli botów działają tylko w systemach Linux i macOS. W systemie Windows uruchom Bree w WSL.
no-outside-missing = Nie ma programu „{ $program }”, który można by uruchomić.
no-outside-seconds = BREE_OUTSIDE_SECONDS musi być liczbą większą od 0 i nie większą niż { $most }, a jest „{ $found }”.
no-outside-fault = Program „{ $command }” zawiódł: { $why }. Ostatni komunikat programu: { $said }
no-language-unknown = Nieznany język „{ $language }”. Języki: { $known }.
no-option-unknown = Nie ma opcji „{ $option }”. Opcje: { $known }.
no-option-value = „{ $value }” nie jest wartością opcji { $option }; dozwolone: { $allowed }.
no-option-text = Wartość opcji { $option } jest za długa albo zawiera niedozwolone znaki lub liczby.
no-option-form = „{ $text }” nie jest opcją; trzeba napisać NAZWA=WARTOŚĆ.
no-seats-other = Potrzebne są miejsca: { $seats }; podano: { $found }.
no-seats-count = Podano miejsc: { $found }, a gra wymaga: { $players }.
no-seats-players = Liczba miejsc ({ $found }) nie zgadza się z podaną liczbą graczy ({ $players }).
no-rule-unknown = Nie ma zasady „{ $id }”.
no-rule-nothing = Żadna zasada nie wspomina o „{ $words }”.
no-card-nothing = Żadna zasada nie wspomina o „{ $words }” i żadna karta tak się nie nazywa. Może chodzi o: { $near }.
no-notation = „{ $text }” nie jest zapisem pozycji.
no-card-file = Plik { $file }, wiersz { $line }: „{ $word }” nie ma tu sensu ({ $why }).
no-map-border = Mapa: „{ $one }” i „{ $other }” nie wymieniają się wzajemnie jako sąsiedzi albo jako granica nie do przebycia.
no-map-both = Mapa: „{ $one }” wymienia „{ $other }” dwa razy.
no-map-apart = Mapa: z „{ $one }” nie ma drogi do „{ $other }”.
no-map-count = Mapa ma mieć { $all } regionów i { $lines } granic, a ma { $regions } i { $borders }.
no-data-file = Nie można odczytać danych: { $why }.
no-data-line = Nie można odczytać danych: wiersz { $line } nie jest poprawnym zapisem TOML.
no-data-part = W danych brakuje listy { $part }.
no-data-unknown = Plik z danymi wymienia coś, czego w takim pliku nie ma: { $name }.
no-file-missing = Nie ma pliku „{ $file }”.
no-file-unreadable = Nie można odczytać pliku „{ $file }”: { $why }.
no-file-large = Plik „{ $file }” jest za duży; Bree czyta najwyżej { $most } MB.
no-file-not-text = Plik „{ $file }” nie jest plikiem tekstowym.
no-file-unwritable = Nie można zapisać pliku „{ $file }”: { $why }.
no-rows-unwritable = Nie można zapisać pliku „{ $file }”: { $why }. Wcześniejsze wiersze pozostają w „{ $kept }”.
no-workers-lost = Procesy robocze wciąż giną: już { $times } przy tych samych zadaniach. Być może brakuje pamięci.
no-cluster-none = Na tym komputerze nie działa klaster Ray; można go uruchomić poleceniem ray start --head.
no-cluster-form = „{ $address }” nie jest adresem klastra Ray; trzeba napisać HOST:PORT albo auto.
no-cluster-silent = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray.
no-cluster-refused = Ray nie mógł połączyć się z klastrem { $address }: { $reason }
no-worker-silent = Komputer { $machine } z klastra Ray nie odpowiada od { $seconds } sekund.
no-worker-without = Na komputerze { $machine } z klastra Ray nie ma Bree; trzeba tam zainstalować tę samą wersję co tutaj.
no-worker-other = Komputer { $machine } z klastra Ray ma { $what } w wersji { $found }, a ten w wersji { $own }; na obu trzeba zainstalować to samo Bree.
no-save-truncated = Zapis gry jest ucięty albo nie jest zapisem gry; niczego nie zmieniono.
no-save-foreign = Ten plik nie jest grą zapisaną przez Bree.
no-save-newer = Grę zapisano w formacie { $format }, a ta wersja Bree zna formaty do { $known }. Zainstaluj nowszą wersję Bree.
no-save-newer-rules = Grę rozegrano według wersji { $format } zasad, a ta wersja Bree zna wersje do { $known }. Zainstaluj nowszą wersję Bree.
no-save-damaged = Zapis gry jest uszkodzony: jest niepełny albo ma pole o niewłaściwej wartości.
no-save-position = Zapisana pozycja jest nieprawidłowa.
no-save-other-game = W pliku jest gra { $game }, a nie { $wanted }.
no-save-illegal = Nie można grać dalej: odpowiedź numer { $number }, „{ $answer }”, nie jest w tym miejscu dozwolona.
no-save-start = Tę grę zapisano od pewnej pozycji, a nie od pierwszego ruchu; serwer odtwarza zapisaną grę z samych odpowiedzi.
no-save-old-rules = Od czasu zapisania gry zmieniły się zasady: odpowiedź numer { $number }, „{ $answer }”, nie jest już w tym miejscu dozwolona.
no-save-long = Liczba odpowiedzi w zapisanej grze to { $answers }; serwer przyjmuje najwyżej { $most }.
no-save-time = Nie udało się odtworzyć zapisanej gry w wyznaczonym czasie.
no-save-none = Nie ma zapisanej gry, którą można by wznowić.
no-undo-seats = Od tego czasu ktoś usiadł do stołu albo od niego wstał, więc ruch zostaje.
no-undo-seen = Od tego czasu rzucono kośćmi albo coś odkryto, więc ruch zostaje. Cofnąć go można tylko przy stole do ćwiczeń.
no-nothing-to-undo = Nie ma czego cofnąć.
no-nothing-to-grant = Nikt nie czeka na twoją zgodę.
no-games-count = Trzeba rozegrać co najmniej jedną grę.
no-arena-what = Trzeba podać grę i co najmniej dwa boty albo plik z --again.
no-arena-alone = Arena potrzebuje co najmniej dwóch botów.
no-arena-twice = Każdego bota można podać tylko raz.
no-arena-games = Liczba gier musi być między 1 a { $most }.
no-arena-bots = Botów jest za dużo na jedną rundę: { $found }.
no-arena-file = Plik „{ $file }” nie jest plikiem zapisanym przez bree arena --file.
no-arena-same-file = Plik „{ $file }” podano dwa razy; --page, --out i --file muszą wskazywać różne pliki.
no-arena-outside = Plik „{ $file }” podaje program jako bota. Plik nie może uruchamiać programów; trzeba go podać w poleceniu.
no-arena-again = Z --again wszystko jest w pliku; nie podaje się wtedy gry, botów, opcji, liczby gier ani ziarna.
no-gate-bots = Bramka potrzebuje dwóch botów, najpierw zmienionego, i różnych przeciwników. Zmieniony bot nie może być przeciwnikiem.
no-gate-together = Bramka jest dla gier z przeciwnikami; tutaj gracze wygrywają razem.
no-gate-alone = Z --gate nie podaje się --stop, --page, --out, --file ani --again.
no-jobs-count = Potrzebny jest co najmniej jeden proces.
no-missing-library = Potrzebny jest dodatek „{ $extra }”, który nie jest zainstalowany. W sklonowanym repozytorium Bree uruchom pip install ".[{ $extra }]" albo make install.
no-plugin-game = Pakiet { $package } dostarcza grę „{ $name }”, której nie można użyć: { $why }.
no-plugin-bot = Pakiet { $package } dostarcza bota „{ $name }”, którego nie można użyć: { $why }.
no-too-many-picks = Pytanie zawiera odpowiedzi spoza spisu, których jest { $picks }, a wolnych numerów jest tylko { $spare }.
no-screen = Tu nie ma terminala. Dodaj --plain, aby grać wiersz po wierszu.
no-one-answer = Tu można podać tylko jedną odpowiedź.
no-choice-number = Nie ma wyboru numer { $number }; numery do wyboru: { $known }.

# Odpowiedzi, których pytanie samo nie nazywa.
answer-done = to wszystko
answer-pass = rezygnacja

why-unknown-fact = nie ma takiej cechy
why-wrong-type = tu trzeba wartości innego rodzaju
why-not-toml = to nie jest TOML
why-too-much = jest za długi albo zawiera klucze złożone ze zbyt wielu części
why-unknown-effect = nie ma takiego efektu
why-no-sentence = żadne zdanie nie mówi, czego to wymaga
why-unknown-stage = nie ma takiego etapu
why-unknown-figure = nie ma takiego pionka
why-unknown-name = nie jest to żadna ze znanych nazw
why-second-battle = karta może mieć tylko jedną walkę
why-lesson-reading = po zdaniu do samego przeczytania nic nie może się wydarzyć
why-missing-fact = brakuje jednej z cech

# Dlaczego pominięto to, co daje inny pakiet.
why-name-ours = ta nazwa jest już zajęta przez samo Bree
why-name-taken = ta nazwa jest już zajęta przez inny pakiet
why-name-odd = nazwa nie jest jednym słowem z małych liter
why-name-other = jego gra nazywa się inaczej

# Dlaczego system odmówił.
why-no-folder = nie ma takiego folderu
why-a-folder = to jest folder
why-no-file = to nie jest zwykły plik, tylko urządzenie lub potok
why-not-allowed = brak uprawnień
why-long-name = nazwa jest za długa
why-full = na dysku nie ma miejsca
why-in-use = ten port jest zajęty
why-no-address = ten komputer nie ma takiego adresu
why-nobody-answers = nikt pod tym adresem nie odpowiada
why-not-opened = nie można otworzyć pliku
why-locked = używa jej inny program
why-damaged = plik jest uszkodzony

# Co program z zewnątrz zrobił źle.
why-outside-late = za długo nie odpowiadał
why-outside-nonsense = odpowiedział coś, czego nie było do wyboru
why-outside-unasked = odpowiedział na pytanie więcej niż jednym wierszem
why-outside-long = pisał bez końca i nie odpowiedział
why-outside-dead = zakończył się w trakcie gry

no-solver-none = Gry { $game } nie da się rozwiązać poleceniem bree solve.
no-odds-none = Dla gry { $game } nie liczy się szans.
no-solve-campaign = Kampania to nie jedno rozdanie; podaj rozdział: -o chapter=5.
no-solve-one = { $option } służy do wielu rozdań; ich liczbę podaje się jako --deals.
no-solve-game = { $option } nie pasuje do gry { $game }: ta gra jest rozwiązywana w całości.
no-solve-count = { $option } musi wynosić co najmniej 1.
no-solve-two = bree solve mordor rozwiązuje tylko grę dwóch osób.
no-table-broken = Tablica { $file } jest uszkodzona; bree solve mordor zbuduje ją od nowa.
no-table-other = Tablica { $file } dotyczy innych opcji albo innej wersji; bree solve mordor zbuduje właściwą.

## Polecenia, których nie można odczytać

no-command-unknown = Nie ma polecenia „{ $command }”. Polecenia: { $known }.
no-command-close = Nie ma polecenia „{ $command }”. Może chodzi o: { $close }?
no-words-left = Zbędne słowa w poleceniu: { $words }.
no-flag-unknown = Nie ma takiej opcji: { $option }.
no-flag-close = Nie ma takiej opcji: { $option }. Może chodzi o: { $close }?
no-flag-takes-one = Opcja { $option } wymaga wartości.
no-flag-takes-none = Opcja { $option } nie przyjmuje wartości.
no-argument-missing = Brakuje argumentu: { $what }.
no-value-unread = { $option } wymaga wartości { $what }, a podano „{ $value }”.
no-seconds-range = --seconds musi być liczbą od 0,001 do { $most }, a nie „{ $found }”.
