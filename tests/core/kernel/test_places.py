"""Where a rule stands is looked up at the spot, for the action, then by the code alone."""

from core.kernel.places import Places

PLACES = Places({"not-yours": "p. 9", "no-money": "p. 6"}, {"Bid": {"not-yours": "p. 4"}, "forest": {"not-yours": ""}})


def test_by_code_alone() -> None:
    assert PLACES.of("not-yours") == "p. 9"
    assert PLACES.of("not-yours", "", "Sell") == "p. 9"


def test_the_first_name_that_knows_it_counts() -> None:
    assert PLACES.of("not-yours", "", "Bid") == "p. 4"
    assert PLACES.of("not-yours", "forest", "Bid") == ""
    assert PLACES.of("not-yours", "meadow", "Bid") == "p. 4"
    assert PLACES.of("no-money", "forest", "Bid") == "p. 6"


def test_no_rule_is_no_place() -> None:
    assert PLACES.of("no-name", "forest", "Bid") == ""
