"""The goals and rosters of the fact files. These tests notice an accidental change of a card."""

import pytest

from bree.games.fellowship.facts import CHAPTERS, CHARACTERS, EVENTS, GIFTS, RIDERS, Goal
from bree.games.fellowship.setup import CHAPTER
from bree.games.fellowship.state import Terms
from bree.games.fellowship.verdict import KINDS

# character: kind of goal, suits, number, number with four players, lowest, highest, window, forbidden cards
GOALS = {
    "frodo": ("cards_of_suit_at_least", ("rings",), 4, 2, 0, 0, 0, ""),
    "bilbo": ("tricks_at_least", (), 3, 3, 0, 0, 0, ""),
    "gandalf": ("tricks_at_least", (), 1, 1, 0, 0, 0, ""),
    "pippin": ("fewest_tricks", (), 1, 1, 0, 0, 0, ""),
    "sam": ("card_of_suit_with_threat_rank", ("hills",), 1, 1, 0, 0, 0, ""),
    "merry": ("tricks_between", (), 1, 1, 1, 2, 0, ""),
    "gildor": ("play_suit_in_last_trick", ("forests",), 1, 1, 0, 0, 0, ""),
    "farmer_maggot": ("cards_with_threat_rank_at_least", (), 2, 2, 0, 0, 0, ""),
    "fatty_bolger": ("tricks_exactly", (), 1, 1, 0, 0, 0, ""),
    "tom_bombadil": ("won_suit_matches_kept_card", (), 3, 3, 0, 0, 0, ""),
    "goldberry": ("one_unbroken_run_only", (), 3, 3, 0, 0, 0, ""),
    "mr_underhill": ("only_tricks_with_suit", ("rings",), 1, 1, 1, 0, 0, ""),
    "barliman": ("win_one_of_last_tricks", (), 1, 1, 0, 0, 3, ""),
    "strider": ("tricks_above_or_below_threat", (), 1, 1, 0, 0, 0, ""),
    "glorfindel": ("win_all_of_suit", ("shadows",), 1, 1, 0, 0, 0, ""),
    "bill_the_pony": ("tricks_exactly", (), 1, 1, 0, 0, 0, ""),
    "elrond": ("everyone_wins_suit", ("rings",), 1, 1, 0, 0, 0, ""),
    "arwen": ("strictly_most_of_suit", ("forests",), 1, 1, 0, 0, 0, ""),
    "gloin": ("strictly_most_of_suit", ("mountains",), 1, 1, 0, 0, 0, ""),
    "bilbo_baggins": ("tricks_at_least", (), 3, 3, 0, 0, 0, "one_ring"),
    "aragorn": ("tricks_equal_threat", (), 1, 1, 0, 0, 0, ""),
    "boromir": ("win_last_trick", (), 1, 1, 0, 0, 0, "one_ring"),
    "gwaihir": ("tricks_containing_suit", ("mountains",), 2, 2, 0, 0, 0, ""),
    "shadowfax": ("tricks_containing_suit", ("hills",), 2, 2, 0, 0, 0, ""),
    "radagast": ("tricks_containing_suit", ("forests",), 2, 2, 0, 0, 0, ""),
    "legolas": ("card_of_suit_with_threat_rank", ("forests",), 1, 1, 0, 0, 0, ""),
    "gimli": ("card_of_suit_with_threat_rank", ("mountains",), 1, 1, 0, 0, 0, ""),
    "gandalf_secret_fire": ("none", (), 1, 1, 0, 0, 0, ""),
    "orophin_rumil": ("card_of_suit_with_threat_rank", ("forests",), 1, 1, 0, 0, 0, ""),
    "haldir": ("card_of_suit_with_threat_rank", ("forests",), 1, 1, 0, 0, 0, ""),
    "galadriel": ("strictly_middle_tricks", (), 1, 1, 0, 0, 0, ""),
    "celeborn": ("same_rank_at_least", (), 3, 3, 0, 0, 0, ""),
    "samwise": ("card_of_suit_with_threat_rank", ("hills",), 1, 1, 0, 0, 0, ""),
    "peregrin": ("fewest_tricks", (), 1, 1, 0, 0, 0, ""),
    "meriadoc": ("tricks_between", (), 1, 1, 1, 2, 0, ""),
    "aragorn_son": ("tricks_equal_threat", (), 1, 1, 0, 0, 0, ""),
    "boromir_son": ("win_last_trick", (), 1, 1, 0, 0, 0, "one_ring"),
    "legolas_greenleaf": ("card_of_suit_with_threat_rank", ("forests",), 1, 1, 0, 0, 0, ""),
    "gimli_son": ("card_of_suit_with_threat_rank", ("mountains",), 1, 1, 0, 0, 0, ""),
}
OVERWHELMED = {
    "samwise": ("card_of_suit_with_threat_rank", ("hills", "shadows"), 1, 1, 0, 0, 0, ""),
    "peregrin": ("zero_tricks_others_at_least", (), 1, 1, 0, 0, 0, ""),
    "meriadoc": ("tricks_exactly", (), 2, 2, 0, 0, 0, ""),
    "aragorn_son": ("tricks_equal_threat", (), 1, 1, 0, 0, 0, ""),
    "boromir_son": ("win_last_trick", (), 1, 1, 0, 0, 0, "rings"),
    "legolas_greenleaf": ("card_of_suit_with_threat_rank", ("forests", "shadows"), 1, 1, 0, 0, 0, ""),
    "gimli_son": ("card_of_suit_with_threat_rank", ("mountains", "shadows"), 1, 1, 0, 0, 0, ""),
}

