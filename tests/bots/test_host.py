"""The host: chance and bots play until a person must choose."""

from random import Random

import pytest

from bree.bots.bot import Bot, Sight
from bree.bots.find import invite
from bree.bots.hint import strongest_hint
from bree.bots.host import Host
from bree.core import CHANCE, DONE
from bree.games.mordor import GAME as MORDOR
from bree.lang import Voice
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


def test_bots_alone_play_to_the_end() -> None:
    sitting = mordor(GREEDY, RANDOM)
    served(sitting)
    assert sitting.ask is None


def test_the_same_seed_gives_the_same_game_among_bots() -> None:
    games = []
    for seed in (4, 4, 5):
        sitting = mordor(RANDOM, RANDOM, seed=seed)
        served(sitting)
        games.append(picks(sitting))
    assert games[0] == games[1]
    assert games[0] != games[2]


class Holding:
    """A bot that takes the first pick, holds a resource during the game, and records its random seed."""

    def __init__(self) -> None:
        self.luck: list[float] = []
        self.left = 0

    def choose(self, sight: Sight, rng: Random) -> str:
        self.luck.append(rng.random())
        return sight.ask.picks[0].id

    def leave(self) -> None:
        self.left += 1


def test_a_bot_has_other_luck_at_every_answer_and_the_same_when_it_is_asked_again_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = Holding()
    let_in(monkeypatch, bot)
    sitting = mordor(FAILING, RANDOM)
    served(sitting)
    assert len(set(bot.luck)) == len(bot.luck) > 10
    first = next(number for number, answer in enumerate(sitting.answers) if answer.who == "frodo")
    before, bot.luck = bot.luck, []
    sitting.rewind(first)
    served(sitting)
    assert bot.luck == before


def test_when_the_game_is_over_what_bots_hold_is_let_go_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Holding()
    let_in(monkeypatch, bot)
    served(mordor(ANNA, FAILING, starter="sam"))
    assert (len(bot.luck) > 0, bot.left) == (True, 0), "Anna is asked"
    served(mordor(RANDOM, FAILING, starter="sam"))
    assert bot.left == 1


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


class Failing:
    """A bot with an error: it raises, or gives an illegal answer."""

    def __init__(self, fault: BaseException | str) -> None:
        self.fault = fault
        self.left = 0

    def choose(self, _sight: Sight, _rng: Random) -> str:
        if isinstance(self.fault, str):
            return self.fault
        raise self.fault

    def leave(self) -> None:
        self.left += 1


def let_in(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    """Register the bot as `failing`."""

    def known(game: str, name: str, *, outside: bool = False) -> Bot:
        return bot if name == "failing" else invite(game, name, outside=outside)

    monkeypatch.setattr("bree.bots.host.invite", known)


FAILING = Chair("failing", "failing")
FAULTS: dict[str, tuple[BaseException | str, str]] = {
    "raises": (ZeroDivisionError("too clever"), "ZeroDivisionError: too clever"),
    "many lines": (ValueError("I hate\nthis \x1b[2Jgame"), "ValueError: I hate this \ufffd[2Jgame"),
    "leaves": (SystemExit(4), "SystemExit: 4"),
    "says nothing": (KeyError(), "KeyError"),
    "not offered": ("mellon", "it answered something that was not offered"),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_for_a_bot_that_fails_a_random_bot_plays_on_and_the_log_says_so(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault, why = FAULTS[kind]
    bot = Failing(fault)
    let_in(monkeypatch, bot)
    sitting = mordor(GREEDY, FAILING, starter="sam")
    served(sitting)
    assert sitting.ask is None, "played to the end"
    (line,) = [entry for entry in sitting.log("frodo") if entry.key == "bot-failed"]
    assert Voice("en", MORDOR).line(line) == f"The bot for Sam has failed: {why}. A random bot plays on."
    polish = Voice("pl", MORDOR).line(line)
    assert polish.startswith("Bot, który grał na tym miejscu (Sam), zawiódł: ")
    assert polish.endswith(". Dalej gra bot losowy.")
    assert bot.left == 1, "what it held is let go"


def test_who_stops_the_game_stops_it_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, Failing(KeyboardInterrupt()))
    sitting = mordor(ANNA, FAILING, starter="sam")
    with pytest.raises(KeyboardInterrupt):
        served(sitting)
    assert sitting.ask is not None
    assert sitting.ask.who == "sam"
    assert [entry.key for entry in sitting.log("frodo") if entry.key == "bot-failed"] == []


def test_a_bot_that_fails_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, Failing(RuntimeError("a bug")))
    sitting = mordor(ANNA, FAILING, starter="sam")
    host = Host(sitting)
    for _ in host.serve():
        pass
    assert type(host.bots["sam"]).__name__ == "RandomBot"
