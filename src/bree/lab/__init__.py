"""The study: simulate, compare bots, count positions, measure speed. Everything through the six verbs."""
