# Strony pomocy: bree --help, bree play --help i tak dalej

cli-help-usage = Użycie: { $usage }
cli-help-options = [OPCJE]
cli-help-arguments = Argumenty:
cli-help-options-head = Opcje:
cli-help-commands = Polecenia:
cli-help-default = [domyślnie: { $value }]
cli-more = (cała zasada: bree rules { $game } { $id })

# Co trzeba podać; część ma nazwę opcji albo argumentu.
cli-value = WARTOŚĆ
    .command = POLECENIE...
    .game = GRA
    .seats = LISTA
    .option = NAZWA=WARTOŚĆ
    .lang = pl|en
    .seed = LICZBA
    .file = PLIK
    .what = SŁOWA
    .games_count = LICZBA
    .guests = BOTY
    .jobs = LICZBA
    .out = PLIK
    .tries = LICZBA
    .budget = LICZBA
    .host = ADRES
    .port = LICZBA
    .database = BAZA
    .workers = LICZBA
    .seconds = SEKUNDY

# Opcje wspólne; polecenie może mieć własny opis.
cli-call = opcje wspólne
    .game = nazwa gry; samo bree wypisuje wszystkie
    .option = opcja stołu; można podać wiele razy
    .lang = język: polski albo angielski
    .plain = wiersz po wierszu, dla potoków i czytników ekranu
    .seed = ta sama liczba daje te same kości i karty
    .as_json = wynik jako JSON
    .help = pokazuje tę pomoc
cli-call-bree = Bree: gry planszowe ze Śródziemia.
    .version = pokazuje wersję
cli-call-play = Gra w terminalu.
    .seats = kto gdzie siedzi, zgodnie z ruchem wskazówek zegara: me (ty), imię wielką literą albo nazwa bota
cli-call-resume = Dalszy ciąg zapisanej gry: ostatniej albo tej z pliku.
    .file = zapisana gra; bez niej ostatnia
cli-call-replay = Opowiada zapisaną grę od początku, tak jak widzieli ją wszyscy.
    .file = zapisana gra
    .why = z zasadą przy każdym wierszu
cli-call-rules = Zasady gry: wszystkie, jedna o podanym numerze albo te, w których są podane słowa; na końcu karty, których treść nie jest pewna.
    .what = numer zasady albo słowa
cli-call-simulate = Rozgrywa wiele gier bez widzów i liczy wyniki.
    .games_count = ile gier
    .guests = jeden bot dla wszystkich miejsc albo po jednym dla każdego
    .jobs = ile procesów naraz
    .seed = ta sama liczba daje te same gry
    .out = plik Parquet, po jednym wierszu na grę
    .audit = po każdej odpowiedzi sprawdza, czy niczego nie ubyło ani nie przybyło
cli-call-solve = Mówi, czy rozdanie można wygrać w otwarte karty i jak.
    .seed = rozdanie: ta sama liczba daje te same karty
    .tries = ile wyborów postaci, zagrożeń i wymian sprawdzić
    .budget = ile pozycji obejrzeć przy każdym z nich
cli-call-serve = Otwiera gospodę: stoły w przeglądarce, dla tego komputera albo dla przyjaciół.
    .host = gdzie nasłuchiwać; bez tej opcji tylko na tym komputerze
    .port = numer portu
    .database = sqlite:///PLIK albo postgresql://...
    .workers = ile procesów; więcej niż jeden wymaga PostgreSQL
    .browser = otworzyć stronę w przeglądarce czy nie
cli-call-bench = Mierzy ten komputer: gry na sekundę, kopie, widoki i ich stosunek do punktu odniesienia.
    .seconds = ile sekund na każdy pomiar
