"""Companies, routes and players told apart by eyes of every kind, measured.

How eyes without one kind of cone see a colour: Machado, Oliveira and Fernandes (2009), severity 1.0, and for red and
green Viénot, Brettel and Mollon (1999), both in linear sRGB. How different colours look: CIEDE2000 (ISO/CIE 11664-6).
"""

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest

from core import registry
from core.mechanics.seats import COLOURS, SYMBOLS
from ui.board import board, route_layer
from ui.paint.theme import DARK, LIGHT
from ui.rail18.views.chips import chips
from ui.values.chips import LEAST_STEP, ChipView, faded
from ui.values.colours import LEAST_CONTRAST, contrast, lab, linear
from ui.values.company_colours import COMPANY_COLOURS, EASY, company_colours, deal_easy, use_company_colours

TITLES = ("1844", "1824")
COMPANIES, ROUTES, SEATS, HOMES = 16.0, 19.0, 16.0, 7.0  # least distances; about 2 can just be seen side by side
Matrix = tuple[tuple[float, float, float], ...]
Lab = tuple[float, float, float]

EYES: dict[str, Matrix] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "no red, Viénot": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "no green, Viénot": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
}


def seen(colour: str, eyes: Matrix) -> Lab:
    light = linear(colour)
    amounts = (sum(a * b for a, b in zip(row, light, strict=True)) for row in eyes)
    return lab(tuple(min(1.0, max(0.0, amount)) for amount in amounts))


def ciede2000(one: Lab, other: Lab) -> float:
    def seventh(chroma: float) -> float:
        return sqrt(chroma**7 / (chroma**7 + 25.0**7))

    (l1, a1, b1), (l2, a2, b2) = one, other
    stretch = 1.5 - 0.5 * seventh((hypot(a1, b1) + hypot(a2, b2)) / 2)
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    d_light, d_chroma, d_hue = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + turn / 2 if c1 * c2 else h1 + h2
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    d_light /= 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    d_chroma /= 1 + 0.045 * chroma
    d_hue /= 1 + 0.015 * chroma * weight
    bend = -2 * seventh(chroma) * sin(radians(60 * exp(-(((hue % 360 - 275) / 25) ** 2))))
    return sqrt(d_light**2 + d_chroma**2 + d_hue**2 + bend * d_chroma * d_hue)


def least_distance(colours: Iterable[str]) -> tuple[float, str, str, str]:
    """Of any two, for the eyes that have most trouble with them."""
    return min(
        (ciede2000(seen(a, matrix), seen(b, matrix)), a, b, eyes)
        for a, b in combinations(colours, 2)
        for eyes, matrix in EYES.items()
    )


@pytest.fixture
def easy() -> Iterable[None]:
    use_company_colours("easy")
    yield
    use_company_colours("printed")


def by_pattern(shown: Iterable[ChipView]) -> dict[str, list[ChipView]]:
    found = defaultdict(list)
    for chip in shown:
        found[chip.pattern].append(chip)
    return found


