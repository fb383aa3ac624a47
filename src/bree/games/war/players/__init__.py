"""Section 27: games with three and four players."""
