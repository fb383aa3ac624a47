# Elrond, Galadriel, the Balrog, Gothmog and the other versions of minions

ask-keeper = Which Keeper enters play?
ask-balrog_unit = Does a unit of Sauron come to Moria with the Balrog?
    .pass = No unit
ask-balrog_to = Where does the Balrog go?
ask-spear = The spear of terror: draw a card ({ $deck })?
    .draw = Draw a card
    .pass = Do not draw
ask-sees = The Chief of the Ringwraiths sees and knows: does he move { $region_to }?
    .move = He moves there
    .pass = He stays

action-keeper = bring Elrond or Galadriel
action-calm_balrog = lay the Balrog to rest
action-wake_balrog = wake the Balrog
action-balrog_move = move an army with the Balrog
action-balrog_attack = attack with the Balrog
action-balrog_alone = move the Balrog alone
action-gothmog_recruit = Gothmog: a regular of Sauron for his army
action-gothmog_elite = Gothmog: an elite for a regular of Sauron
action-spell_move = the Black Númenórean: move his army
action-spell_attack = the Black Númenórean: attack with his army
action-swap_king = the Black Captain in place of the Chief of the Ringwraiths

log-keeper-lost = { $who } is gone with the home { $region_in }.
log-balrog-wakes = The Balrog wakes { $region_in }.
log-balrog-goes = The Balrog goes { $origin_from } { $region_to }.
log-balrog-sleeps = The Balrog is inactive again, in Moria.
log-balrog-laid = The Balrog is made inactive { $region_in }, outside Moria: he is no more.
log-gothmog-elite = Gothmog: a regular of Sauron { $region_in } becomes an elite.
log-lore = The Black Númenórean prolongs the battle by a round.
log-chief-comes = The Chief of the Ringwraiths comes { $origin_from } { $region_to }.
