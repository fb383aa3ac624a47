# Wiersz poleceń

cli-welcome = Bree: gospoda, w której gra się w gry planszowe ze Śródziemia. Nieoficjalne dzieło fanów.
    Gry:
cli-start = Na początek:
    {"  "}bree play mordor --seats me,turn,greedy        gra z dwoma botami
    {"  "}bree play mordor --seats Anna,Jan --lang pl    dwoje przyjaciół, po polsku
    {"  "}bree serve                                     stoły w przeglądarce
    {"  "}bree resume                                    dalszy ciąg ostatniej gry
    {"  "}bree rules mordor nazgul                       wyszukiwanie zasad
    {"  "}bree simulate mordor --games 10000             boty grają, Bree liczy
    {"  "}bree --help                                    cała reszta
cli-saved = Gra jest zapisana: { $file } – dalszy ciąg: bree resume "{ $file }"
cli-ended = Gra skończona i zapisana: { $file } – powtórka: bree replay "{ $file }"
cli-unfinished = Gra nie jest skończona (odpowiedzi do tej pory: { $answers }).
cli-kind-ruling = rozstrzygnięcie
cli-kind-option = opcja gry
cli-uncertain = wartość niepewna
cli-doubt = pewność: { $what }
cli-fault = Gra { $number }: { $what }
cli-faults = Gry przerwane przez błąd, niewliczone do wyników: { $faults } z { $games }.
cli-stopped = Przerwano; { $what ->
    [deals] zbadane rozdania
   *[games] rozegrane gry
}: { $count }.
cli-stopped-kept = Przerwano; { $what ->
    [deals] zbadane rozdania
   *[games] rozegrane gry
}: { $count }; ich wiersze są w „{ $kept }”.
cli-games = liczba gier: { $games }
cli-seat = Miejsce
cli-share = Zwycięstwa
cli-interval = przedział 95%
cli-all = wszyscy
cli-length = Odpowiedzi na grę: { $answers }; { $seconds } s.
cli-bench-none = OpenSpiel nie jest zainstalowany, więc nie ma punktu odniesienia. W sklonowanym repozytorium Bree uruchom pip install ".[bench]".
cli-solving = Szukam drogi
cli-solve-preparing = Przygotowuję program, który szuka wygranej: zdarza się to tylko raz i trwa około pół minuty
cli-solve-won = To rozdanie można wygrać w otwarte karty ({ $tries ->
    [1] już przy pierwszych sprawdzonych wyborach
   *[other] przy wyborach z próby nr { $tries }
}):
cli-solve-none = Przy żadnych ze sprawdzonych wyborów ({ $tries }) tego rozdania nie da się wygrać, nawet w otwarte karty.
cli-solve-unsure = Przy sprawdzonych wyborach ({ $tries }) nie znaleziono drogi; szukanie przerwano, zanim wszystko sprawdzono. Większe --budget szuka dalej.
cli-solving-game = Rozwiązuję grę
cli-solve-first = Ten, kto zaczyna, wygrywa z szansą { $share }
cli-solve-second = Drugi gracz wygrywa z szansą { $share }
cli-solve-nobody = Nikt nie wygrywa: { $share }
cli-solve-alone = Sam hobbit dociera do Mordoru z szansą { $share }
cli-solve-table = Bot perfect gra według tablicy z pliku { $file }
cli-deals-first = Rozdania: { $deals }. Przy pierwszych wyborach w otwarte karty da się wygrać { $first } z nich.
cli-deals-best = Przy najlepszych ze sprawdzonych wyborów ({ $tries }): { $best }.
cli-deals-open = Nierozstrzygnięte, bo skończył się budżet: { $open }.
cli-former-flag = Opcja { $old } nazywa się teraz { $new }. Wciąż działa, ale pisz { $new }.
