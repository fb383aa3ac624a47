# A seat for a language model: bree mcp

mcp-instructions = You sit at a table of this game and play to win, by the rules. Call look first. When it is your turn, choose one of the offered answers and send it with answer, word for word; then call wait until it is your turn again. The tools show you what your seat sees, and nothing else. If you are not certain of a rule or a card, look it up with rule.
mcp-tool-look = What your seat sees: what has happened since your last look, the board, and whose turn it is. If it is yours, also the question with its answers. A part shows one thing in full: { $parts }. “log” shows what happened since your last answer, “log 100” the last hundred lines. In the format json, part is a field of the view.
mcp-tool-answers = The question for you, with all legal answers. Send the text before the colon; the text after it is the name.
mcp-tool-answer = Give your answer: a list with one of the offered answers. If you may take several at once, the list holds all of them. The game accepts or refuses the list as a whole; a refusal names the rule and changes nothing.
mcp-tool-wait = Wait until it is your turn or the game is over, but no longer than the seconds given. Says what happened.
mcp-tool-rule = A rule by its number (as in refusals), a card, place or character by its name, or the rules that mention some words.
mcp-kind-part = the name of a part; without it, a summary of everything
mcp-kind-format = text or json; text without it
mcp-kind-answers = a list of at most 200 answers, each as written before the colon; empty to take none
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
mcp-more = (rule { $rule } shows the full text)
mcp-rules-more = ({ $count } more rules mention this; add words to narrow the search.)
mcp-terminal = This server is made for an MCP host, which starts it and writes to its standard input. Ctrl-C ends it.
mcp-address = The seat is available at { $address }
mcp-token = The seat is yours. Bree keeps its key in { $file }; on another machine, pass it with --token.

no-mcp-one = A table for a language model has one seat for it, named me; here { $found ->
    [0] there is none
   *[other] there are { $found } persons
}. Write for example --seats me,greedy.
no-mcp-which = Name a game for a local table, or give --server, --table and --seat for a table on a server; but not both.
no-mcp-tool = There is no tool called “{ $name }”. The tools are: { $known }.
no-mcp-argument = The tool { $tool } has no argument “{ $name }”. Its arguments: { $known }.
no-mcp-lacks = The tool { $tool } needs the argument “{ $name }”.
no-mcp-value = “{ $name }” must be: { $kind }.
no-mcp-part = There is no part “{ $part }”. The parts are: { $known }.
no-mcp-lines = After “log”, write a number from 1 to { $most }, not “{ $found }”.
no-mcp-away = The server does not answer at the moment; Bree keeps trying. This may be out of date, and you cannot answer until the server is back.
no-mcp-uncertain = The connection dropped and the table has changed since. Call look to see whether your answer was accepted.
no-mcp-slow = The server has not answered in time. Call look to see whether it accepted your answer.
no-mcp-odd = The server refuses this for a reason that this version of Bree does not know: { $word }.
no-mcp-server = “{ $server }” is not the address of a server; write for example http://127.0.0.1:8000.
no-mcp-unreachable = Bree cannot reach the server { $server }: { $why }.
no-mcp-foreign = The server at { $server } is not a Bree server.
no-mcp-rules = The server plays { $game } by version { $theirs } of the rules, but this Bree has version { $ours }. Both must be the same.
no-mcp-key = The key of the seat { $seat } is wrong, or the host has freed the seat since. Pass the right one with --token or in BREE_TOKEN.
no-mcp-taken = The seat { $seat } is taken. If it is yours, pass its key with --token or in BREE_TOKEN.
