"""What German Railways asks about a new game: how it is kept, and by which rulings."""

from ui.shell.pages.ruled_form import RuledForm


class GameFormGR(RuledForm):
    """It asks nothing else."""

    cash_hint = "gr-new-cash-hint"
