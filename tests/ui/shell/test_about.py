"""About: what ships, each with its licence, as `packaging/licences.py` has written it down."""

import re
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from core.assets import asset_root
from core.text.catalogue import text, use_language
from core.version import VERSION
from tests.ui.settling import settle
from ui.shell.dialogs.about_dialog import AboutDialog
from ui.shell.views.licences import shipped
from ui.shell.window.main_window import MainWindow


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use_language("en")
    yield
    use_language("en")


def about(window: MainWindow) -> AboutDialog:
    window.menus.actions["about"].trigger()
    settle()
    [dialog] = [dialog for dialog in window.findChildren(AboutDialog) if dialog.isVisible()]
    return dialog


def test_every_requirement_has_its_licence(repository: Path) -> None:
    index = tomllib.loads((asset_root() / "licences" / "index.toml").read_text("utf-8"))["licence"]
    wanted = re.findall(
        r"^([A-Za-z0-9._-]+)==(\S+)", (repository / "requirements" / "run.txt").read_text("utf-8"), re.MULTILINE
    )
    known = {entry["package"]: entry for entry in index if entry["package"]}
    assert len(wanted) > 10
    assert dict(wanted) == {name: known[name]["version"] for name in known}
    for entry in known.values():
        assert entry["short"]
        assert len((asset_root() / entry["file"]).read_text("utf-8")) > 500, entry["name"]


def test_what_ships_beside_the_packages_is_named() -> None:
    names = " ".join(thing.name for thing in shipped())
    for thing in ("Bankhalter", "Qt", "PySide6", "GEOS", "Python", "SQLite", "OpenSSL", "Noto Sans", "Noto Sans JP"):
        assert thing in names
    assert not [thing.name for thing in shipped() if thing.path is not None and not thing.path.is_file()]


def test_texts_of_the_licences_are_the_right_ones() -> None:
    words = {thing.name.split()[0].rstrip(","): thing.words for thing in shipped()}
    assert "MIT" in words["Bankhalter"]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in words["Qt"]
    assert "GNU GENERAL PUBLIC LICENSE" in words["Qt"], "the LGPL 3 is an addition to it"
    assert "Apache License" in words["fluent.runtime"]
    assert "LGPL" in words["Shapely"]
    assert "SIL OPEN FONT LICENSE" in words["Noto"].upper()
    assert "PYTHON SOFTWARE FOUNDATION" in words["Python"].upper()
    assert "disclaims copyright" in words["SQLite"]
    assert "Julian R Seward" in words["bzip2"]
    assert "Clark Cooper" in words["expat"]
    assert "Anthony Green" in words["libffi"]
    assert "public domain" in words["XZ"]
    assert "Mark Adler" in words["zlib"]
    assert "Bootloader Exception" in words["PyInstaller"]
    assert "GNU GENERAL PUBLIC LICENSE" in words["PyInstaller"]
    assert "Microsoft" in words["Visual"]
    assert "Burmese Word Break Dictionary" in words["ICU"]
    assert "Stefan Krah" in words["libmpdec"]
    assert "Nullsoft" in words["NSIS"]
    assert "Special exception for LZMA compression module" in words["NSIS"]


def test_the_crates_of_pydantic_core_are_named_with_their_licences() -> None:
    [words] = [thing.words for thing in shipped() if thing.name == text("about-crates")]
    crates, *texts = words.split("=" * 80)
    for crate in ("pyo3", "jiter", "regex", "serde", "foldhash"):
        assert re.search(rf"^{crate} [\d.]+\n    \S", crates, re.MULTILINE), crate
    assert "target-lexicon" not in crates, "only builds it"
    assert [text.split()[0] for text in texts] == ["Apache-2.0", "MIT", "Unicode-3.0", "Unicode-DFS-2016", "Zlib"]


def test_what_qt_carries_inside_is_that_of_the_qt_that_ships() -> None:
    names = {thing.name: thing.words for thing in shipped()}
    words = names["What Qt carries inside"]
    parts = re.findall(r"^(\S.*)\n    \S", words.split("=" * 80)[0], re.MULTILINE)
    for part in (
        "HarfBuzz",
        "Freetype",
        "LibPNG",
        "LibJPEG",
        "zlib",
        "PCRE2",
        "MD4C",
        "Easing",
        "Wintab",
        "XSVG",
        "TinyCBOR",
    ):
        assert any(part in found for found in parts), part
    asked, given = set(re.findall(r" \[(\d+)\]", words)), set(re.findall(r"^\[(\d+)\]$", words, re.MULTILINE))
    assert asked == given
    [qt] = [name.split()[-1] for name in names if name.startswith("Qt, PySide6")]
    assert words.startswith(f"Qt {qt.rpartition('.')[0]}."), "run packaging/qt_inside.py, then packaging/licences.py"


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_names_that_are_more_than_a_name_are_in_the_language(language: str) -> None:
    use_language(language)
    names = [thing.name for thing in shipped()]
    for code in ("qt-inside", "crates", "pyinstaller", "system", "visual-c", "nsis"):
        assert text(f"about-{code}") in names


@pytest.mark.parametrize("language", ["de", "ja"])
def test_no_english_words_are_left_in_names(language: str) -> None:
    use_language(language)
    said = " ".join(f"{thing.name} {thing.short}" for thing in shipped())
    assert not re.findall(r"\b(and|with|for|others|public|free|what)\b", said)


def test_a_bundle_for_linux_shows_the_texts_it_brings_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(asset_root() / "licences", tmp_path / "assets" / "licences")
    common = tmp_path / "licences" / "system" / "common"
    common.mkdir(parents=True)
    (common.parent / "libglib2.0-0.txt").write_bytes("of GLib, Müller".encode("latin-1"))
    (common / "LGPL-2.1.txt").write_text("of the LGPL", "utf-8")
    monkeypatch.setattr("ui.shell.views.licences.asset_root", lambda: tmp_path / "assets")
    words = {thing.name: thing.words for thing in shipped() if thing.path is None or "system" in thing.path.parts}
    assert words == {"libglib2.0-0": "of GLib, M�ller", "LGPL-2.1": "of the LGPL"}


def test_only_the_libraries_of_a_system_are_named_without_a_text() -> None:
    """There are many of them, and each system has its own: only a bundle has their texts."""
    assert [thing.name.split(",")[0] for thing in shipped() if thing.path is None] == ["Libraries of the system"]


def test_the_list_shows_the_text_of_what_is_chosen(window: MainWindow) -> None:
    dialog = about(window)
    assert dialog.words.toPlainText() == dialog.things[0].words
    for _ in range(len(dialog.things)):
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.list.currentRow() == len(dialog.things) - 1
    assert "OPEN FONT LICENSE" in dialog.words.toPlainText().upper()
    QTest.keyClick(dialog.list, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_it_says_the_version_and_how_qt_is_replaced(language: str, window: MainWindow) -> None:
    use_language(language)
    dialog = about(window)
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert VERSION in words
    assert "LGPL 3" in words
    assert "code.qt.io" in words
