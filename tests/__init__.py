"""The tests mirror src/bree; contract/ runs every law on every game, rulebook/ every rule of each."""