# character: partners of exchanges, excluded partners; characters without exchanges are missing
PARTNERS = {
    "gandalf": (("frodo",), ()),
    "pippin": (("frodo", "merry", "sam"), ()),
    "sam": (("frodo", "merry", "pippin"), ()),
    "merry": (("frodo", "pippin", "sam"), ()),
    "gildor": (("frodo",), ()),
    "farmer_maggot": (("merry", "pippin"), ()),
    "tom_bombadil": (("frodo",), ()),
    "barliman": (("any",), ()),
    "strider": (("frodo",), ()),
    "glorfindel": (("any",), ()),
    "bill_the_pony": (("frodo", "sam"), ()),
    "arwen": (("elrond", "aragorn"), ()),
    "gloin": (("bilbo", "bilbo_baggins", "gimli"), ()),
    "aragorn": (("any",), ()),
    "boromir": (("any",), ("frodo",)),
    "gwaihir": (("gandalf",), ()),
    "legolas": (("gimli", "aragorn"), ()),
    "gimli": (("legolas", "aragorn"), ()),
    "orophin_rumil": (("haldir",), ()),
    "haldir": (("any",), ("gimli",)),
    "galadriel": (("gandalf",), ()),
    "celeborn": (("any",), ()),
}

# chapter: length, characters, required ones, optional ones, highest threat, events, gifts, riders
ROSTERS = {
    1: (
        "short",
        "frodo bilbo gandalf pippin",
        "frodo bilbo",
        "",
        0,
        "",
        {},
        {},
    ),
    2: (
        "short",
        "frodo sam merry gandalf pippin",
        "frodo sam merry",
        "",
        4,
        "",
        {},
        {},
    ),
    3: (
        "short",
        "frodo farmer_maggot gildor sam merry pippin",
        "frodo farmer_maggot gildor",
        "",
        4,
        "",
        {},
        {},
    ),
    4: (
        "short",
        "frodo fatty_bolger merry sam pippin",
        "frodo fatty_bolger merry",
        "",
        4,
        "",
        {},
        {},
    ),
    5: (
        "short",
        "frodo tom_bombadil sam merry pippin",
        "frodo tom_bombadil",
        "",
        4,
        "old_man_willow",
        {},
        {},
    ),
    6: (
        "short",
        "frodo tom_bombadil goldberry sam merry pippin",
        "frodo tom_bombadil goldberry",
        "",
        4,
        "barrow_wights",
        {},
        {},
    ),
    7: (
        "short",
        "mr_underhill barliman sam merry pippin",
        "mr_underhill barliman",
        "",
        4,
        "",
        {},
        {},
    ),
    8: (
        "short",
        "frodo merry strider sam pippin barliman",
        "frodo merry strider",
        "",
        4,
        "",
        {},
        {"frodo": "morgul_knife", "merry": "black_breath"},
    ),
    9: (
        "long",
        "glorfindel frodo sam merry pippin strider bill_the_pony",
        "glorfindel",
        "",
        4,
        "the_nine",
        {},
        {"frodo": "morgul_knife", "merry": "black_breath", "pippin": "wraith", "strider": "unseen", "sam": "terror"},
    ),
    10: (
        "short",
        "elrond bilbo_baggins gloin arwen gandalf",
        "elrond bilbo_baggins",
        "",
        0,
        "",
        {},
        {},
    ),
    11: (
        "short",
        "frodo aragorn boromir gloin bilbo_baggins",
        "frodo aragorn boromir",
        "",
        0,
        "",
        {"broken_sword": "aragorn", "horn_of_gondor": "boromir"},
        {},
    ),
    12: (
        "short",
        "gandalf radagast shadowfax gwaihir",
        "gandalf",
        "",
        0,
        "saruman",
        {},
        {},
    ),
    13: (
        "long",
        "frodo gandalf aragorn legolas gimli boromir sam merry pippin bill_the_pony",
        "frodo",
        "bill_the_pony",
        7,
        "",
        {"mithril_shirt": "frodo"},
        {},
    ),
    14: (
        "long",
        "frodo gandalf gandalf_secret_fire aragorn legolas gimli boromir sam merry pippin",
        "frodo",
        "",
        7,
        "doors_of_durin balins_tomb long_dark bridge_of_khazad_dum",
        {"mithril_shirt": "frodo"},
        {},
    ),
    15: (
        "short",
        "gimli haldir orophin_rumil legolas",
        "gimli haldir orophin_rumil",
        "",
        7,
        "blindfolded",
        {},
        {},
    ),
    16: (
        "short",
        "frodo galadriel celeborn sam",
        "frodo galadriel celeborn",
        "",
        7,
        "the_mirror",
        {},
        {},
    ),
    17: (
        "long",
        "frodo aragorn legolas gimli boromir sam merry pippin galadriel celeborn",
        "frodo",
        "celeborn",
        7,
        "the_anduin",
        {"mithril_shirt": "frodo"},
        {},
    ),
    18: (
        "groups",
        "frodo boromir_son samwise aragorn_son meriadoc peregrin legolas_greenleaf gimli_son",
        "frodo boromir_son meriadoc peregrin",
        "",
        7,
        "the_anduin breaking_of_the_fellowship",
        {},
        {},
    ),
}
WHITE = (
    "bilbo pippin sam merry mr_underhill strider aragorn boromir legolas gimli gandalf_secret_fire orophin_rumil haldir"
)
GOLD = "samwise peregrin meriadoc aragorn_son boromir_son legolas_greenleaf gimli_son"


