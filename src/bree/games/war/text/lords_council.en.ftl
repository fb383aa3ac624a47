# The Council of Rivendell: versions of the companions, the first Guide, who starts outside, tokens of the Shadow

ask-council = Which version goes with the Ring-bearers: { $person }?
ask-first_guide = Who is the first Guide of the Fellowship?
ask-start_outside = { $gone ->
    [0] Does anybody start outside the Fellowship, at home?
   *[other] Does anybody else start outside the Fellowship?
}
    .done = { $gone ->
        [0] nobody
       *[other] nobody else
    }
ask-token_choice = One companion starts outside the Fellowship. Which token do you take?
    .wings = { token-wings }
    .banner = { token-banner }
ask-guide_cancels = Hunt tile: { $tile }. Shall both Hobbits of the Shire fall to cancel it?
    .cancel = yes, sacrifice both
    .pass = no

action-rouse = a companion at home makes his nation active
    .one = makes a companion's nation active
    .many = make a companion's nation active
action-rouse-dwarves = Gimli: make the Dwarves active
action-rouse-elves = Legolas: make the Elves active
action-rouse-gondor = Boromir: make Gondor active
action-rouse-north = make the North active
action-rouse-rohan = make Rohan active

log-council-over = The Fellowship is chosen; which versions of the companions go is a secret.
log-starts-outside = { $who } starts outside the Fellowship, { $region_in }.
log-token = The Shadow takes a { $token }.
log-tokens = More than one companion starts outside: the Shadow takes both action tokens.
log-token-used = The Shadow uses a { $token }.
log-pair-cancels = Both Hobbits of the Shire fall, and the tile is cancelled.
