"""The one place for colours, measures and the text face of the window: palette and stylesheet are made here."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, QThread
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from core.assets import asset_root

FAMILIES = ("Noto Sans", "Noto Sans JP")  # what the first one lacks comes from the second
FACES = ("Regular", "SemiBold", "Bold")
BODY = 13
HEADING = 15
HEADER_NUMBER = 20
SPACE = 4  # spacing comes in 4, 8, 16
ROW = 26  # of a list
SHEET_ROW = 22
TEXT_SIZES = (100, 125, 150)  # percent
FEW = 4  # with fewer processors the window paints alone
_text_size = 100


@dataclass(frozen=True, slots=True)
class Theme:
    name: str
    window: str
    surface: str
    line: str
    text: str
    quiet: str
    accent: str
    on_accent: str
    good: str
    warn: str
    bad: str


LIGHT = Theme(
    name="light",
    window="#F6F5F2",
    surface="#FFFFFF",
    line="#D9D7D2",
    text="#1F2328",
    quiet="#5B636B",
    accent="#0B6E7F",
    on_accent="#FFFFFF",
    good="#2E7D32",
    warn="#B26A00",
    bad="#B3261E",
)
DARK = Theme(
    name="dark",
    window="#1B1E22",
    surface="#24282D",
    line="#3A4047",
    text="#E8EAED",
    quiet="#A5ADB5",
    accent="#4FB3C4",
    on_accent="#10181A",
    good="#7CC47F",
    warn="#E0A64B",
    bad="#F2857D",
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK)}


def system_theme() -> Theme:
    """What the desktop asks for; light where it does not say."""
    scheme = QGuiApplication.styleHints().colorScheme()
    return DARK if scheme == Qt.ColorScheme.Dark else LIGHT


def load_fonts() -> None:
    """The bundled text faces; the figures of the first all have the same width."""
    folder: Path = asset_root() / "fonts"
    known = QFontDatabase.families()
    for family in FAMILIES:
        if family not in known:
            for name in FACES:
                QFontDatabase.addApplicationFont(str(folder / f"{family.replace(' ', '')}-{name}.ttf"))


def set_text_size(percent: int) -> None:
    """What `font` and `scaled` go by from now on; widgets that stand already keep their fonts."""
    global _text_size
    _text_size = percent


def text_size() -> int:
    return _text_size


@contextmanager
def plain_text_size() -> Iterator[None]:
    """For paper: the text size of the window is for those who sit before it."""
    chosen = _text_size
    set_text_size(100)
    try:
        yield
    finally:
        set_text_size(chosen)


def scaled(pixels: int) -> int:
    """A measure that goes with the text size: the height of a row, the width of a column of figures."""
    return round(pixels * _text_size / 100)


def font(size: int = BODY, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """A font of the window by its height in pixels at 100 %."""
    return exact_font(scaled(size), weight)


def exact_font(size: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """A font by its height in pixels, whatever the text size: for what is painted to a scale, such as the board."""
    found = QFont()
    found.setFamilies(FAMILIES)
    found.setPixelSize(size)
    found.setWeight(weight)
    return found


def apply_theme(app: QApplication, theme: Theme) -> None:
    app.setPalette(_palette(theme))
    app.setStyleSheet(_stylesheet(theme))


def paint_alone() -> None:
    """Qt lets other threads paint the pieces of a picture and waits for each, for a map nearly 200 times.

    On two processors that takes longer than to paint it, and much longer while they have other things to do.
    """
    if QThread.idealThreadCount() < FEW:
        os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # Qt looks for it when it first paints


def set_up(app: QApplication, theme: Theme) -> None:
    paint_alone()
    app.setStyle("Fusion")
    load_fonts()
    app.setFont(font())  # the style sheet hands it to the menu bar
    apply_theme(app, theme)
    app.setFont(font())  # last: with the style come the desktop's own fonts for menus, lists and tooltips


def _palette(theme: Theme) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for target, colour in (
        (role.Window, theme.window),
        (role.WindowText, theme.text),
        (role.Base, theme.surface),
        (role.AlternateBase, theme.window),
        (role.Text, theme.text),
        (role.Button, theme.surface),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.bad),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Link, theme.accent),
        (role.ToolTipBase, theme.surface),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.quiet),
        (role.Mid, theme.line),
        (role.Midlight, theme.line),
        (role.Dark, theme.line),
        (role.Light, theme.surface),
    ):
        palette.setColor(target, QColor(colour))
    for target in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, target, QColor(theme.quiet))
    return palette


def _stylesheet(theme: Theme) -> str:
    def icon(name: str) -> str:
        return f'url("{(asset_root() / "icons" / f"{name}-{theme.name}.svg").as_posix()}")'

    return f"""
    QToolTip {{ background: {theme.surface}; color: {theme.text}; border: 1px solid {theme.line}; padding: 4px; }}
    QLabel[quiet="true"] {{ color: {theme.quiet}; }}
    QLabel[news="true"] {{ color: {theme.accent}; font-weight: 600; }}
    QLabel[mark="true"] {{ color: {theme.bad}; font-weight: 600; }}
    QFrame[message="bad"], QFrame[message="warn"], QFrame[message="good"] {{ background: {theme.surface};
        border: none; border-bottom: 1px solid {theme.line}; }}
    QFrame[message="bad"] {{ border-left: 4px solid {theme.bad}; }}
    QFrame[message="warn"] {{ border-left: 4px solid {theme.warn}; }}
    QFrame[message="good"] {{ border-left: 4px solid {theme.good}; }}
    QFrame[past="now"] {{ background: {theme.surface}; }}
    QFrame[past="past"] {{ background: {theme.warn}; }}
    QFrame[past="anew"] {{ background: {theme.accent}; }}
    QLabel[past="past"], QLabel[past="anew"] {{ color: {theme.on_accent}; }}
    QFrame[bar="true"] {{ background: {theme.surface}; }}
    QFrame[bar="top"] {{ background: {theme.surface}; border: none; border-bottom: 1px solid {theme.line}; }}
    QFrame[bar="bottom"] {{ background: {theme.surface}; border: none; border-top: 1px solid {theme.line}; }}
    QToolButton {{ color: {theme.text}; background: transparent; border: 1px solid transparent; border-radius: 4px;
        padding: 4px 8px; min-height: 18px; }}
    QToolButton[tight="true"] {{ padding: 4px 3px; }}
    QToolButton:hover {{ background: {theme.window}; border-color: {theme.line}; }}
    QToolButton:pressed {{ background: {theme.line}; }}
    QToolButton:checked {{ background: {theme.window}; border-color: {theme.accent}; color: {theme.accent}; }}
    QToolButton:focus {{ border-color: {theme.accent}; }}
    QToolButton[link="true"] {{ color: {theme.accent}; padding-left: 0; }}
    QToolButton:disabled {{ color: {theme.quiet}; }}
    QPushButton {{ color: {theme.text}; background: {theme.surface}; border: 1px solid {theme.line};
        border-radius: 4px; padding: 4px 12px; }}
    QPushButton:hover {{ border-color: {theme.accent}; }}
    QPushButton:pressed, QPushButton:checked {{ background: {theme.window}; border-color: {theme.accent}; }}
    QPushButton:focus {{ border: 2px solid {theme.accent}; padding: 3px 11px; }}
    QPushButton:disabled {{ color: {theme.quiet}; background: {theme.window}; }}
    QPushButton[primary="true"] {{ color: {theme.on_accent}; background: {theme.accent};
        border-color: {theme.accent}; font-weight: 600; }}
    QPushButton[primary="true"]:focus {{ border-color: {theme.text}; }}
    QPushButton[primary="true"]:disabled {{ color: {theme.quiet}; background: {theme.window};
        border-color: {theme.line}; }}
    QLineEdit, QSpinBox, QComboBox {{ color: {theme.text}; background: {theme.surface};
        border: 1px solid {theme.line}; border-radius: 4px; padding: 3px 6px; }}
    QComboBox::drop-down {{ border: none; width: 20px; }}
    QComboBox::down-arrow {{ image: {icon("arrow")}; width: 12px; height: 12px; }}
    QCheckBox::indicator, QRadioButton::indicator {{ width: 14px; height: 14px; background: {theme.surface};
        border: 1px solid {theme.quiet}; border-radius: 3px; }}
    QRadioButton::indicator {{ border-radius: 8px; }}
    QCheckBox::indicator:checked, QRadioButton::indicator:checked {{ background: {theme.accent};
        border-color: {theme.accent}; }}
    QCheckBox::indicator:checked {{ image: {icon("tick")}; }}
    QRadioButton::indicator:checked {{ image: {icon("dot")}; }}
    QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{ background: {theme.line};
        border-color: {theme.line}; }}
    QCheckBox:focus, QRadioButton:focus {{ color: {theme.accent}; }}
    QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{ border-color: {theme.accent}; }}
    QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ color: {theme.quiet}; }}
    QMenuBar {{ background: {theme.surface}; color: {theme.text}; }}
    QMenuBar::item {{ padding: 3px 8px; background: transparent; }}
    QMenuBar::item:selected {{ background: {theme.window}; }}
    QMenu {{ background: {theme.surface}; color: {theme.text}; border: 1px solid {theme.line}; }}
    QMenu::item {{ padding: 4px 24px 4px 24px; }}
    QMenu::item:selected {{ background: {theme.accent}; color: {theme.on_accent}; }}
    QMenu::item:disabled {{ color: {theme.quiet}; }}
    QMenu::separator {{ height: 1px; background: {theme.line}; margin: 4px 8px; }}
    QMainWindow::separator {{ background: {theme.line}; width: 4px; height: 4px; }}
    QMainWindow::separator:hover {{ background: {theme.accent}; }}
    QTabBar::tab {{ color: {theme.quiet}; background: {theme.window}; border: none; padding: 4px 6px;
        border-bottom: 2px solid transparent; }}
    QTabBar::tab:selected {{ color: {theme.text}; border-bottom-color: {theme.accent}; }}
    QTabBar::tab:hover {{ color: {theme.text}; }}
    QTabBar::scroller {{ width: 22px; }}
    QTabBar QToolButton {{ background: {theme.surface}; border: 1px solid {theme.line}; border-radius: 0;
        padding: 0; min-height: 0; }}
    QTabBar QToolButton::left-arrow {{ image: {icon("left")}; width: 12px; height: 12px; }}
    QTabBar QToolButton::right-arrow {{ image: {icon("right")}; width: 12px; height: 12px; }}
    """