def as_row(goal: Goal) -> tuple[object, ...]:
    return (goal.kind, goal.suits, goal.n, goal.n_four, goal.low, goal.high, goal.window, goal.forbid)


@pytest.mark.parametrize("name", GOALS)
@pytest.mark.rule("FEL-1.9")
def test_the_goal_of_every_character(name: str) -> None:
    assert as_row(CHARACTERS[name].front.goal) == GOALS[name]


@pytest.mark.parametrize("name", OVERWHELMED)
@pytest.mark.rule("FEL-1.9")
def test_the_goal_of_every_overwhelmed_side(name: str) -> None:
    back = CHARACTERS[name].back
    assert back is not None
    assert as_row(back.goal) == OVERWHELMED[name]


@pytest.mark.rule("FEL-4.17")
def test_whom_every_character_exchanges_with() -> None:
    found = {}
    for name, who in CHARACTERS.items():
        for part in who.front.setup if who.back is None else ():
            if part.do in ("exchange", "trade", "swap_lost") and part.condition.at(Terms(4, ())):
                found[name] = (part.partners, part.but)
    assert found == PARTNERS


@pytest.mark.parametrize("number", ROSTERS)
@pytest.mark.rule("FEL-1.6")
def test_the_card_of_every_chapter(number: int) -> None:
    c = CHAPTERS[number]
    rows = (c.length, *(" ".join(row) for row in (c.characters, c.required, c.optional)), c.threats)
    assert (*rows, " ".join(c.events), c.gifts, c.riders) == ROSTERS[number]


@pytest.mark.rule("FEL-12.1")
def test_the_frames_of_the_cards() -> None:
    for frame, names in (("white", WHITE), ("gold", GOLD)):
        assert {name for name, who in CHARACTERS.items() if who.frame == frame} == set(names.split())
    assert {who.frame for who in CHARACTERS.values()} == {"white", "gold", "black"}


@pytest.mark.rule("FEL-1.8")
def test_every_card_is_there() -> None:
    assert (len(CHARACTERS), len(EVENTS), len(GIFTS), len(RIDERS)) == (39, 12, 5, 5)
    assert sorted(CHAPTERS) == [*range(1, 19), 19]
    assert list(CHAPTER.values()) == [*range(1, 19), 19, 0]


@pytest.mark.rule("FEL-8.1")
def test_every_kind_of_goal_can_be_judged() -> None:
    faces = [face for who in CHARACTERS.values() for face in (who.front, who.back) if face is not None]
    kinds = {face.goal.kind for face in faces} | {
        goal.kind for event in EVENTS.values() for goal in event.goals.values()
    }
    assert kinds == set(KINDS)
