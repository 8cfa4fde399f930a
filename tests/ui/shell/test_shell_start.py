"""From the start page into a game and back, with real keys and clicks; files lie in a folder of their own."""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from core import registry
from core.interchange.game_file import AnyGame, create_game, memory_game, new_setup, open_game
from core.interchange.recorded_file import read_recorded
from core.interchange.recorded_import import imported_game
from core.rail18.state import Player
from core.text.catalogue import languages, use_language
from core.version import VERSION
from tests.titles.t1844.shipped import shipped_path
from tests.ui.bare_window import open_window, page_of
from tests.ui.settling import settle
from tests.ui.shell.game_files import NAMES, game_file
from ui.app import families
from ui.app import start as application
from ui.app.settings import HOME, Settings
from ui.game.bridge import GameBridge
from ui.game.jobs import Cancelled
from ui.paint import theme
from ui.shell.pages.game_page import GamePage
from ui.shell.pages.new_game_page import NewGamePage
from ui.shell.views.start import recent_game
from ui.shell.window import games
from ui.shell.window.main_window import MainWindow
from ui.shell.window.second_click import PRESSES
from ui.shell.window.warm_up import measure_boards


def focused(window: MainWindow) -> QWidget:
    found = window.focusWidget()
    assert found is not None
    return found


