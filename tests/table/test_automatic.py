"""The table's courtesy: where there is nothing to do but pass, nobody is asked."""

from bree.bots.host import Host
from bree.core import CHANCE, PASS, Ask, Pick
from bree.core.find import find
from bree.table import Chair, Sitting


def alone() -> Sitting:
    """The Gandalf card is one that cannot be used before a stage ends, whatever else might be drawn."""
    sitting = Sitting(find("doom"), {"players": 1}, {"star": Chair("Anna")}, seed=4)
    sitting.answer(CHANCE, "gandalfs_vision")
    return sitting


def test_an_ask_is_idle_for_chance_and_where_only_pass_is_left() -> None:
    assert Ask(CHANCE, "die", "X", (Pick("1"), Pick("2"))).automatic
    assert Ask("ann", "offer", "X", (Pick(PASS),)).automatic
    assert not Ask("ann", "offer", "X", (Pick("elrond"), Pick(PASS))).automatic
    assert not Ask("ann", "play", "X", (Pick("h4"),)).automatic


def test_the_table_passes_until_there_is_something_to_choose() -> None:
    sitting = alone()
    sitting.play_automatic()
    assert sitting.ask is not None
    assert sitting.ask.key == "take"
    passed = [answer for answer in sitting.answers if answer.who == "star"]
    assert [(answer.pick, answer.automatic) for answer in passed] == [(PASS, True)]


def test_the_host_stops_at_the_first_choice_of_a_person() -> None:
    sitting = alone()
    for _ in Host(sitting).serve():
        pass
    assert sitting.ask is not None
    assert (sitting.ask.who, sitting.ask.key) == ("star", "take")


def test_undo_takes_back_a_choice_not_a_pass_of_the_table() -> None:
    sitting = alone()
    sitting.play_automatic()
    before = len(sitting.answers)
    sitting.answer("star", "orange")
    sitting.answer("star", "red")
    sitting.play_automatic()
    assert sitting.answers[-1][:2] == ("star", PASS)  # after the roll no card could be used
    assert sitting.undo("star")
    assert len(sitting.answers) == before


def test_a_save_with_passes_of_the_table_is_taken_up_again() -> None:
    sitting = alone()
    sitting.play_automatic()
    again = Sitting.load(sitting.save())
    assert [answer.automatic for answer in again.answers] == [answer.automatic for answer in sitting.answers]
    assert again.ask == sitting.ask
