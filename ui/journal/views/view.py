"""The journal as rows: headings of rounds and turns, and the lines below them; it grows with the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from core.kernel.edit import ADDED, REPEATS, REPLACES
from core.kernel.errors import BankhalterError
from core.kernel.game import Game
from core.kernel.log import LogEntry
from core.store.journal import Journal
from core.text.catalogue import text
from core.text.searching import folded
from ui.journal.views.told import Heads, Narrator, Told

CHUNK = 120  # entries that are narrated without a pause
# What an entry may hold that nobody has played, in a file that somebody has forged, chain and all: it can be followed
# by the rules and still names things that there are not, or says too much for a sentence.
FORGED = (BankhalterError, LookupError, ValueError, TypeError, AttributeError)


@dataclass(frozen=True, slots=True)
class Filter:
    """What is shown. `since` is a player: only what happened since that player's last turn."""

    player: str | None = None
    company: str | None = None
    kind: str | None = None
    search: str = ""
    since: str | None = None

    @property
    def chooses(self) -> bool:
        """Are some lines left out between others?"""
        return bool(self.player or self.company or self.kind or self.search)

    def accepts(self, line: Told) -> bool:
        return (
            (self.player is None or self.player in line.players)
            and (self.company is None or self.company in line.companies)
            and (self.kind is None or self.kind in line.kinds)
            and (not self.search or folded(self.search) in folded(line.text))
        )


EVERYTHING = Filter()


@dataclass(frozen=True, slots=True)
class Row:
    """A heading or a line. `entry` is the last entry of the journal that the row tells of."""

    kind: Literal["round", "turn", "line"]
    text: str
    entry: int
    company: str | None = None
    hex: str | None = None
    flagged: bool = False
    first: bool = True  # the first line of its entry
    origin: int = 0  # where the past was edited: the entry as it was before; 0 for none


@dataclass(frozen=True, slots=True)
class Chapter:
    """An entry with its lines, who acted, and the headings above each line."""

    entry: int
    actor: str
    lines: tuple[Told, ...]
    heads: tuple[Heads, ...]
    mark: Literal["", "changed", "added", "again"] = ""  # where the past was edited
    origin: int = 0


