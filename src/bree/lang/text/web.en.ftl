# The page in the browser

## House and roads

web-title = The Inn at Bree
web-welcome = Sit by the fire, order what you like, and play the games of Middle-earth: with friends, with bots, or on your own.
web-games = Games
web-home = To the inn
web-back = Back
web-again = Try again
web-reload = Reload the page
web-close = Close
web-page-actions = Actions on this page
web-other-language = Polski
web-fans = An unofficial, non-commercial work of fans.
web-coming = On its way…
web-away = The inn does not answer.
    .more = Check your connection. Your tables are safe; nothing is lost.
web-away-more = Check your connection. The table is safe; nothing is lost.
web-offline = You are offline. The inn opens, but games need a connection.
web-broken = Something on this page went wrong.
    .more = The game is safe at the inn. Just reload the page.
web-lost = There is no such page.
    .more = Perhaps the end of the link is missing?
web-refused = That is not possible now.

## Settings

web-settings = Settings
web-language = Language
    .pl = Polski
    .en = English
web-theme = Light
    .auto = same as the system
    .light = day
    .dark = candles
web-motion = Motion on the board
    .auto = same as the system
    .on = yes
    .off = no
web-pace = Pace at which moves are shown
    .instant = at once
    .quick = quick
    .calm = calm
    .step = step by step
web-asking = Questions with one sensible answer
    .usual = answer them for me
    .all = ask me everything
web-picking = A pick on the board
    .once = counts at once
    .twice = counts at the second touch
web-pick-again = Pick it once more to confirm, or pick something else.
web-pick-send = Confirm
web-other-window = You have answered in another window already, so this answer does not count.
web-sound = Sounds
    .off = off
    .on = on
web-key = key
    .Space = Space
    .Escape = Esc
web-keys = Keys: the arrows move between the choices, Enter or the digits 1 to 9 pick, C confirms, P lists all choices as text. U undoes, H gives a hint, L opens and closes the log, ? explains why, T leads to the terms of an open explanation. Space skips to the next move, Esc skips to the present, A shows the last turn again. In a replay the left and right arrows go moment by moment, N and B turn by turn, Space plays and stops.

## About the inn

web-about = About Bree
web-about-title = The inn where the games of Middle-earth are played
web-about-what = By the book
    .text = Bree lets you play tabletop games by the book. It enforces every rule; ask “why?” about any line of the log to see the rule and its number.
web-about-fans = A fan work
    .text = Bree is unofficial and non-commercial. It is not affiliated with the rights holders of “The Lord of the Rings” or with the publishers and authors of the games, and not endorsed by any of them. Texts and drawings are our own. If you like a game here, buy the printed edition.
web-about-keys = Without a mouse
    .text = The arrows move between the choices, Enter picks, U undoes, H gives a hint, L opens and closes the log, ? shows the rule. Screen readers announce every new log line and every question.
web-about-privacy = What stays in this browser
    .text = Your name, your settings and the keys to your seats. We keep nothing else and ask no other server for anything.
web-about-type = Type
    .text = Set in Alegreya, designed by Juan Pablo del Peral (Huerta Tipográfica), under the SIL Open Font License.
web-about-licences = Parts of this page made by others, and their licences

## Games at the inn

