"""Positions that no game reaches: the audit names the fault, and a file with them is refused."""

from collections.abc import Callable
from typing import Any

import pytest

from bree.core import Pile, Refusal
from bree.core.saves.save import start_position
from bree.core.saves.state_json import to_plain
from bree.games.war import GAME
from bree.games.war.players.position_check import invalid_players
from bree.games.war.state import Battle, Hunt, Orders, Volley, War
from tests.rulebook.war.teams_story import table
from tests.rulebook.war.war_story import Tale

LINE = (
    "turn: 3.5 free | map: minas_tirith: gondor 3r 1l strider; osgiliath: sauron 3r 1n; orthanc: isengard 2r; "
    "lorien: elves 2e | free dice: character muster used=2 | shadow dice: army event used=3 box=2 | rings: 2 1 | "
    "todo: go > idle_in_mordor > victory_check"
)
FIGHT = Battle("field", "shadow", "osgiliath", "minas_tirith", round=1)
VOLLEY = Volley("dead_men_of_dunharrow", "shadow", "osgiliath", 5)


def refused(spoil: Callable[[War], None]) -> list[str]:
    """Return what the audit says, and check that a save with this position is refused."""
    s: War = GAME.read(LINE)
    assert GAME.audit(s) == []
    spoil(s)
    with pytest.raises(Refusal) as refusal:
        start_position(GAME, GAME.choose({}), to_plain(s))
    assert refusal.value.key == "save-position"
    return GAME.audit(s)


@pytest.mark.parametrize(
    "field",
    [
        {"acting": "sauron"},
        {"ringed": ("free", "free")},
        {"die": "banner"},
        {"recruited": ("numenor",)},
        {"moved": {"numenor": ("nazgul",)}},
        {"moved": {"moria": ("balrog",)}},
        {"chosen": ("balrog",)},
        {"sealed": {"free": "no_such_card"}},
        {"sealed": {"free": "pass"}, "battle": FIGHT},
        {"sealed": {"free": "athelas"}, "battle": FIGHT},
        {"paid": ("shadow_strategy-eye",)},
        {"volley": VOLLEY._replace(card="balrog")},
        {"volley": VOLLEY._replace(region="numenor")},
        {"volley": VOLLEY._replace(side="sauron")},
        {"volley": VOLLEY._replace(rolled=(0,))},
        {"volley": VOLLEY._replace(hits=-1)},
        {"orders": Orders(froms=("numenor",))},
        {"orders": Orders(ats=("numenor",))},
        {"orders": Orders(rounds=0)},
        {"rings": {"free": -1, "shadow": 1}},
        {"rings": {"free": 1}},
        {"turn": 0},
        {"phase": 7},
        {"battle": FIGHT._replace(target="bree")},
        {"battle": FIGHT._replace(sorcery="free_strategy")},
        {"battle": FIGHT._replace(origin="numenor")},
        {"battle": FIGHT._replace(kind="duel")},
        {"battle": FIGHT._replace(rolled=(7,))},
        {"battle": FIGHT._replace(hits=-1)},
        {"battle": FIGHT._replace(rear=("gondor-elite",))},
        {"battle": FIGHT._replace(rear=("sauron-regular",) * 4)},
        {"hunt": Hunt("move", tile="seven")},
        {"hunt": Hunt("move", tile="one", damage=-1)},
        {"hunt": Hunt("move", tile="one", victim="balrog")},
        {"hunt": Hunt("move", rolled=(0,))},
        {"corruption": 12},
        {"track": 5, "bearers": "morannon"},
        {"specials": ("elven_rope", "elven_rope")},
        {"free_dice": ("character", "eye")},
        {"free_dice": ("muster", "character")},
        {"shadow_dice": ("army", "will")},
        {"shadow_dice": ("army", "eye")},
        {"box_shadow": -1, "shadow_used": 6},
        {"free_pool": 99, "free_used": 97},
        {"captured": ("moria", "moria")},
        {"captured": ("hollin",)},
        {"guide": "peregrin"},
    ],
)
def test_what_no_game_comes_to(field: dict[str, Any]) -> None:
    def spoil(s: War) -> None:
        for name, value in field.items():
            setattr(s, name, value)

    assert refused(spoil)


@pytest.mark.rule("WAR-16.8")
def test_a_siege_with_nobody_inside():
    def spoil(s: War) -> None:
        s.sieges = ("lorien",)
        s.pool["elves-elite"] += 2
        s.pool["sauron-regular"] -= 1
        s.shadow["lorien"] = ("sauron-regular",)
        del s.free["lorien"]

    assert refused(spoil) == ["nobody is besieged in lorien"]


@pytest.mark.rule("WAR-23.11", "WAR-25.3")
def test_a_special_tile_in_the_pool_before_mordor():
    def spoil(s: War) -> None:
        s.tiles = (*s.tiles, "elven_rope")

    assert refused(spoil) == ["special tiles ['elven_rope']"]


