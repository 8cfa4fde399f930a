"""What a disk may hold after a power cut, worked out from the trace of everything that was done to it.

Only what was flushed is certain. A write that was not may be there, be missing or be torn at any sector, whatever came
before or after it; a file may have grown without its content. A name that was made, renamed or removed may be there or
not until its folder was flushed; only changes of the same name keep their order. What a failed flush was about stays
uncertain for good, though a later one succeeds: the system may have forgotten that it was never written.
"""

import os
import random
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum, auto
from pathlib import Path, PurePosixPath

SECTOR = 512
ROOT = 0  # the folder that was watched

_HEAD = struct.Struct("=BBxxiqIIII")


class Kind(IntEnum):
    OPEN = 0
    CLOSE = 1
    WRITE = 2
    TRUNCATE = 3
    SYNC = 4
    UNLINK = 5
    RENAME = 6
    MKDIR = 7
    RMDIR = 8
    MARK = 9


@dataclass(frozen=True, slots=True)
class Operation:
    kind: Kind
    failed: bool
    handle: int
    offset: int
    flags: int
    path: str
    other: str
    data: bytes


def read_trace(path: Path) -> Iterator[Operation]:
    content, at = path.read_bytes(), 0
    while at < len(content):
        kind, failed, handle, offset, flags, *lengths = _HEAD.unpack_from(content, at)
        at += _HEAD.size
        parts = []
        for length in lengths:
            parts.append(content[at : at + length])
            at += length
        first, second = (os.fsdecode(part) for part in parts[:2])
        yield Operation(Kind(kind), bool(failed), handle, offset, flags, first, second, parts[2])


class Fate(Enum):
    PENDING = auto()  # nobody has asked to have it flushed
    FORGOTTEN = auto()  # that failed
    CERTAIN = auto()


@dataclass(frozen=True, slots=True)
class Write:
    offset: int  # of a cut, the length
    data: bytes | None  # None for a cut
    fate: Fate = Fate.PENDING


@dataclass(frozen=True, slots=True)
class Naming:
    """Gives a name to a file or takes it away; a renaming does both at once."""

    gone: str | None
    name: str | None
    of: int = -1
    fate: Fate = Fate.PENDING


@dataclass(frozen=True, slots=True)
class File:
    content: bytes = b""  # certain
    later: tuple[Write, ...] = ()


@dataclass(frozen=True, slots=True)
class Folder:
    names: Mapping[str, int] = field(default_factory=dict)  # certain
    later: tuple[Naming, ...] = ()


@dataclass(frozen=True, slots=True)
class Image:
    """What lies on the disk; paths are those beneath the folder that was watched."""

    files: Mapping[str, bytes]
    folders: frozenset[str] = frozenset()

    def put(self, place: Path) -> None:
        for folder in sorted(self.folders):
            (place / folder).mkdir()
        for name, content in self.files.items():
            (place / name).write_bytes(content)


class Style(Enum):
    """How much of what is uncertain reaches the disk."""

    NOTHING = auto()
    EVERYTHING = auto()  # as after a kill
    CONTENT = auto()  # of files, but no name
    NAMES = auto()  # without the content
    WRITES = auto()  # some, each whole
    SECTORS = auto()  # some, torn


@dataclass(frozen=True, slots=True)
class Moment:
    """The disk between two operations, and what had been marked by then."""

    nodes: Mapping[int, File | Folder]
    marks: int

    def cut(self, style: Style, chance: random.Random) -> Image:
        lot = _Lot(style, chance)
        files: dict[str, bytes] = {}
        folders: list[str] = []

        def walk(number: int, place: str) -> None:
            node = self.nodes[number]
            if isinstance(node, File):
                files[place] = lot.content(node)
                return
            if place:
                folders.append(place)
            for name, child in lot.names(node).items():
                walk(child, f"{place}/{name}" if place else name)

        walk(ROOT, "")
        return Image(files, frozenset(folders))


