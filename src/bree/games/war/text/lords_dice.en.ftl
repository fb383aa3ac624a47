# Lords of Middle-earth: special dice and the powers of the Elven Rings.

## Dice

die-vilya-will = Vilya: { face-will }
die-nenya-will = Nenya: { face-will }
die-narya-will = Narya: { face-will }
icon-star = remove icon

## Asks

ask-special_roll = Roll: { $die }.
ask-special_die = Which special die counts this turn?
ask-ring_which = Which Elven Ring do you use?
ask-keep_die = { $boxed ->
    [1] Use Vilya? You keep the die ({ $face }), which does not go into the Hunt Box, and can use it again.
   *[other] Use Vilya? You keep the die ({ $face }) and can use it again.
}
    .keep = use Vilya
    .pass = do not use it
ask-nenya = An Eye tile was drawn. Use Nenya to cancel it and draw another?
    .spend = use Nenya
    .pass = take the tile

## Actions

action-narya = Narya: bring a nation straight to war
    .one = brings a nation to war with Narya
    .many = bring a nation to war with Narya

## Log

log-special-rolled = { $who_the } { $who_number ->
    [many] roll
   *[one] rolls
} special dice ({ $dice }).
log-special-counts = Of the special dice { $who_the } { $who_number ->
    [many] keep
   *[one] keeps
} “{ $die }”.
log-special-eye = The { $die } shows an Eye and goes into the Hunt Box.
log-special-gone = The { $die } is out of the game for good.
log-ring-named = { $who_the } { $who_number ->
    [many] spend
   *[one] spends
} { $ring }.
log-ring-power = The Free Peoples use the power of { $ring }; the Shadow takes the ring.
log-tile-cancelled = The hunt tile ({ $tile }) is cancelled and out of the game for good; another is drawn in its place.
log-die-kept = The die can be used again: { $face }.
