"""A sitting: who may answer what, chance by seed, save and load."""

from collections.abc import Callable
import json
from typing import Any

import pytest
from saga import GAME as SAGA
from tiny import GAME as TINY

from bree.core import CHANCE, Illegal, Refusal
from bree.core.saves.state_json import to_plain
from bree.table import Chair, Sitting
from tests.table.seating import ANNA, BOT, JAN, MORDOR, STARTS, mordor, picks, roll, snapshot, tiny


def refused(sitting: Sitting, seat: str, pick: str) -> Refusal:
    before = snapshot(sitting)
    with pytest.raises(Refusal) as refusal:
        sitting.answer(seat, pick)
    assert snapshot(sitting) == before
    return refusal.value


def played_on(seed: int | None) -> Sitting:
    """Three rolls of Frodo's, each time the first die offered is kept."""
    sitting = mordor(seed=seed)
    for _ in range(3):
        sitting.play_automatic()
        ask = sitting.ask
        assert ask is not None
        sitting.gather(ask.who, [ask.picks[0].id])
    return sitting


def test_persons_sit_in_chairs_that_are_neither_empty_nor_of_a_bot() -> None:
    sitting = mordor(ANNA, Chair(""), BOT)
    assert list(sitting.chairs) == ["frodo", "sam", "merry"]
    assert sitting.persons == ["frodo"]


def test_another_seat_than_the_one_asked_is_refused() -> None:
    refusal = refused(tiny(), "bob", "barrel03")
    assert (refusal.key, refusal.facts) == ("not-asked", {"seat": "bob", "who": "ann"})


def test_a_seat_cannot_answer_for_chance() -> None:
    assert refused(mordor(), "frodo", "ring").facts == {"seat": "frodo", "who": CHANCE}


def test_what_is_not_offered_is_refused_with_its_rule() -> None:
    refusal = refused(tiny(), "ann", "barrel03")
    assert (type(refusal), refusal.key, refusal.rule) == (Illegal, "not-offered", "TINY-3")


def test_an_answer_is_noted_with_who_gave_it_and_what_was_told_before() -> None:
    sitting = tiny()
    told = len(sitting.state.log or [])
    sitting.answer("ann", "barrel02")
    assert sitting.answers[-1] == ("ann", "barrel02", told, "", False)
    assert len(sitting.state.log or []) == told + 1


def test_after_the_end_every_answer_is_refused() -> None:
    sitting = mordor(arrival="instant_win")
    while (ask := sitting.ask) is not None:
        sitting.answer(ask.who, ask.picks[0].id)
    assert refused(sitting, "frodo", "pass").key == "game-over"


def test_chairs_must_be_the_seats_of_the_game_in_their_order() -> None:
    for seats in (("frodo",), ("sam", "frodo"), ("frodo", "sam", "merry"), ("frodo", "gollum")):
        with pytest.raises(Refusal) as refusal:
            Sitting(MORDOR, {}, dict.fromkeys(seats, ANNA))
        assert (refusal.value.key, refusal.value.facts) == (
            "seats-other",
            {"seats": ("frodo", "sam"), "found": seats},
        )


def test_persons_are_those_who_are_no_bots() -> None:
    assert mordor(ANNA, BOT, JAN).persons == ["frodo", "merry"]


def test_chance_answers_until_a_seat_is_asked() -> None:
    sitting = mordor()
    sitting.play_automatic()
    assert [answer.who for answer in sitting.answers] == [CHANCE] * 5
    assert sitting.ask is not None
    assert sitting.ask.who == "frodo"
    before = snapshot(sitting)
    sitting.play_automatic()
    assert snapshot(sitting) == before


def test_the_same_seed_meets_the_same_dice() -> None:
    assert picks(played_on(5)) == picks(played_on(5))
    assert picks(played_on(5)) != picks(played_on(6))


def test_the_dice_of_a_sitting_are_fair_and_do_not_follow_each_other() -> None:
    """1000 first rolls: a Ring on yellow one time in three, on yellow and red together one time in nine."""
    yellow = both = 0
    for seed in range(1000):
        sitting = mordor(seed=seed)
        sitting.play_automatic()
        faces = picks(sitting)
        yellow += faces[1] == "ring"
        both += faces[1] == faces[2] == "ring"
    assert abs(yellow - 333) < 4 * 15  # the spread of one count is about 15 ...
    assert abs(both - 111) < 4 * 10  # ... and of the other about 10


def test_without_a_seed_every_sitting_has_its_own() -> None:
    assert mordor(seed=None).seed != mordor(seed=None).seed


def test_an_answer_taken_back_and_given_again_meets_the_same_dice() -> None:
    sitting = mordor(ANNA, BOT, seed=9)
    sitting.play_automatic()
    ask = sitting.ask
    assert ask is not None
    for _ in range(3):
        sitting.gather("frodo", [ask.picks[0].id])
        sitting.play_automatic()
        seen, length = picks(sitting), len(sitting.answers)
        while len(sitting.answers) > 5:
            assert sitting.undo("frodo")
        sitting.gather("frodo", [ask.picks[0].id])
        sitting.play_automatic()
        assert (picks(sitting), len(sitting.answers)) == (seen, length)
        sitting.rewind(5)


