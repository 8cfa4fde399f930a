"""Which languages the window can speak, and what Qt itself says in them: buttons of its dialogs, names of keys."""

from functools import cache

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from core.text.catalogue import FALLBACK, catalogue, languages, told_language, use_language

SYSTEM = "system"
NAMES = {"en": "English", "de": "Deutsch", "ja": "日本語"}  # the same in every language, and there without reading any
_of_qt: list[QTranslator] = []  # in use
LACKING = {  # what a translation of Qt lacks, by the part of Qt that asks for it, which it does by the English message
    "QFileDialog": ("look-in", "files-of-type"),
    "QAbstractFileIconProvider": ("drive", "folder"),
    "QPrintSettingsOutput": (
        "double-sided", "long-side", "short-side", "off", "pages", "page-set", "pages-tip",
    ),
}  # fmt: skip
# What Qt says with a name of a file in the first line, which it takes for markup if it looks so: there our words stand.
NAMING = {
    "%1 already exists.\nDo you want to replace it?": "exists",
    "%1\nFile not found.\nPlease verify the correct file name was given.": "no-file",
    "%1\nDirectory not found.\nPlease verify the correct directory name was given.": "no-folder",
    "'%1' is write protected.\nDo you want to delete it anyway?": "protected",
    "Are you sure you want to delete '%1'?": "delete",
}


def offered() -> dict[str, str]:
    """Every language by its code, named in itself."""
    codes = sorted(languages(), key=lambda code: (code != FALLBACK, code))
    return {code: NAMES.get(code, code) for code in codes}


def system_language() -> str:
    """The first one that the user of this computer wishes for and that we have."""
    known = languages()
    wished = (tag.replace("_", "-").split("-")[0].lower() for tag in QLocale.system().uiLanguages())
    return next((code for code in wished if code in known), FALLBACK)


def first_language(told: str | None, chosen: str) -> str:
    """What the command line or the environment says, else what was chosen in the window."""
    return told or told_language() or language_of(chosen)


def language_of(chosen: str) -> str:
    return chosen if chosen in languages() else system_language()


def chosen_language(chosen: str) -> str:
    """What the menu has a mark at: what was chosen, unless something else is spoken because the program was told so."""
    spoken = catalogue().language
    return chosen if language_of(chosen) == spoken else spoken


def speak(language: str) -> None:
    """The program and Qt speak a language from now on; widgets that stand already keep their words."""
    use_language(language)
    while _of_qt:
        QCoreApplication.removeTranslator(_of_qt.pop())
    if language != FALLBACK:  # Qt speaks English by itself
        translator = QTranslator()
        if translator.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            _of_qt.append(translator)
    _of_qt.append(_Ours(language))
    for used in _of_qt:  # the last is asked first
        QCoreApplication.installTranslator(used)


class _Ours(QTranslator):
    """What Qt's own words lack, or say otherwise than they should."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        return _lacking(self._language).get((context, source)) if context in LACKING else None


@cache
def _lacking(language: str) -> dict[tuple[str, str], str]:
    english, words = catalogue(FALLBACK), catalogue(language)
    found = {
        (context, english.format(f"qt-{code}")): words.format(f"qt-{code}")
        for context, codes in LACKING.items()
        for code in codes
    }
    naming = {("QFileDialog", said): f"{words.format(f'qt-{code}')}\n%1" for said, code in NAMING.items()}
    return found | naming