# --- the measure itself


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [  # of the 34 pairs that Sharma, Wu and Dalal (2005) give to try a formula with
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ],
)
def test_distances_are_those_of_the_standard(one: Lab, other: Lab, distance: float) -> None:
    assert ciede2000(one, other) == pytest.approx(distance, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(distance, abs=5e-5)


@pytest.mark.parametrize("eyes", EYES)
def test_grey_is_grey_to_all_eyes(eyes: str) -> None:
    for grey in ("#000000", "#808080", "#FFFFFF"):
        assert ciede2000(seen(grey, EYES[eyes]), seen(grey, EYES["full"])) < 0.5


def test_red_and_green_of_one_lightness_are_alike_without_green() -> None:
    assert ciede2000(seen("#A86A4A", EYES["full"]), seen("#7B8246", EYES["full"])) > 20
    assert least_distance(["#A86A4A", "#7B8246"])[0] < 10


# --- companies


def test_ten_colours_keep_their_distance() -> None:
    assert len(EASY) == 10
    assert least_distance(EASY)[0] >= COMPANIES, least_distance(EASY)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.usefixtures("easy")
def test_any_two_companies_differ_in_colour_or_pattern(title: str) -> None:
    shown = chips(registry.title(title))
    for group in by_pattern(shown.values()).values():
        if len(group) > 1:
            worst = least_distance([chip.fill for chip in group])
            assert worst[0] >= COMPANIES, worst
            worst = least_distance([faded(chip).fill for chip in group])
            assert worst[0] >= HOMES, worst
    counts = [sum(chip.fill == colour for chip in shown.values()) for colour in EASY]
    assert max(counts) - min(counts) <= 1, "no colour comes again before all are taken"


def test_every_kind_of_1824_has_its_own_pattern() -> None:
    """A Staatsbahn has the printed colour of its forerunners, and all coal railways are grey."""
    title = registry.title("1824")
    shown = chips(title)
    patterns = {company.kind: shown[sym].pattern for sym, company in title.companies.items()}
    assert len(patterns) == len(set(patterns.values())) == 4
    assert len({chip.code for chip in shown.values()}) == len(shown)
    for chip in shown.values():
        assert contrast(chip.fill, chip.text) >= LEAST_CONTRAST, chip


@pytest.mark.parametrize("title", TITLES)
def test_as_printed_they_do_not(title: str) -> None:
    groups = by_pattern(chips(registry.title(title)).values()).values()
    assert min(least_distance([chip.fill for chip in group])[0] for group in groups if len(group) > 1) < COMPANIES


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.usefixtures("easy")
def test_text_and_patterns_on_the_easy_colours_can_be_read(title: str) -> None:
    for chip in chips(registry.title(title)).values():
        for shown in (chip, faded(chip)):
            assert contrast(shown.fill, shown.text) >= LEAST_CONTRAST, shown
            assert contrast(shown.second, shown.text) >= LEAST_CONTRAST, shown
        assert contrast(chip.second, chip.fill) >= LEAST_STEP["easy"], chip


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("colours", COMPANY_COLOURS)
def test_chips_stand_out_on_both_themes(title: str, colours: str, easy: None) -> None:
    use_company_colours(colours)
    for chip in chips(registry.title(title)).values():
        for theme in (LIGHT, DARK):
            for ground in (theme.window, theme.surface):
                assert max(contrast(chip.fill, ground), contrast(chip.rim, ground)) >= 1.8, (chip, theme.name)


def test_only_the_colours_differ(easy: None) -> None:
    title = registry.title("1844")
    other = chips(title)
    use_company_colours("printed")
    for sym, chip in chips(title).items():
        assert (chip.sym, chip.code, chip.pattern) == (other[sym].sym, other[sym].code, other[sym].pattern)
        assert chip.fill != other[sym].fill


def test_a_company_takes_what_looks_like_its_printed_colour(easy: None) -> None:
    shown = chips(registry.title("1844"))
    assert (shown["RhB"].fill, shown["GB"].fill, shown["FNM"].fill) == ("#CD2804", "#FFEA0A", "#2C8159")


def test_ten_companies_of_one_kind_have_ten_colours() -> None:
    alike = deal_easy([("#2F5FA8", "plain")] * 10)
    assert sorted(alike) == sorted(EASY)
    assert deal_easy([("#2F5FA8", "plain")] * 20) == alike * 2, "then only the code tells them apart"


def test_an_unknown_wish_means_as_printed() -> None:
    use_company_colours("sepia")
    assert company_colours() == "printed"


# --- routes and players


def test_routes_keep_their_distance_and_have_dashes_of_their_own() -> None:
    assert least_distance(route_layer.COLOURS)[0] >= ROUTES, least_distance(route_layer.COLOURS)
    assert len(set(route_layer.DASHES)) == len(route_layer.DASHES) == len(route_layer.COLOURS)
    for colour in route_layer.COLOURS:
        assert contrast(colour, board.PAPER) >= 3, "of a line on its casing"


def test_players_keep_their_distance_and_have_symbols_of_their_own() -> None:
    assert least_distance(COLOURS.values())[0] >= SEATS, least_distance(COLOURS.values())
    assert len(set(SYMBOLS)) == len(SYMBOLS) == len(COLOURS)
