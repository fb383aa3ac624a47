# What Bree says when it says no. One clear sentence each.

no-game-over = The game is over.
no-not-offered = “{ $answer }” is not possible now.
no-not-whole = That is not enough yet: { $least } more { $least ->
    [one] is
   *[other] are
} needed.
no-run-wide = There are too many possible sets to check them all (more than { $most }). Choose one thing at a time.
no-not-asked = { $who } must choose now, not { $seat }.
no-game-unknown = There is no game called “{ $game }”. The games are: { $known }.
no-bot-unknown = There is no bot called “{ $bot }”. The bots are: { $known }.
no-outside-forbidden = You cannot seat a program from here. Only the person running Bree on this machine can.
no-outside-file = The saved game wants to start a program: { $command }. If you know and trust it, add --outside.
no-outside-unread = “{ $command }” is not a command: name a program and what it takes, as in outside:python bot.py.
no-outside-posix = Programs as bots need Linux or macOS. On Windows, run Bree in WSL.
no-outside-missing = There is no program “{ $program }” that could be started.
no-outside-seconds = BREE_OUTSIDE_SECONDS must be a number above 0 and at most { $most }, not “{ $found }”.
no-outside-fault = The program “{ $command }” failed: { $why }. Its last message: { $said }
no-language-unknown = The language “{ $language }” is unknown. The languages are: { $known }.
no-option-unknown = There is no option called “{ $option }”. The options are: { $known }.
no-option-value = “{ $value }” is not a value of the option { $option }; allowed are: { $allowed }.
no-option-text = The value of the option { $option } is too long, or contains characters or numbers that are not allowed.
no-option-form = “{ $text }” is not an option; write NAME=VALUE.
no-seats-other = These seats are needed: { $seats }; these were given: { $found }.
no-seats-count = The seat list names { $found }, but the game takes { $players }.
no-seats-players = { $found } seats do not fit the players that were asked for: { $players }.
no-rule-unknown = There is no rule “{ $id }”.
no-rule-nothing = No rule mentions “{ $words }”.
no-card-nothing = No rule mentions “{ $words }” and no card is called so. Perhaps you mean: { $near }.
no-notation = “{ $text }” is not a position.
no-card-file = File { $file }, line { $line }: “{ $word }” makes no sense there ({ $why }).
no-map-border = Map: “{ $one }” and “{ $other }” do not name each other as neighbours, or as an impassable border.
no-map-both = Map: “{ $one }” names “{ $other }” twice.
no-map-apart = Map: no way leads from “{ $one }” to “{ $other }”.
no-map-count = The map is to have { $all } regions and { $lines } borders, but has { $regions } and { $borders }.
no-data-file = The data cannot be read: { $why }.
no-data-line = The data cannot be read: line { $line } is not proper TOML.
no-data-part = The list { $part } is missing from the data.
no-data-unknown = The data file names something that is not in such a file: { $name }.
no-file-missing = There is no file “{ $file }”.
no-file-unreadable = The file “{ $file }” cannot be read: { $why }.
no-file-large = The file “{ $file }” is too large; Bree reads { $most } MB at most.
no-file-not-text = The file “{ $file }” is not a text file.
no-file-unwritable = The file “{ $file }” cannot be written: { $why }.
no-rows-unwritable = The file “{ $file }” cannot be written: { $why }. The rows that came before are kept in “{ $kept }”.
no-workers-lost = Worker processes keep dying ({ $times } so far on the same tasks). The machine may be out of memory.
no-cluster-none = No Ray cluster runs on this machine; start one with ray start --head.
no-cluster-form = “{ $address }” is not the address of a Ray cluster; write HOST:PORT or auto.
no-cluster-silent = No Ray cluster answers at “{ $address }”.
no-cluster-refused = Ray could not connect to the cluster at { $address }: { $reason }
no-worker-silent = The machine { $machine } of the Ray cluster has not answered for { $seconds } seconds.
no-worker-without = On the machine { $machine } of the Ray cluster there is no Bree; install the same version there as here.
no-worker-other = The machine { $machine } of the Ray cluster has { $what } in version { $found }, this one in version { $own }; install the same Bree on both.
no-save-truncated = The saved game is cut off or is not a saved game; nothing was changed.
no-save-foreign = This file is not a game saved by Bree.
no-save-newer = The game was saved in format { $format }; this version of Bree knows formats up to { $known }. Please install a newer Bree.
no-save-newer-rules = The game was played by version { $format } of the rules; this Bree knows versions up to { $known }. Please install a newer Bree.
no-save-damaged = The saved game is damaged: something is missing or of the wrong kind.
no-save-position = The saved position is not valid.
no-save-other-game = The file holds a game of { $game }, not of { $wanted }.
no-save-illegal = The saved game cannot be played on: answer number { $number }, “{ $answer }”, is not allowed there.
no-save-start = This game was saved from a position, not from its first move; a server plays a saved game again from its answers alone.
no-save-old-rules = The rules have changed since the game was saved: answer number { $number }, “{ $answer }”, is no longer allowed there.
no-save-long = The saved game has { $answers } answers; a server takes at most { $most }.
no-save-time = The saved game could not be played through in time.
no-save-none = There is no saved game to resume.
no-undo-seats = Somebody has sat down or left since, so the move stands.
no-undo-seen = Dice were rolled or something was shown since, so the move stands. Only at a practice table can it be taken back.
no-nothing-to-undo = There is nothing to take back.
no-nothing-to-grant = Nobody waits for your consent.
no-games-count = The number of games must be at least 1.
no-arena-what = Name a game and at least two bots, or a file with --again.
no-arena-alone = An arena needs at least two bots.
no-arena-twice = Each bot can be named only once.
no-arena-games = The number of games must be between 1 and { $most }.
no-arena-bots = There are too many bots for one round: { $found }.
no-arena-file = The file “{ $file }” is not one that bree arena --file has written.
no-arena-same-file = “{ $file }” is given twice; --page, --out and --file need different files.
no-arena-outside = The file “{ $file }” names a program as a bot. A file cannot start programs; name it yourself in the call.
no-arena-again = With --again everything is in the file; give no game, bots, options, number of games or seed with it.
no-jobs-count = The number of jobs must be at least 1.
no-missing-library = This needs the extra “{ $extra }”, which is not installed. In a clone of Bree, run pip install ".[{ $extra }]" or make install.
no-plugin-game = The package { $package } offers a game “{ $name }” that cannot be used: { $why }.
no-plugin-bot = The package { $package } offers a bot “{ $name }” that cannot be used: { $why }.
no-too-many-picks = The question offers { $picks } answers that are not listed, and there are only { $spare } spare numbers for them.
no-screen = There is no terminal here. Add --plain to play line by line.
no-one-answer = Only one answer can be given here.
no-choice-number = There is no choice number { $number }; the numbers are: { $known }.

