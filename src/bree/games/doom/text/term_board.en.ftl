# The table in the terminal

## The road

drawn-ring_bearers = Frodo/Sam
drawn-merry_pippin = Merry/Pippin
drawn-aragorn = Aragorn
drawn-legolas = Legolas
drawn-gimli = Gimli
drawn-stage = Stage { $number } of { $of }: { $stage }
drawn-turn = turn { $number }: { $who }
drawn-nazgul = Nazgûl
drawn-dark_heart = dark heart
drawn-unprotected = no protection
drawn-over-won = The Ring is destroyed: you have won!
drawn-over-despair = Courage is gone: you have lost.
drawn-over-nazgul = The last Nazgûl has come: you have lost.

## Marks

drawn-courage = Courage
drawn-mark-eye = Eye { $number }
drawn-mark-galadriel = Galadriel { $number }
drawn-mark-top = top { $number }
drawn-easier = easier
drawn-easier-long = easier game: in Minas Morgul +1 for every card
drawn-lord = Witch-king
drawn-slain = Witch-king defeated, Nazgûl harmless
drawn-nazgul-count = Nazgûl { $count } of { $of }
drawn-waiting = Waiting area:
drawn-chieftain = chieftain
drawn-warriors = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
drawn-empty = empty
drawn-treebeard = Treebeard
drawn-ban = Gandalf cannot help
drawn-stack = ✶ stack { $count }
drawn-next = on the next stack: { $card }

## The encounter track

drawn-enemy = enemy
drawn-special = special
drawn-ally = ally
drawn-fate = fate
drawn-down = hidden
drawn-bare = bare
drawn-may-move = May move 0, 1 or 2 spaces.
drawn-moves = moves 0–2
drawn-brings = One Nazgûl is placed.
drawn-unknown = Nobody knows it yet.
drawn-covers = Under it: { $card }.

## Dice

drawn-board = Dice board:
drawn-side = side { $number }
drawn-roll = Roll:
drawn-die = Die:
drawn-pool = Pool:

## A battle

drawn-battle = Battle:
drawn-loss = if lost: courage −{ $loss }
drawn-fights = { $count ->
    [one] { $count } battle left
   *[other] { $count } battles left
}
drawn-so-far = won { $wins }, lost { $losses }
drawn-streak = won in a row: { $wins } of { $of }
drawn-support = Support:
drawn-nobody = nobody
drawn-odds = won on { $count } of { $of } faces
drawn-odds-gandalf = with a Gandalf card { $count } of { $of }
drawn-face = battle die:
drawn-battle-won = won
drawn-battle-lost = lost

## Cards before the players

drawn-cards = Cards for all:
drawn-cards-exclusive = Cards, allies for their owner alone:
drawn-no-cards = none

## Line by line

line-stage = Stage { $number } of { $of }: { $stage }.
line-turn = Turn { $number }, { $who } plays.
line-easier = Easier game: in Minas Morgul every card still unused gives 1 courage.
line-unprotected = No protection: events strike every time.
line-figure = { $figure }: space { $space }, to { $place }: { $left }.
line-dangers = Within reach: { $dangers }.
line-danger = { $event }, { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} away
line-danger-guarded = { line-danger } (there already: { $who })
line-nazgul = Nazgûl
line-dark_heart = dark heart
line-there = { $figure }: at { $place }.
line-waits = { $figure }: in the waiting area.
line-behind = { $figure }: space { $space }, no further.
line-courage = Courage { $at } of { $top }; the Eye is at { $eye }, Galadriel at { $galadriel }.
line-riders = Nazgûl at Minas Morgul: { $count } of { $of }, the Witch-king included.
line-slain = The Witch-king is defeated: Nazgûl no longer do any harm.
line-isengard = Isengard: the chieftain, { $count ->
    [0] no warriors
    [one] { $count } warrior
   *[other] { $count } warriors
}.
line-isengard-empty = Isengard is empty.
line-treebeard = The Treebeard token is there.
line-ban = Gandalf cannot help until the Ring-bearers reach Helm's Deep.
line-stack = Gandalf cards in the stack: { $count }.
line-next = First on the next stack: { $card }.
line-slot = Slot { $number }: { $what }.
line-card = { $card }, { $kind }
line-enemy = enemy
line-once = enemy that leaves after one encounter
line-special = special card
line-ally = ally
line-down = card face down
line-down-known = card face down, known to be { $card }
line-bare = bare, { $who_the } may move 0, 1 or 2 spaces
line-bare-nazgul = bare, brings a Nazgûl
line-under = { $what }, on top of: { $card }
line-side = Dice board, side { $number }: { $dice }.
line-roll = Rolled: { $dice }.
line-battle = Battle: { $card }. { board-battle-loss }
line-fights = Battles still to fight: { $count }.
line-streak = Won in a row: { $wins } of { $of }.
line-so-far = So far won: { $wins }, lost: { $losses }.
line-support = Support: { $names }.
line-battle-won = The battle is won.
line-battle-lost = The battle is lost.
line-no-support = Nobody supports the Ring-bearers.
line-odds = Faces that win: { $count } of { $of }.
line-odds-gandalf = With a Gandalf card: { $count } of { $of }.
line-no-cards = There are no cards in front of the players.
line-no-use = No card in front of the players is of use any more.
line-for-all = Cards that can be used this turn:
line-exclusive = Cards that can be used this turn (an ally only by its owner):
line-held = { $card } ({ $who }).
line-held-banned = { $card } ({ $who }), not now.
