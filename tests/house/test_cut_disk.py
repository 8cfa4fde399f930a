"""The disk of the campaign `power-cuts` forgets what a real one may forget, and nothing else."""

import os
import random

from tests.campaigns.cut_disk import SECTOR, Disk, Image, Kind, Operation, Style

GAME, JOURNAL = "evening", "evening-journal"
LOTS = 400


def operation(kind: Kind, handle: int = -1, path: str = "", data: bytes = b"", **more: int | str | bool) -> Operation:
    wanted = {"failed": False, "offset": 0, "flags": 0, "other": "", **more}
    return Operation(kind, handle=handle, path=path and f"/disk/{path}", data=data, **wanted)  # type: ignore[arg-type]


def opened(name: str, handle: int, flags: int = os.O_RDWR | os.O_CREAT) -> Operation:
    return operation(Kind.OPEN, handle, name, flags=flags)


def flushed_folder(handle: int = 9) -> list[Operation]:
    folder = Operation(Kind.OPEN, failed=False, handle=handle, offset=0, flags=0, path="/disk", other="", data=b"")
    return [folder, operation(Kind.SYNC, handle), operation(Kind.CLOSE, handle)]


def images(operations: list[Operation], before: Image | None = None, style: Style | None = None) -> list[Image]:
    """What may be there after the last of them."""
    disk = Disk("/disk", before)
    disk.follow(operations)
    chance = random.Random(1844)
    return [disk.moments[-1].cut(style or chance.choice(list(Style)), chance) for _ in range(LOTS)]


def test_what_was_flushed_with_its_name_is_there() -> None:
    done = [opened(GAME, 3), operation(Kind.WRITE, 3, data=b"x" * 3000), operation(Kind.SYNC, 3), *flushed_folder()]
    assert {image.files[GAME] for image in images(done)} == {b"x" * 3000}


def test_a_name_that_was_not_flushed_may_be_missing() -> None:
    done = [opened(GAME, 3), operation(Kind.WRITE, 3, data=b"x"), operation(Kind.SYNC, 3)]
    assert {image.files.get(GAME) for image in images(done)} == {None, b"x"}


def test_content_that_was_not_flushed_may_be_missing_or_torn() -> None:
    done = [opened(GAME, 3), *flushed_folder(), operation(Kind.WRITE, 3, data=b"x" * 3 * SECTOR)]
    found = {image.files[GAME] for image in images(done)}
    assert {b"", b"x" * 3 * SECTOR, bytes(SECTOR) + b"x" * SECTOR} <= found


def test_writes_reach_the_disk_in_any_order() -> None:
    before = Image({GAME: b"aa"})
    done = [opened(GAME, 3), operation(Kind.WRITE, 3, data=b"b"), operation(Kind.WRITE, 3, data=b"b", offset=1)]
    assert {image.files[GAME] for image in images(done, before)} == {b"aa", b"ab", b"ba", b"bb"}


def test_a_flush_that_failed_leaves_all_uncertain_though_the_next_succeeds() -> None:
    before = Image({GAME: b"a"})
    failed = [opened(GAME, 3), operation(Kind.WRITE, 3, data=b"b"), operation(Kind.SYNC, 3, failed=True)]
    again = [*failed, operation(Kind.SYNC, 3)]
    assert {image.files[GAME] for image in images(again, before)} == {b"a", b"b"}
    rewritten = [*failed, operation(Kind.WRITE, 3, data=b"b"), operation(Kind.SYNC, 3)]
    assert {image.files[GAME] for image in images(rewritten, before)} == {b"b"}


def test_changes_of_one_name_keep_their_order_and_others_do_not() -> None:
    before = Image({GAME: b"", JOURNAL: b"old"})
    gone = operation(Kind.UNLINK, path=JOURNAL)
    renamed = operation(Kind.RENAME, path="part", other="/disk/copy")
    done = [gone, opened("part", 4), renamed, opened(JOURNAL, 3)]
    found = {tuple(sorted(image.files)) for image in images(done, before)}
    assert (GAME,) in found  # the journal is gone, and was not made again
    assert ("copy", GAME, JOURNAL) in found
    assert ("copy", GAME) in found
    assert not any({"copy", "part"} <= set(names) for names in found)
    settled = [*done, *flushed_folder()]
    assert {tuple(sorted(image.files)) for image in images(settled, before)} == {("copy", GAME, JOURNAL)}


def test_everything_is_what_a_killed_program_leaves() -> None:
    done = [opened(GAME, 3), operation(Kind.WRITE, 3, data=b"xy"), operation(Kind.TRUNCATE, 3, offset=1)]
    assert {image.files[GAME] for image in images(done, style=Style.EVERYTHING)} == {b"x"}
    assert {len(image.files) for image in images(done, style=Style.NOTHING)} == {0}
