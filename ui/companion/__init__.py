"""The rules companion: a window beside the game."""
