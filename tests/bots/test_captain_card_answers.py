"""The captain's answer to each question of an event card, in small positions with one right answer."""

from random import Random
from typing import Any

import pytest

from bree.bots.advice import Advice
from bree.bots.bot import Sight
from bree.bots.war.captain import Captain
from bree.core import Step
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from tests.rulebook.war.war_story import Tale, but

# The Shadow has taken everything, so no army has a goal.
TAKEN = " ".join([name for name, place in REGIONS.items() if place.side == "free" and place.settlement])


def advice(board: str, step: Step, **given: Any) -> Advice:
    t = Tale.of(board, step, **given)
    assert len(t.picks) > 1, t.offers
    sight = Sight(GAME, t.s, t.ask.who, t.ask)
    found = Captain().advise(sight, Random(0))
    assert Captain().choose(sight, Random(1)) == found.picks[0]
    return found


def answer(board: str, step: Step, **given: Any) -> str:
    return " ".join(advice(board, step, **given).picks)


# Figures and nations

MORDOR = "minas_morgul: sauron 3r; moria: sauron 3r"


@pytest.mark.parametrize(
    ("board", "wanted"),
    [
        # The region without a threat. Of two threatened regions, the one with fewer points.
        ("minas_tirith: gondor 1r; dol_amroth: gondor 1r; osgiliath: sauron 5r", "dol_amroth"),
        ("minas_tirith: gondor 1r; dol_amroth: gondor 1r; lamedon: southrons 5r", "minas_tirith"),
        ("minas_tirith: gondor 1r; lossarnach: gondor 1r; osgiliath: sauron 5r", "lossarnach"),
        ("erech: gondor 1r; lossarnach: gondor 1r; anfalas: southrons 5r", "lossarnach"),
    ],
)
def test_a_nation_that_is_drawn_back_loses_a_figure_where_it_matters_least(board: str, wanted: str) -> None:
    assert answer(board, ("lose_where", "gondor")) == wanted


@pytest.mark.parametrize(("army", "figure"), [("1r 1e 1l", "leader"), ("1r 1e", "regular"), ("1e 1l", "leader")])
def test_it_loses_a_leader_first_and_an_elite_last(army: str, figure: str) -> None:
    board = f"minas_tirith: gondor {army}"
    assert answer(board, ("lose_which", "gondor", "minas_tirith")) == f"gondor-{figure}"


@pytest.mark.parametrize(
    ("enemy", "nation"), [("fords_of_isen: isengard 6r", "rohan"), ("weather_hills: sauron 6r", "north")]
)
def test_the_threatened_nation_is_drawn_back(enemy: str, nation: str) -> None:
    board = f"edoras: rohan 1r legolas; bree: north 1r gimli; {enemy}"
    assert answer(board, ("draw_back_whom", "stormcrow"), politics="rohan 1, north 1") == nation


@pytest.mark.parametrize(("passive", "nation"), [("north", "north"), ("dwarves", "dwarves"), ("elves", "elves")])
def test_counsel_goes_to_a_passive_nation(passive: str, nation: str) -> None:
    politics = ", ".join([f"{one} 3{' passive' * (one == passive)}" for one in ("dwarves", "elves", "north")])
    assert answer("", ("counsel_whom", "wisdom_of_elrond"), politics=politics) == nation


@pytest.mark.parametrize(
    ("board", "region"),
    [
        ("edoras: rohan 1r; helms_deep: rohan 1r legolas; fords_of_isen: isengard 6r", "helms_deep"),
        # The stronghold has as many units as fit inside its walls.
        ("edoras: rohan 1r; helms_deep: rohan 5r legolas; fords_of_isen: isengard 6r", "edoras"),
    ],
)
def test_riders_come_where_they_defend_most(board: str, region: str) -> None:
    step = ("levy_where", "riders_of_theoden", "rohan", "any leader", "edoras_or_companion", 1)
    assert answer(board, step) == region


