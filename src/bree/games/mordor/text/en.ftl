# Journey to Mordor

game-title = Journey to Mordor
game-about = Roll the dice, set them aside, and reach Mordor before the Nazgûl reach you.

## Hobbits, dice, symbols

frodo = Frodo
sam = Sam
merry = Merry
pippin = Pippin

die-black = black
die-yellow = yellow
die-red = red
die-blue = blue
die-green = green

symbol-ring = Ring
symbol-gandalf = Gandalf
symbol-weapon = Weapon
symbol-orc = Orc
symbol-nazgul = Nazgûl
symbol-tree = White Tree

square = Square { $id }

## Options

option-players = Players
option-hobbits = Hobbits, clockwise
option-starter = Who starts
    .random = by lot
option-side = Side of the sheet
    .basic = basic
    .advanced = advanced
option-arrival = When someone reaches Mordor
    .finish_round = the round is finished
    .instant_win = that player wins at once
option-last_standing = The last one standing wins
    .off = no
    .on = yes
option-gandalf_square = Which square Gandalf halves
    .choose = the player chooses
    .first = always the first free one
option-symbol_order = Order of Gandalf and Nazgûl
    .fixed = Gandalf first
    .free = the player decides
option-safe_in_mordor = In Mordor the Nazgûl no longer harm
    .off = no
    .on = yes
option-safe_colour = Kept from Minas Tirith, a Nazgûl on the colour of a player who is safe in Mordor
    .strikes = strikes the active player
    .void = strikes nobody
option-nazgul_squares = Squares on the Nazgûl trail
option-dice_faces = Faces of the dice

## Asks

ask-starter = Who starts?
ask-die = Rolling the { $die } die
ask-keep = { $who }: which dice do you set aside?
    .done = that is all
    .again = roll all of them again
ask-repeat = { $who }: does the roll stand?
    .stand = it stands
    .again = roll all of them again
ask-halve = { $who }: which square does Gandalf halve?
    .pass = none
ask-order = { $who }: what comes first?

## Log

log-starts = { $who } starts.
log-turn = It is { $who }'s turn.
log-turn-place = { $place }: { $place_does }
log-rolled = Roll { $number }: { $dice }.
log-repeated = { $who } rolls again.
log-kept = { $who } sets aside: { $dice }.
log-tree = The White Tree: { $who } rolls no more.
log-gandalf-void = Gandalf does not count this turn.
log-nothing-to-halve = There is no square left for Gandalf to halve.
log-waived = { $who } halves no square.
log-halved = { $who } halves square { $square }.
log-nazgul-void = The Nazgûl on the { $die } die harms nobody.
log-marked = { $who } marks square { $square } of the Nazgûl trail.
log-marked-half = { $who } marks { $half ->
    [1] the first
   *[other] the second
} half of square { $square } of the Nazgûl trail.
log-out = The Nazgûl has caught { $who }: out of the game.
log-orcs-block = More orcs than weapons: { $rings ->
    [one] the Ring does
   *[other] the Rings do
} not count.
log-orcs-beaten = The weapons keep the orcs off.
log-ring-lost = One Ring is lost in Shelob's web.
log-rings-over = { $rings ->
    [one] One surplus Ring is
   *[other] { $rings } surplus Rings are
} lost.
log-circle = { $who } marks { $place }.
log-arrived = { $who } has reached Mordor!
log-all-out = All hobbits are out. Sauron triumphs.
log-won = Victory: { $who }!

## Refusals

no-hobbit-unknown = There is no hobbit called “{ $hobbit }”; choose from: { $known }.
no-hobbit-twice = Every player needs a different hobbit.
no-hobbit-count = The game is for { $players } players, but { $found } hobbits are named.
no-starter-absent = { $hobbit } does not play, so { $hobbit } cannot start.
no-dice-which = Give the faces of these dice: { $dice }. Found: { $found }.
no-dice-none = Give the faces of these dice: { $dice }. No die is named.
no-dice-face = The { $die } die has an unknown face “{ $face }”; the faces are: { $known }.
no-dice-tree = The White Tree is on the black die only, not on the { $die } one.
no-dice-sides = The { $die } die needs { $sides } faces, not { $found }.

## The board in words

line-sheet = { $who }: { $circles } of { $of } circles, at { $place }; Nazgûl fields left: { $left }.
line-out = { $who }: out of the game.
line-kept = Set aside: { $dice }.
line-rolled = On the table: { $dice }.
line-strikes = The Nazgûl on the { $die } die strikes { $who }.
line-strikes-nobody = The Nazgûl on the { $die } die strikes nobody.

## The result

result-sheet = { $who }: { $circles } of { $of } circles, Nazgûl fields left: { $left }
result-out = { $who }: out, { $circles } of { $of } circles
