"""Makes assets/fonts/NotoSansJP-*.ttf: what Japanese texts and names need of Noto Sans JP, and no more.

    npm pack @expo-google-fonts/noto-sans-jp@0.4.3
    tar xzf expo-google-fonts-noto-sans-jp-0.4.3.tgz
    python -m venv fonts && fonts/bin/pip install fonttools==4.68.0
    fonts/bin/python packaging/fonts/subset.py package

Neither running nor testing the program needs it: the fonts are in the tree. It is run again when a test says that some
character of a text has no glyph.
"""

import argparse
import shutil
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FACES = {"400Regular": "Regular", "600SemiBold": "SemiBold", "700Bold": "Bold"}
USE_TYPO_METRICS = 1 << 7
LAYOUT = ["ccmp", "locl", "kern"]


def characters() -> set[int]:
    """JIS X 0208 (kana, signs, kanji of levels 1 and 2) with the further kanji of Windows, since names have them; and
    whatever the texts use, since the Latin face lacks arrows and the like.
    """
    found = set(range(0x20, 0x7F))
    for lead in (*range(0x81, 0xA0), *range(0xE0, 0xFD)):
        for trail in range(0x40, 0xFD):
            found.update(map(ord, bytes([lead, trail]).decode("cp932", "ignore")))
    for kind in ("ftl", "md", "toml"):
        for path in ASSETS.rglob(f"*.{kind}"):
            found.update(map(ord, path.read_text("utf-8")))
    return found


def take_heights(font: TTFont, latin: TTFont) -> None:
    """Lines are as high as in the Latin face, whatever they say: nothing moves where the two stand side by side."""
    assert font["head"].unitsPerEm == latin["head"].unitsPerEm
    for table, fields in (
        ("hhea", ("ascent", "descent", "lineGap")),
        ("OS/2", ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent")),
    ):
        for field in fields:
            setattr(font[table], field, getattr(latin[table], field))
    font["OS/2"].fsSelection |= USE_TYPO_METRICS


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("package", type=Path, help="the unpacked npm package with the whole fonts")
    package = parser.parse_args().package
    options = subset.Options(hinting=False, notdef_outline=True, layout_features=LAYOUT, name_IDs=["*"])
    for folder, name in FACES.items():
        font = subset.load_font(package / folder / f"NotoSansJP_{folder}.ttf", options)
        chosen = subset.Subsetter(options)
        chosen.populate(unicodes=characters())
        chosen.subset(font)
        take_heights(font, TTFont(ASSETS / "fonts" / f"NotoSans-{name}.ttf"))
        target = ASSETS / "fonts" / f"NotoSansJP-{name}.ttf"
        subset.save_font(font, target, options)
        print(f"{target.name}: {target.stat().st_size / 1e6:.1f} MB")
    shutil.copy(package / "LICENSE_FONT", ASSETS / "fonts" / "OFL-NotoSansJP.txt")


if __name__ == "__main__":
    main()