def test_rewinding_gives_the_position_and_the_log_of_that_moment() -> None:
    sitting = mordor()
    roll(sitting, "gandalf ring orc weapon nazgul")
    before = snapshot(sitting)
    sitting.gather("frodo", ["green", "yellow"])
    sitting.rewind(5)
    assert snapshot(sitting) == before
    sitting.rewind(0)
    assert sitting.answers == []
    assert sitting.state == MORDOR.new(sitting.options, log=True)


def test_each_seat_reads_its_own_log() -> None:
    sitting = tiny()
    assert [entry.facts.get("card") for entry in sitting.log("ann")] == ["barrel01", "barrel02", None, "barrel04", None]
    assert [entry.key for entry in sitting.log(None)] == ["buried"]


def test_a_view_is_that_of_the_seat() -> None:
    sitting = tiny()
    assert sitting.view("ann")["hand"] == ["barrel02", "barrel04"]
    assert sitting.view("bob")["hand"] == ["barrel03", "barrel05"]
    assert sitting.view(None)["hand"] == []


def test_a_saved_sitting_is_loaded_with_its_people_answers_and_log() -> None:
    sitting = tiny(ANNA, Chair("random", "random"), tokens=2)
    sitting.answer("ann", "barrel04")
    loaded = Sitting.load(sitting.save(), sitting.game)
    assert (loaded.state, loaded.answers, loaded.chairs) == (sitting.state, sitting.answers, sitting.chairs)
    assert loaded.options == {"players": 2, "tokens": 2, "charms": "off"}
    assert loaded.save() == sitting.save()


def test_a_save_names_neither_seed_nor_log() -> None:
    text = mordor(seed=123456789).save()
    assert "123456789" not in text
    assert '"log"' not in text


def test_a_save_of_these_rules_with_an_illegal_answer_is_refused_though_it_has_a_position() -> None:
    sitting = tiny()
    sitting.answer("ann", "barrel04")
    save = json.loads(sitting.save())
    assert (save["rules"], save["position"] is None) == (sitting.game.version, False)
    save["answers"][-1] = "barrel05"
    with pytest.raises(Refusal) as refusal:
        Sitting.load(json.dumps(save), sitting.game)
    assert (refusal.value.key, refusal.value.rule) == ("save-illegal", "TINY-3")
    assert refusal.value.facts == {"number": 6, "answer": "barrel05"}


def test_a_save_whose_people_do_not_fit_the_game_is_refused() -> None:
    text = mordor().save().replace('"sam": {', '"gollum": {')
    with pytest.raises(Refusal) as refusal:
        Sitting.load(text)
    assert refusal.value.key == "seats-other"


def test_a_long_save_is_played_once_and_each_ask_is_made_once() -> None:
    made: list[str] = []
    asks = dict(SAGA.rules.asks)

    def counted(name: str) -> Callable[..., Any]:
        return lambda *given: made.append(name) or asks[name](*given)

    SAGA.rules.asks.update({name: counted(name) for name in asks})
    try:
        sitting = Sitting(SAGA, {"answers": 60}, {"west": Chair("Anna"), "east": Chair("Jan")}, seed=1)
        sitting.play_automatic()
        while (ask := sitting.ask) is not None:
            sitting.answer(ask.who, ask.picks[0].id)
            sitting.play_automatic()
        count = len(sitting.answers)
        assert len(made) == count
        made.clear()
        again = Sitting.load(sitting.save(), SAGA)
        assert len(made) == count
    finally:
        SAGA.rules.asks.update(asks)
    assert (again.state, again.state.log) == (sitting.state, sitting.state.log)


@pytest.mark.parametrize("origin", ["save", "branch"])
def test_whoever_reads_the_log_is_told_first_where_the_game_came_from(origin: str) -> None:
    """From the setup, and from a position in the middle; an undo leaves the line there."""
    chairs = {"ann": ANNA, "bob": JAN}
    for start in (None, to_plain(tiny().state)):
        sitting = Sitting(TINY, {"players": 2}, chairs, 1, start, origin)
        assert [entry.key for entry in sitting.log(None)][:1] == [f"origin-{origin}"]
        sitting.play_automatic()
        assert sitting.ask is not None
        sitting.answer("ann", sitting.ask.picks[0].id)
        assert sitting.undo("ann")
        assert [entry.key for entry in sitting.log("bob")].count(f"origin-{origin}") == 1
    assert not Sitting(TINY, {"players": 2}, chairs, 1, to_plain(tiny().state)).log(None)[:1]


def test_of_a_record_the_first_answer_that_is_not_legal_is_named_by_its_number() -> None:
    sitting = Sitting(TINY, {"players": 2}, {"ann": ANNA, "bob": JAN}, 1)
    record = [*picks(tiny()), "barrel02", "barrel02"]
    with pytest.raises(Refusal) as refusal:
        for _ in sitting.replay(record):
            pass
    assert (refusal.value.key, refusal.value.facts) == ("save-illegal", {"number": STARTS + 2, "answer": "barrel02"})
    assert len(sitting.answers) == STARTS + 1
