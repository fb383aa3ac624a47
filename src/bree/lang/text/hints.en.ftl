# Hints: what a bot would do, and what it weighed. Those of one game stand with the game's own texts.

hint-says = { $bot } would choose: { $picks }.
hint-worth = By its reckoning the chance of winning is then about { $share }%.
hint-only = Nothing else is allowed here.
