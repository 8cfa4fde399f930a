"""The table display: a second window for a television or the players’ side of the laptop."""
