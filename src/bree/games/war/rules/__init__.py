"""The rules, by sections of the catalogue. Importing one writes it into the book."""
