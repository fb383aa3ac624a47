"""The study: simulate, compare guests, count positions, measure speed. Everything through the six verbs."""
