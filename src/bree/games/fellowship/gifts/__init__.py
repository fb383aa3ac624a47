"""One TOML file per card; a module of the same name beside it where the shared steps do not suffice."""
