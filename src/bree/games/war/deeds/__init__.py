"""What event cards do: deeds with arguments, which card files name. Importing one writes it into the book."""
