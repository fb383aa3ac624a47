# The table itself: what its log says beside the game

effect-none = no effect now

log-origin-save = This table was loaded from a save file, so its dice and cards may not be random.
log-seat-taken = { $who } sits down: { $seat }.
log-seat-freed = The host has freed a seat: { $seat }.
log-seat-bot = A bot plays on for { $seat }: { $who }.
log-seat-back = { $who } plays again: { $seat }.
log-bot-failed = The bot for { $who } has failed: { $why }. A random bot plays on.
log-outside-failed = The program for { $who } has failed: { $why }. A random bot plays on. Its last message: { $said }
log-origin-daily = This is the deal of the day: the same for everybody, without undo and hints.
log-origin-lesson = This is a lesson: its dice, its cards and the answers of the others are chosen.
log-origin-branch = This game goes on from a position of another game: what if…

# The result of a finished game

result-turns = Turns: { $turns }
