# The turn: phases, dice, rings, cards; politics, recruiting, moving.

## Asks

ask-discard = { $left ->
    [one] You hold too many cards. Discard one.
   *[other] You hold too many cards. Discard { $left }.
}
ask-allocate = How many dice do you place in the Hunt Box?
ask-action_die = Rolling the action dice.
ask-draw_card = Drawing a card.
ask-die = Which die do you use?
    .ring = use an Elven Ring
    .pass = pass
    .mix = propose a mixed army
ask-ring_die = Which die does the Elven Ring change?
ask-ring_face = Which result replaces { $face }?
ask-action = What do you do with the die: { $face }?
ask-event = Which card do you play?
ask-gandalf_draw = Gandalf guides: draw a card ({ $deck })?
    .draw = draw
    .pass = do not draw
ask-diplomacy = Which nation takes a step towards war?
ask-move_from = { $number ->
    [1] From which region does an army move?
   *[other] From which region does a second army move?
}
    .done = no second army
ask-move_to = Where does the army { $region_from } go?
ask-move_who = Who goes { $region_from } { $to_to }?
    .done = done
ask-excess = { $left ->
    [one] Too many units { $region_in }. Which one goes back to the reinforcements?
   *[other] Too many units { $region_in }. Which { $left } go back to the reinforcements?
}
ask-recruit = { $number ->
    [1] What do you recruit?
   *[other] What do you recruit as well?
}
    .done = done
ask-recruit_at = Where do you place { $figure_the }?

## Actions

action-move = move an army
    .one = moves an army
    .many = move an army
action-attack = attack
    .one = attacks
    .many = attack
action-diplomacy = advance a nation
    .one = advances a nation
    .many = advance a nation
action-recruit = recruit
    .one = recruits
    .many = recruit
action-minion = bring a minion into play
    .one = brings a minion into play
    .many = bring a minion into play
action-voice_regulars = Voice of Saruman: recruit regulars
    .one = recruits regulars with the Voice of Saruman
    .many = recruit regulars with the Voice of Saruman
action-voice_elites = Voice of Saruman: turn regulars into elites
    .one = turns regulars into elites with the Voice of Saruman
    .many = turn regulars into elites with the Voice of Saruman
action-draw_character = draw a character card
    .one = draws a character card
    .many = draw a character card
action-draw_strategy = draw a strategy card
    .one = draws a strategy card
    .many = draw a strategy card
action-fellowship = move the Fellowship
    .one = moves the Fellowship
    .many = move the Fellowship
action-hide = hide the Fellowship
    .one = hides the Fellowship
    .many = hide the Fellowship
action-separate = separate companions
    .one = separates companions
    .many = separate companions
action-companions = move companions
    .one = moves companions
    .many = move companions
action-nazgul = move Nazgûl and minions
    .one = moves Nazgûl and minions
    .many = move Nazgûl and minions
action-white = bring Gandalf the White into play
    .one = brings Gandalf the White into play
    .many = bring Gandalf the White into play
action-aragorn = bring Aragorn into play
    .one = brings Aragorn into play
    .many = bring Aragorn into play
action-event = play an event card
    .one = chooses an event card
    .many = choose an event card
action-skip = discard the die
    .one = discards a die
    .many = discard a die
action-warden = a companion advances a nation
    .one = advances a companion's nation
    .many = advance a companion's nation
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
log-draws = { $who_the } { $who_number ->
    [many] draw
   *[one] draws
} a card { $deck_from }.
log-drew = You draw “{ $card }”.
log-discards = { $who_the } { $who_number ->
    [many] discard
   *[one] discards
} down to the hand limit ({ $decks }).
log-plays = { $who_the } { $who_number ->
    [many] play
   *[one] plays
} “{ $card }”.
log-discarded = You discard { $cards_number ->
    [many] these cards
   *[one] this card
}: { $cards }.
log-allocated = { $dice ->
    [0] The Shadow puts no dice into the Hunt Box.
    [one] The Shadow puts one die into the Hunt Box.
   *[other] The Shadow puts { $dice } dice into the Hunt Box.
}
log-rolled-free = The Free Peoples roll { $faces }.
log-rolled-shadow = The Shadow rolls { $faces }; { $box ->
    [0] no die lies in the Hunt Box.
    [one] one die lies in the Hunt Box.
   *[other] { $box } dice lie in the Hunt Box.
}
log-rolled-nothing = The Shadow has no die to act with; all { $box } lie in the Hunt Box.
log-passes = { $who_the } { $who_number ->
    [many] pass
   *[one] passes
}.
log-acts = { $who_the } { $who_number ->
    [many] { $action_many }
   *[one] { $action_one }
} ({ $face }).
log-ring-used = { $who_the } { $who_number ->
    [many] use
   *[one] uses
} an Elven Ring to turn { $face } into { $other }.
log-advanced = { $nation_the } { $nation_number ->
    [many] move
   *[one] moves
} one step towards war; { $steps ->
    [one] one step is left.
   *[other] { $steps } steps are left.
}
log-at-war = { $nation_the } { $nation_number ->
    [many] are
   *[one] is
} now At War.
log-roused = { $nation_the } { $nation_number ->
    [many] become
   *[one] becomes
} active.
log-captured = { $who_the } { $who_number ->
    [many] capture
   *[one] captures
} { $region_the }{ $points ->
    [0] .
    [one] : one victory point.
   *[other] : { $points } victory points.
}
log-retaken = { $who_the } { $who_number ->
    [many] retake
   *[one] retakes
} { $region_the }.
log-siege-lifted = The siege of { $region_the } is over.
log-leaders-lost = { $count ->
    [one] A Leader left without an army { $region_in } is eliminated.
   *[other] { $count } Leaders left without an army { $region_in } are eliminated.
}
log-excess-removed = There are too many units { $region_in }. Back to the reinforcements { $figures_number ->
    [many] go
   *[one] goes
} { $figures_the }.
log-army-moves = { $who_the } { $who_number ->
    [many] move
   *[one] moves
} an army { $region_from } { $there_to }: { $figures }.
log-recruited = { $who_the } { $who_number ->
    [many] recruit
   *[one] recruits
} { $figure_the } { $region_in }.
log-voice-elites = { $count ->
    [one] The Voice of Saruman: a regular in Orthanc becomes an elite.
   *[other] The Voice of Saruman: { $count } regulars in Orthanc become elites.
}
log-over-corrupted = The Ring-bearers are corrupted. The Shadow wins.
log-over-destroyed = The One Ring is destroyed. The Free Peoples win.
log-over-shadow_military = The Shadow has conquered Middle-earth and wins.
log-over-free_military = The Free Peoples have broken the Shadow's strength and win.
