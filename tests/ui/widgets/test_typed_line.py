"""Names, notes and reasons as they are typed or pasted."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.kernel.foreign import NAME, NOTE, fits
from ui.widgets.typed_line import TypedLine


@pytest.mark.parametrize("most", [NAME, NOTE])
@pytest.mark.parametrize("pasted", ["W" * 10_000, "𝕏" * 999, "a\x00b\u202ec", "one\ntwo\tthree", "  x  "])
def test_whatever_is_pasted_can_be_kept(qtbot: QtBot, pasted: str, most: int) -> None:
    line = TypedLine(most)
    qtbot.addWidget(line)
    QApplication.clipboard().setText(pasted)
    line.paste()
    assert line.words
    assert fits(line.words, most)
    assert line.words == line.words.strip()


def test_what_is_typed_is_taken_as_it_is(qtbot: QtBot) -> None:
    line = TypedLine(NAME)
    qtbot.addWidget(line)
    qtbot.keyClicks(line, "<b>Ana & Ben</b>")
    assert line.words == "<b>Ana & Ben</b>"
