"""The audit names faults of special dice and rings that no game reaches."""

from typing import Any

import pytest

from bree.games.war import GAME
from bree.games.war.lords.position_check import invalid_council
from bree.games.war.state import Lords
from tests.rulebook.war.lords.special_dice import KEEPERS, LESSER, lords
from tests.rulebook.war.war_story import WHOLE, Tale

BOARD = f"{KEEPERS}; {LESSER}"


def faults(special: str = "", picked: str = "", **given: Any) -> list[str]:
    record = Lords(special=tuple(special.split()), picked=tuple(picked.split()))
    for name in ("gone", "payer"):
        if name in given:
            record = record._replace(**{name: given.pop(name)})
    return GAME.audit(lords(BOARD, lords=record, **given).s)


@pytest.mark.rule("LME-4.2", "LME-5.17")
@pytest.mark.parametrize(
    ("special", "picked", "given"),
    [
        ("vilya-character", "vilya", {}),  # it has no such face
        ("vilya-army", "vilya", {}),  # nor that one without the icon
        ("narya-army*", "narya", {}),
        ("silmaril-muster", "", {}),
        ("vilya-muster nenya-event", "vilya nenya", {}),  # two of one side
        ("vilya-muster", "nenya", {}),  # it was not rolled
        ("vilya-muster", "", {}),  # nothing counts, but actions are taken
        ("vilya-muster vilya-event", "vilya", {}),
        ("vilya-muster", "vilya", {"gone": ("vilya",)}),
        ("", "", {"free_dice": ("vilya-muster",)}),
        ("vilya-muster", "vilya", {"shadow_dice": ("vilya-muster",)}),
        ("vilya-muster", "vilya", {"free_dice": ("vilya-muster", "vilya-muster")}),
        ("", "", {"payer": "vilya-army*"}),
        ("", "", {"free_dice": ("drawing",)}),  # only on a special die
        ("", "", {"shadow_dice": ("balrog",)}),
    ],
)
def test_special_dice_that_cannot_lie_there(special: str, picked: str, given: dict[str, Any]) -> None:
    assert faults(special, picked, **given) != []


@pytest.mark.rule("LME-4.2", "LME-4.10")
def test_special_dice_that_can() -> None:
    assert faults() == []
    assert faults("vilya-muster nenya-eye*", "nenya", box_shadow=1, shadow_pool=8) == []
    assert faults("vilya-muster gothmog-army*", "gothmog vilya", free_dice=("vilya-muster",)) == []


@pytest.mark.rule("LME-6.4")
@pytest.mark.parametrize(
    ("rings", "out", "counts", "right"),
    [
        (("narya", "vilya"), (), {"free": 2, "shadow": 1}, True),
        (("narya",), ("vilya",), {"free": 1, "shadow": 1}, True),
        (("narya",), (), {"free": 2, "shadow": 1}, False),
        (("narya",), (), {"free": 1, "shadow": 1}, False),
        (("narya",), ("narya",), {"free": 1, "shadow": 1}, False),
        (("the_one",), (), {"free": 1, "shadow": 2}, False),
    ],
)
def test_rings_are_as_many_as_their_names(
    rings: tuple[str, ...], out: tuple[str, ...], counts: dict[str, int], right: bool
) -> None:
    s = lords(BOARD, lords=Lords(rings=rings, out=out), rings=counts).s
    assert (GAME.audit(s) == []) is right


@pytest.mark.rule("LME-11.10", "LME-11.2")
@pytest.mark.parametrize(
    ("tokens", "council", "right"),
    [(("banner",), True, True), (("banner",), False, False), (("banner", "banner"), True, False)],
)
def test_there_are_tokens_only_with_the_council_and_one_of_each(
    tokens: tuple[str, ...], council: bool, right: bool
) -> None:
    s = Tale.of("", terms=WHOLE._replace(council=council), lords=Lords(tokens=tokens)).s
    assert (invalid_council(s) == []) is right
