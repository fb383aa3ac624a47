# War of the Ring: the title, and what things on the table are called. Regions, characters and cards have files of their own.
# A region in a sentence has the parts in ("in Moria"), to ("to the Shire"), from ("from Moria") and the ("the Shire").

game-title = War of the Ring
game-about = A game for 2–4: the Free Peoples lead the Fellowship with the Ring to Mount Doom and hold their strongholds, while the Shadow hunts the Ring-bearers and conquers Middle-earth.

## Sides

free = Free Peoples
    .the = the Free Peoples
    .number = many
shadow = Shadow
    .the = the Shadow
    .number = one

## Nations

nation-dwarves = Dwarves
    .the = the Dwarves
    .number = many
nation-elves = Elves
    .the = the Elves
    .number = many
nation-gondor = Gondor
    .the = Gondor
    .number = one
nation-north = The North
    .the = the North
    .number = one
nation-rohan = Rohan
    .the = Rohan
    .number = one
nation-isengard = Isengard
    .the = Isengard
    .number = one
nation-sauron = Sauron
    .the = Sauron
    .number = one
nation-southrons = Southrons and Easterlings
    .the = the Southrons and Easterlings
    .number = many

## Dice

face-character = Character
face-army = Army
face-muster = Muster
face-army_muster = Army/Muster
face-event = Event
face-will = Will of the West
face-eye = Eye

## Hunt tiles

tile-eye = Eye
tile-zero_reveal = 0, reveal
tile-one = 1
tile-one_reveal = 1, reveal
tile-two = 2
tile-two_reveal = 2, reveal
tile-three = 3
tile-elven_cloaks = “{ card-elven_cloaks }”
tile-elven_rope = “{ card-elven_rope }”
tile-phial_of_galadriel = “{ card-phial_of_galadriel }”
tile-smeagol_helps = “{ card-smeagol_helps_nice_master }”
tile-shelobs_lair = “{ card-shelobs_lair }”
tile-the_ring_is_mine = “{ card-the_ring_is_mine }”
tile-on_on_they_went = “{ card-on_on_they_went }”
tile-give_it_to_uss = “{ card-give_it_to_uss }”

## Decks, settlements, phases

deck-free_character = character deck of the Free Peoples
    .short = character deck
    .from = from the character deck
deck-free_strategy = strategy deck of the Free Peoples
    .short = strategy deck
    .from = from the strategy deck
deck-shadow_character = character deck of the Shadow
    .short = character deck
    .from = from the character deck
deck-shadow_strategy = strategy deck of the Shadow
    .short = strategy deck
    .from = from the strategy deck
settlement-town = town
settlement-city = city
settlement-stronghold = stronghold
settlement-fortification = fortification
phase-1 = recovering dice and drawing cards
phase-2 = Fellowship phase
phase-3 = hunt allocation
phase-4 = action roll
phase-5 = action resolution
phase-6 = victory check

## Politics, battles, the end

politics-0 = At War
politics-1 = 1 step from war
politics-2 = 2 steps from war
politics-3 = 3 steps from war
politics-active = active
politics-passive = passive
battle-field = field battle
battle-siege = siege battle
battle-sortie = sortie
hunt-move = after a move of the Fellowship
hunt-mordor = on the Mordor Track
hunt-stronghold = in a stronghold of the Shadow
hunt-balrog = by the Balrog
fellowship-hidden = hidden
fellowship-revealed = revealed
over-corrupted = The Ring-bearers fell to the Ring: the Shadow wins.
over-destroyed = The Ring burned in the Crack of Doom: the Free Peoples win.
over-shadow_military = The Shadow has conquered Middle-earth: a military victory.
over-free_military = The Free Peoples have beaten back the Shadow: a military victory.

## What is not certain (`bree rules war`)

doubt-polish_name = its Polish name
doubt-guess = a guess
doubt-reading_confidence = our reading of it
doubt-confidence = the card
doubt-reconstructed = reconstructed by us, to be corrected in the file of this name
doubt-medium = likely
doubt-low = doubtful
source-cross-checked = from several sources
source-single-source = from a single source
source-rulebook = from the rulebook
source-reconstructed = reconstructed
