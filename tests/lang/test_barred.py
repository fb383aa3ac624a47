"""The refusal of a barred pick names the thing as the player sees it, and then the rule."""

import pytest

from bree.core import CHANCE, DONE, Illegal
from bree.core.find import find
from bree.core.rulebook import rulebook
from bree.lang import LANGUAGES, Voice
from bree.lang.short_rule import short_rule
from bree.table import Chair, Sitting
from tests.contract.variants import random_game

TABLES = [("mordor", {}), ("mordor", {"side": "advanced"}), ("doom", {})]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_barred_answer_is_refused_in_words(name: str, options: dict[str, str | int]) -> None:
    game = find(name)
    book = rulebook(game.package)
    voices = [Voice(language, game) for language in LANGUAGES]
    barred = set()
    for s, ask, _ in random_game(game, options, "barred"):
        if ask.who == CHANCE or ask.automatic:
            continue
        for answer, rule in game.rules.barred(s).items():
            barred.add((ask.key, answer))
            for voice in voices:
                said = voice.refusal(Illegal("not-offered", rule, answer=answer), ask)
                assert said.endswith(f"{rule}: {short_rule(book[rule].text[voice.language])}")
            polish = voices[LANGUAGES.index("pl")].called(ask, answer)
            assert polish != answer or answer.isdecimal(), f"{ask.key}: {answer} has no name"
    assert len(barred) > 5


@pytest.mark.parametrize("name", ["mordor", "doom"])
def test_what_marks_bar_and_what_they_lack_is_said_in_words(name: str) -> None:
    """This checks every single mark of every pick set."""
    game, runs = find(name), 0
    book = rulebook(game.package)
    chairs = {seat: Chair(seat) for seat in game.seats(game.choose({}))}
    sitting = Sitting(game, {}, chairs, seed=3)
    sitting.play_automatic()
    while (ask := sitting.ask) is not None and runs < 12:
        if ask.many:
            runs += 1
            for pick in sitting.pick_set.picks:
                told = sitting.selection(ask.who, [pick.id])
                assert told.ready == (DONE not in told.barred)
                assert all(
                    short_rule(book[rule].text[language]) for rule in told.barred.values() for language in LANGUAGES
                )
        sitting.answer(ask.who, ask.picks[0].id)
        sitting.play_automatic()
    assert runs == 12
