"""The bundled text faces, and how painters break lines."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QRawFont, QTextLayout
from PySide6.QtWidgets import QApplication, QLabel, QListView, QMenu, QStatusBar

from core.assets import asset_root
from core.text.lists import held
from ui.paint import theme
from ui.paint.ink import Face, exact, pieces, wrapped

FACES = ("Regular", "SemiBold", "Bold")
NAMES = "髙橋 﨑山 渡邊 齋藤 堀 恵 ヴィクトル ｱｲ"  # as players have them
SIGNS = "。、「」（）・ー～：；？！％＋－→←↑↓…①②③◆●○×"
OF_A_MAC = "⌘⌥⇧⌃"  # keys that are only named there, and whose glyphs its own fonts have
CLOSING, OPENING = "。、）」・ー：", "（「"
SENTENCE = "NOBは「配当」を選びました。1株につき12（合計120）、チューリッヒ・ベルンは12 ％です：ローザンヌへ。"


@pytest.fixture(autouse=True)
def faces(qapp: QApplication) -> None:
    theme.set_up(qapp, theme.LIGHT)


def characters() -> set[str]:
    """Of all languages, and the signs in the sources of the window."""
    texts = (path for kind in ("ftl", "md", "toml") for path in asset_root().rglob(f"*.{kind}"))
    sources = [*texts, *Path(theme.__file__).parents[1].rglob("*.py")]
    found = set().union(*(path.read_text("utf-8") for path in sources))
    return {character for character in found if not character.isspace()}


@pytest.mark.parametrize("name", FACES)
def test_every_character_of_the_texts_has_a_glyph(name: str) -> None:
    fonts: Path = asset_root() / "fonts"
    latin, japanese = (QRawFont(str(fonts / f"{family}-{name}.ttf"), 13) for family in ("NotoSans", "NotoSansJP"))
    assert latin.isValid()
    assert japanese.isValid()
    wanted = (characters() | set(NAMES + SIGNS)) - {" ", *OF_A_MAC}
    missing = [
        sign for sign in wanted if not (latin.supportsCharacter(ord(sign)) or japanese.supportsCharacter(ord(sign)))
    ]
    assert len(wanted) > 700
    assert not missing, "run packaging/fonts/subset.py"


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
def test_japanese_is_set_in_the_bundled_face_and_the_rest_as_ever(weight: QFont.Weight) -> None:
    chosen = theme.font(13, weight)
    assert QFontInfo(chosen).family() == "Noto Sans"
    layout = QTextLayout("NOB 株", chosen)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = [run.rawFont() for run in layout.glyphRuns()]
    assert {font.familyName() for font in runs} >= {"Noto Sans"}
    assert [font.weight() for font in runs] == [weight] * len(runs)
    assert any(font.familyName().startswith("Noto Sans JP") for font in runs)


@pytest.mark.parametrize("pixels", [11, 13, 15, 20, 40])
def test_lines_are_as_high_in_japanese(pixels: int) -> None:
    latin, japanese = (QLabel(words, font=theme.exact_font(pixels)) for words in ("OR 9.1", "運行ラウンド"))
    assert latin.sizeHint().height() == japanese.sizeHint().height()


def test_japanese_is_broken_between_characters() -> None:
    chosen = exact(13)
    for room in range(60, 200, 7):
        lines = wrapped(SENTENCE, chosen, room)
        assert len(lines) > 2
        assert "".join(lines).replace(" ", "") == SENTENCE.replace(" ", ""), "nothing is lost"
        assert max(map(chosen.width, lines)) <= room
        assert not [line for line in lines if line[0] in CLOSING or line[-1] in OPENING]


def test_a_name_between_spaces_is_not_torn_apart() -> None:
    chosen = exact(13)
    assert wrapped("渡辺 さくらへ", chosen, chosen.width("渡辺 さく")) == ["渡辺", "さくらへ"]
    assert wrapped("さくらへ", chosen, chosen.width("さく")) == ["さく", "らへ"], "where there is no room it is"


def test_a_name_is_held_together_in_labels() -> None:
    assert pieces(f"{held('一郎')}、{held('さくら')}") == (f"{held('一郎')}、", held("さくら"))
    assert pieces("一郎、さくら") == ("一", "郎、", "さ", "く", "ら")
    assert exact(13).width(held("さくら")) == exact(13).width("さくら"), "what holds it is not seen"
    assert held("Anna Müller") == "Anna Müller"
    assert held("一" * 20) == "一" * 20, "longer than a line may be"


def test_other_texts_are_broken_at_their_spaces_alone() -> None:
    chosen = exact(13)
    words = "Berner Alpenbahn-Gesellschaft/Bern 1 000 for each"
    lines = wrapped(words, chosen, 66)
    assert lines == ["Berner", "Alpenbahn-Gesellschaft/Bern", "1 000 for", "each"]


def test_a_character_outside_the_basic_plane_is_kept_whole() -> None:
    chosen: Face = exact(13)
    assert "".join(wrapped("𠮷野家の𠮷野さん", chosen, 30)) == "𠮷野家の𠮷野さん"


def test_fonts_of_the_desktop_give_way(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows has its own for these, and brings them back with every style."""
    kinds = (QMenu, QListView, QStatusBar)
    apply = theme.apply_theme

    def with_fonts_of_the_desktop(app: QApplication, chosen: theme.Theme) -> None:
        apply(app, chosen)
        for kind in kinds:
            app.setFont(QFont("Fixed", 9), kind.__name__)

    monkeypatch.setattr(theme, "apply_theme", with_fonts_of_the_desktop)
    theme.set_up(qapp, theme.LIGHT)
    assert [QApplication.font(kind.__name__).families() for kind in kinds] == [list(theme.FAMILIES)] * len(kinds)
