"""Complete random games of 1844: a player, what must always hold, and probes of options and refusals."""
