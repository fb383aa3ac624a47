"""Answers as numbers: every pick has exactly one at every ask, and of our games every word is listed."""

from itertools import islice

import numpy as np
import pytest
from tiny import GAME as TINY

from bree.adapters.codec import LOOSE, SPARE, Codec, listed
from bree.core import CHANCE, Ask, Game, Illegal, Pick, Refusal
from bree.core.find import find
from tests.contract.tables import option_sets, random_game

OURS = ["doom", "fellowship", "mordor", "war"]
ANSWERS = {"war": 600}  # of a game that is too long to be ended here
EVERY = {"fellowship": 7, "doom": 5, "mordor": 3}  # of so many option sets one is played here; the script plays all


def ask_of(*words: str) -> Ask:
    return Ask("sam", "choose", "MOR-1.1", tuple([Pick(word) for word in words]))


@pytest.mark.parametrize("name", OURS)
def test_every_word_of_our_games_is_listed_once(name: str) -> None:
    words = listed(name)
    assert len(set(words)) == len(words) > 0
    game, known = find(name), set(words)
    for options in islice(option_sets(game).values(), 0, None, EVERY.get(name, 1)):
        for _, ask, _ in islice(random_game(game, options, "words"), ANSWERS.get(name)):
            if ask.who != CHANCE:
                assert [pick.id for pick in ask.picks if pick.id not in known] == [], "run scripts/words.py"


@pytest.mark.parametrize("game", [find("mordor"), find("fellowship"), TINY], ids=lambda game: game.name)
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


def test_the_numbers_are_the_lines_of_the_list() -> None:
    codec = Codec(find("mordor"))
    assert codec.size == 19 + SPARE
    assert codec.numbers(ask_of("red", "done")) == [codec.words.index("red"), codec.words.index("done")]
    assert codec.name(codec.words.index("red")) == "red"


@pytest.mark.parametrize("game", ["mordor", "tiny"])
def test_a_number_below_nought_is_no_word_counted_from_the_end(game: str) -> None:
    codec = Codec(find("mordor") if game == "mordor" else TINY)
    ask = ask_of(*(codec.words or ("a", "b", "c")))  # all words are offered
    assert codec.answer(ask, 0) == ask.picks[0].id
    for number in (-1, -2, -len(ask.picks), -codec.size, -(10**9)):
        with pytest.raises(Illegal, match="not-offered"):
            codec.answer(ask, number)


def test_words_that_are_not_listed_take_spare_numbers_in_order() -> None:
    codec = Codec(find("mordor"))
    ask = ask_of("palantir", "red", "silmaril")
    assert codec.numbers(ask) == [19, codec.words.index("red"), 20]
    assert codec.answer(ask, np.int64(20)) == "silmaril"
    assert codec.number(ask, "palantir") == 19
    assert codec.name(20) == "#1"
    for number in (21, codec.size, -1, 10**9):
        with pytest.raises(Illegal):
            codec.answer(ask, number)


def test_a_game_without_a_list_lives_on_spare_numbers() -> None:
    codec = Codec(TINY)
    assert codec.size == LOOSE
    assert codec.numbers(ask_of("a", "b", "c")) == [0, 1, 2]


def test_more_picks_than_spare_numbers_are_refused_and_none_is_lost() -> None:
    codec = Codec(TINY)
    codec.mask(ask_of(*[str(number) for number in range(LOOSE)]))
    with pytest.raises(Refusal) as refused:
        codec.mask(ask_of(*[str(number) for number in range(LOOSE + 1)]))
    assert (refused.value.key, refused.value.facts) == ("too-many-picks", {"picks": LOOSE + 1, "spare": LOOSE})
