"""The numbers that decided finished games."""

from bree.bots.host import Host
from bree.games.fellowship import GAME as FELLOWSHIP
from bree.table import Sitting
from tests.browser import fellowship
from tests.browser.games import by_seed


def told(sitting: Sitting) -> list[tuple[str, dict[str, object]]]:
    for _ in Host(sitting).serve():
        pass
    return [(key, dict(facts)) for key, facts in sitting.game.numbers(sitting.state)]


def test_mordor_counts_circles_nazgul_fields_and_turns() -> None:
    sitting = by_seed()
    found = told(sitting)
    sheets = sitting.view(None)["sheets"]
    assert [facts["who"] for _, facts in found[:-1]] == ["frodo", "sam"]
    assert [(facts["circles"], facts["left"]) for _, facts in found[:-1]] == [
        (sheet["circles"], sheet["left"]) for sheet in sheets.values()
    ]
    turns = [line for line in sitting.log(None) if line.key == "turn"]
    assert found[-1] == ("turns", {"turns": len(turns)})


def test_fellowship_says_of_each_goal_what_the_log_says() -> None:
    sitting = fellowship.dealt(fellowship.SEED, loss="end")
    found = told(sitting)
    goals = [line for line in sitting.log(None) if line.key in ("goal-met", "goal-failed")]
    assert found[0] == ("rounds", {"rounds": 1, "tricks": sitting.view(None)["round"]["tricks"]})
    assert [(key, facts["who"], facts["character"]) for key, facts in found[1:]] == [
        (line.key, line.facts["who"], line.facts["character"]) for line in goals
    ]
    assert FELLOWSHIP.rounds is not None
    assert FELLOWSHIP.rounds.won(sitting.state, 1) is False
