"""How any part of the window opens the companion: whoever stands above it and has one is asked."""

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget


@runtime_checkable
class HasCompanion(Protocol):
    def open_companion(self, section: str) -> None:
        """At this section."""


def ask_companion(asker: QWidget, section: str) -> None:
    """Nobody above means that there is no companion: a page that is looked at by itself."""
    above: QWidget | None = asker.parentWidget()
    while above is not None and not isinstance(above, HasCompanion):
        above = above.parentWidget()
    if isinstance(above, HasCompanion) and section:
        above.open_companion(section)
