# Playing line by line

plain-help = Type the key shown before an answer (several if the question allows) and press Enter. u takes back, h gives a hint, b shows the board, ? tells the rule of the last line or refusal, ? { $rule } any rule, ? and a word of the game what it means, q saves and leaves, help says this again.
plain-help-cards = k explains the cards that you have or see, ? and the name of a card explains that card.
plain-help-words = help
plain-board = b board
plain-cards = k cards
plain-more = (? shows the full rule)
plain-one = ({ $count })
plain-many = ({ $count }, all in one line, such as: { $example })
plain-several = ({ $count }, all in one line, repeats allowed, such as: { $example })
plain-none = ({ $word }: none of them)
plain-curtain = { $who } is next. Hand over the keyboard; then { $who } presses Enter.
plain-consent = { $who }: { $seat } wants to take back a move after dice were rolled or something was shown. Do you agree? (yes/no)
plain-yes = y yes
plain-no = n no
plain-declined = { $who } does not agree.
plain-undone = Taken back.

## Who is at the table

table-seats = At the table: { $seats }.
table-you = you
table-bot = bot

bot-random = The wanderer (random)
bot-beginner = The newcomer (one step ahead, overlooks things)
bot-greedy = The greedy one (one step ahead)
bot-careful = The careful one (own goal first, then the others')
bot-turn = The calculator (the whole turn)
bot-perfect = The sage (exact values)
bot-partner = The partner (solves imagined deals)
bot-mcts = The trier (a tree of random games)
bot-captain = The captain (plays by plans)
bot-queller = The Queller (follows a list of rules)
bot-search = The far-sighted one (many trial games)
