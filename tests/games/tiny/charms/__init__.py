"""The charms and the marks: one file each."""
