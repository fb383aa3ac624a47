"""Research tools: simulate games, rate bots, count positions, measure speed. They use the six verbs of a game."""
