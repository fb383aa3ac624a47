"""The places of the Ring trail: data files without code."""
