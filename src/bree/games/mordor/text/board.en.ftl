# The board in the browser

board-on-turn = on turn
board-roll = roll { $number }
board-table = On the table
board-aside = Set aside

board-die = { $die } die: { $symbol }, on the table
board-die-must = { $die } die: { $symbol }, on the table; one Nazgûl must be set aside
board-die-kept = { $die } die: { $symbol }, set aside
board-die-now = { $die } die: { $symbol }, set aside from this roll
board-barred = { $what } (not possible now, rule { $rule })
board-nobody = nobody

board-ring-trail = Ring trail
board-place-start = { $place }: where the way begins.
board-place-here = { $place }: { $who } is here.
board-place-marked = { $place }: circle marked.
board-place-free = { $place }: circle free.
board-turn-rule = The rule of this turn
board-place-rule = The rule of the place

board-nazgul-trail = Nazgûl trail
board-square = Square { $number }{ $nazgul ->
    [1] , the last, with the Nazgûl
   *[other] {""}
}
board-square-free = { board-square }: free
board-square-crossed = { board-square }: marked
board-square-halved = { board-square }: halved, both halves free
board-square-half = { board-square }: halved, one half marked
board-square-both = { board-square }: halved, both halves marked
board-left = Free fields: { $left }
board-left-short = Free: { $left }
board-threat = { $count ->
    [one] { $count } Nazgûl is coming
   *[other] { $count } Nazgûl are coming
}

board-out = Out of the game
board-in-mordor = in Mordor!
board-winner = victory!

## The first turn, step by step

guide-mordor-1 = Five dice lie on the table. Click those you want to set aside: at least one from each roll, and each with a different symbol.
    .at = dice
guide-mordor-2 = Dice set aside stay there; the rest are rolled again until all five are aside. The White Tree ends the rolling at once. If a Nazgûl shows, you must set one aside.
    .at = aside
guide-mordor-3 = Every Ring takes you one circle closer to Mordor. Mind the orcs: if there are more of them than weapons, no Ring counts.
    .at = ring-trail
guide-mordor-4 = A Nazgûl makes the player of that die's colour mark a square; on the black die, or on nobody's colour, it strikes you. Gandalf cuts a square in half, so you last longer. If you mark your last square, you are out. Good luck!
    .at = nazgul-trail