# Answers that the question itself has no name for.
answer-done = that is all
answer-pass = passing

why-unknown-fact = there is no such fact
why-wrong-type = a value of another kind is wanted
why-not-toml = this is not TOML
why-too-much = it is too long, or has keys of too many parts
why-unknown-effect = there is no such effect
why-no-sentence = no sentence says what this requirement is
why-unknown-stage = there is no such stage
why-unknown-figure = there is no such figure
why-unknown-name = unknown name
why-second-battle = it is the second battle of this card
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
why-outside-unasked = it said more than one line to a question
why-outside-long = it kept writing without giving an answer
why-outside-dead = it ended in the middle of the game

no-solver-none = There is no solver for { $game }.
no-odds-none = Odds are not available for { $game }.
no-solve-campaign = A campaign is not one deal; name a chapter: -o chapter=5.
no-solve-one = { $option } is for many deals; say with --deals how many.
no-solve-count = { $option } must be 1 or more.

## Commands that cannot be read

no-command-unknown = There is no command called “{ $command }”. The commands are: { $known }.
no-command-close = There is no command called “{ $command }”. Did you mean: { $close }?
no-words-left = Unexpected arguments: { $words }.
no-flag-unknown = There is no such option: { $option }.
no-flag-close = There is no such option: { $option }. Did you mean: { $close }?
no-flag-takes-one = The option { $option } needs a value.
no-flag-takes-none = The option { $option } takes no value.
no-argument-missing = An argument is missing: { $what }.
no-value-unread = { $option } expects { $what }, got “{ $value }”.
no-call-unread = The command cannot be read: { $why }
no-seconds-range = --seconds must be a number from 0.001 to { $most }, not “{ $found }”.
