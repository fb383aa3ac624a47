# Adventure to Mount Doom

game-title = Adventure to Mount Doom
game-about = Roll the dice together, lead the Fellowship along the road, and bring Frodo and Sam to Mount Doom before courage fails.

## Seats

star = Star
leaf = Leaf
moon = Moon
flame = Flame

## Figures, dice, faces of the battle die

figure-ring_bearers = Ring-bearers
    .the = the Ring-bearers
    .number = many
figure-merry_pippin = Merry & Pippin
    .the = Merry & Pippin
    .number = many
figure-aragorn = Aragorn
    .the = Aragorn
    .number = one
figure-legolas = Legolas
    .the = Legolas
    .number = one
figure-gimli = Gimli
    .the = Gimli
    .number = one

die-orange = orange
die-purple = purple
die-blue = blue
die-green = green
die-red = red
die-black = black
die-black1 = first black
die-black2 = second black
die-battle = battle die
# The throws of an encounter die for one card, in their order.
die-throw1 = throw 1
die-throw2 = throw 2
die-throw3 = throw 3
die-throw4 = throw 4
die-throw5 = throw 5
die-throw6 = throw 6
die-throw7 = throw 7
die-throw8 = throw 8
die-throw9 = throw 9

side-1 = 1
side-2 = 2
side-3 = 3
side-4 = 4
side-5 = 5
side-6 = 6

face-merry_pippin = weapon of Merry & Pippin
face-aragorn = Aragorn's weapon
face-legolas = Legolas's weapon
face-gimli = Gimli's weapon
face-gandalf = Gandalf's sign
face-sauron = Sauron's sign

support-none = nobody

## Places, stages, marks

place-rivendell = Rivendell
place-lothlorien = Lothlórien
place-rohan = Rohan
place-helms_deep = Helm's Deep
place-gondor = Gondor
place-minas_morgul = Minas Morgul
place-mount_doom = Mount Doom
place-isengard = Isengard
place-waiting = waiting area

stage-lothlorien = { place-lothlorien }
stage-rohan = { place-rohan }
stage-helms_deep = { place-helms_deep }
stage-gondor = { place-gondor }
stage-minas_morgul = { place-minas_morgul }
stage-mount_doom = { place-mount_doom }

mark-start = Start
mark-galadriel = Galadriel
mark-eye = Eye of Sauron

slot = slot { $id }

## Moments for cards

moment-start = before the first roll
moment-rolled = after the roll
moment-die = before the next die
moment-battle = before the battle
moment-lost = after the lost battle
moment-landed = on the event space
moment-six = after the throws for the Nazgûl
moment-stage = before the next stage
moment-end = at the end of the turn

## Asks

ask-offer = { $who }: do you use a card ({ $moment })?
    .pass = no card
ask-take = { $who }: which dice do you take?
    .orange = orange: Frodo/Sam
    .purple = purple: Merry/Pippin
    .blue = blue: { figure-aragorn }
    .green = green: { figure-legolas }
    .red = red: { figure-gimli }
ask-place_black = { $who }: which black die do you place?
ask-place_colour = { $who }: which coloured die do you place?
ask-free_move = { $who }: how many spaces for { $figure_the }?
ask-how_far = { $who }: how many spaces for { $figure_the }?
ask-whom = { $who }: which companion goes straight to the destination?
ask-which_again = { $who }: which die do you roll again?
ask-which_die = { $who }: which die do you set?
ask-which_side = { $who }: what should the { $die } die show?
ask-who_walks = { $who }: which of the dice do you use?
ask-which_ally = { $who }: which ally do you lose?
ask-which_waiting = { $who }: which waiting die do you roll again?
ask-army = { $who }: where does the Army of the Dead go?
ask-spend_gandalf = { $who }: which Gandalf card do you discard to win this battle?
    .pass = none, the battle is lost
ask-either = { $who }: which of the two? { $card }: { $card_does }
    .courage = courage
    .treebeard_token = the token in Isengard
ask-keep_next = { $who }: the top card of the next stack is: { $card }. What do you do with it?
    .keep = leave it there
    .remove = remove it from the game
ask-spend_ally = { $who }: which card do you give up for 1 courage?
    .done = none

## Asks that chance answers

ask-die = Rolling the { $die } die
ask-battle_die = Rolling the battle die
ask-deal = A card is laid on slot { $slot }
ask-hidden_card = The card on slot { $slot } is turned up
ask-draw_gandalf = A Gandalf card is drawn
ask-next_card = The top card of the next stack is looked at

## What is not certain (`bree rules doom`)

doubt-confidence = what the card says
doubt-medium = likely
doubt-low = doubtful
source-rulebook = from the rulebook
source-cross-checked = from several sources
source-single-source = from a single source
source-reconstructed = reconstructed

## Refusals

no-road-stages = The road has { $wanted } stages; { $found } were given.
no-road-letters = Stage { $stage } of the road cannot be read: “{ $found }”. A sign stands for each space: . plain, N Nazgûl, H dark heart; fewer than 20 of them.
no-road-last = The last stage has plain spaces only, at least one: not “{ $found }” but dots.
no-board-name = “{ $name }” is not known here; choose from: { $known }.
no-board-count = { $wanted } names are needed; { $found } were given.
no-courage-number = “{ $option }”: a number from 1 to { $most } is needed, not “{ $found }”.
no-courage-above-top = “{ $mark }” cannot lie on { $found }: the courage track ends at { $top }.

## The first turn, step by step

guide-doom-1 = You win or lose together. Lead the Ring-bearers, the orange figure, along this road to Mount Doom. Nazgûl and dark hearts on the road strike only where nobody stands yet.
    .at = road
guide-doom-2 = Each turn you roll twice, and from each roll you place a black and a coloured die. The black one picks a card of the track, the coloured one moves the figure of its colour.
    .at = dice
guide-doom-3 = A black die activates the card with its number; 1 and 6 lie face down. Allies come to you. Enemies act at once, and most of them stay. In battle those companions help who stand with the Ring-bearers or ahead of them in the same stage.
    .at = track
guide-doom-4 = Here lie allies and Gandalf cards that are still to be used. Each works once. On your turn you may use any of them, no matter whose it is.
    .at = cards
guide-doom-5 = Lost battles and dark hearts cost courage. If it falls below the lowest circle, or if the last Nazgûl comes to Minas Morgul, you have lost. Good luck on the road!
    .at = courage

## The result

result-stage = Stage { $number } of { $of }: { $stage }
result-road = Spaces left to Mount Doom: { $left }
result-courage = Courage: { $courage } of { $of }
result-nazgul = Nazgûl in Minas Morgul: { $count } of { $of }
