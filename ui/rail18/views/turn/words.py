"""What the panel says, put together once: the same words as in the tables."""

from ui.values.words import word

said = word
