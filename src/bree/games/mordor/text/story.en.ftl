# Choosing a story

story-basic = All places are alike. Best for a first game.
story-advanced = Each place has its own rule for the player who starts a turn there.
