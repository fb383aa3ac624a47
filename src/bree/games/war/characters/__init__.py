"""The characters, one file each: level, leadership, what they rouse and lead."""
