"""Section 27: three and four players."""
