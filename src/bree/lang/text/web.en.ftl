# The page in the browser

## House and roads

web-title = The Inn at Bree
web-welcome = Sit by the fire, order what you like, and play the games of Middle-earth: with friends, with bots, or on your own.
web-games = Games
web-home = To the inn
web-back = Back
web-again = Try again
web-reload = Open the page anew
web-close = Close
web-page-deeds = What can be done here
web-other-language = Polski
web-fans = An unofficial, non-commercial work of fans.
web-coming = On its way…
web-away = The inn does not answer.
    .more = Check your connection. Your tables wait; nothing is lost.
web-away-more = Check your connection. The table waits; nothing is lost.
web-broken = Something on this page has jammed.
    .more = The game is safe at the inn. Opening the page anew is enough.
web-lost = This road leads nowhere.
    .more = There is nothing at this address. Perhaps the end of the link is missing?
web-refused = That cannot be done now.

## Settings

web-settings = Settings
web-language = Language
    .pl = Polski
    .en = English
web-theme = Light
    .auto = as the system
    .light = day
    .dark = candles
web-motion = Motion on the board
    .auto = as the system
    .on = yes
    .off = no
web-keys = Keys: the arrows lead through what can be picked, Enter picks, U takes back, H gives a hint, L opens the log, ? tells why. Any key hurries the moves of others.

## About the inn

web-about = About Bree
web-about-title = The inn where the games of Middle-earth are played
web-about-what = What this is
    .text = Bree runs tabletop games by their rulebooks. The inn keeps the rules, and every line of the log can be asked why: it shows the rule with its number.
web-about-fans = A work of fans
    .text = Bree is unofficial and non-commercial. It is not affiliated with the rights holders of “The Lord of the Rings” or with the publishers and authors of the games, and not endorsed by any of them. Texts and drawings are our own. Whoever likes a game here should buy the printed one.
web-about-keys = Without a mouse
    .text = The arrows lead through what can be picked, Enter picks, U takes back, H gives a hint, L opens the log, ? shows the rule. A screen reader hears every new line of the log and every question.
web-about-privacy = What stays in this browser
    .text = Your name, your settings and the keys to your seats. We keep nothing else and ask no other server for anything.
web-about-type = Type
    .text = Set in Alegreya, designed by Juan Pablo del Peral (Huerta Tipográfica), under the SIL Open Font License.
web-about-licences = What the page carries of others, and their licences

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
web-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-set-table = Set the table
web-own-tables = Your tables
web-table-over = over
web-table-goes-on = goes on
web-forget = Forget the table: { $table }
web-bring-save = Load a saved game

## Setting the table

web-seats = Seats at the table
web-how-many = How many players
web-who-sits = Who sits as { $seat }
web-sitter-me = me
web-sitter-here = somebody beside me, at this screen
web-sitter-open = open: for somebody with the link
web-your-name = Your name
web-their-name = Name: { $seat }
web-name = name
web-nameless = Everybody at this screen needs a name.
web-open-more = You invite friends to the open seats by a link, which is shown at the table.
web-options = House rules
web-curious = For the curious
web-as-usual = as usual
web-watch-allowed = Whoever has the link may watch
web-clock = Clock
    .s0 = no hurry
    .s60 = a minute for an answer
    .s300 = five minutes for an answer
    .s86400 = a day for an answer
    .s259200 = three days for an answer
web-sit-down = Sit down and play
web-sitting-down = Laying the table…

## At the table

