"""Rules that are broken on purpose, one at a time: a test with the id of the ruling notices each of them."""

import inspect
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import pytest

from core.german_railways import auction, building, network, order, rounds, title


@dataclass(frozen=True)
class Broken:
    """What stands in a function of the rules, what stands there instead, and the test that notices."""

    function: Callable[..., Any]
    old: str
    new: str
    noticed_by: str

    @property
    def name(self) -> str:
        return f"{self.noticed_by.split('_')[0]}-{self.function.__name__}"

    @property
    def test(self) -> Callable[..., None]:
        found: Callable[..., None] = getattr(import_module(f"{__package__}.test_rulings"), f"test_{self.noticed_by}")
        return found


RULES = (
    Broken(rounds.minimum_bid, "auction.bid + 1", "auction.bid",
           "G3_bids_are_whole_taler_and_jump_as_they_like"),
    Broken(auction.check_bid, "have >= action.amount", "True", "G4_nobody_bids_more_than_he_has"),
    Broken(rounds.go_on, "if first else None", "if not first else None",
           "G6_nobody_wants_a_first_share"),
    Broken(rounds.go_on, "auction.opener if first else None", "auction.opener",
           "G7_a_later_share_nobody_wants_stays_and_the_action_is_over"),
    Broken(rounds.can_raise, ">=", ">", "G8_who_has_just_enough_is_asked"),
    Broken(rounds.ask_bidder, "not can_raise(draft.state, auction, auction.bidder)", "False",
           "G8_G6_an_opener_without_money_gets_it_for_nothing"),
    Broken(rounds.next_first_auction, "following[0], opener", "following[0], draft.state.seats[0]",
           "G9_among_the_first_the_last_buyer_opens_in_rounds_whose_turn_it_is"),
    Broken(auction.thirds_open, "all(", "any(", "G10_third_shares_open_with_the_sale_that_fulfils_it"),
    Broken(rounds.go_on, "buyer, auction.railroad, auction.bid, \"share\"", "buyer, \"bank\", auction.bid, \"share\"",
           "G11_the_price_goes_to_the_treasury"),
    Broken(rounds.markers, "set(each.values())", "each.values()",
           "G13_equal_incomes_put_in_the_same_number_without_gaps"),
    Broken(rounds.markers, '== "one-each"', '== "never"', "G14_one_marker_each"),
    Broken(network.player_incomes, "incomes(rules, state.track)", 'per_share(rules, state.track, "")',
           "G15_income_of_a_player_counts_bhe_and_both_times_of_mwb"),
    Broken(rounds.end_turn, "draft.state.at + 1", "draft.state.at + 2",
           "G16_a_marker_is_a_turn_and_no_marker_is_none"),
    Broken(order.check_draw, "number <= has", "True", "G17_a_draw_is_whatever_the_bag_can_give"),
    Broken(building.check_build, "len(places) <= most", "len(places) <= most + 1",
           "G18_one_hex_up_to_the_most"),
    Broken(building.check_build, "> 0", ">= 0",
           "G19_every_holder_builds_the_same_railroad_several_times"),
    Broken(building.check_place, "touches(rules, place, network)", "True",
           "G20_branches_and_rings_but_always_beside_own_track"),
    Broken(title.Title.place, "self.berlin if label in self.data.berlin.hexes else label", "label",
           "G21_berlin_is_one_place"),
    Broken(building.check_place, "rules.approach.isdisjoint(network)", "True",
           "G22_one_hex_around_berlin_in_the_whole_game"),
    Broken(building.check_place, "place not in network", "True",
           "G23_no_second_locomotive_of_a_railroad"),
    Broken(network.cost, "len(others_at(state.track, railroad, place))", "0",
           "G24_each_other_railroad_in_a_city_costs_one_more"),
    Broken(building.check_build, "len(places) <= left", "True", "G26_no_more_hexes_than_locomotives"),
    Broken(building.check_price, "total <= have", "True",
           "G27_the_whole_price_from_the_treasury_at_once"),
    Broken(network.cost, "data.pays_surcharge and ", "",
           "G29_nme_pays_for_nobody_and_others_pay_for_it"),
    Broken(network.cost, " - data.discount", "",
           "G30_kbs_pays_one_less_and_at_least_one"),
    Broken(network.is_free, "rules.open_land.isdisjoint(before)", "not list(before)",
           "G31_the_first_open_hex_of_gbs_is_free"),
    Broken(building.check_price, "total <= most", "total <= most + 1",
           "G32_cme_spends_at_most_five"),
    Broken(building.check_place, "not others", "True", "G33_a_railroad_can_be_shut_in"),
    Broken(network.income, "max(incomes, default=0)", "0", "G34_mwb_counts_its_best_city_twice"),
    Broken(network.pays, "<= set(track[railroad])", "- set(track[railroad]) != needed",
           "G35_bhe_pays_once_it_is_in_berlin_and_hamburg"),
    Broken(network.links, "set(track[railroad]) - rules.open_land",
           "{near for place in track[railroad] for near in rules.title.neighbours[place]} - rules.open_land",
           "G36_a_city_in_common_is_a_link_neighbours_are_none"),
    Broken(building.new_links, " - links(rules, before.track)", "",
           "G37_a_pair_pays_once_and_only_the_builders_pairs"),
    Broken(network.per_share, "2 if railroad == builder", "3 if railroad == builder",
           "G38_several_new_links_are_one_payment_twice_for_the_builder"),
    Broken(building.pay_dividends, "draft.state.track, builder", 'draft.state.track, ""',
           "G39_all_pay_from_the_bank_by_the_incomes_after_the_build"),
    Broken(rounds.linked_enough, ">=", ">", "G41_links_end_the_game_only_before_a_draw"),
    Broken(rounds.linked_enough, "links_to_end", "links_to_end - 1", "G41_one_link_too_few_is_no_end"),
    Broken(order.agree, "== set(draft.state.seats)", "!= set()", "G42_all_agree_before_a_draw"),
    Broken(rounds.winners, "max(", "min(", "G44_cash_alone_wins_and_ties_share"),
)  # fmt: skip


def cases_of(test: Callable[..., None]) -> Iterator[tuple[Any, ...]]:
    """The arguments of a test, once for each of its parameters."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    if not marks:
        yield ()
        return
    names, values = marks[0].args[:2]
    for value in values:
        yield value if isinstance(names, tuple | list) else (value,)


def passes(test: Callable[..., None]) -> bool:
    try:
        for case in cases_of(test):
            test(*case)
    except (AssertionError, LookupError):  # what cannot be told from a broken rule is one
        return False
    return True


@pytest.mark.parametrize("broken", RULES, ids=lambda broken: broken.name)
def test_a_broken_rule_is_noticed(broken: Broken) -> None:
    function: Any = broken.function
    source = textwrap.dedent(inspect.getsource(function))
    assert source.count(broken.old) == 1, "the rule is written otherwise now"
    scope = dict(function.__globals__)
    exec(source.replace(broken.old, broken.new), scope)
    whole = function.__code__
    assert passes(broken.test)
    try:
        function.__code__ = scope[function.__name__].__code__
        noticed = not passes(broken.test)
    finally:
        function.__code__ = whole
    assert noticed
    assert passes(broken.test)