class _Lot:
    def __init__(self, style: Style, chance: random.Random) -> None:
        self._style, self._chance = style, chance
        self._share = chance.choice((0.1, 0.5, 0.9))
        self._fill = chance.choice((bytes, chance.randbytes))  # where a file has grown without its content

    def content(self, file: File) -> bytes:
        content = bytearray(file.content)
        for write in file.later:
            for part in self._arrives(write):
                _apply(part, content, self._fill)
        if self._style in (Style.WRITES, Style.SECTORS) and self._chance.random() < 0.3:
            sizes = [write.offset + len(write.data) for write in file.later if write.data is not None]
            _grow(content, max(sizes, default=0), self._fill)
        return bytes(content)

    def names(self, folder: Folder) -> dict[str, int]:
        names = dict(folder.names)
        missing: set[str | None] = set()
        for naming in folder.later:
            touched = {naming.gone, naming.name} - {None}
            if naming.fate is not Fate.CERTAIN and (touched & missing or not self._keeps_name()):
                missing |= touched
            else:
                missing -= touched
                _rename(naming, names)
        return names

    def _keeps_name(self) -> bool:
        if self._style in (Style.WRITES, Style.SECTORS):
            return self._chance.random() < self._share
        return self._style in (Style.EVERYTHING, Style.NAMES)

    def _arrives(self, write: Write) -> Iterable[Write]:
        if write.fate is Fate.CERTAIN or self._style in (Style.EVERYTHING, Style.CONTENT):
            return [write]
        if self._style in (Style.NOTHING, Style.NAMES):
            return []
        parts = _sectors(write) if self._style is Style.SECTORS else [write]
        return [part for part in parts if self._chance.random() < self._share]


def _apply(write: Write, content: bytearray, fill: Callable[[int], bytes]) -> None:
    _grow(content, write.offset, fill)
    if write.data is None:
        del content[write.offset :]
    else:
        content[write.offset : write.offset + len(write.data)] = write.data


def _grow(content: bytearray, size: int, fill: Callable[[int], bytes]) -> None:
    content += fill(max(0, size - len(content)))


def _rename(naming: Naming, names: dict[str, int]) -> None:
    if naming.gone is not None:
        names.pop(naming.gone, None)
    if naming.name is not None:
        names[naming.name] = naming.of


def _sectors(write: Write) -> Iterator[Write]:
    if write.data is None:
        yield write
        return
    at = 0
    while at < len(write.data):
        end = min(len(write.data), at + SECTOR - (write.offset + at) % SECTOR)
        yield Write(write.offset + at, write.data[at:end])
        at = end


