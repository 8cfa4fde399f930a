"""What the window does so that no game is lost.

It says what is in no file, asks before that is left, has copies made, and tells what was opened instead of a file.
"""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from core.text.catalogue import text
from ui.shell.window.notice import Notice
from ui.shell.window.trouble_bar import TroubleBar

if TYPE_CHECKING:
    from core.interchange.rescue import Rescued
    from core.store.backups import Backups
    from ui.game.bridge import GameBridge
    from ui.game.saving import Saved
    from ui.shell.window.backup_keeper import BackupKeeper
    from ui.shell.window.main_window import MainWindow

COPY, ANYWAY, STAY = "leave-copy", "leave-anyway", "leave-stay"


class Keeping(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._bridge: GameBridge | None = None
        self.asking = False  # whether moves may be lost
        self.bar = TroubleBar()
        self.bar.copy_wanted.connect(self._copy)
        self.bar.again_wanted.connect(self._again)

    def watch(self, bridge: "GameBridge") -> None:
        """From now on this is the game that must not be lost."""
        self._bridge = bridge
        self.bar.show_saved(bridge.save_state)
        bridge.saved.connect(self._saved)
        self.keeper.watch(bridge)

    @cached_property
    def backups(self) -> "Backups":
        from core.store.backups import Backups

        return Backups(self._window.settings.folder / "backups")

    @cached_property
    def keeper(self) -> "BackupKeeper":
        from ui.shell.window.backup_keeper import BackupKeeper

        return BackupKeeper(self.backups, self)

    def let_go(self) -> None:
        if self._bridge is not None:
            self.keeper.let_go()
        self._bridge = None
        self.bar.hide()

    def close(self) -> None:
        if "keeper" in self.__dict__:
            self.keeper.close()

    def show_backups(self) -> None:
        from ui.shell.dialogs.backups_dialog import BackupsDialog

        dialog = BackupsDialog(self.backups.all(), self._window)
        dialog.chosen.connect(lambda backup: self._window.games.restore(backup))
        self._window.show_dialog(dialog, self.show_backups)

    def report_rescue(self, rescued: "Rescued", copy: Path | None) -> None:
        title, good = ("whole-title", "whole-good") if rescued.entry is None else ("rescue-title", "rescue-good")
        where = {} if copy is None else {"copy": copy.name, "folder": str(copy.parent)}
        sentences = [
            rescued.reason,
            text(good if where else f"{good}-here", good=rescued.good, **where),
            text("rescue-untouched", file=rescued.path.name),
        ]
        self._window.show_dialog(Notice(title, sentences, ("rescue-close",), self._window))

    def may_leave(self) -> bool:
        """Asks where moves would be lost; what waits for another program may be written meanwhile."""
        bridge = self._bridge
        if bridge is None or not bridge.saving.asks:
            return True
        bridge.saving.finish()
        unsaved = bridge.saving.unsaved
        if not unsaved:
            return True
        notice = Notice("leave-title", [text("leave-words", count=unsaved)], (COPY, ANYWAY, STAY), self._window)

        def look(state: "Saved") -> None:
            if not bridge.saving.unsaved:
                notice.buttons[ANYWAY].click()

        bridge.saved.connect(look)
        self.asking = True
        try:
            answer = notice.ask()
            bridge.saved.disconnect(look)
            if answer == COPY:
                return self._window.games.ask_copy(bridge, go_on=False)
            return answer == ANYWAY
        finally:
            self.asking = False
            notice.deleteLater()

    def _saved(self, state: "Saved") -> None:
        troubled = self.bar.troubled
        self.bar.show_saved(state)
        path = state.path
        if troubled and not state.problem and path is not None:
            self._window.tell(lambda: text("trouble-over", file=path.name), kind="good")

    def _copy(self) -> None:
        if self._bridge is not None:
            self._window.games.ask_copy(self._bridge)

    def _again(self) -> None:
        if self._bridge is not None:
            self._bridge.saving.try_again()
