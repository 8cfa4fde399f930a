"""Labels, tips and captions show every letter, and none of them is markup."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ui.paint.plain import APART, LINE, Label, caption, set_tip, set_title, tip

MARKUP = (
    "<b>Ana</b>",
    '<img src="/dev/zero">',
    "&lt;b&gt;",
    "  <p>x",
    "<!doctype html>",
    '<?xml version="1.0"?><b>x</b>',
)
ANY = st.lists(
    st.sampled_from(["<", ">", "b", "img", "&lt;", "&", "!", "/", " ", "\n", "?xml", "doc", "=", '"x"', "p"])
)


@pytest.mark.parametrize("words", MARKUP)
def test_a_label_is_as_wide_as_its_letters(words: str, qtbot: QtBot) -> None:
    label = Label(words)
    qtbot.addWidget(label)
    assert label.sizeHint().width() >= label.fontMetrics().horizontalAdvance(words)


@pytest.mark.parametrize("words", MARKUP)
def test_a_tip_keeps_its_letters(words: str, qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    set_tip(widget, words)
    assert not QtText.mightBeRichText(widget.toolTip())
    assert widget.toolTip().replace(APART, "") == words


@given(ANY.map("".join))
def test_no_tip_is_ever_taken_for_markup(words: str) -> None:
    assert not QtText.mightBeRichText(tip(words))


def test_a_tip_that_is_no_markup_stays_as_it_is() -> None:
    for words in ("", "Ana & Ben", "two\nlines", "5 < 6"):
        assert tip(words) == words


def test_a_long_tip_has_lines_that_fit_a_screen() -> None:
    told = tip(f"Head\n{'word ' * 100}{'W' * 300}")
    assert max(map(len, told.split("\n"))) <= LINE
    assert told.replace("\n", "").replace(" ", "") == f"Head{'word' * 100}{'W' * 300}"


def test_an_ampersand_is_a_letter(qtbot: QtBot) -> None:
    button = QPushButton(caption("A&B"))
    qtbot.addWidget(button)
    assert button.shortcut().isEmpty()
    assert button.text() == "A&&B"


def test_a_title_is_shown_whole(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    set_title(window, "Evening [*] 2")
    window.show()
    assert window.windowHandle().title().startswith("Evening [*] 2")
