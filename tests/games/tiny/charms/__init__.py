"""The charms and marks, one file each."""
