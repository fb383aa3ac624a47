"""The law of costs at its hardest positions: positions found by a search, and large armies."""

from army import GAME as ARMY, field
from army.state import KINDS
import pytest

from bree.contract.laws.costs import CLONES, costs, most
from bree.games.war import GAME as WAR
from bree.table.pick_set import POSITIONS
from tests.contract.costs import names, read
from tests.contract.variants import GAMES
from tests.rulebook.war.teams_story import table
from tests.rulebook.war.war_story import Tale

FREE = (
    "gondor 2r 2e 4l, rohan 3r 3e 4l strider gimli legolas boromir meriadoc peregrin gandalf_the_white",
    ("rohan_player", ("gondor_player", "witch_king_player")),
)
SHADOW = (
    "sauron 3r 3e, isengard 1r 1e, southrons 1r 1e 7n witch_king mouth_of_sauron",
    ("witch_king_player", ("gondor_player", "saruman_player")),
)


def dear(name: str) -> dict[str, int]:
    sitting = read(name)
    assert sitting.ask is not None
    return costs(sitting.game, sitting.state, sitting.ask)


@pytest.mark.parametrize("name", names())
def test_no_question_is_dear_at_the_dearest_positions_that_were_found(name: str) -> None:
    assert {question: number for question, number in dear(name).items() if number > most(question)} == {}


def test_every_game_has_such_positions() -> None:
    assert {name.partition("-")[0] for name in names()} == {game.name for game in GAMES if game.name != "tiny"}


@pytest.mark.parametrize(("army", "players"), [FREE, SHADOW], ids=["free", "shadow"])
@pytest.mark.parametrize("kind", ["move_who", "attack_who", "march_who"])
def test_no_question_about_a_mixed_army_is_dear(kind: str, army: str, players: tuple[str, tuple[str, str]]) -> None:
    tale = mixed(kind, army, players)
    assert tale.asked == f"{players[0]} {kind}"
    assert tale.ask.bounded
    found = costs(WAR, tale.s, tale.ask)
    assert max(found.values()) <= tale.ask.most + 2 <= CLONES


def mixed(kind: str, army: str, players: tuple[str, tuple[str, str]]) -> Tale:
    """An army of two players, and the ask for the moving figures."""
    side, enemy = ("free", "sauron") if players[0] == "rohan_player" else ("shadow", "gondor")
    card = "through_a_day_and_a_night" if side == "free" else "the_shadow_is_moving"
    steps = {
        "move_who": ("move_who", side, 1, "osgiliath", "lossarnach"),
        "attack_who": ("attack_who", side, 1, "osgiliath", "lossarnach"),
        "march_who": ("march_who", card, 2, "anywhere", "osgiliath"),
    }
    there = f"; lossarnach: {enemy} 1r" if kind == "attack_who" else ""
    board = f"osgiliath: {army}; orthanc: saruman{there}"
    return table(board, steps[kind], go=players[0], leading=players[1], mixed=(f"{side}-osgiliath",), die="army")


def test_the_law_sees_a_run_that_does_not_tell_its_bounds() -> None:
    s = field([1] * len(KINDS), hits=0, told=False)
    ARMY.rules.settle(s)
    ask = ARMY.waiting(s)
    assert ask is not None
    assert CLONES < costs(ARMY, s, ask)["run"] <= POSITIONS
