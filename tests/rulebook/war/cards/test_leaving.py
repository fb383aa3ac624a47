"""A card whose time on the table is over leaves at once, before anything else is asked (WAR-6.8)."""

from typing import Any

import pytest

from tests.rulebook.war.cards.rounds import fight
from tests.rulebook.war.lords.smeagol_story import told_of
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

STAFF, HORN, AXE = "wizards_staff", "horn_of_gondor", "axe_and_bow"
PALANTIR, WORM, WIND = "the_palantir_of_orthanc", "wormtongue", "wind_from_the_west"


def without(gone: str, who: str, *table: str, **given: Any) -> Tale:
    """Of a Fellowship of these companions some separate, where the Ring-bearers are."""
    t = Tale.of("", ("separate",), table=tuple(sorted(table)), fallen=but(who), **given)
    return t.go(f"{gone} done {t.s.bearers}")


@pytest.mark.card("wizards_staff", "event")
@pytest.mark.card("horn_of_gondor", "event")
@pytest.mark.card("axe_and_bow", "event")
@pytest.mark.rule("WAR-6.8", "WAR-20.8")
@pytest.mark.parametrize(
    ("card", "who", "gone", "guides"),
    [
        (STAFF, "gandalf_the_grey boromir gimli", "gandalf_the_grey", "boromir gimli"),
        (HORN, "boromir legolas gimli", "boromir", "legolas gimli"),
        (AXE, "gimli legolas meriadoc peregrin", "gimli legolas", "meriadoc peregrin"),
    ],
)
def test_it_leaves_before_the_new_guide_is_chosen(card: str, who: str, gone: str, guides: str) -> None:
    t = without(gone, who, card)
    assert (t.asked, t.offers) == ("free guide", guides)
    assert (t.s.table, t.s.played, t.keys()[-2:]) == ((), (card,), ["separated", "card-leaves"])


@pytest.mark.card("wizards_staff", "event")
@pytest.mark.rule("WAR-6.8", "WAR-24.4", "WAR-20.8")
def test_it_leaves_before_the_guide_after_a_casualty_is_chosen() -> None:
    who = but("gandalf_the_grey boromir gimli")
    t = Tale.of("", ("hunt", "move"), box_shadow=1, table=(STAFF,), fallen=who, bearers="hollin")
    t.go("6 pass three guide")
    assert (t.asked, t.s.table) == ("free guide", ())


@pytest.mark.card("we_wont_go_back", "event")
@pytest.mark.rule("WAR-6.8", "LME-8.10", "LME-8.12")
def test_what_needs_smeagol_leaves_before_the_next_guide_is_chosen() -> None:
    t = told_of("legolas gimli", ("separate",), terms=NO_COUNCIL, table=("we_wont_go_back",)).go("smeagol done")
    assert (t.asked, t.s.table, t.s.played) == ("free guide", ("we_shall_get_it",), ("we_wont_go_back",))


@pytest.mark.card("the_palantir_of_orthanc", "event")
@pytest.mark.card("wormtongue", "event")
@pytest.mark.rule("WAR-6.8", "WAR-6.11")
@pytest.mark.parametrize("orthanc", ["saruman", "isengard 1r saruman"])
def test_when_saruman_falls_his_cards_leave_before_the_next_card_is_played(orthanc: str) -> None:
    board = f"fangorn: gandalf_the_white; orthanc: {orthanc}"
    given = {"table": (PALANTIR, WORM), "politics": "rohan 1 passive", "terms": NO_COUNCIL}
    hands = {"free": ("ents_awake_huorns", WIND), "shadow": ("grond",)}
    t = Tale.of(board, ("event", "free", "character"), hands=hands, **given).answer("ents_awake_huorns")
    t.roll("6 1 1" if "isengard" in orthanc else "")
    assert (t.asked, t.s.table, t.s.played[-2:]) == ("free another_event", (), (PALANTIR, WORM))
    t.answer(WIND)
    assert t.asked == "free wind_look", "no card of the Shadow is left on the table to be struck"


