# The screen in the terminal

## The keys at the foot

term-key-enter = choose
term-key-toggle = mark
term-key-confirm = confirm
term-key-log = log
term-key-why = rule
term-key-cards = cards
term-key-undo = undo
term-key-hint = hint
term-key-language = polski
term-key-light = colours
term-key-leave = quit
term-key-look = look
term-space = space

## The ask, and the play of others

term-confirm = confirm what is marked
term-chance = Chance decides…
term-plays = { $who } plays… (any key skips ahead)
term-curtain = { $who }: everyone else, look away. Enter shows your cards.
term-won = The game is over. Victory: { $who }! Any key closes the table.
term-lost = The game is over. Nobody has won. Any key closes the table.

## The line below

term-hint-waits = Thinking about a hint…
term-undone = Move taken back. { $who } chooses.
term-declined = { $who } does not agree: the move stands.
term-saving = Saving the game…
term-unsaved = Press q again to leave without saving.

## Dialogs

term-close = Esc closes
term-rule-section = Polish rulebook: { $section }
term-rule-ruling = The rulebook is silent here: this is Bree's ruling.
term-rule-option = An option of the table.
term-rule-uncertain = This is not certain.
term-consent = { $who }: { $seat } wants to take back a move after dice were rolled or something was shown. Do you agree?
term-consent-yes = yes, take it back
term-consent-no = no, the move stands

## Journey to Mordor

term-mordor-short-black = black
term-mordor-short-yellow = yellow
term-mordor-short-red = red
term-mordor-short-blue = blue
term-mordor-short-green = green
term-mordor-dice = Dice
term-mordor-roll = Roll { $number }
term-mordor-kept = Set aside
term-mordor-target = Strikes
term-mordor-nobody = nobody
term-mordor-out = out of the game
term-mordor-arrived = in Mordor
term-mordor-left = free fields: { $fields }

## The Fellowship of the Ring

term-fellowship-campaign = The campaign
term-fellowship-round = round { $number }
term-fellowship-trick-of = trick { $number } of { $of }
term-fellowship-round-won = round won!
term-fellowship-round-lost = round lost
term-fellowship-won-chapters = chapters won: { $count } of 18
term-fellowship-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
term-fellowship-lost = { $count ->
    [one] Lost card:
   *[other] Lost cards:
}
term-fellowship-taker = the lost card is with { $who }
term-fellowship-forest = Old Forest:
term-fellowship-balrog = Balrog:
term-fellowship-left = { $count } left
term-fellowship-deck = draw deck: { $count }
term-fellowship-barrow = Barrow: { $count }
term-fellowship-horn = Horn of Gondor: most cards in { $suits }
term-fellowship-missing = still to complete: { $names }
term-fellowship-nobody = no character yet
term-fellowship-sure = met for good
term-fellowship-met = met so far
term-fellowship-open = open
term-fellowship-failed = lost
term-fellowship-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
term-fellowship-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
term-fellowship-threat = threat { $number }
term-fellowship-threat-hidden = hidden threat
term-fellowship-gift = gift: { $gift }
term-fellowship-gift-used = gift used: { $gift }
term-fellowship-overwhelmed = overwhelmed
term-fellowship-announced = says: goal met
term-fellowship-forgiven = goal forgiven
term-fellowship-keeps = cards to keep: { $count }
term-fellowship-tucked = put away:
term-fellowship-fixed = last trick:
term-fellowship-laid = first trick:
term-fellowship-won = won:
term-fellowship-hand = hand:
term-fellowship-aside = beside it:
term-fellowship-trick = Trick:
term-fellowship-leads = { $who } leads
term-fellowship-led = lead suit: { $suit }
term-fellowship-winning = { $who } wins so far
term-fellowship-ring-wins = { $who } plays the One Ring to win
term-fellowship-last = Last trick, won by { $who }:
term-fellowship-last-forest = Last trick, taken by the Old Forest:
term-fellowship-exchange = Exchange:
term-fellowship-own = Cards ({ $who }):
term-fellowship-roster = Characters to choose from (★ compulsory, ✓ completed)