class JournalView:
    """Follows a game: new entries are narrated, undone ones forgotten, everything else is kept."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.filter = EVERYTHING
        self.rows: list[Row] = []
        self._chapters: list[Chapter] = []
        self._state: Any = None  # after the last chapter
        self._writer = _Writer(self.rows, narrator)
        self._marks: list[_Mark] = []
        self._from = 0  # the first chapter that is shown

    def follow(self, game: Game[Any, Any], limit: int | None = None) -> bool:
        """Narrate what is new, at most `limit` entries; False if some are left for the next call."""
        path = game.log.path_to(game.log.head)
        self._forget(game, [entry.id for entry in path])
        if self._state is None:
            self._state = game.state_at(0)
        new = path[len(self._chapters) :]
        for entry in new if limit is None else new[:limit]:
            try:
                chapter, after = self._told(game, entry)
            except FORGED:
                chapter, after = self._untold(entry), game.state_at(entry.id)
            self._chapters.append(chapter)
            self._state = after
            self._write(chapter)
        if self.filter.since is not None and self._since() != self._from:
            self.show(self.filter)
        return len(self._chapters) == len(path)

    def _told(self, game: Game[Any, Any], entry: LogEntry) -> tuple[Chapter, Any]:
        """And the position after it."""
        read = game.engine.codec.event_from_json
        lines, after = self.narrator.narrate(self._state, [read(event) for event in entry.events])
        heads = tuple(self.narrator.heads(self._state, line.scene) for line in lines)
        actor = str((entry.action or {}).get("actor", ""))
        return Chapter(entry.id, actor, tuple(lines), heads, *edited(game, entry)), after

    def _untold(self, entry: LogEntry) -> Chapter:
        """A line that says so, below what stands above it."""
        last = next((chapter for chapter in reversed(self._chapters) if chapter.lines), None)
        if last is None:
            return Chapter(entry.id, "", (), ())
        line = Told(text("journal-untold"), last.lines[-1].scene, (), (), (), (), flagged=True)
        return Chapter(entry.id, "", (line,), last.heads[-1:])

    def tells(self, entry: int) -> bool:
        """Is it among the entries that led to the present?"""
        return any(chapter.entry == entry for chapter in self._chapters)

    def show(self, wanted: Filter) -> None:
        """Choose what is shown."""
        self.filter = wanted
        self.rows.clear()
        self._marks.clear()
        self._writer = _Writer(self.rows, self.narrator)
        self._from = self._since()
        for chapter in self._chapters:
            self._write(chapter)

    def _write(self, chapter: Chapter) -> None:
        self._marks.append(self._writer.mark())
        if len(self._marks) > self._from:
            self._writer.write(chapter, self.filter)

    def _forget(self, game: Game[Any, Any], path: Sequence[int]) -> None:
        """Undone entries are not shown."""
        kept = min(len(self._chapters), len(path))
        while kept and self._chapters[kept - 1].entry != path[kept - 1]:
            kept -= 1
        if kept < len(self._chapters):
            self._writer.back_to(self._marks[kept])
            del self._chapters[kept:], self._marks[kept:]
            self._state = game.state_at(self._chapters[-1].entry if kept else 0)

    def _since(self) -> int:
        """Where the other players' moves after this player's last turn begin; a turn under way is not the last one."""
        player, place = self.filter.since, len(self._chapters)
        if player is None:
            return 0
        while place and self._chapters[place - 1].actor == player:
            place -= 1
        while place and self._chapters[place - 1].actor != player:
            place -= 1
        return place


@dataclass(frozen=True, slots=True)
class _Mark:
    """How the rows stood before a chapter."""

    length: int
    last: Row | None
    scene: Any
    heads: Heads | None
    passes: Told | None


class _Writer:
    """Puts chapters into rows. Headings come with their first line.

    Passes one after the other make one line; where lines are left out each is its own, and can be chosen.
    """

    def __init__(self, rows: list[Row], narrator: Narrator) -> None:
        self.rows = rows
        self.narrator = narrator
        self.scene: Any = None
        self.heads: Heads | None = None
        self.passes: Told | None = None  # the last row, if it is one of passes

    def mark(self) -> _Mark:
        return _Mark(len(self.rows), self.rows[-1] if self.rows else None, self.scene, self.heads, self.passes)

    def back_to(self, mark: _Mark) -> None:
        del self.rows[mark.length :]
        if mark.last is not None:
            self.rows[-1] = mark.last
        self.scene, self.heads, self.passes = mark.scene, mark.heads, mark.passes

    def write(self, chapter: Chapter, wanted: Filter) -> None:
        first = True
        for line, heads in zip(chapter.lines, chapter.heads, strict=True):
            if not wanted.accepts(line):
                continue
            first = self._headings(chapter.entry, line.scene, heads) or first
            if line.passers and self.passes is not None and not wanted.chooses:
                line = self.narrator.together(self.passes, line)
                self.rows.pop()
            self.passes = line if line.passers else None
            self.rows.append(_row(chapter, line, first))
            first = False

    def _headings(self, entry: int, scene: Any, heads: Heads) -> bool:
        """New headings where the scene changes; answers whether it did."""
        if scene == self.scene:
            return False
        self.passes = None
        if self.heads is None or self.heads.key != heads.key:
            self.rows.append(Row("round", heads.round, entry))
        if heads.turn:
            self.rows.append(Row("turn", heads.turn, entry, heads.company))
        self.scene, self.heads = scene, heads
        return True


def _row(chapter: Chapter, line: Told, first: bool) -> Row:
    company = line.companies[0] if line.companies else None
    label = line.hexes[0] if len(line.hexes) == 1 else None
    words = text(f"journal-{chapter.mark}", line=line.text) if chapter.mark and first else line.text
    return Row("line", words, chapter.entry, company, label, line.flagged, first, chapter.origin)


def edited(game: Game[Any, Any], entry: LogEntry) -> tuple[Literal["", "changed", "added", "again"], int]:
    """What an edit of the past has made of an entry, and where it stands as it was before."""
    params, log = entry.params, game.log
    if params.get(ADDED):
        return "added", 0
    origin = params.get(REPLACES, params.get(REPEATS))
    if type(origin) is not int or not 0 < origin < entry.id or not isinstance(log, Journal):
        return "", 0
    if REPLACES in params:
        return "changed", origin
    return "again" if log.entry(origin).events != entry.events else "", origin
