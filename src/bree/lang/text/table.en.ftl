# The table itself: what its log says beside the game

log-origin-save = This game was brought from a saved game: dice and cards may have been chosen.
log-origin-branch = This game goes on from a position of another game: what if…
