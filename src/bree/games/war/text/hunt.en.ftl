# The hunt and what comes of it

ask-hunt_die = Hunt roll
ask-hunt_reroll = How many failed hunt dice do you re-roll? (up to { $most })
ask-hunt_tile = Hunt tile
ask-tile_die = Roll for the hunt tile
ask-guide_power = { $damage } damage left. Shall the Guide ({ $guide }) lower it by 1?
    .separate = { $mordor ->
        [0] yes, he leaves the Fellowship
       *[other] yes, he is out of the game for good
    }
    .reveal = yes, the Fellowship is revealed
    .pass = no
ask-casualty = { $damage } damage left. Take a casualty? The Guide: { $guide }.
    .guide = eliminate the Guide: { $guide }
    .random = eliminate a companion drawn at random
    .none = take no casualty, all of it becomes corruption
ask-random_companion = Companion drawn at random

log-no-hunt = There is no Shadow die in the Hunt Box: nobody hunts the Fellowship.
log-hunt-rolled = Hunt roll: { $dice } (success on { $needs }+); { $successes ->
    [0] no success.
    [one] one success.
   *[other] { $successes } successes.
}
log-hunt-rerolled = Hunt re-roll: { $dice }; { $successes ->
    [0] still no success.
    [one] one success in all.
   *[other] { $successes } successes in all.
}
log-hunt-fails = The Fellowship slips past the hunt.
log-tile = Hunt tile drawn: { $tile }.
log-pool-refilled = The Hunt Pool was empty: the standard tiles go back into it.
log-stronghold-tiles = The path led through Shadow strongholds; { $number ->
    [one] one tile is drawn.
   *[other] { $number } tiles are drawn.
}
log-damage = Hunt damage: { $damage }.
log-gollum-helps = Gollum lets the Fellowship be revealed; { $damage } damage left.
log-hobbit-helps = { $who } leaves to ease the burden; { $damage } damage left.
log-drawn-lot = The lot falls on { $who }.
log-corruption = Corruption rises by { $by }, to { $corruption }.
