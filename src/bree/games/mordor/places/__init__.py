"""The places of the Ring trail, one file each: facts and texts. No code lives here."""
