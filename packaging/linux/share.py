"""Writes what a Linux desktop has to know: menu entry, kind of file, icons, and the words of install.sh.

    python packaging/linux/share.py FOLDER

The texts are those of the message catalogue, for every language that it has.
"""

import shlex
import shutil
import sys
from pathlib import Path
from xml.etree import ElementTree

PACKAGING = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(PACKAGING.parent), str(PACKAGING)]

import bundle  # noqa: E402

from core.text.catalogue import FALLBACK, Catalogue, languages  # noqa: E402

WORDS = {  # of install.sh and uninstall.sh, with what printf puts into them, in this order in every language
    "desktop-installed": ("version", "place"),
    "desktop-upgraded": ("version", "before"),
    "desktop-not-written": ("place",),
    "desktop-absent": (),
    "desktop-foreign": ("place",),
    "desktop-left": ("place",),
    "installer-games-stay": (),
    "installer-running": (),
}
ORDER = [FALLBACK, *(language for language in languages() if language != FALLBACK)]


def desktop_entry() -> str:
    def spoken(key: str, code: str) -> list[str]:
        return [
            f"{key}{'' if language == FALLBACK else f'[{language}]'}={Catalogue(language).format(code)}"
            for language in ORDER
        ]

    lines = ["[Desktop Entry]", "Type=Application", "Version=1.0", f"Name={bundle.title()}"]
    lines += spoken("GenericName", "desktop-generic") + spoken("Comment", "desktop-comment")
    lines += [f"Exec={bundle.name()} %f", f"TryExec={bundle.name()}", f"Icon={bundle.name()}", "Terminal=false"]
    lines += ["Categories=Game;BoardGame;", *spoken("Keywords", "desktop-keywords")]
    lines += [f"MimeType={bundle.MIME};", f"StartupWMClass={bundle.title()}"]
    return "\n".join(lines) + "\n"


def mime_type() -> bytes:
    root = ElementTree.Element("mime-info", xmlns="http://www.freedesktop.org/standards/shared-mime-info")
    kind = ElementTree.SubElement(root, "mime-type", type=bundle.MIME)
    for language in ORDER:
        attributes = {} if language == FALLBACK else {"xml:lang": language}
        ElementTree.SubElement(kind, "comment", attributes).text = Catalogue(language).format("installer-game")
    ElementTree.SubElement(kind, "sub-class-of", type="application/vnd.sqlite3")
    ElementTree.SubElement(kind, "glob", pattern=f"*{bundle.SUFFIX}")
    ElementTree.indent(root)
    return bytes(ElementTree.tostring(root, "utf-8", xml_declaration=True)) + b"\n"


def words() -> str:
    """A shell function `say CODE VALUES...` that speaks the language of the desktop, as `usual_language` finds it."""
    lines = [
        "say() {",
        "    spoken=${LC_ALL:-${LC_MESSAGES:-${LANG:-C}}}",
        "    case $spoken in C | C.* | POSIX) ;; *) spoken=${LANGUAGE:-}:$spoken ;; esac",
        "    for spoken in $(printf %s \"$spoken\" | tr : ' '); do",
        f"        case $spoken in {' | '.join(f'{language}*' for language in ORDER)}) break ;; esac",
        "    done",
        '    case "$spoken $1" in',
    ]
    for language in (*ORDER[1:], FALLBACK):
        for code, names in WORDS.items():
            numbered = {name: f"%{number}$s" for number, name in enumerate(names, start=1)}
            sentence = Catalogue(language).format(code, numbered)
            pattern = f"*' {code}'" if language == FALLBACK else f"{language}*' {code}'"
            lines += [
                f"    {pattern}) set -- {shlex.quote(_in_order(sentence, len(names)))} {_values(sentence, names)};;"
            ]
    lines += ["    esac", "    format=$1", "    shift", '    printf "$format\\n" "$@"', "}"]
    return "\n".join(lines) + "\n"


def _in_order(sentence: str, count: int) -> str:
    """printf of a shell knows no numbers: its places are filled as they come."""
    for number in range(1, count + 1):
        sentence = sentence.replace(f"%{number}$s", "%s")
    return sentence


def _values(sentence: str, names: tuple[str, ...]) -> str:
    places = sorted(range(1, len(names) + 1), key=lambda number: sentence.index(f"%{number}$s"))
    return " ".join(f'"${number + 1}"' for number in places)


def icons() -> dict[str, Path]:
    """Places under share/icons/hicolor, and the pictures that go there."""
    found = {}
    for picture in sorted((PACKAGING / "icons").glob("*x*/*.png")):
        size = picture.parent.name
        found[_icon(size, picture.stem, ".png")] = picture
    found[_icon("scalable", "bankhalter", ".svg")] = PACKAGING.parent / "assets" / "icons" / "bankhalter.svg"
    found[_icon("scalable", "document", ".svg")] = PACKAGING / "icons" / "document.svg"
    return found


def _icon(size: str, name: str, suffix: str) -> str:
    if name == "document":
        return f"{size}/mimetypes/{bundle.MIME.replace('/', '-')}{suffix}"
    return f"{size}/apps/{bundle.name()}{suffix}"


def write(folder: Path) -> None:
    files = {
        f"applications/{bundle.IDENTIFIER}.desktop": desktop_entry().encode(),
        f"mime/packages/{bundle.name()}.xml": mime_type(),
        "words.sh": words().encode(),
    }
    for place, data in files.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_bytes(data)
    for place, picture in icons().items():
        target = folder / "icons" / "hicolor" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, target)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
