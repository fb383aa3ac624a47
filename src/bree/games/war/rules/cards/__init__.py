"""Section 6: event cards are drawn, played and removed."""
