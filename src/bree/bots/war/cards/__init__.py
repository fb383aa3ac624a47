"""Event cards: their effects and the choices that they ask for."""
