# The board in the browser

## The head of the table

board-stage = Stage { $number } of { $of }:
board-turn = { $who }, turn { $number }
board-over-won = The Ring is destroyed. You have won!
board-over-despair = Courage is gone. You have lost.
board-over-nazgul = The last Nazgûl has come. You have lost.
board-mode-easier = easier: cards give courage in Minas Morgul
board-mode-exclusive = allies only for their owner
board-mode-no-protection = no protection
board-courage-name = Courage
board-courage = Courage { $at } of { $top }. Galadriel's circle: { $galadriel }. The Eye's circle: { $eye }.

## Cards

board-quiet-turn = No card this turn
    .on = You use no card this turn.
board-quiet-battle = No card in this battle
    .on = You use no card in this battle.

## The road

board-map = Map
board-tab-cards = Cards
board-road = The road from Rivendell to Mount Doom
board-place-start = { $place }, where the road begins
board-place = { $place }, space { $space }
board-place-goal = { $place }, space { $space }, destination of this stage
board-space-nazgul = Space { $space }: a Nazgûl comes
board-space-dark_heart = Space { $space }: dark heart, 1 courage is lost
board-figure-at = { $figure }: { $place }
board-figure-on = { $figure }: space { $space }, { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} before { $place }
board-figure-waits = { $figure }: in the waiting area
board-go = { $count ->
    [0] stay on space { $space }
    [one] { $count } space, to space { $space }
   *[other] { $count } spaces, to space { $space }
}
board-waiting = Waiting area
board-isengard-name = Isengard
board-isengard = Isengard: the chieftain and { $warriors ->
    [0] no warriors
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
}.
board-isengard-free = Isengard is free.
board-treebeard = Treebeard's token is there.
board-nazgul = Nazgûl: { $count } of 9. At the last one you lose.
board-nazgul-slain = The Witch-king is defeated: Nazgûl no longer do any harm.
board-gandalf-fallen = Gandalf cannot help for now
board-ascent = The ascent
board-ascent-left = { $left ->
    [0] The fire is reached
    [one] One step to the fire
   *[other] { $left } of { $of } steps to the fire
}

## The encounter track

board-track = Encounters
board-slot = Slot { $number }:
board-slot-now = now
board-slot-hit = { $count ->
    [one] a die waits
   *[other] { $count } dice wait
}
board-slot-rolled = { $count ->
    [one] a die shows it
   *[other] { $count } dice show it
}
board-card-unseen = face down
board-kind-enemy = enemy
board-kind-ally = ally
board-kind-special = special card
board-kind-doom = card of the last stage
board-kind-gandalf = Gandalf card
board-once = leaves after one encounter
board-bare-nazgul = A Nazgûl comes
board-bare-figure = up to 2 spaces for { $figure_the }
board-under = Covered: { $card }
board-unseen = Not seen yet:
board-next = First card of the next stage: { $card }

## Dice

board-dice = Dice
board-book = Dice board
board-rolled = Rolled
board-rolled-none = No die lies on the table.
board-last = One black die is rolled, its card acts, then the Ring-bearers go one step.
board-pool = Pool
board-sides = Which number should it show?
board-die-pool = { $die }, in the pool
board-die-taken = { $die }, taken for the roll
board-die-rolled = { $die }: { $number }
board-die-side = { $die }: { $number }, side { $side } of the dice board

board-reach-space = { $figure }: to space { $space }
board-reach-place = { $figure }: to { $place }
board-reach-waits = { $figure }: to the waiting area
board-reach-stays = { $figure }: no step further
board-reach-nazgul = a Nazgûl comes
board-reach-dark_heart = 1 courage is lost
board-reach-guarded = protected by { $figure }

## A battle

board-battle = Battle: { $card }
board-battle-left = { $count ->
    [one] one battle left
   *[other] { $count } battles left
}
board-battle-streak = { $now } of { $wins } wins in a row
board-battle-loss = { $loss ->
    [0] A loss costs nothing.
   *[other] A loss costs { $loss } courage.
}
board-battle-with = With you: { $figures }.
board-battle-alone = Nobody supports you.
board-battle-so-far = So far won: { $wins }, lost: { $losses }.
board-battle-rolled = Rolled: { $face }.
board-odds = Chance of winning: { $sure } in { $of }.
board-odds-gandalf = Chance of winning: { $sure } in { $of }, with a Gandalf card { $card } in { $of }.
board-face-wins = { $face }: wins
board-face-loses = { $face }: loses
board-face-card = { $face }: wins if a Gandalf card is discarded
board-verdict-won = Won!
board-verdict-lost = Lost.

## Cards before the players

board-cards = Cards in front of the players
board-cards-none = No cards here.
board-stack = still in the stack: { $count }
board-owner = in front of { $who }
board-users-one = only { $who } may use it
board-users-nobody = of no use until Gandalf returns
board-barred = not now: { $why }
