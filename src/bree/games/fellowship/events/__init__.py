"""One TOML file for each event, and a module of the same name if it needs code."""
