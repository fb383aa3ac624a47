"""Section 6: drawing, playing and removing event cards."""
