# Refusals. One clear sentence each.

no-game-over = The game is over.
no-not-offered = “{ $answer }” is not possible now.
no-not-whole = That is not enough yet: { $least } more { $least ->
    [one] is
   *[other] are
} needed.
no-run-wide = There are too many possible sets to check them all (more than { $most }). Choose one thing at a time.
no-lesson-other = The lesson asks for another answer here.
no-not-asked = { $who } must choose now, not { $seat }.
no-game-unknown = There is no game called “{ $game }”. The games are: { $known }.
no-bot-unknown = There is no bot called “{ $bot }”. The bots are: { $known }.
no-outside-forbidden = You cannot seat a program from here. Only the person running Bree on this machine can.
no-outside-file = The saved game wants to start a program: { $command }. If you know and trust it, add --outside.
no-outside-unread = “{ $command }” is not a command. Name a program and its arguments, as in outside:python bot.py.
no-outside-posix = Programs as bots need Linux or macOS. On Windows, run Bree in WSL.
no-outside-missing = Bree cannot start “{ $program }”: there is no such program.
no-outside-seconds = BREE_OUTSIDE_SECONDS must be a number above 0 and at most { $most }, not “{ $found }”.
no-outside-fault = The program “{ $command }” failed: { $why }. Its last message: { $said }
no-language-unknown = The language “{ $language }” is unknown. The languages are: { $known }.
no-option-unknown = There is no option called “{ $option }”. The options are: { $known }.
no-option-value = “{ $value }” is not a value of the option { $option }; allowed are: { $allowed }.
no-option-text = The value of the option { $option } is too long, or contains characters or numbers that are not allowed.
no-option-form = “{ $text }” is not an option; write NAME=VALUE.
no-seats-other = The game needs these seats: { $seats }. You named: { $found }.
no-seats-count = The seat list names { $found }, but the game takes { $players }.
no-seats-players = You named { $found } seats, but chose { $players } players.
no-rule-unknown = There is no rule “{ $id }”.
no-rule-nothing = No rule mentions “{ $words }”.
no-card-nothing = No rule mentions “{ $words }”, and no card has this name. Did you mean: { $near }?
no-notation = “{ $text }” is not a position.
no-card-file = File { $file }, line { $line }: “{ $word }” is not valid here ({ $why }).
no-map-border = Map: “{ $one }” and “{ $other }” do not name each other as neighbours, or as an impassable border.
no-map-both = Map: “{ $one }” names “{ $other }” twice.
no-map-apart = Map: “{ $one }” and “{ $other }” are not connected.
no-map-count = The map must have { $all } regions and { $lines } borders, but has { $regions } and { $borders }.
no-data-file = Bree cannot read the data: { $why }.
no-data-line = Bree cannot read the data: line { $line } is not valid TOML.
no-data-part = The list { $part } is missing from the data.
no-data-unknown = The data file has an unknown name: { $name }.
no-file-missing = There is no file “{ $file }”.
no-file-unreadable = Bree cannot read the file “{ $file }”: { $why }.
no-file-large = The file “{ $file }” is too large; Bree reads { $most } MB at most.
no-file-not-text = The file “{ $file }” is not a text file.
no-file-unwritable = Bree cannot write the file “{ $file }”: { $why }.
no-rows-unwritable = Bree cannot write the file “{ $file }”: { $why }. The rows so far are in “{ $kept }”.
no-workers-lost = Worker processes keep dying ({ $times } so far on the same tasks). The machine may be out of memory.
no-cluster-none = No Ray cluster runs on this machine; start one with ray start --head.
no-cluster-form = “{ $address }” is not the address of a Ray cluster; write HOST:PORT or auto.
no-cluster-silent = No Ray cluster answers at “{ $address }”.
no-cluster-refused = Ray could not connect to the cluster at { $address }: { $reason }
no-worker-silent = The machine { $machine } of the Ray cluster has not answered for { $seconds } seconds.
no-worker-without = Bree is not installed on the machine { $machine } of the Ray cluster. Install the same version there as here.
no-worker-other = The machine { $machine } of the Ray cluster has { $what } { $found }, this machine has { $own }. Install the same Bree on both.
no-save-truncated = The saved game is cut off or is not a saved game; nothing was changed.
no-save-foreign = This file is not a game saved by Bree.
no-save-newer = The game was saved in format { $format }; this version of Bree knows formats up to { $known }. Please install a newer Bree.
no-save-newer-rules = The game was played by version { $format } of the rules; this Bree knows versions up to { $known }. Please install a newer Bree.
no-save-damaged = The saved game is damaged: something is missing or has the wrong type.
no-save-position = The saved position is not valid.
no-save-other-game = The file holds a game of { $game }, not of { $wanted }.
no-save-illegal = This saved game cannot continue: answer number { $number }, “{ $answer }”, is not legal there.
no-save-start = This save begins with a position instead of the first move. A server accepts only saves that it can replay from the start.
no-save-old-rules = The rules have changed since the game was saved: answer number { $number }, “{ $answer }”, is no longer legal there.
no-save-long = The saved game has { $answers } answers; a server takes at most { $most }.
no-save-time = The server could not replay the saved game in time.
no-save-none = There is no saved game to resume.
no-undo-seats = Somebody has sat down or left since then, so the move stands.
no-undo-seen = Dice were rolled or something was shown since then, so the move stands. Only a practice table allows undoing it.
no-nothing-to-undo = There is nothing to take back.
no-nothing-to-grant = Nobody is waiting for your consent.
no-games-count = The number of games must be at least 1.
no-arena-what = Name a game and at least two bots, or a file with --again.
no-arena-alone = An arena needs at least two bots.
no-arena-twice = Name each bot only once.
no-arena-games = The number of games must be between 1 and { $most }.
no-arena-bots = There are too many bots for one round: { $found }.
no-arena-file = The file “{ $file }” was not written by bree arena --file.
no-arena-same-file = “{ $file }” is given twice; --page, --out and --file need different files.
no-arena-outside = The file “{ $file }” names a program as a bot. A file cannot start programs; name it yourself in the call.
no-arena-again = With --again, the file says everything; leave out the game, bots, options, number of games and seed.
no-gate-bots = A gate needs two bots, the changed one first, and different opponents. The changed bot cannot be an opponent.
no-gate-together = A gate is for games with opponents; here the players win together.
no-gate-alone = --gate cannot be used with --stop, --page, --out, --file or --again.
no-jobs-count = The number of jobs must be at least 1.
no-missing-library = This needs the extra “{ $extra }”, which is not installed. In a clone of Bree, run pip install ".[{ $extra }]" or make install.
no-plugin-game = The package { $package } offers a game “{ $name }” that cannot be used: { $why }.
no-plugin-bot = The package { $package } offers a bot “{ $name }” that cannot be used: { $why }.
no-too-many-picks = The question offers { $picks } answers without a number, but only { $spare } spare numbers are left.
no-screen = There is no terminal here. Add --plain to play line by line.
no-one-answer = Give exactly one answer here.
no-choice-number = There is no choice number { $number }; the numbers are: { $known }.

