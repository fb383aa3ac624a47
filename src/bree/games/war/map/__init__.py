"""Our drawing of the map: where each region stands (layout.toml) and its outline (cells.json)."""