@pytest.mark.rule("WAR-7.19", "WAR-7.20")
@pytest.mark.parametrize("new", ["gandalf_the_white", "aragorn"])
def test_the_old_and_the_new_at_once(new: str):
    def spoil(s: War) -> None:
        s.free["edoras"] = (new,)
        s.aside = tuple([one for one in s.aside if one != new])

    assert refused(spoil)


@pytest.mark.rule("WAR-7.12")
def test_saruman_out_of_orthanc():
    def spoil(s: War) -> None:
        s.shadow["moria"] = ("saruman",)
        s.aside = tuple([one for one in s.aside if one != "saruman"])

    assert refused(spoil) == ["Saruman in moria"]


@pytest.mark.rule("WAR-2.5")
def test_cards_in_foreign_hands_and_decks():
    def taken(s: War, deck: str) -> str:
        card, *rest = s.decks[deck].cards()
        s.decks[deck] = Pile.of(rest)
        return card

    def hand(s: War) -> None:
        s.hands["free"] = (taken(s, "shadow_character"),)

    def discard(s: War) -> None:
        s.discards["shadow"] = (taken(s, "free_strategy"),)

    def deck(s: War) -> None:
        s.decks["free_strategy"] = Pile.of([*s.decks["free_strategy"].cards(), taken(s, "free_character")])

    assert refused(hand)
    assert refused(discard)
    assert refused(deck) == ["foreign cards in free_strategy"]


@pytest.mark.rule("WAR-9.11")
def test_heaps_below_nothing():
    def spoil(s: War) -> None:
        s.pool["gondor-elite"] = -1
        s.lost["gondor-elite"] = 6

    assert refused(spoil) == ["gondor-elite: -1"]


@pytest.mark.parametrize(
    "line",
    [
        "map",
        "map: numenor: gondor 1r",
        "map: moria: 3r",
        "map: moria: gondor 3x",
        "map: moria: gondor -3r",
        "map: moria: gondor 100r",
        "map: moria: balrog",
        "turn: x.5",
        "turn: 3.5 sauron",
        "politics: mordor 2",
        "politics: gondor",
        "politics: gondor 1 sleepy",
        "ring: numenor",
        "ring: moria c",
        "ring: moria seen",
        "free dice: banner",
        "free dice: lost=2",
        "rings: 3",
        "sieges: numenor",
        "battle: field shadow osgiliath",
        "battle: field sauron osgiliath pelargir",
        "hunt: move, luck 3",
        "drawn: seven",
        "free hand: no_such_card",
        "todo: attack(shadow",
        "terms: luck=1",
        "colour: blue",
    ],
)
def test_a_line_that_is_no_position(line: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.read(line)
    assert refusal.value.key.startswith("notation")


@pytest.mark.parametrize(
    "field",
    [
        {"leading": ("witch_king_player", "gondor_player")},
        {"leading": ("gondor_player", "shadow")},
        {"beat": 4},
        {"beat": -1},
        {"mixed": ("free-numenor",)},
        {"mixed": ("sauron-osgiliath",)},
        {"spurned": ("free-numenor",)},
        {"last": ("sauron",)},
        {"last": ("elves+gondor@numenor",)},
        {"here": ("numenor",)},
        {"takers": ("numenor=saruman_player",)},
        {"takers": ("edoras=shadow",)},
    ],
)
def test_what_cannot_be_of_teams_is_refused(field: dict[str, Any]) -> None:
    s = table("osgiliath: gondor 1r, rohan 1r", ("go",), go="rohan_player", free_dice=("army",)).s
    assert s.team is not None
    assert invalid_players(s) == []
    s.team = s.team._replace(**field)
    assert len(invalid_players(s)) == 1


@pytest.mark.parametrize(
    "field",
    [
        {"speaks": {"free": "gondor_player"}},
        {"speaks": {"free": "witch_king_player", "shadow": "gondor_player"}},
        {"offers": {"gondor_player": "grond"}},
        {"offers": {"free": "athelas"}},
        {"given": {"gondor_player": ("athelas",)}},
        {"given": {"rohan_player": ("no_such_card",)}},
        {"seats": ("free", "shadow")},
        {"team": None},
    ],
)
def test_nor_are_swaps_that_cannot_be(field: dict[str, Any]) -> None:
    s = table("", ("go",), go="rohan_player", free_dice=("army",), hands={"gondor_player": ("athelas",)}).s
    assert invalid_players(s) == []
    for name, value in field.items():
        setattr(s, name, value)
    assert len(invalid_players(s)) == 1


@pytest.mark.rule("WAR-27.5")
@pytest.mark.parametrize("field", ["offers", "given", "speaks"])
def test_of_two_players_nobody_offers_or_gives_a_card(field: str) -> None:
    s = Tale.of("").s
    assert invalid_players(s) == []
    setattr(s, field, {"free": ()})
    assert invalid_players(s) == [f"speaks {s.speaks}"]
