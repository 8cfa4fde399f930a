"""Complete random games: a player, what must always hold, and probes of options and refusals."""
