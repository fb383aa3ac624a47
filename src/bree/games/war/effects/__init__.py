"""Effects that several cards share, by subject. What one card alone does lies beside its file."""
