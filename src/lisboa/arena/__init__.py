"""Many games: simulation and what can be counted in it."""
