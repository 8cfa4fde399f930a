"""A line for a name, a note or a reason: no longer than it may be kept, and free of what cannot be seen."""

from PySide6.QtWidgets import QLineEdit

from core.kernel.foreign import typed


class TypedLine(QLineEdit):
    def __init__(self, most: int) -> None:
        super().__init__()
        self.setMaxLength(most)

    @property
    def words(self) -> str:
        """What is taken of it; somebody may have pasted anything."""
        return typed(self.text(), self.maxLength())
