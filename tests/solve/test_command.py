"""`bree solve`: one deal, the result, and the line of play in words."""

from pathlib import Path
from random import Random

import pytest

from bree.games.fellowship import GAME
from bree.games.fellowship.card import MAIN
from bree.solve.fellowship import bits
from bree.solve.fellowship.setup_choices import ShuffledDecks, win_game, win_round
from tests.command import bree

pytestmark = pytest.mark.xdist_group("solver")  # only one test process compiles the solver
Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("lang", "first", "last"),
    [
        ("en", "This deal can be won with open hands", "The round is won!"),
        ("pl", "To rozdanie można wygrać w otwarte karty", "Runda wygrana!"),
    ],
)
def test_a_deal_is_solved_and_told(lang: str, first: str, last: str, capsys: Capture) -> None:
    said = bree(capsys, *f"solve fellowship -o chapter=5 -o players=4 --seed 7 --lang {lang}".split())
    assert said.code == 0
    assert said.out[0].startswith(first)
    assert said.out[-1] == last


def test_the_same_seed_is_the_same_deal(capsys: Capture) -> None:
    words = ["solve", "fellowship", "-o", "chapter=2", "-o", "players=3", "--seed", "11", "--lang", "en"]
    assert bree(capsys, *words).out == bree(capsys, *words).out
    assert bree(capsys, *words).out != bree(capsys, *words[:-3], "12", *words[-2:]).out


def deal_line() -> str:
    """Return a deal with each suit in one hand, and the Rings with the Hills: chapter 1 with four players."""
    lost, *cards = [card for card in MAIN if card != "r1"]
    cards.append("r1")
    rows = [cards[at : at + 9] for at in range(0, 36, 9)]
    hands = zip(("north", "east", "south", "west"), rows, strict=True)
    return " | ".join([f"lost: {lost}", *(f"{hand}: {' '.join(row)}" for hand, row in hands)])


def test_a_deal_may_be_given(capsys: Capture) -> None:
    said = bree(capsys, "solve", "fellowship", "-o", "deal=" + deal_line(), "--lang", "en")
    assert said.code == 0
    assert said.out[0].startswith(("This deal can be won", "With none"))


def test_a_spent_budget_is_no_verdict(capsys: Capture) -> None:
    said = bree(capsys, *["solve", "fellowship", "-o", "chapter=10", "--tries", "1", "--budget", "1", "--lang", "en"])
    assert said.code == 0
    assert said.out[0].startswith("The search found no winning line")


def test_an_absurd_budget_is_as_good_as_enough(capsys: Capture) -> None:
    words = ["solve", "fellowship", "-o", "chapter=5", "--seed", "7", "--lang", "en"]
    assert bree(capsys, *words, "--budget", "9" * 40) == bree(capsys, *words)


@pytest.mark.parametrize(("lang", "says"), [("en", "Preparing the solver: "), ("pl", "Przygotowuję program")])
def test_whoever_must_wait_for_the_compiler_is_told_so(
    lang: str, says: str, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["solve", "fellowship", "--tries", "1", "--budget", "1", "--lang", lang]
    bree(capsys, *words)
    assert bree(capsys, *words).err == []  # the solver is compiled by now
    monkeypatch.setattr(bits.STORE, "path", tmp_path)
    said = bree(capsys, *words)
    assert said.code == 0
    assert [line.startswith(says) for line in said.err] == [True]
    refused = bree(capsys, *words[:3], "0", "--lang", lang)
    assert (refused.code, [line for line in refused.err if line.startswith(says)]) == (2, [])


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("solve doom", "There is no solver for doom."),
        ("solve fellowship -o chapter=campaign", "A campaign has many deals"),
        ("solve fellowship -o chapter=19", "is not a value of the option chapter"),
        ("solve fellowship -o players=5", "is not a value of the option players"),
        ("solve fellowship --tries 0", "--tries must be 1 or more"),
        ("solve fellowship --budget 0", "--budget must be 1 or more"),
        ("solve nosuchgame", "There is no game called"),
    ],
)
def test_what_cannot_be_solved_is_refused(words: str, says: str, capsys: Capture) -> None:
    said = bree(capsys, *words.split(), "--lang", "en")
    assert said.code == 2
    assert said.out == []
    assert len(said.err) == 1
    assert says in said.err[0]


def test_a_deal_with_a_card_twice_is_refused(capsys: Capture) -> None:
    said = bree(capsys, "solve", "fellowship", "-o", "deal=" + deal_line().replace("h3", "h4"), "--lang", "en")
    assert said.code == 2
    assert "4 of Hills" in said.err[0] or "h4" in said.err[0]


def test_decks_lie_as_they_lie() -> None:
    """The deal of a seed is the same for all choices."""
    hands = set()
    for choices in range(3):
        s = GAME.new({"chapter": "3", "players": 4}, log=True)
        tried = win_round(s, ShuffledDecks("same"), Random(choices), 1, 100)
        if tried.won is not None:
            hands.add(tried.won.answers[:37])
    assert len(hands) == 1


def test_a_long_chapter_is_won_round_by_round() -> None:
    s = GAME.new({"chapter": "18", "players": 3})
    answers = win_game(s, "rounds", 4, 2000)
    assert s.over == "won"
    assert s.rounds == 2
    assert len(answers) > 100
