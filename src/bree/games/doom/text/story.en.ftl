# Choosing a story

story-road = The road
    .plain = As in the book
    .easier = Easier
    .harder = Harder
story-plain = The game with the printed rules.
story-easier = Before the last stage, unused cards give courage back.
story-harder = Allies serve only the player who gained them, and event spaces always strike.
