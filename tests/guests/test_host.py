"""The host: chance and guests play until a person must choose."""

from bree.core import CHANCE, DONE
from bree.guests.hint import strongest_hint
from bree.guests.host import Host
from bree.table import Chair, Sitting
from tests.table.seating import ANNA, mordor, picks, snapshot

GREEDY, RANDOM = Chair("greedy", "greedy"), Chair("random", "random")


def served(sitting: Sitting) -> list[str]:
    return [answer.who for answer in Host(sitting).serve()]


def test_everything_before_a_person_is_answered() -> None:
    sitting = mordor(ANNA, RANDOM, starter="sam")
    who = served(sitting)
    assert set(who) == {CHANCE, "sam"}
    assert sitting.ask is not None
    assert sitting.ask.who == "frodo"
    assert who == [answer.who for answer in sitting.answers]


def test_nothing_is_answered_in_a_persons_place() -> None:
    sitting = mordor(ANNA, RANDOM)
    served(sitting)
    before = snapshot(sitting)
    assert served(sitting) == []
    assert snapshot(sitting) == before


def test_guests_alone_play_to_the_end() -> None:
    sitting = mordor(GREEDY, RANDOM)
    served(sitting)
    assert sitting.ask is None


def test_the_same_seed_gives_the_same_game_among_guests() -> None:
    games = []
    for seed in (4, 4, 5):
        sitting = mordor(RANDOM, RANDOM, seed=seed)
        served(sitting)
        games.append(picks(sitting))
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_hint_is_a_whole_legal_set_and_changes_nothing() -> None:
    sitting = mordor(ANNA, RANDOM)
    host = Host(sitting)
    for _ in host.serve():
        pass
    before, count = snapshot(sitting), len(sitting.answers)
    assert sitting.ask is not None
    _, found = strongest_hint(sitting.game, sitting.state, sitting.ask, 1)
    assert snapshot(sitting) == before
    sitting.gather("frodo", found.picks)
    taken = [answer.pick for answer in sitting.answers[count:] if answer.who == "frodo"]
    assert set(taken) - {DONE} == set(found.picks)
