# The screen in the terminal

## The keys at the foot

term-key-enter = choose
term-key-toggle = mark
term-key-confirm = confirm
term-key-log = log
term-key-why = rule
term-key-undo = undo
term-key-hint = hint
term-key-language = polski
term-key-light = colours
term-key-leave = quit
term-space = space

## The seats

term-you = you
term-bot = bot

## The ask, and the play of others

term-confirm = confirm what is marked
term-chance = Chance decides…
term-plays = { $who } plays… (any key hurries on)
term-won = The game is over. Victory: { $who }! Any key closes the table.
term-lost = The game is over. Nobody has won. Any key closes the table.

## The line below

term-hint = Hint: { $picks }.
term-hint-waits = A moment's thought about the hint…
term-undone = The move is taken back. { $who } chooses.
term-declined = { $who } does not agree: the move stands.
term-saving = Saving the game…
term-unsaved = Press q again to leave without saving.
term-why-key = ? shows the rule

## Dialogs

term-close = Esc closes
term-rule-section = Polish rulebook: { $section }
term-rule-ruling = The rulebook is silent here: this is Bree's ruling.
term-rule-option = An option of the table.
term-rule-uncertain = This figure is not certain.
term-consent = { $who }: { $seat } wants to take a move back, though something has happened since. Do you agree?
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
