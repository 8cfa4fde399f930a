"""Quick entry, for every family: a line of short phrases, what was understood of it, and what may follow."""
