"""Trouble with the file of a running game, damaged files, leaving what is in no file, and earlier copies."""

import errno
import shutil
import sqlite3
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from core.interchange.game_file import create_game, new_setup, open_game
from core.rail18 import actions as ac
from core.rail18.family import Game18
from core.rail18.state import Player
from core.store import room
from core.store.entries import NOTE
from core.store.errors import JournalError
from core.store.journal import Journal
from core.text.catalogue import text, use_language
from tests.systems import open_files_can_go
from tests.ui.settling import settle
from ui.app.settings import Settings
from ui.paint import theme
from ui.rail18.views.new_game import NewGame
from ui.shell.dialogs.backups_dialog import BackupsDialog
from ui.shell.pages.game_page import GamePage
from ui.shell.window import games as games_module
from ui.shell.window.main_window import MainWindow
from ui.shell.window.notice import Notice

PLAYERS = [Player("a", "Anna"), Player("b", "Beat"), Player("c", "Cleo")]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "home")


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, settings: Settings) -> MainWindow:
    theme.set_up(qapp, theme.LIGHT)
    found = MainWindow(theme.LIGHT, settings)
    qtbot.addWidget(found, before_close_func=leave_quietly)
    found.resize(1280, 800)
    with qtbot.waitExposed(found):
        found.show()
    return found


