"""One TOML file for each character, and a module of the same name if it needs code."""