@pytest.mark.card("the_palantir_of_orthanc", "event")
@pytest.mark.rule("WAR-6.8", "WAR-7.15")
def test_who_fell_in_a_battle_has_no_card_on_the_table_when_the_victors_advance() -> None:
    board = "orthanc: isengard 1r saruman; gap_of_rohan: rohan 2r"
    t = Tale.of(board, ("attack", "free", 0), table=(PALANTIR,), acting="free").go("rohan-regular rohan-regular")
    while t.ask.key != "advance":
        t.answer(next(one for one in ("field", "6", "pass", "0", *t.picks) if one in t.picks))
    assert (t.s.table, t.s.fallen[-1]) == ((), "saruman")


@pytest.mark.card("captain_of_despair", "event")
@pytest.mark.rule("WAR-6.8", "WAR-7.16")
def test_a_minion_who_is_struck_down_takes_his_card_along() -> None:
    board = "south_ithilien: gondor 2r 1l peregrin; north_ithilien: sauron 3r witch_king"
    t = fight(board, free="mithril_coat_and_sting", who="sauron-regular sauron-regular sauron-regular witch_king",
              table=("captain_of_despair",), terms=NO_COUNCIL)  # fmt: skip
    t.roll("1 1 1").roll("1 1").go("0 2").roll("5 5")
    assert (t.asked, t.s.fallen[-1], t.s.table) == ("shadow cease", "witch_king", ())


@pytest.mark.card("the_palantir_of_orthanc", "event")
@pytest.mark.rule("WAR-6.8", "WAR-8.3")
def test_at_the_end_of_an_action_cards_leave_before_units_are_chosen_that_are_too_many() -> None:
    t = Tale.of("orthanc: isengard 10r 1e", ("tidy",), fallen="saruman", table=(PALANTIR,))
    assert (t.asked, t.s.table) == ("shadow excess", ())


@pytest.mark.card("denethors_folly", "event")
@pytest.mark.rule("WAR-6.8", "WAR-10.12")
def test_the_first_of_two_moves_may_end_the_siege_that_a_card_needs() -> None:
    board = "minas_tirith: gondor 1r, sauron 1r; morannon: sauron 1r"
    t = Tale.of(board, ("move", "shadow", 0), siege="minas_tirith", table=("denethors_folly",), acting="shadow")
    t.go("minas_tirith osgiliath")
    assert (t.asked, t.s.sieges, t.s.table) == ("shadow move_from", (), ())


@pytest.mark.card("the_last_battle", "event")
@pytest.mark.rule("WAR-6.8", "WAR-7.4")
def test_when_aragorn_leaves_his_army_the_last_battle_leaves_before_others_walk() -> None:
    board = "osgiliath: gondor 1r aragorn; edoras: gimli"
    t = Tale.of(board, ("move_companions",), table=("the_last_battle",)).go("osgiliath pelargir")
    assert (t.asked, t.s.table, t.s.played) == ("free companions_from", (), ("the_last_battle",))


@pytest.mark.card("worn_with_sorrow_and_toil", "event")
@pytest.mark.rule("WAR-6.8", "LME-8.11")
def test_what_a_declaration_ends_leaves_before_smeagols_successor_is_chosen() -> None:
    given = {"table": ("worn_with_sorrow_and_toil",), "bearers": "lorien", "terms": NO_COUNCIL}
    t = told_of("legolas gimli", ("declare",), **given).go("lorien")
    assert (t.asked, t.s.table, t.s.played) == ("free guide", ("we_shall_get_it",), ("worn_with_sorrow_and_toil",))


@pytest.mark.card("the_last_battle", "event")
@pytest.mark.rule("WAR-6.8", "LME-10.16")
def test_what_a_declaration_ends_leaves_before_the_chief_comes() -> None:
    given = {"table": ("the_last_battle",), "terms": NO_COUNCIL._replace(sees_declared=True)}
    board = "osgiliath: gondor 1r aragorn; morannon: witch_king_chief"
    t = Tale.of(board, ("declare",), bearers="hollin", **given).go("hollin")
    assert (t.asked, t.s.table) == ("shadow sees", ())
