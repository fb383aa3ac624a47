"""One TOML file for each chapter."""
