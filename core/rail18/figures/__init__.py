"""What a game amounts to in figures: courses over its turns, revenues, a forecast for the bank, and its sums."""
