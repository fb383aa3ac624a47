"""A position as text and back: nothing is lost, and defaults may be left out."""

from collections import Counter
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from bree.core import CHANCE, Pile, Refusal, sample
from bree.games.war import GAME
from bree.games.war.facts import DECK, STANDARD
from bree.games.war.notation import read, write
from bree.games.war.notation.word_lists import read_figures, write_figures
from bree.games.war.players.teams import SEATS_OF
from bree.games.war.setup import OPTIONS, setup
from bree.games.war.state import NATIONS, Battle, Edge, Hunt, Lords, Orders, Team, Terms, Volley, War

START = {option.name: option.default for option in OPTIONS}
BATTLE = Battle(
    "siege", "shadow", "minas_tirith", "minas_tirith", ("sauron-regular", "nazgul"), 2, (1, 6, 3), (5,), (2,), (6, 6),
    "free", 1, True, Edge("athelas", True, -1), Edge(most=3, muted="strider"), (4,), True, 3, True, True, True,
)  # fmt: skip
HUNT = Hunt("move", (1, 6), (4,), "two_reveal", 2, True, "gimli", True, 1)
# A value for every field that differs from the first position.
OTHERWISE: dict[str, Any] = {
    "todo": [("phase", 5), ("attack", "shadow", 0), ("tidy",), ("named", "", -1)],
    "ended": True,
    "terms": Terms(overstack=False, inner_mordor=False, spared=True, captor=False),
    "seats": ("shadow", "free"),
    "turn": 12,
    "phase": 3,
    "acting": "shadow",
    "free": {"moria": ("gondor-regular", "gondor-regular", "gondor-elite", "rohan-leader", "strider")},
    "shadow": {"moria": ("isengard-elite", "sauron-regular", "nazgul", "nazgul", "witch_king"), "bree": ("saruman",)},
    "sieges": ("minas_tirith", "lorien"),
    "captured": ("dale",),
    "pool": {"gondor-regular": 0, "nazgul": 2},
    "lost": {"elves-elite": 2, "north-leader": 1},
    "aside": ("gollum",),
    "fallen": ("gandalf_the_grey", "boromir"),
    "steps": dict.fromkeys(NATIONS, 2),
    "passive": ("rohan", "elves"),
    "bearers": "morannon",
    "progress": 7,
    "hidden": False,
    "corruption": 11,
    "track": 0,
    "companions": (),
    "guide": "",
    "free_dice": ("character", "character", "will"),
    "shadow_dice": ("army", "muster", "muster"),
    "free_used": 1,
    "shadow_used": 3,
    "box_free": 1,
    "box_shadow": 2,
    "free_pool": 6,
    "shadow_pool": 10,
    "rings": {"free": 1, "shadow": 2},
    "ringed": ("shadow", "free"),
    "die": "army_muster",
    "strove": True,
    "entered": True,
    "messenger": True,
    "watched": True,
    "tiles": ("eye", "eye", "three"),
    "drawn": ("one", "two", "two"),
    "specials": ("elven_rope",),
    "removed": ("elven_cloaks",),
    "decks": {deck: Pile((cards[0],), cards[2:4], ()) for deck, cards in DECK.items()},
    "hands": {"free": ("athelas", "elven_rope"), "shadow": ("grond",)},
    "discards": {"free": (), "shadow": ("olog_hai", "orc_patrol")},
    "played": ("stormcrow",),
    "table": ("wormtongue",),
    "paid": ("shadow_character-character", "shadow_strategy-army", "shadow_strategy-army"),
    "sealed": {"shadow": "pass", "free": "athelas"},
    "moved": {"edoras": ("rohan-elite",), "bree": ("nazgul",)},
    "chosen": ("gondor-regular", "gondor-regular", "strider"),
    "recruited": ("edoras", "dale"),
    "battle": BATTLE,
    "hunt": HUNT,
    "orders": Orders(("umbar",), ("pelargir", "dol_amroth"), 3, True, True, True),
    "volley": Volley("athelas", "shadow", "orthanc", 5, (1, 6), 1),
    "lords": Lords(("nenya-eye*", "vilya"), ("nenya",), ("balrog",), "vilya", ("narya",), ("nenya",), True, True, True),
    "speaks": {"free": "rohan_player", "shadow": "saruman_player"},
    "team": Team(
        ("rohan_player", "saruman_player"),
        3,
        ("free-edoras", "shadow-dale"),
        ("free-dale",),
        ("elves+gondor@bree",),
        ("north",),
        ("edoras=saruman_player",),
    ),
    "offers": {"gondor_player": "pass", "saruman_player": "grond"},
    "given": {"rohan_player": ("athelas", "elven_rope"), "saruman_player": ("grond",)},
    "over": "corrupted",
}


OF_TEAMS = ("speaks", "team", "offers", "given")


@pytest.mark.parametrize("name", [field.name for field in fields(War) if field.name != "log"])
def test_no_field_is_lost(name: str) -> None:
    s = setup({**START, "players": 4} if name in OF_TEAMS else START)
    assert getattr(s, name) != OTHERWISE[name]
    setattr(s, name, OTHERWISE[name])
    assert read(write(s)) == s