@pytest.mark.parametrize(("goal", "region"), [("minas_tirith", "minas_morgul"), ("lorien", "moria")])
def test_the_shadow_recruits_near_its_only_goal(goal: str, region: str) -> None:
    given = {"captured": " ".join([one for one in TAKEN.split() if one != goal])}
    assert answer(MORDOR, ("harden_where", "hill_trolls", 2), **given) == region
    pits = ("levy_where", "pits_of_mordor", "sauron", "regular regular", "sauron_stronghold", 3)
    assert answer(MORDOR, pits, **given) == region


# Armies


@pytest.mark.parametrize(
    ("board", "wanted"),
    [
        ("osgiliath: sauron 5r; far_harad: southrons 1r", "osgiliath"),  # Minas Tirith is empty
        ("osgiliath: sauron 1r; dimrill_dale: sauron 5r; minas_tirith: gondor 5r", "dimrill_dale"),
    ],
)
def test_the_army_that_takes_a_stronghold_marches(board: str, wanted: str) -> None:
    assert answer(board, ("march_from", "the_shadow_is_moving", 4, 1, "anywhere", 1)) == wanted


def test_without_a_goal_no_army_marches_or_one_that_is_not_needed() -> None:
    board = "minas_morgul: sauron 3r; north_rhun: southrons 3r; osgiliath: gondor 3r"
    step = ("march_from", "the_shadow_is_moving", 4, 1, "anywhere")
    assert answer(board, (*step, 1), captured=TAKEN) == "done"
    assert answer(board, (*step, 0), captured=TAKEN) == "north_rhun"


def test_a_guard_stays_where_an_army_marches_off() -> None:
    board = "minas_morgul: sauron 3r 1e; osgiliath: gondor {}"
    step = ("march_who", "the_shadow_is_moving", 1, "anywhere", "minas_morgul")
    assert answer(board.format("3r"), step) == "sauron-regular sauron-regular sauron-elite"
    assert answer(board.format("9r"), step) == "sauron-regular sauron-elite"
    assert answer("minas_morgul: sauron 1r 1n; osgiliath: gondor 9r", step) == "sauron-regular nazgul"


MARCH = "shadows_gather"
GROUP = ("sauron-regular",) * 2


@pytest.mark.parametrize(
    ("goal", "here", "wanted"),
    [("minas_tirith", "gorgoroth", "minas_morgul"), ("woodland_realm", "gorgoroth", "morannon")],
)
def test_a_march_takes_the_shortest_way_to_its_goal(goal: str, here: str, wanted: str) -> None:
    board = f"{here}: sauron 6r; minas_morgul: sauron 1r; morannon: sauron 1r; nurn: sauron 1r"
    given = {"captured": " ".join([one for one in TAKEN.split() if one != goal]), "chosen": GROUP}
    assert answer(board, ("march_to", "the_shadow_is_moving", 2, 1, "anywhere", here, here), **given) == wanted


def test_a_march_ends_where_every_step_would_lead_away() -> None:
    given = {"captured": TAKEN.replace("minas_tirith", ""), "chosen": GROUP}
    step = ("march_to", "the_shadow_is_moving", 2, 1, "anywhere", "osgiliath", "osgiliath")
    assert answer("osgiliath: sauron 2r; minas_tirith: gondor 1r", step, **given) == "done"


@pytest.mark.parametrize(("to", "wanted"), [("gap_of_rohan", "isengard-regular isengard-elite"), ("tharbad", "done")])
def test_raiders_join_only_towards_a_goal(to: str, wanted: str) -> None:
    given = {"captured": TAKEN.replace("helms_deep", "")}
    board = "south_dunland: isengard 1r 1e; orthanc: isengard 5r"
    assert answer(board, ("raid_who", "south_dunland", to), **given) == wanted


@pytest.mark.parametrize(("garrison", "wanted"), [("", "move"), ("1r", "attack")])
def test_nazgul_lead_an_army_into_an_empty_stronghold_or_against_a_weak_one(garrison: str, wanted: str) -> None:
    board = "osgiliath: sauron 6r 1n" + (f"; minas_tirith: gondor {garrison}" if garrison else "")
    given = {"captured": TAKEN.replace("minas_tirith", "")}
    assert answer(board, ("march_how", "the_ringwraiths_are_abroad", "nazgul"), **given) == wanted


