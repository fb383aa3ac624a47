# Serwer: co mówi, gdy odmawia albo się żegna

no-late = W międzyczasie coś się przy stole zmieniło. Spójrz jeszcze raz.
no-flood = Za dużo naraz. Poczekaj chwilę.
no-gestures = Za dużo gestów naraz. Poczekaj chwilę.
no-busy = Serwer jest jeszcze zajęty twoją poprzednią prośbą albo prośbami innych. Spróbuj za chwilę.
no-tables-many = Z twojego adresu założono już najwyższą dozwoloną liczbę stołów ({ $most }). Stoły, przy których długo nikt nie gra, znikają same.
no-message = Serwer nie rozumie tej wiadomości.
no-form = Zapytanie jest niepełne albo ma pole o niewłaściwej wartości: { $where }.
no-too-large = To jest za duże.
no-origin = Żądanie przyszło z innej strony i zostało odrzucone.
no-host = Ten serwer nie jest znany pod nazwą { $host }. Kto go prowadzi, może dodać tę nazwę do BREE_HOSTS.
no-slow = Zapytanie nie dotarło na czas.
no-token = Ten link jest nieprawidłowy albo stracił ważność.
no-not-host = To może zrobić tylko gospodarz stołu.
no-no-table = Nie ma takiego stołu.
no-no-seat = Nie siedzisz na tym miejscu albo nie ma go przy stole: { $seat }.
no-no-page = Tu niczego nie ma.
no-no-way = Tego nie da się tu zrobić.
no-seat-taken = To miejsce jest już zajęte: { $seat }.
no-seat-secret = { $seat }: kto by teraz zajął to miejsce, zobaczyłby jego ukryte karty. Grać dalej może bot, a osoba z tego miejsca może przekazać swój link.
no-not-seated = Oglądasz grę; grać mogą tylko osoby siedzące przy stole.
no-bot-plays = Na tym miejscu ({ $seat }) gra teraz bot; gospodarz może je oddać.
no-nobody-to-give = Nie ma komu oddać tego miejsca: { $seat }.
no-watching = Gospodarz nie pozwala oglądać gry przy tym stole.
no-nothing-free = Wszystkie miejsca przy tym stole są zajęte, więc nie ma czego ogłaszać.
no-parcel-large = To za dużo na jedno przeniesienie: mieści się najwyżej { $most } znaków.
no-parcel-odd = To nie jest historia zapakowana przez przeglądarkę z Bree.
no-parcels-many = Z twojego adresu czeka już najwyższa dozwolona liczba przeniesień ({ $most }). Każde znika po dobie.
no-no-parcel = Dla tego klucza nic tu nie ma. Klucz działa raz i tylko przez dobę.
no-table-full = Ten stół osiągnął limit { $most } wpisów; dalej nie da się przy nim grać.
no-table-closed = Gospodarz zamknął ten stół.
no-table-gone = Tego stołu już nie ma: { $table }.
no-undo-declined = Ktoś właśnie się na to nie zgodził. Ponownie możesz poprosić za { $seconds } s.
no-lesson-unknown = Nie ma takiej lekcji: { $lesson }.
no-lesson-hint = Lekcja sama mówi, co zrobić: poszukaj jej zdania na planszy.
no-daily-hint = W rozdaniu dnia nie ma podpowiedzi.
no-lesson-seat = Miejsca przy stole lekcji zostają bez zmian aż do jej końca.
no-daily-none = Gra { $game } nie ma rozdania dnia.
no-daily-tomorrow = Rozdanie dnia { $day } jeszcze się nie zaczęło.
no-daily-past = Rozdanie dnia { $day } minęło: grać można tylko w rozdania z ostatnich { $days } dni.
no-daily-not = Przy tym stole nie gra się rozdania dnia.
no-daily-undo = W rozdaniu dnia nie można cofać, bo każdy ma jedną próbę.
no-daily-seat = Miejsca przy stole z rozdaniem dnia zostają bez zmian.
no-puzzle-unknown = Nie ma takiej zagadki: { $puzzle }.
no-puzzle-answer = To nie jest pełna odpowiedź na zagadkę.
no-not-over = To jest możliwe dopiero po zakończeniu gry.
no-no-next-game = Po tej grze taka gra nie może nastąpić.
no-no-moment = W tej grze nie ma kroku { $at }; ostatni to { $last }.
no-no-lost-round = W tej grze nie ma przegranej rundy { $round }.
no-no-solver = Ten serwer nie umie tej gry rozwiązać.
no-no-hint = Teraz nie ma czego podpowiadać.
no-no-estimate = Nikt nie umie oszacować szans w tej grze.
no-name-empty = Podaj imię.
no-name-long = To imię jest za długie; { $most ->
        [one] dozwolony jest najwyżej jeden znak
        [few] dozwolone są najwyżej { $most } znaki
       *[many] dozwolonych jest najwyżej { $most } znaków
    }.
no-name-odd = W tym imieniu są znaki, których nie da się pokazać.
no-stopping = Serwer właśnie się zatrzymuje. Gra jest zachowana; wróć za chwilę.
no-moved = Stół właśnie przechodzi na inny serwer. Gra jest zachowana; wróć za chwilę.
no-hand-over = Ten adres jest tylko dla procesów tego serwera.
no-fault = Na serwerze coś się nie udało. Niczego nie zmieniono.
no-setting = { $name } nie może mieć wartości „{ $value }”; dozwolona jest { $kind ->
        [whole] liczba całkowita od { $least } do { $most }
        [count] liczba całkowita od { $least } wzwyż
        [above] liczba większa od { $least }
       *[from] liczba od { $least } wzwyż
    }.
no-module-unknown = Nie można wczytać modułu „{ $module }” z grą: { $why }.
no-port = Nie można uruchomić serwera pod adresem { $host }, port { $port }: { $why }.
no-posix-server = Z bazą PostgreSQL Bree działa tylko w systemach Linux i macOS. W systemie Windows użyj WSL albo pliku SQLite.
no-one-worker = Do kilku procesów potrzebna jest baza PostgreSQL; ustaw BREE_DATABASE=postgresql://… albo wybierz jeden proces.
no-store-url = „{ $url }” nie jest adresem bazy danych; trzeba napisać sqlite:///PLIK albo postgresql://UŻYTKOWNIK@SERWER/NAZWA.
no-store-newer = Baza danych należy do nowszej wersji Bree. Zainstaluj tę wersję.
no-store-unreachable = Baza danych jest nieosiągalna: { $why }. Nic nie przepadło; spróbuj za chwilę.
no-store-foreign = Plik „{ $file }” nie jest bazą danych. Podaj w --database albo BREE_DATABASE inny plik; Bree założy go, jeśli go nie ma.
no-store-closed = Baza danych jest zamknięta, bo serwer się zatrzymuje.

server-unbuilt = Serwer działa, ale stron dla przeglądarki nie zbudowano. Zbuduj je poleceniem „make web” albo zainstaluj Bree z paczki.
settings-former = Bree nie czyta już tych ustawień: { $names }. Zobacz docs/server/settings.md.

# Strona stołu, jak pokazuje ją komunikator obok linku

server-invites = { $who } zaprasza do gry: { $game }
server-free-seats = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jedno miejsce jest wolne.
    [few] Wolne są { $count } miejsca.
   *[other] Wolnych jest { $count } miejsc.
}
