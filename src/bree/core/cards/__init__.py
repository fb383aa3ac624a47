"""Cards: their files, their behaviour, and the windows in which they act."""
