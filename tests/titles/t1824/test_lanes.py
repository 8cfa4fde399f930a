"""Sarajevo's lanes in map.toml: what does not fit is found when the title is read."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from core import registry
from core.assets import asset_root
from core.kernel.errors import TitleDataError
from core.rail18.family import RAIL18


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "reason"),
    [
        ("map.toml", "b_lane = [2, 1] }] }\nK12", "b_lane = [2, 0] }] }\nK12", "hexes.K12.tracks.1", "its 2 lanes"),
        ("map.toml", ", b_lane = [2, 1] }] }\nK12", " }] }\nK12", "hexes.K12.tracks.1", "should be one track of K10"),
        ("map.toml", '"n0"], terminal = true, lanes = 2', '"n0"], terminal = true, lanes = 3', "hexes.K12.tracks.1",
         "its 3 lanes"),
        ("map.toml", '{ ends = [1, "n0"], terminal = true, lanes = 2 }', '{ ends = [1, "n0"], terminal = true }',
         "hexes.K10.tracks.1", "meets no track with lanes"),
        ("map.toml", '{ ends = [1, "n0"], terminal = true, lanes = 2 }', "{ ends = [1, 4], lanes = 2 }",
         "hexes.K12.tracks.1", "joins an edge and a station"),
        ("tiles.toml", "tracks = [[1, 3], [0, 4]]", "tracks = [{ ends = [1, 3], lanes = 2 }, [0, 4]]", "tiles.17",
         "only printed track has lanes"),
    ],
)  # fmt: skip
def test_lanes_that_do_not_fit(tmp_path: Path, file: str, old: str, new: str, place: str, reason: str) -> None:
    folder = tmp_path / "titles" / "1824"
    shutil.copytree(asset_root() / "titles" / "1824", folder)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(TitleDataError) as caught:
        RAIL18.load(replace(registry.known_title("1824"), folder=folder), None)
    assert (caught.value.file, caught.value.place) == (file, place)
    assert reason in caught.value.reason