web-players = { $least ->
    [1] { $most ->
        [1] for one player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
web-together = all together
web-against = each for themselves
web-sides = { $count ->
    [one] { $count } side
   *[other] { $count } sides
}
web-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-set-table = Set up
web-play-now = Play
web-lesson = Lesson: { $number } of { $of }
web-lesson-reads = Read the sentence on the board, then go on.
web-lesson-on = End the lesson
web-lessons = Which lesson?
web-puzzles = Puzzles
web-puzzles-text = In each puzzle one answer is strictly best. The solver has computed the value of every answer exactly.
web-puzzle = Puzzle { $number }
web-puzzle-grade-1 = easy
web-puzzle-grade-2 = medium
web-puzzle-grade-3 = hard
web-puzzle-today = Puzzle of the day
web-puzzle-solved = solved
web-puzzle-seat = You play { $seat }.
web-puzzle-open = Open hands:
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-again = Try again
web-daily = Deal of the day
web-daily-text = Everybody plays the same deal, with the same dice and cards. Your first attempt of the day counts. In “War of the Ring” only your first answer counts: find the one that wins the battle most often without combat cards. The deals of the last seven days do not count. The day changes at midnight UTC.
web-daily-today = Today
web-daily-on = { $day }
web-daily-share = Share
web-daily-copied = Copied
web-daily-result = Your result of the day
web-daily-puzzle = Puzzle of the day
web-daily-one-try = Your first answer counts.
web-daily-yours = (your answer)
web-daily-on-with = Play on
web-percent = { $value } %
web-daily-uncounted = later
web-daily-open = in progress
web-daily-won = { $unit ->
    [turns] won in { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
    [rounds] won in { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
    [try] solved
   *[other] won with { $count } answers
}
web-daily-lost = { $unit ->
    [turns] lost in turn { $count }
    [rounds] lost in round { $count }
    [try] not solved
   *[other] lost after { $count } answers
}
web-learn = Learn
web-guest = Guest { $number }
web-offered = Show this table on the first page, so that anybody may take a free seat
web-history = Your games
web-history-none = No game has ended here yet.
    .more = This page keeps the results of your games in this browser: by game, chapter and side.
web-history-refused = This browser stores nothing, so your results are gone when you close the page.
web-history-newest = The newest games: { $count }
web-history-won = won
web-history-ended = not won
web-history-export = Export as a file
web-history-delete = Delete all results
web-history-delete-yes = Yes, delete them for good
web-history-move = On another device
    .more = A key moves your results. It works once, for a day. The server cannot tell whose results they are.
web-history-leave = Get a key
web-history-key = Your key for the other device
web-history-key-other = The key from your other device
web-history-take = Take the results over
web-history-taken = Taken over: { $count }.
web-open-tables = Open tables
web-seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-own-tables = Your tables
web-table-over = over
web-table-goes-on = in progress
web-turn-own = your turn
web-turn-other = waiting for { $name }
web-seen-today = today, { $time }
web-seen-yesterday = yesterday, { $time }
web-tables-all = All tables ({ $count })
web-tables-fewer = Fewer
web-forget = Remove from the list: { $table }
web-bring-save = Load a saved game

## Setting the table

web-seats = Seats at the table
web-how-many = How many players
web-who-sits = Who sits as { $seat }
web-sitter-me = me
web-sitter-here = someone next to me, at this screen
web-sitter-open = open: for anyone with the link
web-your-name = Your name
web-their-name = Name: { $seat }
web-name = name
web-open-more = Invite friends to the open seats with a link that is shown at the table.
web-options = House rules
web-options-differ = { $count ->
    [0] as in the book
    [one] { $count } differs from the book
   *[other] { $count } differ from the book
}
web-more = More
web-level = Difficulty
    .l1 = easy
    .l2 = medium
    .l3 = hard
web-result-best = won { $won } of { $played }
web-curious = For the curious
web-as-usual = as usual
web-watch-allowed = Anyone with the link may watch
web-practice = Practice table: alone or with bots only, you can take back any move, even after a roll
web-clock = Clock
    .s0 = no hurry
    .s60 = a minute per answer
    .s300 = five minutes per answer
    .s86400 = a day per answer
    .s259200 = three days per answer
web-sit-down = Sit down and play
web-sitting-down = Laying the table…

## At the table

web-table-coming = Looking for your table…
web-table-gone = Perhaps the table has been closed, or the end of the link is missing.
web-at-table = At the table
web-board = Board
web-picks = What can be picked
web-all-picks = All picks as text
web-you = you
web-confirm = { $count ->
    [0] Confirm
   *[other] Confirm ({ $count })
}
web-confirm-sure = Yes, really
web-mark-all = All
web-mark-none = Nobody
web-usual = Answered for you: { $question } { $label }.
web-usual-ask = Ask me
web-asked-to-hide = You can only answer this way. You are asked so that nobody can tell what you hold.
web-marked-exact = { $count ->
    [0] choose { $most }
   *[other] { $count } of { $most } marked
}
web-marked-range = { $count ->
    [0] choose { $least } to { $most }
   *[other] { $least } to { $most }, { $count } marked
}
web-marked-up-to = { $count ->
    [0] choose up to { $most }
   *[other] up to { $most }, { $count } marked
}
web-marked-any = { $count ->
    [0] choose any number
   *[other] any number, { $count } marked
}
web-hinted = hint
web-seat-open = open seat
web-seat-won = victory
web-seat-thinks = is thinking
web-seat-asked = is choosing
web-seat-away = offline
web-left-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-left-hours = { $hours } h
web-chance = Chance decides…
web-showing = { $seat } plays…
web-hurry = Next
web-now = Skip to now
web-passed = Too much at once: { $count ->
    [one] { $count } step was skipped
   *[other] { $count } steps were skipped
}. The log tells it all.
web-behind-curtain = Behind the curtain
web-watching = You are watching.
web-waits-empty = Waiting for somebody to sit down as { $seat }
web-waits-bot = { $seat } is thinking…
web-waits-person = { $seat } is choosing.
web-waits-away = It is { $seat }'s turn to choose, but { $seat } is offline.
web-title-turn = Your turn: { $game }
web-call-ask = Shall I tell you when it is your turn, if you look elsewhere?
web-call-yes = Yes, tell me
web-call-no = No
web-call-text = The table waits for you.
web-link-away = No connection. Trying to get back…
web-link-away-sending = No connection. Your choice is kept and will be sent…

## Tools

web-undo = Undo
web-hint = Hint
web-why = Why?
web-show-again = Last turn again
web-log = Log
web-log-close = Close the log
web-log-earlier = Earlier lines ({ $count })
web-log-empty = Nothing has happened yet.
web-log-look = On the board: { $line }
web-why-of = Why? { $line }
web-hint-whole = The whole hint
web-hint-waits = A moment's thought…
web-undo-refused = { $who } would rather let the move stand.
web-undo-asks = { $who }: { $seat } wants to take back a move after dice were rolled or something was shown. Do you agree?
web-undo-yes = Agreed
web-undo-no = No, the move stands
web-undo-waits = { $seat } wants to take back a move. Waiting for consent: { $others }.
web-gesture = Gesture
    .cheers = raises a mug
    .welcome = bows
    .well = claps: well played
    .thanks = says thanks
    .moment = asks for a moment
    .luck = wishes good luck
web-gesture-told = { $who } { $what }
web-recap = While you were away
web-recap-close = Got it
web-rule-section = Rulebook: { $section }
web-rule-ruling = The rulebook is silent here: this is Bree's ruling.
web-rule-option = An option of the table.
web-rule-uncertain = This is not certain.
web-rule-unknown = There is no rule { $rule }.

## Curtain

web-curtain = Now { $seat }
web-curtain-all = Who is looking?
web-curtain-more = Everyone else, please look away: the curtain hides secret cards.
web-curtain-open = I am { $seat }

## Bots and the host

web-share = Invite
web-share-more = Anyone who opens this link may take an open seat, or watch.
web-kept-until = Kept until { $date } if nobody plays on.
web-share-table = Link to the table
web-share-closed = Only this computer can reach the inn so far. To let friends on your network in, stop the server and start it like this:
web-share-network = The link works in the same network as this machine.
web-share-own = Your way back: { $seat }
web-share-own-more = This link brings you back to your seat from another screen. Keep it to yourself.
web-send = Send…
web-code = QR code of the link
web-code-own = QR code of your way back: { $seat }
web-copy = Copy
web-copied = Copied
web-join-who = At the table: { $names }.
web-join-seat = Sit down as { $seat }
web-join-full = All seats are taken.
web-join-watch = Just watching
web-join-no-watch = There is no room for spectators at this table.
web-join-again = Check again
web-host = Host of the table
web-seat-back = Give the seat back to its former player
web-seat-bot = Let { $bot } play
web-seat-free = Free the seat for somebody else
web-close-table = Close the table
web-close-sure = The game will end for everybody. Are you sure?
web-close-yes = Yes, close it
web-close-no = No, play on

## The end, and after

web-final-sure = This ends the game for everybody, and it cannot be taken back. To play on another day, just leave the page: the table is kept.
web-final-yes = Yes, end it
web-result-mine = The victory is yours!
web-result-theirs = The game is over. Victory: { $who }!
web-result-none = The game is over. Nobody has won.
web-result-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-result-numbers = In numbers
web-result-so-far = You so far: { $best }
web-next-again = Again, same people
web-next-sides = Change sides
web-next-onward = Next chapter
web-next-join = To the next game
web-next-watch = Watch the next game
web-new-game = New table
web-replay = Replay
web-review = Chances over time
web-to-table = To the table
web-branch = What if…
web-branch-start = Play on from here
web-save = Save to a file
web-moment = Step
web-moment-of = step { $at } of { $last }
web-to-start = To the start
web-step-back = One moment back
web-step-on = One moment forward
web-to-end = To the end
web-turn-back = Previous turn
web-turn-on = Next turn
web-play = Play
web-pause = Pause
web-share-moment = Copy a link to this step
web-review-title = How the chances of winning changed
web-review-played = { $bot } has played on from each of these steps for everybody, to the end of the game; games from each: { $games }.
web-review-reckoned = Estimated by { $bot }, without playing the games out.
web-review-points = Select a point to open that step of the replay.
web-review-coming = Counting the chances…
    .more = The strongest bot plays the game on from several of its steps. This may take a minute.
web-review-falls = Where the chances fell most
web-review-fall = { $seat }: from { $before }% to { $after }%, between steps { $from } and { $to }
web-review-rounds = The chances are those to win the round.
web-review-costs = The answers that cost most
web-review-costs-coming = Looking for them: the server plays each answer and a better one to the end, in the same imagined games…
web-review-costs-none = { $compared ->
    [0] The bot would have given the same answers, as far as it has looked.
    [one] One answer was compared with another one. It may have cost nothing.
   *[other] { $compared } answers were compared with others. Each of them may have cost nothing.
}
web-review-cost = { $seat }: { $given }. Better: { $better }.
web-review-cost-game = Cost in percentage points of the chance to win: { $cost }, between { $low } and { $high }; pairs of games: { $games }.
web-review-cost-round = Cost in percentage points of the chance to win round { $round }: { $cost }, between { $low } and { $high }; pairs of games: { $games }.
web-review-cost-look = Show this step
web-review-lost = Lost rounds
web-review-round-lost = Round { $round }
web-lost-round = Could it have been won?
web-lost-round-searching = Searching with all hands open. The first search after an installation takes a minute…
web-lost-round-yes = Yes: with all hands open, this line wins round { $round } from the first card.
web-lost-round-no = No. Even with all hands open, no line wins round { $round } from the first card.
web-lost-round-unsure = Not found: the search for round { $round } ended before it was complete.
web-review-table = The same in figures
web-review-start = start
web-review-end = end ({ $n })
web-review-point = { $seat }, step { $n }: { $share }%

## The first turn

web-guide = How the first turn goes
web-guide-seats = Here you see who sits at the table. The gold line shows who is choosing now.
web-guide-board = This is the board. You can pick anything that glows: just touch it.
web-guide-ask = Here is the question with all possible answers. If you are stuck, ask for a hint. You can undo a slip.
web-guide-log = The log tells what happened. The question mark at each line says why.
web-guide-next = Next
web-guide-skip = Close the guide
web-guide-wanted = Show me how the first turn goes
web-guide-end = Let's play

## Where a game came from

web-origin-save = From a saved game
web-origin-daily = Deal of the day
web-origin-lesson = Lesson
web-origin-branch = What if

## The rulebook

web-book = Rulebook
web-book-games = Games
web-book-rules = Rules
web-book-cards = Cards
web-brief = In five minutes
web-brief-title = { $game } in five minutes
web-book-chapters = Chapters
web-book-contents = Contents
web-book-with-example = with an example
web-example-before = Show the board before this choice
web-example-after = Show the board after this choice
web-example-may = To choose from: { $picks }.
web-example-barred = Cannot be chosen: { $pick }. Rule
web-example-follows = What happens next:
web-book-terms = Game terms
web-term-rules = Rules:
web-book-search = Search
web-book-section = Section
web-book-all-sections = all sections
web-book-kind = Kind
web-book-stage = Stage
web-book-all = all
web-book-nothing = Nothing found.
web-book-sure = How sure is this?
web-book-doubt = not certain: { $what }
web-book-rules-found = { $count } of { $all } rules
web-book-cards-found = { $count } of { $all } cards
web-book-terms-found = { $count } of { $all } terms
web-kind-card = cards
web-kind-character = characters
web-kind-event = events
web-kind-gift = gifts
web-kind-rider = Black Riders
web-kind-place = places