# Answers that the question itself has no name for.
answer-done = that is all
answer-pass = passing

why-unknown-fact = there is no such fact
why-wrong-type = the value has the wrong type
why-not-toml = this is not TOML
why-too-much = it is too long, or a key has too many parts
why-unknown-effect = there is no such effect
why-no-sentence = this requirement has no sentence
why-unknown-stage = there is no such stage
why-unknown-figure = there is no such figure
why-unknown-name = unknown name
why-second-battle = it is the second battle of this card
why-lesson-reading = nothing can happen after a sentence that is only read
why-missing-fact = one of its facts is missing

# Why what another package offers is left out.
why-name-ours = this name is taken, by Bree itself
why-name-taken = this name is taken, by another package
why-name-odd = the name must be a single lower-case word
why-name-other = its game has another name

# Why the system refused.
why-no-folder = there is no such folder
why-a-folder = it is a folder
why-no-file = it is a device or a pipe, not a file
why-not-allowed = permission is denied
why-long-name = the name is too long
why-full = the disk is full
why-in-use = the port is in use
why-no-address = this machine has no such address
why-nobody-answers = nobody answers at that address
why-not-opened = the file cannot be opened
why-locked = another program is using it
why-damaged = the file is damaged

# What an outside program did wrong.
why-outside-late = it took too long to answer
why-outside-nonsense = it answered something that was not offered
why-outside-unasked = it answered one question with several lines
why-outside-long = it kept writing without giving an answer
why-outside-dead = it ended in the middle of the game

no-solver-none = There is no solver for { $game }.
no-odds-none = Odds are not available for { $game }.
no-solve-campaign = A campaign has many deals; choose a chapter: -o chapter=5.
no-solve-one = { $option } works only with --deals.
no-solve-game = { $option } does not fit { $game }: this game is solved as a whole.
no-solve-count = { $option } must be 1 or more.
no-solve-two = bree solve mordor solves the game for two players only.
no-table-broken = The table { $file } is damaged; bree solve mordor creates it again.
no-table-other = The table { $file } belongs to other options or another version; bree solve mordor builds the right one.

## Commands that Bree does not understand

no-command-unknown = There is no command called “{ $command }”. The commands are: { $known }.
no-command-close = There is no command called “{ $command }”. Did you mean: { $close }?
no-words-left = Unexpected arguments: { $words }.
no-flag-unknown = There is no such option: { $option }.
no-flag-close = There is no such option: { $option }. Did you mean: { $close }?
no-flag-takes-one = The option { $option } needs a value.
no-flag-takes-none = The option { $option } takes no value.
no-argument-missing = An argument is missing: { $what }.
no-value-unread = { $option } expects { $what }, got “{ $value }”.
no-seconds-range = --seconds must be a number from 0.001 to { $most }, not “{ $found }”.
