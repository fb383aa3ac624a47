# Three and four players: who plays what, who leads, mixed armies, swapped cards.

## Players

gondor_player = Gondor player
    .the = the Gondor player
    .number = one
    .short = Gondor
    .about = Gondor and the Elves
rohan_player = Rohan player
    .the = the Rohan player
    .number = one
    .short = Rohan
    .about = Rohan, the North and the Dwarves
witch_king_player = Witch-king player
    .the = the Witch-king player
    .number = one
    .short = Sauron
    .about = Sauron
saruman_player = Saruman player
    .the = the Saruman player
    .number = one
    .short = Saruman
    .about = Isengard, the Southrons and Easterlings

## Asks

ask-draw_from = From which deck do you draw a card?
    .character = character deck
    .strategy = strategy deck
ask-swap = Which card do you offer { $mate_the } for a blind swap?
    .pass = no swap
ask-mix_where = In which region do you propose a mixed army?
ask-mix = { $mate_the } proposes a mixed army { $region_in }. Do you agree?
    .agree = agree
    .refuse = do not agree

## Log

log-leads = { $who_the } leads this turn.
log-swap-seen = { $done ->
    [0] No cards are swapped.
   *[other] You give “{ $card }” and get “{ $other }”.
}
log-mixed = { $who_the } { $who_number ->
    [many] join
   *[one] joins
} the armies { $region_in } into a mixed army.
log-not-mixed = { $who_the } { $who_number ->
    [many] keep
   *[one] keeps
} the armies { $region_in } apart.
log-best-player = { $count ->
    [one] The best player of the winning team: { $who }.
   *[other] The best players of the winning team: { $who }.
}

## Line by line

line-leads = Leading players: { $free }, { $shadow }.
line-go = Acting now (or last): { $who_the }.
line-mixed = Mixed armies: { $regions }.
