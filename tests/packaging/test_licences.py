"""Where the texts come from that packages do not bring: Qt's sources, and the packages of the system."""

import json
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import Loaded
from tests.systems import on_posix


@pytest.fixture
def system(loaded: Loaded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """With the texts of two packages; one of them names a licence that the system has, and one that it has not."""
    module: ModuleType = loaded("system_licences")
    for package, words in {
        "libglib2.0-0": "See /usr/share/common-licenses/LGPL-2.1.\nOr `/usr/share/common-licenses/Lost-1'.",
        "zlib1g": "of zlib",
    }.items():
        (tmp_path / "doc" / package).mkdir(parents=True)
        (tmp_path / "doc" / package / "copyright").write_text(words, "utf-8")
    (tmp_path / "common").mkdir()
    (tmp_path / "common" / "LGPL-2.1").write_text("of the LGPL", "utf-8")
    monkeypatch.setattr(module, "DOCUMENTS", tmp_path / "doc")
    monkeypatch.setattr(module, "COMMON", tmp_path / "common")
    monkeypatch.setattr(module.shutil, "which", lambda name: name)
    return module


def answering(module: ModuleType, monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    def run(command: list[str], **_: object) -> object:
        assert command[:2] == ["dpkg-query", "--search"]
        return module.subprocess.CompletedProcess(command, 1, stdout=answer)

    monkeypatch.setattr(module.subprocess, "run", run)


@on_posix
def test_a_library_brings_the_text_of_its_package_and_what_that_names(
    system: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(
        system,
        monkeypatch,
        "diversion by other from: /nowhere/libz.so.1\n"
        "zlib1g:amd64: /nowhere/libz.so.1\n"
        "libglib2.0-0:amd64: /usr/nowhere/libglib-2.0.so.0\n",
    )
    found = system.entries(["/nowhere/libz.so.1", "/nowhere/libglib-2.0.so.0"])
    assert [(place, Path(source).read_text("utf-8")[:11], kind) for place, source, kind in found] == [
        ("licences/system/libglib2.0-0.txt", "See /usr/sh", "DATA"),
        ("licences/system/zlib1g.txt", "of zlib", "DATA"),
        ("licences/system/common/LGPL-2.1.txt", "of the LGPL", "DATA"),
    ]


@on_posix
def test_a_library_of_no_package_ends_the_build(system: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(system, monkeypatch, "zlib1g:amd64: /nowhere/libz.so.1\n")
    with pytest.raises(SystemExit, match=r"/nowhere/libown\.so"):
        system.entries(["/nowhere/libz.so.1", "/nowhere/libown.so"])


@on_posix
def test_a_package_without_a_text_ends_the_build(system: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(system, monkeypatch, "libmute:amd64: /nowhere/libmute.so\n")
    with pytest.raises(SystemExit, match="libmute"):
        system.entries(["/nowhere/libmute.so"])


def test_without_dpkg_it_is_said(
    system: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system.shutil, "which", lambda name: None)
    assert system.entries(["/nowhere/libz.so.1"]) == []
    assert "no dpkg here" in capsys.readouterr().out


def test_what_qt_says_of_itself_is_written_with_each_text_once(loaded: Loaded, tmp_path: Path) -> None:
    def said(place: str, **entry: object) -> None:
        folder = tmp_path / place
        folder.mkdir(parents=True)
        whole = {"QDocModule": "qtgui", "QtUsage": "Used.", "Copyright": ["Copyright A", "Copyright B"], **entry}
        (folder / "qt_attribution.json").write_text(json.dumps([whole]), "utf-8")
        (folder / "LICENSE").write_text("same  words\n", "utf-8")

    (tmp_path / "LICENSES").mkdir()
    (tmp_path / "LICENSES" / "CC0-1.0.txt").write_text("of nobody\n", "utf-8")
    said("src/one", Name="One", Version="1.2", LicenseId="MIT", LicenseFile="LICENSE")
    said("src/two", Name="Two", LicenseId="MIT", LicenseFiles=["LICENSE"])
    said("src/free", Name="Free", LicenseId="CC0-1.0")
    said("src/android", Name="Elsewhere", LicenseId="CC0-1.0")
    said("src/tool", Name="Tool", LicenseId="CC0-1.0", QtParts=["tools"])
    said("src/net", Name="Net", LicenseId="CC0-1.0", QDocModule="qtnetwork")
    module = loaded("qt_inside")
    words = module.written("6.0.1", module.parts([tmp_path]))
    head, *texts = words.split(module.LINE)
    assert [line for line in head.splitlines()[1:] if line and not line.startswith(" ")] == ["Free", "One 1.2", "Two"]
    assert "One 1.2\n    MIT [2]\n    Used.\n    Copyright A\n    Copyright B\n" in head
    assert [text.split() for text in texts] == [["[1]", "of", "nobody"], ["[2]", "same", "words"]]


def test_a_part_of_qt_without_a_text_is_no_way_out(loaded: Loaded, tmp_path: Path) -> None:
    entry = {"Name": "Mute", "QDocModule": "qtcore", "QtUsage": "Used.", "LicenseId": "None", "Copyright": "Somebody"}
    (tmp_path / "qt_attribution.json").write_text(json.dumps(entry), "utf-8")
    with pytest.raises(SystemExit, match="Mute"):
        loaded("qt_inside").parts([tmp_path])