def leave_quietly(window: MainWindow) -> None:
    if window.game_page is not None:
        window.game_page.bridge.saving.asks = False


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game with three bids on a stick."""
    stick = tmp_path / "stick"
    stick.mkdir()
    found = (stick / "evening.bank").resolve()
    game = create_game(found, new_setup("1844", PLAYERS, mode="table"))
    for amount in (20, 25, 30):
        game.dispatch(bid_of(game, amount))
    game.log.close()  # type: ignore[attr-defined]
    return found


def bid_of(game: Game18, amount: int) -> ac.Bid:
    return ac.Bid(actor=game.state.frame.bidder, private="P1", amount=amount)  # type: ignore[union-attr]


def open_page(window: MainWindow, path: Path) -> GamePage:
    window.games.open(path)
    assert window.game_page is not None
    return window.game_page


def bid(page: GamePage, amount: int) -> None:
    """As the turn panel asks for it."""
    page.turn.act.emit(bid_of(page.bridge.game, amount))


def entries(path: Path) -> int:
    """Without notes, such as what hands have not done yet."""
    return sum(entry.kind != NOTE for entry in Journal.open(path, read_only=True).entries())


def answer(window: MainWindow, code: str) -> list[str]:
    """Press a button of the next question; what it said is in the list afterwards."""
    said: list[str] = []

    def press() -> None:
        notice = QApplication.activeModalWidget()
        assert isinstance(notice, Notice)
        said.append(notice.windowTitle())
        notice.buttons[code].click()

    QTimer.singleShot(0, press)
    return said


def saving_to(monkeypatch: pytest.MonkeyPatch, target: Path | None) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *words: (str(target or ""), ""))


# --- trouble while a game is open


@open_files_can_go
def test_a_removed_stick_and_back_again(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page = open_page(window, path)
    bar = window.keeping.bar
    assert not bar.isVisible()
    folder = path.parent.rename(path.parent.with_name("pocket"))
    bid(page, 35)
    assert bar.isVisible()
    assert bar.label.text() == "evening.bank is gone, perhaps with its drive. The game goes on in memory."
    assert page.header.saved.value.text() == "Not saved: 1"
    assert page.bridge.moment.state.frame.bid == 35  # type: ignore[union-attr]
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.header.saved.value.text() == "Not saved: 2"
    qtbot.mouseClick(bar.again_button, LEFT)
    assert bar.isVisible()
    folder.rename(path.parent)
    qtbot.mouseClick(bar.again_button, LEFT)
    assert not bar.isVisible()
    assert page.header.saved.value.text() == "Saved"
    assert page.messages.label.text() == "Every move is in evening.bank again."
    assert entries(path) == 5


@open_files_can_go
def test_trouble_stays_in_sight_while_the_game_goes_on(window: MainWindow, path: Path) -> None:
    page = open_page(window, path)
    path.unlink()
    bid(page, 35)
    page.turn.act.emit(ac.Bid(actor="a", private="P1", amount=1))  # refused
    assert page.messages.isVisible()
    assert window.keeping.bar.isVisible()
    bid(page, 40)
    assert not page.messages.isVisible()
    assert window.keeping.bar.isVisible()


@open_files_can_go
def test_the_game_goes_on_in_a_copy(
    window: MainWindow, qtbot: QtBot, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(window, path)
    path.unlink()
    bid(page, 35)
    state = page.bridge.moment.state
    saving_to(monkeypatch, tmp_path / "copy.bank")
    qtbot.mouseClick(window.keeping.bar.copy_button, LEFT)
    assert window.game_page is not None
    assert window.game_page.bridge.log.path == (tmp_path / "copy.bank").resolve()
    assert window.game_page.bridge.moment.state == state
    assert not window.keeping.bar.isVisible()
    assert not path.exists()


def foreign_bid(path: Path) -> None:
    """As a synced folder does when another computer has played on."""
    other = path.with_name("other")
    shutil.copyfile(path, other)
    game = open_game(other)
    game.dispatch(bid_of(game, 100))
    game.log.close()  # type: ignore[attr-defined]
    other.replace(path)


def no_game(path: Path) -> None:
    path.unlink()
    path.write_bytes(b"something else" * 500)


def newer(path: Path) -> None:
    other = path.with_name("other")
    shutil.copyfile(path, other)
    with sqlite3.connect(other) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    other.replace(path)


def damage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    place = content.index(b'"amount":25')
    content[place : place + 11] = b'"amount":95'
    path.with_name("other").write_bytes(content)
    path.with_name("other").replace(path)


@pytest.mark.parametrize(
    ("disturb", "words"),
    [
        (foreign_bid, "was changed by another program or a synced folder, and is left as it is"),
        (no_game, "Another file lies in the place of evening.bank"),
        (newer, "A newer version of Bankhalter has changed evening.bank"),
        (damage, "evening.bank was damaged from outside"),
    ],
)
@open_files_can_go
def test_what_others_put_in_the_place_of_the_file_is_left_as_it_is(
    window: MainWindow, path: Path, disturb: Callable[[Path], None], words: str
) -> None:
    page = open_page(window, path)
    disturb(path)
    before = path.read_bytes()
    bid(page, 35)
    bid(page, 40)
    said = window.keeping.bar.label.text()
    assert words in said
    assert said.endswith("The game goes on in memory.")
    assert path.read_bytes() == before
    assert page.bridge.saving.unsaved == 2


@open_files_can_go
def test_the_same_file_put_back_by_a_synced_folder_is_no_trouble(window: MainWindow, path: Path) -> None:
    page = open_page(window, path)
    shutil.copy(path, path.with_name("evening (conflicted copy).bank"))
    shutil.copy(path, path.with_name("other"))
    path.with_name("other").replace(path)
    bid(page, 35)
    assert not window.keeping.bar.isVisible()
    assert entries(path) == 4


@pytest.mark.parametrize("code", ["disk_full", "read_only", "in_use", "unwritable"])
def test_every_refusal_of_the_disk_has_its_sentence(
    window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    from core.store.database import Writer

    page = open_page(window, path)

    def fail(self: Writer, new: object) -> None:
        self.release()
        raise JournalError(code, "No.", file=self.path.name)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "insert", fail)
        bid(page, 35)
    assert window.keeping.bar.label.text() == text(f"trouble-{code.replace('_', '-')}", file="evening.bank")
    bid(page, 40)
    assert not window.keeping.bar.isVisible()
    assert entries(path) == 5


def test_a_file_that_can_only_be_read_is_played_in_memory(
    window: MainWindow, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *, read_only: bool = False) -> Game18:
        if not read_only and path.name == "evening.bank":
            raise JournalError("read_only", "No.", file=path.name)
        return open_game(path, read_only=read_only)

    monkeypatch.setattr(games_module, "open_game", refuse)
    before = path.read_bytes()
    page = open_page(window, path)
    assert window.keeping.bar.label.text() == "evening.bank can only be read. The game goes on in memory."
    assert not window.keeping.bar.again_button.isVisible()
    bid(page, 35)
    assert window.keeping.bar.isVisible()
    assert page.bridge.saving.unsaved == 1
    window.games.copy(page.bridge, tmp_path / "copy.bank")
    assert entries(tmp_path / "copy.bank") == 4
    assert path.read_bytes() == before
    assert not window.keeping.bar.isVisible()


# --- leaving


@pytest.mark.parametrize("way", ["close", "close_game", "show_new_game"])
@open_files_can_go
def test_leaving_moves_that_are_in_no_file_asks(window: MainWindow, path: Path, way: str) -> None:
    page = open_page(window, path)
    path.unlink()
    bid(page, 35)
    said = answer(window, "leave-stay")
    getattr(window, way)()
    assert said == ["Leave the game?"]
    assert window.game_page is page
    assert window.isVisible()
    said = answer(window, "leave-anyway")
    getattr(window, way)()
    assert said
    assert window.game_page is None


@open_files_can_go
def test_leaving_saves_a_copy_if_wished(
    window: MainWindow, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(window, path)
    path.unlink()
    bid(page, 35)
    saving_to(monkeypatch, None)
    answer(window, "leave-copy")
    window.close_game()
    assert window.game_page is page
    saving_to(monkeypatch, tmp_path / "copy.bank")
    answer(window, "leave-copy")
    window.close_game()
    assert window.game_page is None
    assert entries(tmp_path / "copy.bank") == 4


def test_what_is_saved_is_left_without_a_question(window: MainWindow, path: Path) -> None:
    page = open_page(window, path)
    bid(page, 35)
    window.close_game()
    assert window.game_page is None


@pytest.mark.usefixtures("collecting")
def test_a_game_that_was_left_leaves_the_memory(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    """Whatever was seen of it."""
    opened = open_page(window, path)
    for name in opened.docks:
        opened.bring(name)
        settle()
    rules = opened.bridge.engine.rules
    left = [weakref.ref(thing) for thing in (opened, opened.bridge.game, rules, rules.market)]
    del opened, rules
    window.close_game()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.collector.collect()
    assert [found() for found in left] == [None] * 4


# --- damaged files, and files of others


def test_a_damaged_file_is_opened_in_part_as_a_copy(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    damage(path)
    before = path.read_bytes()
    page = open_page(window, path)
    copy = window.settings.games / "evening rescued.bankhalter"
    assert page.bridge.log.path == copy.resolve()
    assert page.bridge.moment.state.frame.bid == 20  # type: ignore[union-attr]
    notice = window.findChild(Notice)
    assert notice is not None
    assert notice.isVisible()
    words = [label.text() for label in notice.findChildren(type(window.keeping.bar.label))]
    assert "evening.bank is damaged at entry 2: its content was changed." in words
    folder = window.settings.games
    assert (
        "One entry before it is good. It was copied to evening rescued.bankhalter, "
        f"which is open now and lies in {folder}." in words
    )
    button = notice.findChild(QPushButton, "rescue-close")
    qtbot.mouseClick(button, LEFT)
    assert not notice.isVisible()
    assert path.read_bytes() == before
    bid(page, 35)
    assert entries(copy) == 2


def test_what_is_rescued_is_played_in_memory_where_no_file_can_be_written(
    window: MainWindow, qtbot: QtBot, path: Path, no_place: Path, tmp_path: Path
) -> None:
    damage(path)
    window.games.open(path)
    assert window.game_page is None
    said = notice_of(window)
    words = [label.text() for label in said.findChildren(type(window.keeping.bar.label))]
    assert words[1] == "evening.bank is damaged at entry 2: its content was changed."  # why it needs a place
    qtbot.mouseClick(said.buttons["nowhere-memory"], LEFT)
    page = window.game_page
    assert page is not None
    assert page.bridge.log.path is None
    assert page.bridge.moment.state.frame.bid == 20  # type: ignore[union-attr]
    told = [label.text() for label in notice_of(window).findChildren(type(window.keeping.bar.label))]
    assert "One entry before it is good. It is open now, in memory and in no file yet." in told
    qtbot.mouseClick(notice_of(window).buttons["rescue-close"], LEFT)
    assert window.keeping.bar.label.text() == "This game has no file yet. The game goes on in memory."
    bid(page, 35)
    assert page.bridge.saving.unsaved == 1  # the rest is in the damaged file still
    window.games.copy(page.bridge, tmp_path / "copy.bank")
    assert entries(tmp_path / "copy.bank") == 2


def test_what_is_rescued_may_go_to_another_folder(
    window: MainWindow, qtbot: QtBot, path: Path, no_place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = tmp_path / "elsewhere"
    chosen.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *words: str(chosen))
    damage(path)
    window.games.open(path)
    qtbot.mouseClick(notice_of(window).buttons["nowhere-folder"], LEFT)
    assert window.game_page is not None
    assert window.game_page.bridge.log.path == (chosen / "evening rescued.bankhalter").resolve()
    assert entries(chosen / "evening rescued.bankhalter") == 1


def test_a_forged_file_is_opened_as_far_as_it_can_be_followed(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "forged.bank"
    game = create_game(path, new_setup("1844", PLAYERS, mode="table"))
    game.dispatch(bid_of(game, 20))
    log = game.log
    assert isinstance(log, Journal)
    log.append({"kind": "Pass"}, [{"kind": "MarkerMoved"}])
    log.close()
    page = open_page(window, path)
    assert page.bridge.log.path is not None
    assert page.bridge.log.path.name == "forged rescued.bankhalter"
    assert len(page.bridge.log) == 1


def test_a_file_of_a_newer_version_is_named(window: MainWindow, path: Path) -> None:
    newer(path)
    window.games.open(path)
    assert window.game_page is None
    said = window.start_page.messages.label.text()
    assert said.startswith("evening.bank was made by a newer version of Bankhalter")


# --- earlier copies


@pytest.mark.long
def test_copies_are_made_and_can_be_opened_from_the_start_page(
    window: MainWindow, qtbot: QtBot, path: Path, settings: Settings
) -> None:
    page = open_page(window, path)
    qtbot.waitUntil(lambda: window.keeping.keeper.idle)
    backups = window.keeping.backups
    assert [(backup.name, backup.entries) for backup in backups.all()] == [("evening", 3)]
    kept = backups.all()[0].path.read_bytes()
    bid(page, 35)
    window.close_game()
    path.unlink()
    button = window.start_page.backups_button
    assert button.isVisible()
    qtbot.mouseClick(button, LEFT)
    dialog = window.findChild(BackupsDialog)
    assert dialog is not None
    assert dialog.list.count() == 1
    assert dialog.list.item(0).text().endswith("3 entries · evening"), "a long name hides nothing behind it"
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert window.game_page is not None
    assert window.game_page.bridge.log.path == (settings.games / "evening copy.bankhalter").resolve()
    assert len(window.game_page.bridge.log) == 3
    assert backups.all()[-1].path.read_bytes() == kept
    assert not path.exists()


@pytest.mark.long
def test_copies_can_be_opened_from_the_menu_of_a_running_game(
    window: MainWindow, qtbot: QtBot, path: Path, settings: Settings
) -> None:
    menu = window.findChild(QMenu, "menu-game")
    assert menu is not None
    menu.aboutToShow.emit()
    assert not window.menus.actions["backups"].isEnabled()
    page = open_page(window, path)
    qtbot.waitUntil(lambda: window.keeping.keeper.idle)
    bid(page, 35)
    menu.popup(window.mapToGlobal(QPoint(20, 20)))
    assert window.menus.actions["backups"].isEnabled()
    qtbot.keyClick(menu, Qt.Key.Key_A)
    dialog = window.findChild(BackupsDialog)
    assert dialog is not None
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert window.game_page is not None
    assert window.game_page is not page
    assert window.game_page.bridge.log.path == (settings.games / "evening copy.bankhalter").resolve()
    assert len(window.game_page.bridge.log) == 3
    assert entries(path) == 4


@pytest.mark.long
def test_a_copy_is_made_when_a_round_ends(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    from core.interchange.sample import read_lines
    from tests.titles.t1844.shipped import shipped_path

    setup, lines = read_lines(shipped_path())
    settings.games.mkdir(parents=True)
    game = create_game(settings.games / "sample.bank", setup)
    codec = game.engine.codec
    actions = [codec.action_from_json(line) for line in lines[:200]]
    moves = iter(actions)
    game.dispatch(next(moves))
    game.log.close()  # type: ignore[attr-defined]
    page = open_page(window, settings.games / "sample.bank")
    while page.bridge.moment.state.flow[0].kind == "auction":
        assert page.bridge.do(next(moves))
    played = len(page.bridge.log)
    qtbot.waitUntil(lambda: window.keeping.keeper.idle)
    assert [backup.entries for backup in window.keeping.backups.all()] == [played, 1]


# --- a new game where no file can be written

NEW = NewGame("1844", names=("Ann", "Ben", "Cat"), drawn=False)


def notice_of(window: MainWindow) -> Notice:
    return next(found for found in window.findChildren(Notice) if found.isVisible())


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "Für games ist kein Platz mehr auf dem Datenträger."),
        (OSError(errno.EACCES, "Permission denied"), "games oder der Ordner lässt sich nur lesen."),
        (FileExistsError(errno.EEXIST, "File exists"), "games ist eine Datei; einen Ordner wählen."),
        (OSError(errno.EIO, "Input/output error"), "games lässt sich dort nicht schreiben."),
    ],
)
def test_a_folder_that_cannot_be_made_is_told_in_our_words(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, error: OSError, sentence: str
) -> None:
    def refuse(path: Path, mode: int = 0o777, parents: bool = False, exist_ok: bool = False) -> None:
        raise error

    window.show_new_game()
    assert window.new_page is not None
    use_language("de")
    try:
        monkeypatch.setattr(Path, "mkdir", refuse)
        window.new_page.started.emit(NEW)
        said = [label.text() for label in notice_of(window).findChildren(type(window.keeping.bar.label))]
        assert sentence in said
        assert any(str(window.settings.games) in words for words in said)
    finally:
        monkeypatch.undo()
        use_language("en")


@pytest.fixture
def no_place(settings: Settings, tmp_path: Path) -> Path:
    """A folder of games that cannot be made: a file lies in its way."""
    (tmp_path / "letter").write_text("Dear Anna")
    settings.games = tmp_path / "letter" / "games"
    return settings.games


def test_where_no_file_can_be_written_a_game_is_played_in_memory(
    window: MainWindow, qtbot: QtBot, no_place: Path, tmp_path: Path
) -> None:
    window.games.create(NEW)
    assert window.game_page is None
    qtbot.mouseClick(notice_of(window).buttons["nowhere-memory"], LEFT)
    page = window.game_page
    assert page is not None
    assert window.keeping.bar.label.text() == "This game has no file yet. The game goes on in memory."
    bid(page, 20)
    assert page.bridge.saving.unsaved == 1
    said = answer(window, "leave-stay")
    window.close_game()
    assert said == ["Leave the game?"]
    window.games.copy(page.bridge, tmp_path / "copy.bank")
    assert window.game_page is not None
    assert window.game_page.bridge.log.path == (tmp_path / "copy.bank").resolve()
    assert entries(tmp_path / "copy.bank") == 1
    assert not window.keeping.bar.isVisible()


def test_where_no_file_can_be_written_another_folder_is_chosen_once(
    window: MainWindow, qtbot: QtBot, no_place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = tmp_path / "elsewhere"
    chosen.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *words: str(chosen))
    window.games.create(NEW)
    qtbot.mouseClick(notice_of(window).buttons["nowhere-folder"], LEFT)
    assert window.game_page is not None
    path = window.game_page.bridge.log.path
    assert path is not None
    assert path.parent == chosen.resolve()
    window.close_game()
    window.games.create(NEW)  # nobody is asked again
    assert window.game_page is not None
    window.settings.sync()
    assert Settings(window.settings.folder).games == chosen


@pytest.mark.parametrize("way", ["cancel", "folder"])
def test_whoever_wants_neither_stays_where_he_is(
    window: MainWindow, qtbot: QtBot, no_place: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *words: "")
    window.show_new_game()
    page = window.new_page
    window.games.create(NEW)
    qtbot.mouseClick(notice_of(window).buttons[f"nowhere-{way}"], LEFT)
    assert window.game_page is None
    assert window.new_page is page


def test_a_file_that_cannot_be_made_in_its_folder_asks_too(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, *words: object) -> None:
        raise JournalError("unwritable", "No.", file=path.name)

    monkeypatch.setattr(games_module, "create_game", refuse)
    window.games.create(NEW)
    assert "nowhere-memory" in notice_of(window).buttons


def test_an_earlier_copy_is_opened_in_memory_where_no_file_can_be_written(
    window: MainWindow, qtbot: QtBot, path: Path, no_place: Path
) -> None:
    open_page(window, path)
    qtbot.waitUntil(lambda: window.keeping.keeper.idle)
    window.close_game()
    window.games.restore(window.keeping.backups.all()[0])
    qtbot.mouseClick(notice_of(window).buttons["nowhere-memory"], LEFT)
    assert window.game_page is not None
    assert window.game_page.bridge.log.path is None
    assert len(window.game_page.bridge.log) == 3


# --- a file that is nearly full


def test_a_file_says_that_it_is_full_long_before_it_is(
    window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, bar = open_page(window, path), window.keeping.bar
    monkeypatch.setattr(room, "MAX_LINE", 10**9)
    bid(page, 35)  # and a note of how the hands began
    size = page.bridge.log.full * room.MAX_TEXT
    monkeypatch.setattr(room, "MAX_TEXT", size / 0.73)  # a fifth bid makes it a fifth more
    assert not bar.isVisible()
    bid(page, 40)
    percent = int(100 * page.bridge.log.full)
    assert 80 < percent < 90
    assert bar.label.text().startswith(f"This game fills {percent} % of what its file can hold")
    assert bar.isVisible()
    assert not bar.copy_button.isVisible()
    assert not bar.again_button.isVisible()
    assert not page.messages.isVisible()
    assert page.header.saved.value.text() == "Saved"
    bid(page, 45)  # there is no room for it
    assert bar.label.text() == "The game has become too large for its file."
    assert entries(path) == 5
    page.turn.act.emit(ac.Bid(actor="a", private="P1", amount=1))  # refused
    monkeypatch.setattr(room, "MAX_TEXT", size * 100)
    bid(page, 45)
    assert not bar.isVisible()


def test_a_file_that_is_nearly_full_says_so_when_it_is_opened(
    window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MAX_LINE", 10**9)
    full = Journal.open(path, read_only=True).full
    monkeypatch.setattr(room, "MAX_TEXT", full * room.MAX_TEXT / 0.855)
    open_page(window, path)
    assert window.keeping.bar.isVisible()
    assert window.keeping.bar.label.text().startswith("This game fills 85 % of what its file can hold")
