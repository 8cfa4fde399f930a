"""Exports from the window: tables and JSON are made beside it, what is painted file by file between two events."""

import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from core.interchange.writing import Finish, OutputError, write_file
from ui.exports.pieces import UNPAINTED, Kind, Piece, Wishes, pieces
from ui.exports.source import Exports, Source
from ui.game.bridge import GameBridge
from ui.game.jobs import Workers


class ExportWork(QObject):
    """One export at a time, into one folder. The first thing that cannot be written ends it."""

    began = Signal(str)  # the name of a file
    ended = Signal(str)  # why it ended early: one sentence; empty if all is written

    def __init__(self, bridge: GameBridge, exports: Exports, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._exports = exports
        self._name = bridge.name  # the names of all files begin with it
        self._workers = Workers(self)
        self._halt = threading.Event()
        self._painting: Iterator[tuple[Path, Piece]] = iter(())
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._paint_next)
        self.busy = False
        self.written: list[Path] = []

    def start(self, kinds: Sequence[Kind], folder: Path, wishes: Wishes) -> None:
        self.busy, self.written = True, []
        self._halt.clear()
        source = self._exports.present(self._bridge)
        self._painting = self._pieces([kind for kind in kinds if kind not in UNPAINTED], source, folder, wishes)
        beside = [kind for kind in kinds if kind in UNPAINTED]
        if not beside:
            self._next.start()
            return
        make = self._exports.beside(self._bridge)
        self._workers.start(lambda job: self._write(make(), beside, folder, wishes), self._written_beside, self._failed)

    def stop(self) -> None:
        """After the file that is being written; what is written already stays."""
        self._halt.set()

    def close(self) -> None:
        self.stop()
        self._next.stop()
        self._workers.close()

    def _pieces(
        self, kinds: Sequence[Kind], source: Source, folder: Path, wishes: Wishes
    ) -> Iterator[tuple[Path, Piece]]:
        for kind in kinds:
            for piece in pieces(kind, source, wishes):
                yield folder / f"{self._name} {piece.name}", piece

    def _write(self, source: Source, kinds: Sequence[Kind], folder: Path, wishes: Wishes) -> tuple[list[Path], str]:
        """In the thread beside the window, on a game of its own."""
        written: list[Path] = []
        try:
            for path, piece in self._pieces(kinds, source, folder, wishes):
                if self._halt.is_set():
                    break
                write_file(path, piece.make())
                written.append(path)
        except OutputError as error:
            return written, str(error)
        return written, ""

    def _written_beside(self, answer: tuple[list[Path], str]) -> None:
        written, problem = answer
        self.written += written
        if problem:
            self._end(problem)
        else:
            self._next.start()

    def _failed(self, error: Exception) -> None:
        """A mistake of the program, which its crash report tells."""
        self._end("")
        raise error

    def _paint_next(self) -> None:
        found = None if self._halt.is_set() else next(self._painting, None)
        if found is None:
            self._end("")
            return
        path, piece = found
        self.began.emit(path.name)
        try:
            finish = piece.paint()
        except OutputError as error:
            self._end(str(error))
            return
        self._workers.start(lambda job: _kept(path, finish), self._written_beside, self._failed)

    def _end(self, problem: str) -> None:
        self.busy = False
        self._painting = iter(())
        self.ended.emit(problem)


def _kept(path: Path, finish: Finish) -> tuple[list[Path], str]:
    """In the thread beside the window: packing a picture takes longer than painting it, and a disk takes its time."""
    try:
        write_file(path, finish())
    except OutputError as error:
        return [], str(error)
    return [path], ""