@pytest.mark.parametrize(("enemy", "wanted"), [("", "helms_deep"), ("; westemnet: isengard 8r", "edoras")])
def test_the_woses_lead_an_army_that_is_not_needed_at_home(enemy: str, wanted: str) -> None:
    board = f"edoras: rohan 2r; helms_deep: rohan 3r; minas_tirith: gondor 1r; osgiliath: sauron 6r{enemy}"
    assert answer(board, ("voyage_from", "paths_of_the_woses", "woods")) == wanted


@pytest.mark.parametrize(
    ("board", "wanted"),
    [
        ("umbar: southrons 3r", "dol_amroth"),  # empty, and worth two points
        ("umbar: southrons 3r; dol_amroth: gondor 5r 2e", "pelargir"),
        ("umbar: southrons 9r; dol_amroth: gondor 5r 5e; pelargir: gondor 1r", "pelargir"),
    ],
)
def test_corsairs_land_where_they_win_most(board: str, wanted: str) -> None:
    assert answer(board, ("voyage_to", "corsairs_of_umbar", "sea", "umbar")) == wanted


@pytest.mark.parametrize(
    ("step", "board", "wanted"),
    [
        (
            ("spell_at", "dreadful_spells", 5, 5),
            "fords_of_isen: sauron 1r 1n; helms_deep: rohan 3r; north_ithilien: sauron 1r 3n; osgiliath: gondor 3r",
            "osgiliath",
        ),
        # One unit can take one hit only.
        (
            ("spell_at", "dreadful_spells", 5, 5),
            "fords_of_isen: sauron 1r 4n; helms_deep: rohan 1r; westemnet: rohan 3r; edoras: rohan 1r",
            "westemnet",
        ),
        (
            ("spell_from", "dreadful_spells", 5, 5, "osgiliath"),
            "north_ithilien: sauron 1r 1n; south_ithilien: sauron 1r 3n; osgiliath: gondor 3r",
            "south_ithilien",
        ),
        (
            ("strike_where", "the_eagles_are_coming", 5, 5),
            "north_ithilien: sauron 1r 1n; south_ithilien: sauron 1r 3n; osgiliath: gondor 1r legolas",
            "south_ithilien",
        ),
        (("driven_to", "the_eagles_are_coming", "osgiliath"), "osgiliath: sauron 1r 1n", "mount_gundabad"),
        (("driven_to", "the_eagles_are_coming", "angmar"), "angmar: sauron 1r 1n", "barad_dur"),
        # A siege makes a hit count twice.
        (
            ("shoot_at", "faramirs_rangers", "north_ithilien osgiliath", 3, 5),
            "north_ithilien: sauron 3r; osgiliath: sauron 1r",
            "north_ithilien",
        ),
        (
            ("shoot_at", "faramirs_rangers", "north_ithilien osgiliath", 9, 2),
            "north_ithilien: sauron 3r; osgiliath: sauron 2r 2e",
            "osgiliath",
        ),
    ],
)
def test_volleys_aim_where_most_hits_are_possible(step: Step, board: str, wanted: str) -> None:
    assert answer(board, step) == wanted


def test_a_besieged_army_is_the_better_target() -> None:
    board = "north_ithilien: sauron 1r 3n; osgiliath: gondor 3r; minas_tirith: sauron 3r 3n, gondor 3r"
    step = ("spell_at", "dreadful_spells", 5, 5)
    assert answer(board, step, siege="minas_tirith") == "minas_tirith"


# Dead Men of Dunharrow

DEAD = "erech lamedon pelargir"


@pytest.mark.parametrize(
    ("board", "given", "wanted"),
    [
        ("lamedon: southrons 3r", {}, "lamedon"),
        ("pelargir: southrons 1r; lamedon: southrons 1r", {"captured": "pelargir"}, "pelargir"),
        ("dol_amroth: southrons 6r; osgiliath: sauron 6r", {"captured": "dol_amroth"}, "pelargir"),
    ],
)
def test_the_dead_come_where_they_strike_and_free_most(board: str, given: Any, wanted: str) -> None:
    where = f"edoras: rohan 1r strider; {board}"
    assert answer(where, ("dead_to", "dead_men_of_dunharrow", DEAD, 3), **given) == wanted


