# Options

option-players = Players
option-youngest = The youngest player (with Boromir's card) sits
    .last = last
    .second = second
    .third = third
option-easier = Easier game: before the last stage every unused card gives 1 courage
    .off = no
    .on = yes
option-exclusive_allies = Harder game: an ally serves only the player who gained it
    .off = no
    .on = yes
option-no_protection = Harder game: event spaces strike even where another figure stands
    .off = no
    .on = yes

## Uncertain facts of the board

option-courage_start = Courage at the start
option-courage_top = Top of the courage track
option-galadriel_space = Galadriel's circle of the courage track
option-eye_space = Circle of the Eye of Sauron on the courage track
option-bare_slots = What the slots 1 to 6 show without a card, for example nazgul merry_pippin aragorn legolas gimli nazgul
option-road = The road, one word for each stage: . plain space, N Nazgûl, H dark heart
option-battle_die = Faces of the battle die, for example aragorn legolas gimli merry_pippin gandalf sauron

## Readings; the first is the usual one

option-free_arrival = Reaching a destination without a die
    .plain = brings nothing
    .strict = costs the Ring-bearers a Gandalf card
    .generous = counts like an exact die, if the move is exact
option-morgul_step = In Minas Morgul the Ring-bearers move 1 space further
    .standing = for every companion who is there
    .exact_die = only for companions who arrived by an exact die
option-army_skips = The Army of the Dead jumps over
    .empty = empty slots
    .neighbour = the slot beside it, always (the Polish rulebook to the letter)
option-exclusive_ally_turn = An ally that serves one player only is used
    .own_turn = in that player's turn
    .any_turn = in any turn
option-eowyn_losses = When Éowyn answers a 6 of the Witch-king
    .none = no courage is lost in this encounter
    .before_six = odd dice before the 6 still cost courage
option-morgul_die = The die of a companion who is in Minas Morgul
    .idle = does nothing
    .leaves = sends the companion to the waiting area
option-easier_spends_cards = In the easier game the cards that give courage
    .no = stay usable
    .yes = leave the game; you decide how many
option-mumakil_loss = You pay the dark hearts of the Mûmakil
    .per_battle = for each lost battle
    .once = once for both battles
option-early_end = When Faramir or Gandalf's Support ends a stage before the rolls
    .plays_on = the same player rolls
    .passes = the next player is on turn
option-boromir_ban = Gandalf's symbol when Boromir repeats a battle under the Balrog's ban
    .wins = wins, like all but Sauron's
    .loses = loses, as the ban says
option-vision_kept = A card that Gandalf's Vision leaves on its stack
    .stays = is dealt first, to slot 1
    .shuffled = is shuffled in again
