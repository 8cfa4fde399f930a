"""What is frozen, and what Windows and macOS are told about it."""

import plistlib
import shutil
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from core.text.catalogue import Catalogue, catalogue, languages
from core.version import VERSION
from ui.shell.views.new_game import SUFFIX


def test_name_and_version_are_those_of_the_project(bundle: ModuleType, repository: Path) -> None:
    project = tomllib.loads((repository / "pyproject.toml").read_text("utf-8"))["project"]
    assert (bundle.name(), bundle.version()) == (project["name"], project["version"])
    assert bundle.version() == VERSION  # what the window and the game files say
    assert bundle.title() == "Bankhalter"
    assert ".".join(map(str, bundle.numbers())).startswith(f"{VERSION}.")
    assert bundle.SUFFIX == SUFFIX


def test_the_spec_can_be_read(repository: Path) -> None:
    path = repository / "packaging" / "bankhalter.spec"
    compile(path.read_text("utf-8"), str(path), "exec")
    for other in ("start.py", "icons/bankhalter.ico", "icons/document.icns", "macos/entitlements.plist"):
        assert (repository / "packaging" / other).is_file()


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6PrintSupport.so.6",
        "PySide6/QtSvg.abi3.so",
        "PySide6/QtDBus.abi3.so",
        "PySide6/QtOpenGLWidgets.abi3.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6\\translations\\qtbase_ja.qm",
        "babel/locale-data/de_CH.dat",
        "babel/locale-data/root.dat",
        "assets/titles/1844/title.toml",
        "assets\\locale\\ja\\window.ftl",
        "assets/titles/1844/companion/examples/run.c",
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets",
    ],
)
def test_what_the_program_needs_stays(place: str, bundle: ModuleType) -> None:
    assert bundle.needed(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6\\Qt6Quick.dll",
        "PySide6/Qt6Pdf.dll",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "PySide6/Qt/plugins/imageformats/libqpdf.so",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/translations/qt_help_de.qm",
        "babel/locale-data/fr_CH.dat",
        "pytz/zoneinfo/Europe/Zurich",
        "numpy/random/tests/data/philox.csv",
    ],
)
def test_what_nobody_needs_goes(place: str, bundle: ModuleType) -> None:
    assert not bundle.needed(place)


def test_tools_and_tests_are_left_out(bundle: ModuleType) -> None:
    assert {"pytest", "_pytest", "hypothesis", "setuptools", "mypy", "tests", "PySide6.QtQml", "readline"} <= set(
        bundle.NOT_NEEDED
    )


def test_no_module_of_the_program_is_missing(bundle: ModuleType) -> None:
    modules = bundle.modules()
    assert {"core", "core.registry", "core.text.catalogue", "ui.__main__", "ui.shell.window.main_window"} <= set(
        modules
    )
    assert len(set(modules)) == len(modules)


def test_libraries_that_nobody_calls_go(bundle: ModuleType) -> None:
    calls = {"plugin": ["libxcb.so.1", "libz.so.1"], "module": ["libm.so.6"]}
    entries = [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "plugin", "BINARY"),
        ("pydantic_core/core.so", "module", "EXTENSION"),
        ("libxcb.so.1", "x", "BINARY"),
        ("libgtk-3.so.0", "x", "BINARY"),
        ("libpython3.11.so.1.0", "module", "BINARY"),
    ]
    kept = [place for place, _, _ in bundle.called(entries, lambda path: calls[path])]
    assert kept == [place for place, _, _ in entries if place != "libgtk-3.so.0"]


def test_nothing_begins_that_several_processes_would_need(bundle: ModuleType) -> None:
    scripts = [
        ("pyi_rth_multiprocessing", "x", "PYSOURCE"),
        ("pyi_rth_pyside6", "x", "PYSOURCE"),
        ("start", "x", "PYSOURCE"),
    ]
    assert bundle.begun(scripts) == scripts[1:]


def test_the_messages_of_a_language_lie_in_one_file_and_are_the_same(
    bundle: ModuleType, repository: Path, tmp_path: Path
) -> None:
    files = sorted((repository / "assets").rglob("locale/**/*.*"))
    entries = [(str(path.relative_to(repository)), str(path), "DATA") for path in files]
    entries.append(("assets/icons/arrow.svg", "arrow", "DATA"))
    (tmp_path / "work").mkdir()
    for place, source, _ in bundle.with_joined_texts(entries, tmp_path / "work"):
        if place.endswith(".ftl"):
            target = tmp_path / place
            target.parent.mkdir(parents=True)
            shutil.copy(source, target)
        else:
            assert (place, source, "DATA") in entries
    for language in languages():
        joined = Catalogue(language, tmp_path / "assets" / "locale")
        assert _messages(joined) == _messages(catalogue(language))
        assert [path.name for path in (tmp_path / "assets" / "locale" / language).iterdir()] == ["messages.ftl"]


def _messages(words: Catalogue) -> dict[str, str]:
    """Without the comments that follow."""
    return {code: source.partition("\n#")[0].rstrip() for code, source in words.sources.items()}


def test_macos_is_told_what_the_program_opens(bundle: ModuleType) -> None:
    plist = plistlib.loads(plistlib.dumps(bundle.info_plist()))
    assert plist["CFBundleShortVersionString"] == plist["CFBundleVersion"] == VERSION
    assert plist["NSHighResolutionCapable"] is True
    assert plist["CFBundleLocalizations"] == ["en", "de", "ja"]
    (document,) = plist["CFBundleDocumentTypes"]
    (kind,) = plist["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert document["CFBundleTypeRole"] == "Editor"
    assert document["LSHandlerRank"] == "Owner"
    assert document["CFBundleTypeIconFile"] == kind["UTTypeIconFile"] == "document.icns"
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX[1:]]


def test_the_finder_names_games_in_every_language(bundle: ModuleType, repository: Path) -> None:
    (document,) = bundle.info_plist()["CFBundleDocumentTypes"]
    (kind,) = bundle.info_plist()["UTExportedTypeDeclarations"]
    name = catalogue("en").format("installer-game")
    assert document["CFBundleTypeName"] == kind["UTTypeDescription"] == name
    assert ["en", *bundle.LANGUAGES] == sorted(languages(), key=lambda language: (language != "en", language))
    for language, folder in zip(bundle.LANGUAGES, bundle.PLIST_WORDS, strict=True):
        words = (repository / "packaging" / "macos" / folder / "InfoPlist.strings").read_text("utf-8")
        assert words == f'"{name}" = "{catalogue(language).format("installer-game")}";\n'


def test_macos_lets_python_call_foreign_functions(repository: Path) -> None:
    entitlements = plistlib.loads((repository / "packaging" / "macos" / "entitlements.plist").read_bytes())
    assert entitlements == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
