"""Three and four players."""