def test_nobody_else_goes_with_the_dead_and_all_men_rise() -> None:
    board = "edoras: rohan 1r strider legolas"
    assert answer(board, ("dead_who", "dead_men_of_dunharrow", 3, "erech")) == "done"
    assert answer(board, ("dead_rise", 3, "pelargir")) == "3"


def test_an_army_flees_from_the_dead_to_its_friends() -> None:
    board = "lamedon: southrons 3r; dol_amroth: gondor 3r; erech: southrons 1r; pelargir: southrons 3r"
    assert answer(board, ("dead_flee", "lamedon"), captured="pelargir") == "pelargir"


# Nazgûl and dice of the Shadow


@pytest.mark.parametrize(
    ("board", "wanted"),
    [
        ("minas_morgul: sauron 1r witch_king", "call"),
        # Only one Nazgûl is left to call, and one can watch the Fellowship.
        ("minas_morgul: sauron 1r witch_king 7n", "fly"),
    ],
)
def test_two_nazgul_more_are_better_than_one_that_watches(board: str, wanted: str) -> None:
    assert answer(board, ("captain", "the_black_captain_commands"), captured=TAKEN, bearers="hollin") == wanted


def test_dice_that_can_do_something_do_not_become_eyes() -> None:
    board = "osgiliath: sauron 9r 1n; minas_tirith: gondor 1r"
    dice = {"shadow_dice": ("army", "muster", "muster"), "acting": "shadow"}
    given = {"captured": TAKEN.replace("minas_tirith", ""), "fallen": "saruman witch_king mouth_of_sauron", **dice}
    assert "army" not in answer(board, ("eye_die", "the_lidless_eye", 3), **given).split()


# Cards on the table and in the hand


@pytest.mark.parametrize(
    ("table", "hand", "wanted"),
    [
        ("wizards_staff", ("athelas",), "wizards_staff"),  # it can prevent a tile
        ("wizards_staff", (), "wizards_staff"),
        ("", ("athelas",), "hand"),
    ],
)
def test_hope_is_taken_from_the_table_if_that_is_worth_more_than_a_card(
    table: str, hand: tuple[str, ...], wanted: str
) -> None:
    hands = {"free": hand, "shadow": ()}
    given = {"table": tuple(table.split()), "hands": hands}
    assert answer("", ("hope", "worn_with_sorrow_and_toil"), **given) == wanted


@pytest.mark.parametrize(("box", "wanted"), [(0, "axe_and_bow"), (5, "hunt")])
def test_nazgul_hunt_with_many_dice_and_else_take_a_card(box: int, wanted: str) -> None:
    given = {"table": ("axe_and_bow",), "box_shadow": box, "fallen": but("gimli"), "corruption": 5}
    board = "rivendell: sauron 1n"
    assert answer(board, ("nazgul_strike", "the_nazgul_strike"), **given) == wanted


@pytest.mark.parametrize(
    ("bearers", "hidden", "given", "wanted"),
    [
        ("osgiliath", True, {"box_free": 1, "box_shadow": 2}, "move"),
        ("osgiliath", True, {"box_free": 2, "box_shadow": 2}, "pass"),  # the hunt would be too dangerous
        ("osgiliath", False, {}, "hide"),
    ],
)
def test_gollum_leads_on_unless_it_is_too_dangerous(bearers: str, hidden: bool, given: Any, wanted: str) -> None:
    step = ("gollum_way", "there_is_another_way")
    found = answer("", step, bearers=bearers, hidden=hidden, corruption=6, fallen=but(""), **given)
    assert found == wanted


@pytest.mark.parametrize(("hand", "wanted"), [("ents_awake_huorns athelas", "ents_awake_huorns"), ("athelas", "pass")])
def test_another_card_is_played_only_if_it_does_something(hand: str, wanted: str) -> None:
    board = "fangorn: gandalf_the_white; orthanc: isengard 5r"
    hands = {"free": tuple(hand.split()), "shadow": ()}
    assert answer(board, ("another_event", "ents_awake_entmoot"), hands=hands) == wanted


