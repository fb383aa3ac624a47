"""War of the Ring (Wojna o Pierścień), Second Edition: the Free Peoples against the Shadow, for two."""