web-table-coming = Looking for your table…
web-table-gone = Perhaps the table has been cleared, or the end of the link is missing.
web-at-table = At the table
web-board = Board
web-picks = What can be picked
web-you = you
web-confirm = { $count ->
    [0] Confirm
   *[other] Confirm ({ $count })
}
web-hinted = hint
web-seat-open = open seat
web-seat-won = victory
web-seat-thinks = is thinking
web-seat-asked = is choosing
web-seat-away = away
web-left-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-left-hours = { $hours } h
web-chance = Chance decides…
web-showing = { $seat } plays…
web-hurry = Any key or touch hurries on.
web-behind-curtain = Behind the curtain
web-waits-empty = Waiting for somebody to sit down as { $seat }
web-waits-bot = { $seat } is thinking…
web-waits-person = { $seat } is choosing now.
web-waits-away = { $seat } is to choose now, but is away.
web-link-away = No connection. We shall be back as soon as we can…
web-link-away-sending = No connection. Your choice waits and will be sent on…

## Tools

web-undo = Undo
web-hint = Hint
web-why = Why?
web-log = Log
web-log-empty = Nothing has happened yet.
web-why-of = Why? { $line }
web-hint-says = { $guest }: { $pick }.
web-hint-worth = Chance to win: about { $share }%.
web-hint-waits = A moment's thought…
web-undo-asks = { $who }: { $seat } wants to take a move back, though something has been seen since. Do you agree?
web-undo-yes = Agreed
web-undo-no = No, the move stands
web-undo-waits = { $seat } wants to take a move back. It is up to: { $others }.
web-recap = While you were away
web-recap-close = Got it
web-rule-section = Polish rulebook: { $section }
web-rule-ruling = The rulebook is silent here: this is Bree's ruling.
web-rule-option = An option of the table.
web-rule-uncertain = This is not certain.
web-rule-unknown = There is no rule { $rule }.

## Curtain

web-curtain = Now { $seat }
web-curtain-all = Who is looking?
web-curtain-more = Let the others look away: hidden cards lie behind the curtain.
web-curtain-open = I am { $seat }

## Guests and the host

web-share = Invite
web-share-more = Whoever opens this link may take an open seat, or watch.
web-share-table = Link to the table
web-share-own = Your own way back: { $seat }
web-share-own-more = This link brings you back to your seat from another screen. Show it to nobody.
web-copy = Copy
web-copied = Copied
web-join-who = At the table: { $names }.
web-join-seat = Sit down as { $seat }
web-join-full = All seats are taken.
web-join-watch = I only watch
web-join-no-watch = There is no room for spectators at this table.
web-join-again = Look in once more
web-host = Host of the table
web-seat-back = Give the seat back to whoever sat here
web-seat-guest = Let { $guest } play
web-seat-free = Free the seat for somebody else
web-close-table = Clear the table
web-close-sure = The game will end for everybody. Are you sure?
web-close-yes = Yes, clear it
web-close-no = No, we play on

## The end, and after

web-result-mine = The victory is yours!
web-result-theirs = The game is over. Victory: { $who }!
web-result-none = The game is over. Nobody has won.
web-new-game = New table
web-replay = Replay
web-review = Course of chances
web-to-table = To the table
web-branch = What if…
web-branch-start = Play from this moment
web-save = Save to a file
web-moment = Moment
web-moment-of = moment { $at } of { $last }
web-to-start = To the start
web-step-back = One step back
web-step-on = One step on
web-to-end = To the end
web-play = Play
web-pause = Pause
web-share-moment = Copy the link to this moment
web-review-title = How the chances to win went
web-review-more = The estimate of a bot that played the game on to its end many times from each moment. A point leads to that moment of the replay.
web-review-coming = Counting the chances…
    .more = A bot plays this game on from many of its moments. It takes a few seconds.
web-review-table = The same in figures
web-review-start = start
web-review-end = end ({ $n })
web-review-point = { $seat }, moment { $n }: { $share }%

## The first turn

web-guide = First time at this table?
web-guide-seats = Here you see who sits at the table. The gold line shows who is choosing now.
web-guide-board = This is the board. What glows can be picked: just touch it.
web-guide-ask = Here stands the question and all that can be answered. Without an idea, ask for a hint; a slip can be taken back.
web-guide-log = The log tells what happened. The question mark at each line says why.
web-guide-next = Next
web-guide-skip = Skip
web-guide-end = Let us play
