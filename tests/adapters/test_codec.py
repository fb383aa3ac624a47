"""Answers as numbers: at every ask each pick has exactly one number, and our games declare every word."""

from dataclasses import replace
from itertools import islice

import numpy as np
import pytest
from tiny import GAME as TINY

from bree.adapters.codec import LOOSE, Codec
from bree.core import CHANCE, Ask, Game, Illegal, Pick, Refusal
from bree.core.answers import answers_of
from bree.core.find import find
from bree.core.vocabulary import Undeclared
from tests.contract.variants import option_sets, random_game

BARE = replace(TINY, package="bree.games")  # it declares nothing
OURS = ["doom", "fellowship", "mordor", "war"]
ANSWERS = {"war": 600}  # limit for a game that is too long to play to the end
EVERY = {"fellowship": 7, "doom": 5, "mordor": 3}  # the test plays one of this many option sets


def ask_of(*words: str) -> Ask:
    return Ask("sam", "choose", "MOR-1.1", tuple([Pick(word) for word in words]))


@pytest.mark.parametrize("name", OURS)
def test_every_answer_of_our_games_is_declared_once(name: str) -> None:
    game = find(name)
    words = answers_of(game)
    known = set(words)
    assert len(known) == len(words) > 0
    for options in islice(option_sets(game).values(), 0, None, EVERY.get(name, 1)):
        for _, ask, _ in islice(random_game(game, options, "words"), ANSWERS.get(name)):
            if ask.who != CHANCE:
                assert [pick.id for pick in ask.picks if pick.id not in known] == []


@pytest.mark.parametrize(
    "game", [find("mordor"), find("fellowship"), TINY, BARE], ids=["mordor", "fellowship", "tiny", "bare"]
)
def test_every_pick_has_one_number_and_the_mask_is_exact(game: Game) -> None:
    codec = Codec(game)
    for _, ask, _ in islice(random_game(game, {}, "numbers"), 200):
        if ask.who == CHANCE:
            continue
        mask = codec.mask(ask)
        assert (mask.shape, mask.dtype, mask.max()) == ((codec.size,), np.int8, 1)
        assert [codec.answer(ask, number) for number in codec.numbers(ask)] == [pick.id for pick in ask.picks]
        assert [codec.number(ask, pick.id) for pick in ask.picks] == codec.numbers(ask)
        assert sorted(codec.numbers(ask)) == np.flatnonzero(mask).tolist()
        barred = int(np.flatnonzero(mask == 0)[0])
        with pytest.raises(Illegal, match="not-offered"):
            codec.answer(ask, barred)
    assert not codec.mask(None).any()


def test_the_numbers_are_those_of_the_words_in_order() -> None:
    codec = Codec(find("mordor"))
    assert codec.words[:9] == ("1", "2", "3", "4", "5", "6", "7", "8", "again")
    assert codec.size == len(codec.words) == 19
    assert codec.numbers(ask_of("red", "done")) == [codec.words.index("red"), codec.words.index("done")]
    assert codec.name(codec.words.index("red")) == "red"


def test_cards_of_every_box_and_answers_that_are_seldom_offered_are_declared() -> None:
    assert {"aragorn", "minas_tirith", "remove-denethors_folly", "both-elves-elite", "lose"} <= set(
        answers_of(find("war"))
    )


@pytest.mark.parametrize("game", ["mordor", "bare"])
def test_a_number_below_nought_is_no_word_counted_from_the_end(game: str) -> None:
    codec = Codec(find("mordor") if game == "mordor" else BARE)
    ask = ask_of(*(codec.words or ("a", "b", "c")))  # it offers all words
    assert codec.answer(ask, 0) == ask.picks[0].id
    for number in (-1, -2, -len(ask.picks), -codec.size, -(10**9)):
        with pytest.raises(Illegal, match="not-offered"):
            codec.answer(ask, number)


def test_a_pick_that_is_not_declared_is_refused_by_name() -> None:
    codec = Codec(find("mordor"))
    with pytest.raises(Undeclared, match=r"choose \(MOR-1.1\) offers 'palantir', which is not among the answers"):
        codec.mask(ask_of("red", "palantir"))


def test_a_game_that_declares_nothing_lives_on_the_order_of_its_picks() -> None:
    codec = Codec(BARE)
    ask = ask_of("a", "b", "c")
    assert codec.size == LOOSE
    assert codec.numbers(ask) == [0, 1, 2]
    assert codec.answer(ask, np.int64(2)) == "c"
    assert codec.name(2) == "#2"
    for number in (3, codec.size, -1, 10**9):
        with pytest.raises(Illegal):
            codec.answer(ask, number)


def test_more_picks_than_numbers_are_refused_and_none_is_lost() -> None:
    codec = Codec(BARE)
    codec.mask(ask_of(*[str(number) for number in range(LOOSE)]))
    with pytest.raises(Refusal) as refused:
        codec.mask(ask_of(*[str(number) for number in range(LOOSE + 1)]))
    assert (refused.value.key, refused.value.facts) == ("too-many-picks", {"picks": LOOSE + 1, "spare": LOOSE})
