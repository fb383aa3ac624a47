# The turn: phases, dice, rings, cards; politics, recruiting, moving.

## Asks

ask-discard = { $left ->
    [one] You hold too many cards. Discard one.
   *[other] You hold too many cards. Discard { $left }.
}
ask-allocate = How many dice go into the Hunt Box unrolled?
ask-action_die = The action dice are rolled.
ask-draw_card = A card is drawn.
ask-die = Which die do you use?
    .ring = use an Elven Ring
    .pass = pass
    .mix = propose a mixed army
ask-ring_die = Which die does the Elven Ring change?
ask-ring_face = What does it show instead of { $face }?
ask-action = What do you do with the die: { $face }?
ask-event = Which card do you play?
ask-gandalf_draw = Gandalf guides: draw a card ({ $deck })?
    .draw = draw
    .pass = pass
ask-diplomacy = Which nation takes a step towards war?
ask-move_from = { $number ->
    [1] From which region does an army move?
   *[other] From which region does a second army move?
}
    .done = no second army
ask-move_to = Where does the army { $region_from } go?
ask-move_who = Who goes { $region_from } { $to_to }?
    .done = these go
ask-excess = { $left ->
    [one] Too many units { $region_in }. Which one goes back to the reinforcements?
   *[other] Too many units { $region_in }. Which { $left } go back to the reinforcements?
}
ask-recruit = { $number ->
    [1] What do you recruit?
   *[other] What do you recruit as well?
}
    .done = nothing more
ask-recruit_at = Where does the new figure stand: { $figure }?

## Actions

action-move = move an army
action-attack = attack
action-diplomacy = advance a nation
action-recruit = recruit
action-minion = bring a minion into play
action-voice_regulars = Voice of Saruman: regulars
action-voice_elites = Voice of Saruman: elites
action-draw_character = draw a character card
action-draw_strategy = draw a strategy card
action-fellowship = move the Fellowship
action-hide = hide the Fellowship
action-separate = separate companions
action-companions = move companions
action-nazgul = move Nazgûl and minions
action-white = bring Gandalf the White
action-aragorn = bring Aragorn
action-event = play an event card
action-skip = discard the die
action-warden = a companion rouses a nation
action-warden-dwarves = Gimli: advance the Dwarves
action-warden-elves = Legolas: advance the Elves
action-warden-gondor = Boromir: advance Gondor
action-warden-north = advance the North
action-warden-rohan = advance Rohan

die-character = { face-character }
die-army = { face-army }
die-muster = { face-muster }
die-army_muster = { face-army_muster }
die-event = { face-event }
die-will = { face-will }
die-eye = { face-eye }
ring = Elven Ring
number = { $id }
pip = { $id }

## Log

log-turn = Turn { $turn } begins.
log-draws = { $who }: a card drawn, { $deck }.
log-drew = You have drawn “{ $card }”.
log-discards = { $who }: cards over the limit discarded, { $decks }.
log-plays = { $who }: “{ $card }” is played.
log-discarded = You have discarded { $cards }.
log-allocated = { $dice ->
    [0] The Shadow puts no dice into the Hunt Box.
    [one] The Shadow puts one die into the Hunt Box.
   *[other] The Shadow puts { $dice } dice into the Hunt Box.
}
log-rolled-free = The Free Peoples have rolled { $faces }.
log-rolled-shadow = The Shadow has rolled { $faces }; { $box ->
    [0] no die lies in the Hunt Box.
    [one] one die lies in the Hunt Box.
   *[other] { $box } dice lie in the Hunt Box.
}
log-rolled-nothing = The Shadow has no die to act with; all { $box } lie in the Hunt Box.
log-passes = { $who }: pass.
log-acts = { $who }: { $face }, { $action }.
log-ring-used = { $who }: an Elven Ring turns { $face } into { $other }.
log-advanced = { $nation }: a step towards war; { $steps ->
    [one] one step left.
   *[other] { $steps } steps left.
}
log-at-war = { $nation }: at war.
log-roused = { $nation }: active now.
log-captured = { $who }: { $region_the } captured{ $points ->
    [0] .
    [one] : one victory point.
   *[other] : { $points } victory points.
}
log-retaken = { $who }: { $region_the } retaken.
log-siege-lifted = The siege of { $region_the } is over.
log-leaders-lost = { $count ->
    [one] A Leader without an army is lost { $region_in }.
   *[other] { $count } Leaders without an army are lost { $region_in }.
}
log-excess-removed = Too many units { $region_in }. Back to the reinforcements: { $figures }.
log-army-moves = { $who }: move { $region_from } { $there_to }, { $figures }.
log-recruited = { $who }: recruiting { $region_in }, { $figure }.
log-voice-elites = { $count ->
    [one] The Voice of Saruman: a regular in Orthanc becomes an elite.
   *[other] The Voice of Saruman: { $count } regulars in Orthanc become elites.
}
log-over-corrupted = The Ring-bearers are corrupted. The Shadow wins.
log-over-destroyed = The One Ring is destroyed. The Free Peoples win.
log-over-shadow_military = The Shadow has conquered Middle-earth and wins.
log-over-free_military = The Free Peoples have broken the Shadow's strength and win.