def test_the_least_valuable_cards_are_discarded_and_paid_with() -> None:
    """There is no corruption to heal, and Minas Tirith is threatened."""
    hands = {"free": ("athelas", "bilbos_song", "elven_rope", "guards_of_the_citadel"), "shadow": ()}
    board = "minas_tirith: gondor 1r; osgiliath: sauron 6r"
    assert answer(board, ("discard", "free", 2), hands=hands) == "athelas bilbos_song"
    assert answer(board, ("discard", "free", 1), hands=hands, chosen=("athelas",)) == "bilbos_song"
    assert answer(board, ("pay_card", "free", "character"), hands=hands) == "athelas"
    found = answer(board, ("pay_card", "free", "character"), hands=hands, corruption=5, fallen=but(""))
    assert found == "elven_rope"


def test_hope_is_taken_from_the_better_card() -> None:
    for table in (("axe_and_bow", "wizards_staff"), ("wizards_staff", "axe_and_bow")):
        assert answer("", ("hope", "worn_with_sorrow_and_toil"), table=table, corruption=9) == "wizards_staff"


def test_raiders_of_isengard_come_near_their_goal() -> None:
    given = {"captured": TAKEN.replace("helms_deep", "")}
    board = "fords_of_isen: isengard 6r"
    assert answer(board, ("raid_where", "rage_of_the_dunlendings"), **given) == "gap_of_rohan"


def test_an_army_that_joins_another_one_marches_to_it() -> None:
    """The army in Nurn joins the one beside Minas Tirith, which is the main one."""
    given = {"captured": TAKEN.replace("minas_tirith", ""), "chosen": ("sauron-regular",) * 4}
    board = "osgiliath: sauron 4r; gorgoroth: sauron 4r; minas_tirith: gondor 4r; morannon: sauron 1r"
    step = ("march_to", "the_shadow_is_moving", 2, 1, "anywhere", "gorgoroth", "gorgoroth")
    assert answer(board, step, **given) == "minas_morgul"


# Companions


@pytest.mark.parametrize(
    ("companion", "corruption", "wanted"),
    [("gimli", 0, "lose"), ("meriadoc", 0, "bear"), ("meriadoc", 6, "lose"), ("gimli", 10, "lose")],
)
def test_a_lured_companion_is_kept_while_corruption_is_cheap(companion: str, corruption: int, wanted: str) -> None:
    assert answer("", ("lured", "lure_of_the_ring", companion), corruption=corruption) == wanted


@pytest.mark.parametrize(
    ("board", "wanted"), [("edoras: rohan 1r strider", "edoras"), ("bree: meriadoc", "fellowship")]
)
def test_an_eagle_carries_him_who_gains_most(board: str, wanted: str) -> None:
    """Strider should go to be crowned. Who defends nothing in Bree cannot do better anywhere."""
    given = {"bearers": "lorien", "fallen": but("meriadoc strider")} if wanted == "fellowship" else {}
    step = ("send_from", "gwaihir_the_windlord", "anywhere", 0, 4, 1)
    assert answer(board, step, **given) == wanted


def test_on_the_mordor_track_the_weakest_companion_is_lost() -> None:
    step = ("send_who", "i_will_go_alone", 1, 0, 0, "fellowship")
    given = {"bearers": "morannon", "track": 1}
    assert answer("", step, fallen=but("strider meriadoc gimli"), **given) == "meriadoc"
    assert answer("", step, fallen=but("strider gimli"), **given) == "gimli"


def test_outside_mordor_who_is_most_useful_is_sent() -> None:
    step = ("send_who", "i_will_go_alone", 1, 0, 0, "fellowship")
    assert answer("", step, bearers="lorien", fallen=but("meriadoc gimli strider")) == "strider"


@pytest.mark.parametrize(
    ("politics", "number", "wanted"),
    [
        ("", 1, "meriadoc"),  # the lowest level protects least
        ("elves 3 passive", 1, "legolas"),  # he activates the Elves in Rivendell
        ("dwarves 3 passive", 1, "meriadoc"),
    ],
)
def test_who_breaks_away_protects_least_or_helps_where_he_is(politics: str, number: int, wanted: str) -> None:
    who = "meriadoc gimli" if "elves" not in politics else "gimli legolas"
    board = "rivendell: elves 1r"
    assert answer(board, ("break_who", number), politics=politics, fallen=but(who)) == wanted
