"""The spec itself, as each system reads it: with stand-ins for PyInstaller, which only a build has."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest


class Made:
    """What one of PyInstaller's calls was given."""

    def __init__(self, kind: str, given: tuple[Any, ...], named: dict[str, Any]) -> None:
        self.kind, self.given, self.named = kind, given, named
        self.pure, self.scripts = [], []  # type: ignore[var-annotated]
        places = ("PySide6/QtGui.abi3.so", "PySide6/Qt6Qml.dll", "libneeded.so.1")
        self.binaries = [(place, "x", "BINARY") for place in places]
        self.datas = [("assets/a", "x", "DATA"), ("PySide6/translations/qtbase_fr.qm", "x", "DATA")]


@pytest.fixture
def read(repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    def stand_in(name: str, **contents: Any) -> None:
        module = ModuleType(name)
        vars(module).update(contents)
        monkeypatch.setitem(sys.modules, name, module)

    words = (
        "FixedFileInfo",
        "StringFileInfo",
        "StringStruct",
        "StringTable",
        "VarFileInfo",
        "VarStruct",
        "VSVersionInfo",
    )
    stand_in("PyInstaller.depend.bindepend", get_imports=lambda path: {("libneeded.so.1", path)})
    stand_in("PyInstaller.utils.win32.versioninfo", **dict.fromkeys(words, lambda *given, **named: (given, named)))
    stand_in("system_licences", entries=lambda libraries: [(f"licences/of-{path}", path, "DATA") for path in libraries])
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "bundle", raising=False)
    monkeypatch.delenv("CODESIGN_IDENTITY", raising=False)

    def read_as(platform: str) -> list[Made]:
        made: list[Made] = []

        def recorder(kind: str) -> Any:
            def call(*given: Any, **named: Any) -> Made:
                made.append(Made(kind, given, named))
                return made[-1]

            return call

        spec = repository / "packaging" / "bankhalter.spec"
        names = {kind: recorder(kind) for kind in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
        with monkeypatch.context() as patch:
            patch.setattr(sys, "platform", platform)
            places = {"SPECPATH": str(spec.parent), "workpath": str(tmp_path)}
            exec(compile(spec.read_text("utf-8"), str(spec), "exec"), {**names, **places})
        monkeypatch.delitem(sys.modules, "bundle", raising=False)
        return made

    return read_as


@pytest.mark.parametrize(
    ("platform", "kinds"),
    [
        ("linux", ["Analysis", "PYZ", "EXE", "COLLECT"]),
        ("win32", ["Analysis", "PYZ", "EXE", "EXE", "COLLECT"]),
        ("darwin", ["Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"]),
    ],
)
def test_every_system_freezes_the_same_program(platform: str, kinds: list[str], read: Any) -> None:
    made = read(platform)
    assert [part.kind for part in made] == kinds
    analysis, collected = made[0], next(part for part in made if part.kind == "COLLECT")
    assert all(Path(source).exists() for source, _ in analysis.named["datas"])
    words = {"de.lproj", "ja.lproj"} if platform == "darwin" else set()
    assert {place for _, place in analysis.named["datas"]} == {"assets", ".", *words}
    assert "ui.app.start" in analysis.named["hiddenimports"]
    assert [place for place, *_ in analysis.binaries] == ["PySide6/QtGui.abi3.so", "libneeded.so.1"]
    system = ["licences/of-x"] if platform == "linux" else []
    assert [place for place, *_ in analysis.datas] == ["assets/a", *system]
    assert collected.named["name"] == "bankhalter"
    for part in made:
        if part.kind == "EXE" and part.named["icon"] is not None:
            assert Path(part.named["icon"]).is_file()


def test_windows_has_a_second_program_for_the_console(read: Any) -> None:
    programs = [part.named for part in read("win32") if part.kind == "EXE"]
    assert [(named["name"], named["console"]) for named in programs] == [
        ("bankhalter", False),
        ("bankhalter-console", True),
    ]
    assert all(named["version"] is not None for named in programs)


def test_macos_gets_an_application_with_its_plist(read: Any, bundle: ModuleType) -> None:
    named = read("darwin")[-1].named
    assert named["name"] == "Bankhalter.app"
    assert named["version"] == bundle.version()
    assert named["info_plist"] == bundle.info_plist()
    assert named["icon"].endswith("bankhalter.icns")
