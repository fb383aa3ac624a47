# Playing line by line

plain-help = Type a number or several, then Enter. u takes back, h gives a hint, ? tells the rule of the last line, ? { $rule } any rule, q saves and leaves.
plain-many = (several numbers at once are fine: 1 3)
plain-curtain = { $who } is next. Hand over the keyboard; then { $who } presses Enter.
plain-consent = { $who }: { $seat } wants to take back a move after dice were rolled or something was shown. Do you agree? (yes/no)
plain-yes = y yes
plain-declined = { $who } does not agree.
plain-undone = Taken back.
plain-hint = { $guest } would choose: { $picks }.

guest-random = The wanderer (random)
guest-greedy = The greedy one (one step ahead)
guest-careful = The careful one (own goal first, then the others’)
guest-turn = The reckoner (the whole turn)
guest-search = The far-sighted one (plays on many times)
