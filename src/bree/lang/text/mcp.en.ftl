# A seat for a language model: bree mcp

mcp-instructions = You sit at a table of this game and play to win, by the rules. Call look first. When it is your turn, choose among the answers that are offered and give them with answer, word for word; then wait until it is your turn again. You are told what your seat sees, and nothing else. Look up rules and cards with rule when you are not certain.
mcp-tool-look = What your seat sees: what has happened since you looked last, the board, whose turn it is, and if it is yours the question with its answers. A part tells one thing whole: { $parts }. log tells what happened since your last answer, “log 100” the last hundred lines. In the format json, part is a field of the view.
mcp-tool-answers = The question that you are asked, with all legal answers: before the colon what to give, behind it what it is called.
mcp-tool-answer = Give your answer: a list with one of the answers offered, or where several may be taken at once with all of them. The answer is accepted or refused as a whole; a refusal names the rule and changes nothing.
mcp-tool-wait = Wait until it is your turn or the game is over, but no longer than the seconds given. Says what happened.
mcp-tool-rule = A rule by its number (as in refusals), a card, place or character by its name, or the rules that mention some words.
mcp-kind-part = the name of a part; without it everything in short
mcp-kind-format = text or json; text without it
mcp-kind-answers = a list of answers, 200 at most, each as it stands before the colon; empty where none is to be taken
mcp-kind-seconds = a number of seconds, from 0 to 50
mcp-kind-name = the number of a rule, the name of a card, or words
mcp-you = You play { $who }.
mcp-choices = It is your turn. Answers:
mcp-many = ({ $count }; give all of them in one list)
mcp-none = (An empty list: none of them.)
mcp-others = It is not your turn: { $who } is to choose. Call wait.
mcp-nobody = It is not your turn. Call wait.
mcp-won = The game is over. Victory: { $who }!
mcp-lost = The game is over. Nobody has won.
mcp-share = Your share of the victory: { $share }%.
mcp-quiet = Nothing has happened since.
mcp-earlier = (… { $count ->
    [one] one earlier line; look with the part “log 100” tells it
   *[other] { $count } earlier lines; look with the part “log 100” tells them
})
mcp-more = (rule { $rule } tells all of it)
mcp-rules-more = ({ $count } more rules mention this; more words find fewer.)
mcp-terminal = This is a server for an MCP host, which starts it by itself and speaks to it on its standard input. Ctrl-C ends it.
mcp-address = The seat can be reached at { $address }
mcp-token = The seat is yours. Its key is kept in { $file }; elsewhere give it with --token.

no-mcp-one = A table for a language model has one seat for it, named me; here { $found ->
    [0] there is none
   *[other] there are { $found } persons
}. Write for example --seats me,greedy.
no-mcp-which = Name a game for a table of this machine, or --server, --table and --seat for a table elsewhere; but not both.
no-mcp-tool = There is no tool called “{ $name }”. The tools are: { $known }.
no-mcp-argument = The tool { $tool } takes no “{ $name }”. It takes: { $known }.
no-mcp-lacks = The tool { $tool } needs “{ $name }”.
no-mcp-value = “{ $name }” must be: { $kind }.
no-mcp-part = There is no part “{ $part }”. The parts are: { $known }.
no-mcp-lines = After “log” a number from 1 to { $most } is wanted, not “{ $found }”.
no-mcp-away = The server does not answer at the moment; Bree keeps trying. This may be out of date, and you cannot answer until the server is back.
no-mcp-uncertain = The connection dropped and the table has changed since. Call look to see whether your answer was accepted.
no-mcp-slow = The server has not answered in time. Whether your answer was taken, look will tell.
no-mcp-odd = The server refuses this, for a reason that this Bree has no words for: { $word }.
no-mcp-server = “{ $server }” is not the address of a server; write for example http://127.0.0.1:8000.
no-mcp-unreachable = The server { $server } cannot be reached: { $why }.
no-mcp-foreign = What answers at { $server } is not a server of Bree.
no-mcp-rules = The server plays { $game } by version { $theirs } of the rules, this Bree knows version { $ours }. Both must be the same.
no-mcp-key = The key of the seat { $seat } is wrong, or the host has freed the seat since. Give the right one with --token or in BREE_TOKEN.
no-mcp-taken = The seat { $seat } is taken. If it is yours, give its key with --token or in BREE_TOKEN.