def enter(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(focused(window), Qt.Key.Key_Return)


def begin(qtbot: QtBot, window: MainWindow, names: tuple[str, ...] = NAMES) -> GamePage:
    """A new game with the keyboard alone."""
    enter(qtbot, window)
    for name in names:
        qtbot.keyClicks(focused(window), name)
        enter(qtbot, window)
    enter(qtbot, window)  # behind an empty field: to the button
    enter(qtbot, window)  # draws
    enter(qtbot, window)  # starts
    return page_of(window)


def test_a_new_game_begins_with_the_title_that_was_played_last(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    qtbot.mouseClick(window.start_page.new_button, Qt.MouseButton.LeftButton)
    assert window.new_page is not None
    assert window.new_page.game.title == "1844"
    players = [Player(name, name) for name in NAMES]
    window.play(GameBridge(memory_game(new_setup("1824", players))))
    assert settings.title == "1824"
    window.show_start()
    qtbot.mouseClick(window.start_page.new_button, Qt.MouseButton.LeftButton)
    assert window.new_page.game.title == "1824"


def test_a_new_game_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    page = begin(qtbot, window)
    state = page.bridge.moment.state
    assert sorted(page.bridge.moment.names.values()) == sorted(NAMES)
    assert state.mode == "table"
    assert state.setup.seating is not None
    assert state.setup.seating.seed
    path = page.bridge.log.path
    assert path is not None
    assert path.parent == settings.games.resolve()
    assert path.stem.startswith("1844 20")
    assert all(name in path.stem for name in NAMES)
    assert page.header.saved.value.text() == "Saved"


def test_the_draw_is_shown_before_the_game_begins(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.start_page.new_button, Qt.MouseButton.LeftButton)
    new = window.new_page
    assert new is not None
    assert not new.start_button.isEnabled()
    for field, name in zip(new.names, NAMES, strict=False):
        qtbot.keyClicks(field, name)
    assert new.start_button.text() == "Draw the seats"
    qtbot.mouseClick(new.start_button, Qt.MouseButton.LeftButton)
    assert window.game_page is None
    assert all(name in new.draw_label.text() for name in NAMES)
    assert new.draw_label.property("quiet") == "false", "it is the answer"
    assert new.start_button.text() == "Start the game"
    qtbot.keyClicks(new.names[3], "Dario")  # somebody more: the draw does not count any longer
    assert new.start_button.text() == "Draw the seats"


def seats_typed(window: MainWindow, qtbot: QtBot) -> NewGamePage:
    """The page of a new game with the names as they sit."""
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    new = window.new_page
    assert new is not None
    for field, name in zip(new.names, NAMES, strict=False):
        qtbot.keyClicks(field, name)
    qtbot.mouseClick(new.typed, Qt.MouseButton.LeftButton, pos=QPoint(8, new.typed.height() // 2))
    return new


def test_enter_on_the_answer_about_seats_starts_the_game(window: MainWindow, qtbot: QtBot) -> None:
    new = seats_typed(window, qtbot)
    qtbot.keyClick(new.typed, Qt.Key.Key_Return)
    assert tuple(page_of(window).bridge.moment.names.values()) == NAMES


@pytest.mark.long
def test_seats_typed_in_hotseat_mode_with_a_ruling_changed(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    new = window.new_page
    assert new is not None
    for field, name in zip(new.names, NAMES, strict=False):
        qtbot.keyClicks(field, name)
    for box in (new.typed, new.form.hotseat, new.form.cash, new.form.all_rulings):
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert "always" in new.form.track_hint.text()
    settle()
    button = new.form.rulings.findChild(QWidget, "ruling-priority-last-actor")
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert new.game.overrides == {"priority": "last-actor"}
    qtbot.mouseClick(new.start_button, Qt.MouseButton.LeftButton)
    state = page_of(window).bridge.moment.state
    assert tuple(player.name for player in state.players) == NAMES
    assert state.mode == "hotseat"
    assert not state.cash_open
    assert state.setup.rulings["priority"] == "last-actor"
    assert page_of(window).layout_name == "hotseat"


def test_names_must_be_enough_and_different(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.start_page.new_button, Qt.MouseButton.LeftButton)
    new = window.new_page
    assert new is not None
    qtbot.keyClicks(new.names[0], "Anna")
    assert "3 to 7" in new.problem.text()
    qtbot.keyClicks(new.names[1], "anna")
    qtbot.keyClicks(new.names[2], "Cleo")
    assert "Anna" in new.problem.text()
    qtbot.keyClick(new.names[2], Qt.Key.Key_Escape)
    assert window.new_page is None


@pytest.mark.long
def test_going_on_shows_the_same_state(qtbot: QtBot, settings: Settings) -> None:
    first = open_window(qtbot, settings)
    page = begin(qtbot, first)
    page.act(page.bridge.moment.options[0].examples().__next__())
    state = page.bridge.moment.state
    first.close()
    second = open_window(qtbot, Settings(settings.folder))
    assert focused(second) is second.start_page.continue_button
    enter(qtbot, second)
    assert page_of(second).bridge.moment.state == state
    second.close()


def test_recent_games_tell_players_and_round(qtbot: QtBot, settings: Settings) -> None:
    path = game_file(settings)
    settings.remember_game(settings.folder / "gone.bankhalter")
    settings.remember_game(path)
    window = open_window(qtbot, settings)
    games = window.start_page.recent.games
    qtbot.waitUntil(lambda: bool(games.games[0].round), timeout=5000)
    assert games.games[0].players == "Anna, Beat, Cleo"
    assert games.games[0].round == "Auction"
    assert games.games[1].problem
    row = window.start_page.recent.visualRect(games.index(0)).center()
    qtbot.mouseClick(window.start_page.recent.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert len(page_of(window).bridge.log) == 2
    window.close()


def test_a_file_that_is_no_game_is_named_in_one_sentence(window: MainWindow, settings: Settings) -> None:
    path = settings.folder / "letter.bankhalter"
    path.write_bytes(b"Dear Anna, " * 400)
    window.games.open(path)
    assert window.game_page is None
    assert "letter.bankhalter" in window.start_page.messages.label.text()
    assert window.start_page.messages.isVisible()


def not_offered(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """There are rules for this title, but the window has none of its games."""
    assert title in registry.playable_ids()
    known = [entry._replace(playable=False) if entry.id == title else entry for entry in registry.titles()]
    monkeypatch.setattr(registry, "titles", lambda: known)


def test_a_game_of_a_title_that_the_window_does_not_offer_is_refused_in_one_sentence(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    not_offered(monkeypatch, "1824")
    path = settings.folder / "early.bankhalter"
    create_game(path, new_setup("1824", [Player(name, name) for name in NAMES])).log.close()  # type: ignore[attr-defined]
    window.games.open(path)
    assert window.game_page is None
    assert "There is no title 1824 to play" in window.start_page.messages.label.text()
    open_game(path).log.close()  # type: ignore[attr-defined]


def test_a_record_of_a_title_that_the_window_does_not_offer_leaves_no_file(
    window: MainWindow, qtbot: QtBot, settings: Settings, shared_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    not_offered(monkeypatch, "1824")
    record = shared_folder / "games" / "1824-235047.json"
    with qtbot.waitSignal(window.games.failed, timeout=30000):
        window.games.read_recorded(record, keep=True)
    assert window.game_page is None
    assert "There is no title 1824 to play" in window.start_page.messages.label.text()
    assert not list(settings.games.glob("*"))


def test_a_game_that_is_open_elsewhere_is_not_opened_twice(window: MainWindow, settings: Settings) -> None:
    path = game_file(settings)
    other = open_game(path)
    window.games.open(path)
    assert window.game_page is None
    assert "already open" in window.start_page.messages.label.text()
    other.log.close()  # type: ignore[attr-defined]


@pytest.mark.long
def test_asking_for_the_game_that_is_being_played_leaves_it_to_this_window(
    window: MainWindow, settings: Settings, repository: Path
) -> None:
    path = game_file(settings)
    window.games.open(path)
    window.games.open(path)
    assert page_of(window).bridge.log.path == path.resolve()
    assert "already open" in page_of(window).messages.label.text()
    code = (
        "import sys; from pathlib import Path; from core.store.journal import Journal; Journal.open(Path(sys.argv[1]))"
    )
    other = subprocess.run(
        [sys.executable, "-c", code, str(path)], cwd=repository, capture_output=True, text=True, check=False
    )
    assert "is already open in another window or program" in other.stderr


def test_a_game_that_is_opened_first_has_the_sign_of_the_program(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    QGuiApplication.setWindowIcon(QIcon())
    players = [Player("a", "Anna"), Player("b", "Beat"), Player("c", "Cleo")]
    create_game(settings.folder / "evening.bankhalter", new_setup("1844", players)).log.close()
    window.games.open(settings.folder / "evening.bankhalter")
    qtbot.waitUntil(lambda: not QGuiApplication.windowIcon().isNull())
    assert window.game_page is not None


def test_a_folder_of_games_that_is_not_there_yet_is_not_taken_for_a_file(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(
        QFileDialog, "getOpenFileName", lambda parent, title, folder, kinds: asked.append(folder) or ("", "")
    )
    window.games.ask_open()
    settings.games.mkdir(parents=True)
    window.games.ask_open()
    assert asked == [str(settings.games.parent), str(settings.games)]


FIRST_PAGE = """
import sys
from PySide6.QtCore import QTimer
from ui.app import start
from ui.shell.window.main_window import MainWindow

def stands(window):
    print(*sys.modules)
    QTimer.singleShot(0, window.close)

MainWindow._first_page_stands = stands
sys.exit(start.main(sys.argv[1:]))
"""


@pytest.mark.parametrize("language", languages())
def test_the_first_page_is_painted_before_the_engine_is_loaded(
    repository: Path, settings: Settings, tmp_path: Path, language: str
) -> None:
    """Which takes longer than everything else together; what puts sentences together takes a quarter."""
    settings.remember_game(tmp_path / "gone.bankhalter")
    settings.sync()
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PAGE, "--language", language],
        cwd=repository,
        env={**os.environ, HOME: str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stdout.split())
    assert {"ui.shell.pages.start_page", "core.text.catalogue"} <= loaded
    late = (
        "core.rail18",
        "core.registry",
        "core.titles",
        "core.store.journal",
        "ui.game.bridge",
        "ui.board",
        "ui.rail18",
    )
    assert not loaded & {*late, "babel", "fluent", "numpy", "pydantic", "shapely", "sqlite3"}


@pytest.mark.parametrize("seconds", [300_000_000_000, -80_000_000_000, 2**60])
def test_a_recent_game_of_any_date_is_no_obstacle(
    seconds: int, qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = game_file(settings)
    real = Path.stat

    def dated(self: Path, **how: bool) -> os.stat_result:
        found = real(self, **how)
        return os.stat_result((*found[:8], seconds, found[9])) if self == path else found

    monkeypatch.setattr(Path, "stat", dated)
    settings.remember_game(path)
    window = open_window(qtbot, settings)
    [game] = window.start_page.recent.games.games
    assert not game.problem
    assert window.start_page.continue_button.isVisible()
    window.close()


def test_a_recent_game_whose_name_no_system_takes_is_gone() -> None:
    assert recent_game(Path("a\0b")).problem
    assert recent_game(Path("x" * 5000)).problem


@pytest.fixture
def recorded(shared_folder: Path) -> Path:
    return shared_folder / "games" / "1844-160062.json"


@pytest.mark.long
def test_a_recorded_game_is_imported_beside_the_window(
    window: MainWindow, qtbot: QtBot, settings: Settings, recorded: Path
) -> None:
    window.games.read_recorded(recorded, keep=True)
    assert window.progress.isVisible()
    with qtbot.waitSignal(window.games.ready, timeout=30000):
        pass
    assert not window.progress.isVisible()
    page = page_of(window)
    assert page.bridge.moment.state.frame.kind == "over"
    assert page.bridge.log.path is not None
    result = json.loads(recorded.read_bytes())["result"]
    assert len(page.bridge.moment.names) == len(result)


@pytest.mark.long
def test_the_game_that_ships_is_opened_from_its_file(window: MainWindow, qtbot: QtBot) -> None:
    path = shipped_path()
    with qtbot.waitSignal(window.games.ready, timeout=30000):
        window.games.open(path)
    page = page_of(window)
    assert page.bridge.moment.state.frame.kind == "over"
    assert page.bridge.log.path is None


def test_an_import_can_be_cancelled(window: MainWindow, qtbot: QtBot, recorded: Path) -> None:
    window.games.read_recorded(recorded, keep=True)
    button = window.progress.button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not window.progress.isVisible()
    qtbot.waitUntil(lambda: window.games.idle)
    assert window.game_page is None
    assert not window.settings.games.exists()


@pytest.mark.parametrize("way", ["cancel", "close"])
def test_a_long_record_ends_at_once(window: MainWindow, qtbot: QtBot, tmp_path: Path, way: str) -> None:
    """80,000 actions: whoever cancels or closes waits for one of them at most."""
    path = tmp_path / "long.json"
    players = [{"id": number, "name": name} for number, name in enumerate(NAMES)]
    kinds = ["message"] * 40_000 + ["undo"] * 40_000
    actions = [{"id": number, "type": kind, "entity": 0} for number, kind in enumerate(kinds)]
    path.write_text(json.dumps({"title": "1844", "players": players, "actions": actions}, separators=(",", ":")))
    assert read_recorded(path).count == 80_000  # it is a record indeed, and not too long for one
    window.games.read_recorded(path, keep=True)
    assert window.progress.isVisible()
    if way == "close":
        window.close()
    else:
        qtbot.mouseClick(window.progress.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.games.idle)
    assert window.game_page is None
    assert not window.settings.games.exists()


def test_the_game_of_a_record_is_made_beside_the_window_too(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long one would hold up the window; who cancels then has no game and no file."""
    begun, go_on = threading.Event(), threading.Event()

    def slowly(*given: Any) -> AnyGame:
        begun.set()
        assert go_on.wait(10)
        return imported_game(*given)

    monkeypatch.setattr(games, "imported_game", slowly)
    path = tmp_path / "long.json"
    players = [{"id": number, "name": name} for number, name in enumerate(NAMES)]
    passed = [{"id": number, "type": "pass", "entity": number % 3, "entity_type": "player"} for number in range(9)]
    path.write_text(json.dumps({"title": "1844", "players": players[:3], "actions": passed}))
    window.games.read_recorded(path, keep=True)
    qtbot.waitUntil(begun.is_set)
    assert window.progress.isVisible()
    qtbot.mouseClick(window.progress.button, Qt.MouseButton.LeftButton)
    go_on.set()
    qtbot.waitUntil(lambda: window.games.idle)
    assert window.game_page is None
    assert not window.settings.games.exists()


def test_a_broken_record_is_refused_in_one_sentence(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_text('{"title": "1844", ')
    with qtbot.waitSignal(window.games.failed, timeout=5000):
        window.games.open(path)
    assert "half.json" in window.start_page.messages.label.text()


@pytest.mark.long
def test_a_game_in_memory_goes_on_in_its_copy(window: MainWindow, settings: Settings) -> None:
    from core.interchange.game_file import memory_game
    from ui.game.bridge import GameBridge

    players = [Player("a", "Anna"), Player("b", "Beat"), Player("c", "Cleo")]
    window.play(GameBridge(memory_game(new_setup("1844", players))))
    assert page_of(window).header.saved.value.text() == "Not in a file"
    copy = settings.folder / "copy.bankhalter"
    window.games.copy(page_of(window).bridge, copy)
    assert page_of(window).bridge.log.path == copy.resolve()


@pytest.mark.long
def test_the_command_line_opens_games(
    settings: Settings,
    qtbot: QtBot,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(HOME, str(settings.folder))
    path = game_file(settings)
    assert application.main([str(path), "--smoke"]) == 0
    missing = settings.folder / "nothing.bankhalter"
    assert application.main([str(missing), "--smoke"]) == 2
    assert capsys.readouterr().err == f"There is no file {missing}.\n"
    assert application.main(["--smoke", "--language", "long"]) == 0
    use_language("en")
    theme.apply_theme(qapp, theme.LIGHT)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_help_of_the_program_names_the_commands_without_a_window(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        with pytest.raises(SystemExit):
            application.main(["--help", "--language", language])
    finally:
        use_language("en")
    said = " ".join(capsys.readouterr().out.split())
    assert all(f"bankhalter {command}" in said for command in ("audit", "export"))


def test_the_program_says_its_version_without_a_window(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        application.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Bankhalter {VERSION}\n"


def test_boards_are_measured_beside_the_window_until_nobody_waits() -> None:
    looks: list[int] = []
    measure_boards(lambda: looks.append(1))
    assert len(looks) == sum(
        len(registry.title_data(entry.id).data.hexes)
        for entry in registry.titles()
        if entry.playable and families.family_of(entry.id).board is not None
    )

    def stop() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        measure_boards(stop)


def test_entries_that_say_whether_something_is_so_can_be_ticked_before_a_game_is_open(window: MainWindow) -> None:
    entries = [entry for menu in ("edit", "view") for entry in families.entries(menu)]
    assert {entry.name: window.menus.actions[entry.name].isCheckable() for entry in entries} == {
        entry.name: entry.ticked for entry in entries
    }
    commands = {name: command for family in families.all_families() for name, command in family.commands.items()}
    for entry in entries:
        assert (commands[entry.name].checked is not None) == entry.ticked, entry.name


@pytest.mark.long
def test_a_game_that_begins_leaves_no_waiting_cursor(window: MainWindow, qtbot: QtBot) -> None:
    new = seats_typed(window, qtbot)
    qtbot.mouseClick(new.start_button, Qt.MouseButton.LeftButton)
    assert page_of(window).isVisible()
    assert QGuiApplication.overrideCursor() is None


@pytest.mark.long
def test_the_second_of_two_quick_clicks_does_nothing_in_the_game_that_the_first_has_opened(
    window: MainWindow, settings: Settings
) -> None:
    settings.remember_game(game_file(settings))
    window.show_start()
    recent = window.start_page.recent
    place = recent.viewport().mapTo(window, recent.visualRect(recent.games.index(0)).center())
    left, none, handle = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, window.windowHandle()
    pressed = Pressed(window)
    QTest.mouseDClick(handle, left, none, place)
    assert page_of(window).isVisible()
    assert not pressed.kinds
    QTest.mouseClick(handle, left, none, place)
    assert pressed.kinds
    QTest.mouseDClick(handle, left, none, place)
    assert QEvent.Type.MouseButtonDblClick in pressed.kinds


class Pressed(QObject):
    """What of the mouse reaches the widgets of a game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.kinds: list[QEvent.Type] = []
        self._window = window
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in PRESSES and isinstance(watched, QWidget) and self._window.game_page is not None:
            self.kinds.append(event.type())
        return False
