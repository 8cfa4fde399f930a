"""Opens the window and takes its picture; paints sheets with every tile of a title."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QPoint, QRect, QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from core import registry
from core.text.catalogue import FALLBACK
from tests.campaigns.chart_scenes import chart_scenes
from tests.campaigns.sample_moments import Moments
from tests.campaigns.scenes import Scenes, Show
from tests.ui.board.made_up_map import sample_state
from ui.app.languages import speak
from ui.app.settings import Settings
from ui.board.board import Scale
from ui.board.canvas import MapCanvas
from ui.board.labels import plan_hex
from ui.board.planner import Shown, paint_marks
from ui.board.tile_painter import paint_hex
from ui.display.board_view import BoardView
from ui.paint import theme as themes
from ui.rail18.boards import page_of
from ui.rail18.views.chips import chips
from ui.rail18.views.map.view import map_view
from ui.shell.window.main_window import MainWindow
from ui.values.company_colours import use_company_colours
from ui.values.hexes import HexView, MapView

TITLES = ("1844", "1824")
IGNORED = ("This plugin does not support",)
ROTATIONS = 6
QUIET, ROUNDS = 0.15, 20  # seconds, and looks for something to do, however slow the machine is
Size = tuple[int, int]
Looks = Sequence[tuple[Size, str]]  # with the name of a theme


class Studio:
    def __init__(self, folder: Path, workshop: Path, only: str = "") -> None:
        self._folder = folder
        self._scenes = Scenes(Moments(workshop))
        self._only = only
        self.messages: list[str] = []
        qInstallMessageHandler(self._message)
        app = QApplication.instance() or QApplication(["screenshots"])
        assert isinstance(app, QApplication)
        self._app = app
        themes.set_up(app, themes.LIGHT)

    def _message(self, kind: QtMsgType, context: object, message: str) -> None:
        if not message.startswith(IGNORED):
            self.messages.append(message)

    # --- screens

    def games(self, looks: Looks, names: tuple[str, ...] = (), language: str = "", percent: int = 100) -> Iterator[str]:
        """The pictures of a game that goes on; the window is opened once and changes its size and its theme."""
        with self._speaking(language, percent) as mark:
            yield from self._shoot(self._scenes.all(), looks, mark, names)

    @contextmanager
    def _speaking(self, language: str, percent: int) -> Iterator[str]:
        """In another language or text size; what the names of such pictures end with."""
        speak(language or FALLBACK)
        themes.set_text_size(percent)
        themes.set_up(self._app, themes.LIGHT)
        yield (f"-{language}" if language else "") + (f"-text{percent}" if percent != 100 else "")
        speak(FALLBACK)
        themes.set_text_size(100)
        themes.set_up(self._app, themes.LIGHT)

    def easy_colours(self, looks: Looks, names: tuple[str, ...]) -> Iterator[str]:
        use_company_colours("easy")
        yield from self._shoot(self._scenes.all(), looks, "-easy", names)
        use_company_colours("printed")

    def panels(self, looks: Looks, language: str = "", percent: int = 100) -> Iterator[str]:
        with self._speaking(language, percent) as mark:
            yield from self._shoot(self._scenes.panels(), looks, mark)

    def charts(self, looks: Looks, language: str = "", percent: int = 100) -> Iterator[str]:
        with self._speaking(language, percent) as mark:
            yield from self._shoot(chart_scenes(self._scenes.moments), looks, mark)

    def boards(self, looks: Looks) -> Iterator[str]:
        yield from self._shoot(self._boards(), looks)

    def displays(self, looks: Looks, language: str = "") -> Iterator[str]:
        with self._speaking(language, 100) as mark:
            yield from self._shoot(self._scenes.displays(), looks, mark)

    def _shoot(
        self, scenes: Iterator[tuple[str, Show]], looks: Looks, mark: str = "", names: tuple[str, ...] = ()
    ) -> Iterator[str]:
        ratio = round(self._app.devicePixelRatio())
        for name, prepare in scenes:
            wanted = {}
            for (wide, high), theme in looks:
                full = f"{name}-{wide}x{high}{f'@{ratio}' if ratio > 1 else ''}{mark}-{theme}"
                if self._only in full and (not names or name in names):
                    wanted[full] = (wide, high), theme
            if not wanted:
                continue
            window = self._window(*next(iter(wanted.values())))
            again = prepare(window)
            for full, (size, theme) in wanted.items():
                changed = window.theme.name != theme or window.size() != QSize(*size)
                if window.theme.name != theme:
                    window.set_theme(themes.THEMES[theme])
                shown(window).resize(*size)
                self._settle(window)
                if changed and again is not None:
                    again()
                    self._settle(window)
                self._save(window, full)
                yield full
            window.close()
            window.deleteLater()
            self._app.processEvents()

    def _boards(self) -> Iterator[tuple[str, Show]]:
        for title in TITLES:
            yield f"{title}-map", lambda window, title=title: window.open_board(title)
            yield f"{title}-late", lambda window, title=title: window.show_board(page_of(late_map(title), window.theme))
            yield f"{title}-turned", lambda window, title=title: _turned(window, late_map(title))
            yield f"{title}-close", lambda window, title=title: _close(window, late_map(title))
            yield f"{title}-numbers", lambda window, title=title: _numbers(window, late_map(title))

    def _window(self, size: Size, theme: str) -> MainWindow:
        chosen = themes.THEMES[theme]
        themes.apply_theme(self._app, chosen)
        window = MainWindow(chosen, Settings())
        window.resize(*size)
        window.show()
        window.activateWindow()
        return window

    def _settle(self, window: MainWindow) -> None:
        """Until nothing happens any more: what waits for a quiet moment has come, and the map is painted."""
        end, rounds = perf_counter() + QUIET, 0
        while rounds < ROUNDS or perf_counter() < end or not all(_stands(map_) for map_ in _maps(shown(window))):
            self._app.processEvents()
            rounds += 1

    def _save(self, window: MainWindow, name: str) -> None:
        picture = shown(window).grab()
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                _put_upon(picture, dialog.grab())
        picture.save(str(self._folder / f"{name}.png"))

    # --- tiles

    def tile_sheets(self) -> Iterator[str]:
        for title in TITLES:
            for name, pixels, rotations in ((f"{title}-tiles", 0.62, 1), (f"{title}-rotations", 0.42, ROTATIONS)):
                if self._only in name:
                    tile_sheet(title, pixels, rotations).save(str(self._folder / f"{name}.png"))
                    yield name


def shown(window: MainWindow) -> QWidget:
    """What the picture is of: the table display, where it is open."""
    display = window.display.window if window.display_open else None
    return window if display is None else display


def _maps(window: QWidget) -> list[MapCanvas | BoardView]:
    found = (*window.findChildren(MapCanvas), *window.findChildren(BoardView))
    return [canvas for canvas in found if canvas.isVisible()]


def _stands(map_: MapCanvas | BoardView) -> bool:
    """With every text at its place, so that one picture is like the next however slow the machine is."""
    return map_.is_refined() if isinstance(map_, MapCanvas) else map_.is_sharp()


def _put_upon(picture: QPixmap, dialog: QPixmap) -> None:
    """In the middle, with a line around it as a desktop would draw."""
    box = QRect(QPoint(), dialog.deviceIndependentSize().toSize())
    box.moveCenter(QRect(QPoint(), picture.deviceIndependentSize().toSize()).center())
    painter = QPainter(picture)
    painter.drawPixmap(box.topLeft(), dialog)
    painter.drawRect(box)
    painter.end()


def late_map(title: str) -> MapView:
    board = registry.title(title)
    return map_view(board, sample_state(board))


def _turned(window: MainWindow, view: MapView) -> None:
    window.show_board(page_of(view, window.theme))
    assert window.board_page is not None
    window.board_page.actions_by_name["turn"].trigger()


def _close(window: MainWindow, view: MapView) -> None:
    window.show_board(page_of(view, window.theme))
    assert window.board_page is not None
    canvas = window.board_page.canvas
    canvas.zoom_by(0.95 / canvas.zoom)
    canvas.point_at("H13" if view.title == "1844" else "F11")
    canvas.refresh()


def _numbers(window: MainWindow, view: MapView) -> None:
    window.show_board(page_of(view, window.theme))
    assert window.board_page is not None
    window.board_page.actions_by_name["numbers"].trigger()
    canvas = window.board_page.canvas
    canvas.zoom_by(1.6)
    canvas.refresh()


def tile_sheet(title_id: str, pixels: float, rotations: int) -> QImage:
    """Every tile of the tray: in one rotation a sheet like the tray, in all six a row for each."""
    title = registry.title(title_id)
    scale = Scale(pixels)
    order = {"yellow": 0, "green": 1, "brown": 2, "gray": 3}
    tiles = sorted(title.tiles.values(), key=lambda tile: (order[tile.colour], int(tile.number)))
    columns = 12 if rotations == 1 else 2 * rotations
    places = [(tile, rotation) for tile in tiles for rotation in range(rotations)]
    width, height = round(185 * pixels), round(225 * pixels)
    image = QImage(columns * width, -(-len(places) // columns) * height, QImage.Format.Format_RGB32)
    image.fill(QColor(themes.LIGHT.window))
    painter = QPainter(image)
    shown = Shown(scale, numbers=True)
    company_chips = chips(title)
    for index, (tile, rotation) in enumerate(places):
        face = tile.faces[rotation]
        view = HexView(tile.number, face.colour, face, tile.number, rotation, letter=face.label)
        painter.save()
        painter.translate(QPoint((index % columns) * width + width // 2, (index // columns) * height + height // 2))
        painter.save()
        painter.scale(pixels, pixels)
        paint_hex(painter, view, company_chips, scale, turned=False)
        painter.restore()
        paint_marks(painter, [mark for mark in plan_hex(view, company_chips, shown) if mark.kind != "label"])
        painter.restore()
    painter.end()
    return image
