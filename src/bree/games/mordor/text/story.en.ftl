# Choosing a story

story-basic = All places are alike. Best for a first game.
story-advanced = Each place has a rule of its own for whoever starts the turn there.
