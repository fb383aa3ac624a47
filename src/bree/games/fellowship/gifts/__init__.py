"""One TOML file for each gift, and a module of the same name if it needs code."""
