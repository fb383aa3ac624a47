# Help pages: bree --help, bree play --help and so on

cli-help-usage = Usage: { $usage }
cli-help-options = [OPTIONS]
cli-help-arguments = Arguments:
cli-help-options-head = Options:
cli-help-commands = Commands:
cli-help-default = [default: { $value }]
cli-more = (all of it: bree rules { $game } { $id })

# What has to be given; a part has the name of an option or argument.
cli-value = VALUE
    .command = COMMAND...
    .game = GAME
    .seats = LIST
    .option = NAME=VALUE
    .lang = pl|en
    .seed = NUMBER
    .file = FILE
    .what = WORDS
    .games_count = NUMBER
    .guests = BOTS
    .jobs = NUMBER
    .out = FILE
    .tries = NUMBER
    .budget = NUMBER
    .host = ADDRESS
    .port = NUMBER
    .database = DATABASE
    .workers = NUMBER
    .seconds = SECONDS

# Options that commands share; a command may describe one itself.
cli-call = shared options
    .game = the name of a game; bree alone lists them
    .option = an option of the table, as often as needed
    .lang = the language: Polish or English
    .plain = line by line, for pipes and screen readers
    .seed = the same number gives the same dice and cards again
    .as_json = the result as JSON
    .help = show this page
cli-call-bree = Bree: the tabletop games of Middle-earth.
    .version = show the version
cli-call-play = Play a game in the terminal.
    .seats = who sits where, clockwise: me, a name with a capital, or a bot
cli-call-resume = Go on with a saved game: the newest, or the one in a file.
    .file = the saved game; the newest without it
cli-call-replay = Tell a saved game from its beginning, as the public saw it.
    .file = the saved game
    .why = with the rule of each line
cli-call-rules = The rules of a game: all, one by its number, or those that mention some words; then the cards in doubt.
    .what = the number of a rule, or words
cli-call-simulate = Play many games without anybody watching, and count.
    .games_count = how many games
    .guests = one bot for all seats, or one for each
    .jobs = how many processes at a time
    .seed = the same number gives the same games again
    .out = a Parquet file, one row a game
    .audit = check the conservation laws after every answer
cli-call-solve = Say whether a deal can be won with open hands, and how.
    .seed = the deal: the same number gives the same cards
    .tries = choices of characters, threats and exchanges to try
    .budget = positions to look at for each of them
cli-call-serve = Open the inn: tables in the browser, for this machine or for friends.
    .host = where to listen; this machine only by default
    .port = the number of the port
    .database = sqlite:///FILE or postgresql://...
    .workers = how many processes; more than one needs PostgreSQL
    .browser = whether to open the page in the browser
cli-call-bench = Measure this machine: games per second, clones, views, and their ratio to a reference.
    .seconds = how long for each figure
