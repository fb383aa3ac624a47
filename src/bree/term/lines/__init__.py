"""A board in words, for pipes and screen readers: `bree/term/lines/GAME.py` with a `lines(view, voice)`."""