class Disk:
    """Follows a trace; every operation that leaves a trace on the disk makes another moment."""

    def __init__(self, root: str, image: Image | None = None) -> None:
        self._root = PurePosixPath(root)
        self._nodes: dict[int, File | Folder] = {ROOT: Folder()}
        self._live: dict[str, int] = {"": ROOT}
        self._handles: dict[int, int] = {}
        self._next = ROOT + 1
        self.marks: list[str] = []
        for folder in sorted(image.folders) if image else ():
            self._name(folder, Folder(), certain=True)
        for name, content in image.files.items() if image else ():
            self._name(name, File(content), certain=True)
        self.moments: list[Moment] = []
        self._keep()

    def follow(self, operations: Iterable[Operation]) -> None:
        for operation in operations:
            if self._do(operation):
                self._keep()

    def _keep(self) -> None:
        self.moments.append(Moment(dict(self._nodes), len(self.marks)))

    def _do(self, done: Operation) -> bool:
        """Whether anything has changed."""
        match done.kind:
            case Kind.MARK:
                self.marks.append(done.data.decode())
            case Kind.OPEN:
                return self._open(done)
            case Kind.CLOSE:
                self._handles.pop(done.handle, None)
                return False
            case Kind.WRITE:
                self._write(done.handle, Write(done.offset, done.data))
            case Kind.TRUNCATE:
                self._write(done.handle, Write(done.offset, None))
            case Kind.SYNC:
                self._flush(self._handles[done.handle], Fate.FORGOTTEN if done.failed else Fate.CERTAIN)
            case Kind.MKDIR:
                self._name(self._inside(done.path), Folder())
            case Kind.UNLINK | Kind.RMDIR:
                self._unname(self._inside(done.path))
            case Kind.RENAME:
                self._rename(self._inside(done.path), self._inside(done.other))
        return True

    def _inside(self, path: str) -> str:
        place = PurePosixPath(path).relative_to(self._root).as_posix()
        return "" if place == "." else place

    def _open(self, done: Operation) -> bool:
        place = self._inside(done.path)
        new = place not in self._live
        if new:
            self._name(place, File())
        number = self._handles[done.handle] = self._live[place]
        node = self._nodes[number]
        if new or not done.flags & os.O_TRUNC or not isinstance(node, File):
            return new
        self._write(done.handle, Write(0, None))
        return True

    def _write(self, handle: int, write: Write) -> None:
        number = self._handles[handle]
        node = self._nodes[number]
        assert isinstance(node, File)
        self._nodes[number] = replace(node, later=(*node.later, write))

    def _flush(self, number: int, fate: Fate) -> None:
        node = self._nodes[number]
        if isinstance(node, File):
            writes = [replace(write, fate=fate) if write.fate is Fate.PENDING else write for write in node.later]
            self._nodes[number] = _settled(File(node.content, tuple(writes)))
        else:
            names = [replace(naming, fate=fate) if naming.fate is Fate.PENDING else naming for naming in node.later]
            self._nodes[number] = _settled_names(Folder(node.names, tuple(names)))
            self._drop_unreachable()

    def _name(self, place: str, node: File | Folder, *, certain: bool = False) -> None:
        number, self._next = self._next, self._next + 1
        self._nodes[number] = node
        self._live[place] = number
        self._rename_in(place, Naming(None, PurePosixPath(place).name, number, Fate.PENDING))
        if certain:
            self._flush(self._live[_folder(place)], Fate.CERTAIN)

    def _unname(self, place: str) -> None:
        del self._live[place]
        self._rename_in(place, Naming(PurePosixPath(place).name, None))

    def _rename(self, place: str, other: str) -> None:
        number = self._live[place]
        assert isinstance(self._nodes[number], File), "folders are not renamed here"
        if _folder(place) == _folder(other):
            self._rename_in(place, Naming(PurePosixPath(place).name, PurePosixPath(other).name, number))
        else:
            self._rename_in(place, Naming(PurePosixPath(place).name, None))
            self._rename_in(other, Naming(None, PurePosixPath(other).name, number))
        del self._live[place]
        self._live[other] = number

    def _rename_in(self, place: str, naming: Naming) -> None:
        number = self._live[_folder(place)]
        node = self._nodes[number]
        assert isinstance(node, Folder)
        self._nodes[number] = replace(node, later=(*node.later, naming))

    def _drop_unreachable(self) -> None:
        kept = set(self._live.values()) | set(self._handles.values())
        for node in self._nodes.values():
            if isinstance(node, Folder):
                kept |= set(node.names.values()) | {naming.of for naming in node.later}
        self._nodes = {number: node for number, node in self._nodes.items() if number in kept}


def _folder(place: str) -> str:
    parent = PurePosixPath(place).parent.as_posix()
    return "" if parent == "." else parent


def _settled(file: File) -> File:
    """What is certain up to the first uncertain write becomes content."""
    content, at = bytearray(file.content), _certain(file.later)
    for write in file.later[:at]:
        _apply(write, content, bytes)
    return File(bytes(content), file.later[at:])


def _settled_names(folder: Folder) -> Folder:
    names, at = dict(folder.names), _certain(folder.later)
    for naming in folder.later[:at]:
        _rename(naming, names)
    return Folder(names, folder.later[at:])


def _certain(later: Sequence[Write | Naming]) -> int:
    return next((at for at, change in enumerate(later) if change.fate is not Fate.CERTAIN), len(later))