def test_all_fields_together() -> None:
    hands = dict.fromkeys(SEATS_OF[4], ("athelas",))
    s = War(**{**OTHERWISE, "hands": hands, "discards": hands})
    assert read(write(s)) == s


def test_the_first_position_is_told_by_what_stands_on_the_map_and_who_is_at_peace() -> None:
    told = write(setup(START))
    assert [part.partition(":")[0] for part in told.split(" | ")] == ["turn", "map", "politics", "todo"]
    assert "minas_tirith: gondor 3r 1e 1l; " in told
    assert "barad_dur: sauron 4r 1e 1n; " in told
    assert read(told) == setup(START)


def test_a_siege_is_told_in_three_lines() -> None:
    s = read("""map: minas_tirith: gondor 2r 1e strider; minas_tirith: sauron 8r 2n witch_king; edoras: rohan 1r 1l
                sieges: minas_tirith
                todo: attack(shadow,1) > tidy""")
    assert s.free["minas_tirith"] == ("gondor-regular", "gondor-regular", "gondor-elite", "strider")
    assert s.shadow["minas_tirith"] == (*["sauron-regular"] * 8, "nazgul", "nazgul", "witch_king")
    assert s.todo == [("tidy",), ("attack", "shadow", 1)]
    assert (s.turn, s.phase, s.acting) == (1, 5, "free")
    assert (s.steps, s.passive) == (dict.fromkeys(NATIONS, 0), ())
    assert s.companions == ("boromir", "gandalf_the_grey", "gimli", "legolas", "meriadoc", "peregrin")
    assert (s.bearers, s.guide, s.hidden) == ("rivendell", "gandalf_the_grey", True)
    assert s.aside == ("aragorn", "gandalf_the_white", "gollum", "mouth_of_sauron", "saruman")
    assert (s.pool["gondor-regular"], s.pool["nazgul"], s.pool["elves-leader"]) == (13, 6, 4)
    assert (s.tiles, s.decks) == (STANDARD, {deck: Pile.of(cards) for deck, cards in DECK.items()})
    assert (s.free_pool, s.shadow_pool, s.rings) == (4, 8, {"free": 3, "shadow": 0})
    assert read(write(s)) == s


def test_cards_that_are_elsewhere_are_not_in_their_decks_nor_tiles_in_the_pool() -> None:
    s = read("free hand: athelas | shadow discards: grond | played: wormtongue | drawn: eye*2 one")
    assert s.decks["free_character"].rest == tuple(sorted(set(DECK["free_character"]) - {"athelas"}))
    gone = {"free_character": 1, "shadow_character": 2}
    assert {deck: pile.size for deck, pile in s.decks.items()} == {
        deck: len(cards) - gone.get(deck, 0) for deck, cards in DECK.items()
    }
    assert Counter(STANDARD) - Counter(s.tiles) == {"eye": 2, "one": 1}


def test_gollum_leads_a_fellowship_without_companions() -> None:
    s = read("fallen: boromir gandalf_the_grey gimli legolas meriadoc peregrin strider | ring: minas_morgul 2 c4 m1")
    assert (s.guide, s.companions, s.progress, s.corruption, s.track) == ("gollum", (), 2, 4, 1)
    assert "gollum" not in s.aside
    assert read(write(s)) == s


@pytest.mark.parametrize(
    ("words", "figures"),
    [
        ("gondor 1r", ("gondor-regular",)),
        ("sauron 2e southrons 1r 3n", ("sauron-elite", "sauron-elite", "southrons-regular", *["nazgul"] * 3)),
        ("rohan 1l aragorn", ("rohan-leader", "aragorn")),
        ("", ()),
    ],
)
def test_figures_in_words(words: str, figures: tuple[str, ...]) -> None:
    assert read_figures(words) == figures
    assert write_figures(figures) == words


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "nonsense: 1",
        "turn: x",
        "turn: 1.5 sauron",
        "map: nowhere: gondor 1r",
        "map: moria: 3r",
        "map: moria: gondor 1x",
        "map: moria: gondor 100r",
        "map: moria: gondor -1r",
        "map: moria: isengard 1l",
        "map: moria: gollum",
        "sieges: nowhere",
        "fallen: frodo",
        "politics: mordor 1",
        "politics: rohan 1 asleep",
        "ring: nowhere",
        "ring: moria lost",
        "free dice: sword",
        "free dice: muster lost=1",
        "rings: 1",
        "marks: todo",
        "free hand: ace",
        "battle: field shadow moria",
        "battle: field shadow moria nowhere",
        "battle: field shadow moria hollin, luck 3",
        "hunt: move, rolled x",
        "terms: cheating=1",
        "drawn: eye*999999999",
        "pool: dwarves-regular*x",
        "decks: free_character: a / b",
        "map: moria: gondor 1r | map: hollin: gondor 1r",
    ],
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(text)
    assert refused.value.key == "notation"


@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_game_is_read_as_it_was_written(seed: int) -> None:
    s, rng = GAME.new({}), Random(seed)
    for _ in range(400):
        ask = GAME.waiting(s)
        assert ask is not None
        found = read(write(s))
        assert found == s.clone()
        assert GAME.waiting(found) == ask  # in the same order, too
        GAME.apply(s, sample(ask.picks, rng) if ask.who == CHANCE else rng.choice(ask.picks).id)
