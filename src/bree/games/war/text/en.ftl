# War of the Ring: the title, and what things on the table are called. Regions, characters and cards have files of their own.
# A region in a sentence has the parts in ("in Moria"), to ("to the Shire"), from ("from Moria") and the ("the Shire").

game-title = War of the Ring
game-about = A game for 2–4: the Free Peoples lead the Fellowship with the Ring to Mount Doom and hold their strongholds, while the Shadow hunts the Ring-bearers and conquers Middle-earth.

## Sides

free = Free Peoples
    .the = the Free Peoples
shadow = Shadow
    .the = the Shadow

## Nations

nation-dwarves = Dwarves
    .the = the Dwarves
nation-elves = Elves
    .the = the Elves
nation-gondor = Gondor
    .the = Gondor
nation-north = The North
    .the = the North
nation-rohan = Rohan
    .the = Rohan
nation-isengard = Isengard
    .the = Isengard
nation-sauron = Sauron
    .the = Sauron
nation-southrons = Southrons and Easterlings
    .the = the Southrons and Easterlings

## Figures

figure-dwarves-regular = Dwarven regular
    .the = a Dwarven regular
figure-dwarves-elite = Dwarven elite
    .the = a Dwarven elite
figure-elves-regular = Elven regular
    .the = an Elven regular
figure-elves-elite = Elven elite
    .the = an Elven elite
figure-gondor-regular = Gondor regular
    .the = a Gondor regular
figure-gondor-elite = Gondor elite
    .the = a Gondor elite
figure-north-regular = North regular
    .the = a North regular
figure-north-elite = North elite
    .the = a North elite
figure-rohan-regular = Rohan regular
    .the = a Rohan regular
figure-rohan-elite = Rohan elite
    .the = a Rohan elite
figure-isengard-regular = Isengard regular
    .the = an Isengard regular
figure-isengard-elite = Isengard elite
    .the = an Isengard elite
figure-sauron-regular = Sauron regular
    .the = a Sauron regular
figure-sauron-elite = Sauron elite
    .the = a Sauron elite
figure-southrons-regular = Southron regular
    .the = a Southron regular
figure-southrons-elite = Southron elite
    .the = a Southron elite
figure-dwarves-leader = Dwarven Leader
    .the = a Dwarven Leader
figure-elves-leader = Elven Leader
    .the = an Elven Leader
figure-gondor-leader = Gondor Leader
    .the = a Gondor Leader
figure-north-leader = North Leader
    .the = a North Leader
figure-rohan-leader = Rohan Leader
    .the = a Rohan Leader
figure-nazgul = Nazgûl
    .the = a Nazgûl
figure-aragorn = { character-aragorn }
    .the = { character-aragorn.the }
figure-boromir = { character-boromir }
    .the = { character-boromir.the }
figure-gandalf_the_grey = { character-gandalf_the_grey }
    .the = { character-gandalf_the_grey.the }
figure-gandalf_the_white = { character-gandalf_the_white }
    .the = { character-gandalf_the_white.the }
figure-gimli = { character-gimli }
    .the = { character-gimli.the }
figure-legolas = { character-legolas }
    .the = { character-legolas.the }
figure-meriadoc = { character-meriadoc }
    .the = { character-meriadoc.the }
figure-peregrin = { character-peregrin }
    .the = { character-peregrin.the }
figure-strider = { character-strider }
    .the = { character-strider.the }
figure-saruman = { character-saruman }
    .the = { character-saruman.the }
figure-witch_king = { character-witch_king }
    .the = { character-witch_king.the }
figure-mouth_of_sauron = { character-mouth_of_sauron }
    .the = { character-mouth_of_sauron.the }
figure-elrond = { character-elrond }
    .the = { character-elrond.the }
figure-galadriel = { character-galadriel }
    .the = { character-galadriel.the }
figure-gandalf_grey_narya = { character-gandalf_grey_narya }
    .the = { character-gandalf_grey_narya.the }
figure-smeagol = { character-smeagol }
    .the = { character-smeagol.the }
figure-boromir_captain_general = { character-boromir_captain_general }
    .the = { character-boromir_captain_general.the }
figure-gimli_dwarven_lord = { character-gimli_dwarven_lord }
    .the = { character-gimli_dwarven_lord.the }
figure-legolas_elven_prince = { character-legolas_elven_prince }
    .the = { character-legolas_elven_prince.the }
figure-meriadoc_of_the_shire = { character-meriadoc_of_the_shire }
    .the = { character-meriadoc_of_the_shire.the }
figure-peregrin_of_the_shire = { character-peregrin_of_the_shire }
    .the = { character-peregrin_of_the_shire.the }
figure-strider_dunadan = { character-strider_dunadan }
    .the = { character-strider_dunadan.the }
figure-balrog = { character-balrog }
    .the = { character-balrog.the }
figure-gothmog = { character-gothmog }
    .the = { character-gothmog.the }
figure-mouth_black_numenorean = { character-mouth_black_numenorean }
    .the = { character-mouth_black_numenorean.the }
figure-witch_king_chief = { character-witch_king_chief }
    .the = { character-witch_king_chief.the }

# How many figures of a kind.
times-2 = ×2
times-3 = ×3
times-4 = ×4
times-5 = ×5
times-6 = ×6
times-7 = ×7
times-8 = ×8
times-9 = ×9
times-10 = ×10
times-11 = ×11
times-12 = ×12
times-13 = ×13
times-14 = ×14
times-15 = ×15
times-16 = ×16
times-17 = ×17
times-18 = ×18
times-19 = ×19
times-20 = ×20
times-21 = ×21
times-22 = ×22
times-23 = ×23
times-24 = ×24

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
deck-free_strategy = strategy deck of the Free Peoples
deck-shadow_character = character deck of the Shadow
deck-shadow_strategy = strategy deck of the Shadow
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

politics-0 = at war
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
