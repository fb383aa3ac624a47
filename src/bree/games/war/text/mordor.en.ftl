# Mordor

ask-enter_mordor = Does the Fellowship enter Mordor?
    .enter = enter Mordor
    .pass = not yet

log-mordor = The Fellowship enters the Mordor Track.
log-mordor-pool = The Hunt Pool for Mordor is ready; it holds { $tiles ->
    [one] one tile.
   *[other] { $tiles } tiles.
}
log-mordor-moves = The Fellowship goes on through Mordor.
log-mordor-step = The Fellowship reaches step { $track } of the Mordor Track.
log-mordor-stop = The Fellowship is held up and stays on step { $track } of the Mordor Track.
