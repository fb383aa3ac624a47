# The command line

cli-welcome = Bree: tabletop games of Middle-earth against friends or bots. An unofficial fan work.
    Games:
cli-start = To start:
    {"  "}bree play mordor --seats me,turn,greedy        play against two bots
    {"  "}bree play mordor --seats Anna,Jan --lang pl    two friends, in Polish
    {"  "}bree serve                                     open tables in the browser
    {"  "}bree resume                                    continue the last game
    {"  "}bree rules mordor nazgûl                       look a rule up
    {"  "}bree simulate mordor --games 10000             let bots play and count
    {"  "}bree --help                                    everything else
cli-saved = The game is saved: { $file } — continue with: bree resume "{ $file }"
cli-ended = The game is over and saved: { $file } — replay it with: bree replay "{ $file }"
cli-unfinished = The game is not finished ({ $answers } answers so far).
cli-kind-ruling = ruling
cli-kind-option = option of the table
cli-uncertain = uncertain figure
cli-doubt = not certain: { $what }
cli-fault = Game { $number }: { $what }
cli-faults = { $faults } of { $games } games failed and are not counted above.
cli-stopped = Stopped; { $what ->
    [deals] deals solved
   *[games] games played
}: { $count }.
cli-stopped-kept = Stopped; { $what ->
    [deals] deals solved
   *[games] games played
}: { $count }; their rows are in “{ $kept }”.
cli-games = { $games } games
cli-seat = Seat
cli-share = Victories
cli-interval = 95% interval
cli-all = all
cli-length = Answers per game: { $answers }; { $seconds } s.
cli-bench-none = OpenSpiel is not installed, so there is no reference. In a clone of Bree, run pip install ".[bench]".
cli-solving = Looking for a winning line of play
cli-solve-preparing = Preparing the solver: this happens only once and takes about half a minute
cli-solve-won = This deal can be won with open hands ({ $tries ->
    [1] with the first choices that were tried
   *[other] with the choices of try { $tries }
}):
cli-solve-none = None of the { $tries } choices tried wins this deal, even with open hands.
cli-solve-unsure = The search found no winning line with the choices that it tried ({ $tries }), but it stopped before it had tried everything. A larger --budget searches further.
cli-solving-game = Solving the game
cli-solve-first = The player who starts wins { $share }
cli-solve-second = The other player wins { $share }
cli-solve-nobody = Nobody wins { $share }
cli-solve-alone = Alone, a hobbit reaches Mordor with { $share }
cli-solve-table = The bot perfect plays with the table in { $file }
cli-deals-first = Deals: { $deals }. With the first choices, { $first } of them can be won with open hands.
cli-deals-best = With the best of the { $tries } choices tried: { $best }.
cli-deals-open = Undecided because the budget ran out: { $open }.
cli-former-flag = { $old } is now called { $new }. It still works; please write { $new }.
