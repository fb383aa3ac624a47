# The Fellowship: its Guide, moving and hiding, declaring and being revealed

ask-declare = Declare the Fellowship, and if so, where? (progress: { $progress })
    .pass = do not declare it
ask-guide = Who becomes the Guide of the Fellowship?
ask-reveal_to = The Fellowship is revealed. Where are the Ring-bearers? (progress: { $progress })
ask-reveal_tiles = How many Shadow strongholds does the path { $region_to } touch? One tile is drawn for each.

log-guide = The Guide is now { $who_the }.
log-gollum-guides = No companion is left in the Fellowship: Gollum becomes the Guide.
log-fellowship-moves = The Fellowship moves: progress { $progress }.
log-fellowship-hides = The Fellowship is hidden again.
log-declared = The Fellowship is declared { $region_in }.
log-healed = Corruption falls by { $by }, to { $corruption }.
log-revealed = The Fellowship is revealed.
log-revealed-at = The Ring-bearers are { $region_in }.
log-revealed-in-mordor = The Fellowship is revealed in Mordor.
