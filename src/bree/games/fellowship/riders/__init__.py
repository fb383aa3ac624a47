"""One TOML file for each special rider."""
