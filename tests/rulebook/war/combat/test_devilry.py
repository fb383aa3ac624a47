"""Devilry of Orthanc: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import Numbers, fight, holding, numbers, refused

SIEGE = "helms_deep: rohan 2r 1l, isengard 2r"
STORM = {"siege": "helms_deep"}
ROHAN = "westemnet: rohan 2r 1l; fords_of_isen: isengard 3r"
WHO = "isengard-regular isengard-regular isengard-regular"


@pytest.mark.rule("WAR-12.14")
@pytest.mark.parametrize("card", ["dreadful_spells", "denethors_folly", "threats_and_promises"])
def test_devilry_of_orthanc(card: str) -> None:
    tale = fight(SIEGE, shadow=card, who="isengard-regular isengard-regular", **STORM)
    assert numbers(tale, "shadow") == Numbers(dice=2, needs=5, rerolls=6, leadership=0)


@pytest.mark.rule("WAR-12.4", "WAR-16.2")
def test_devilry_is_for_who_stands_behind_walls() -> None:
    card = "denethors_folly"
    field = holding("helms_deep: rohan 1r; westemnet: isengard 1r", shadow=card).answer("field")
    assert refused(field, card)
    siege = {"siege": "helms_deep"}
    t = holding("helms_deep: rohan 1r; helms_deep: isengard 1r, sauron 1r", shadow=card, **siege).go(
        "sauron-regular done"
    )
    assert refused(t, card), "Isengard's is in the rearguard"
    t = holding("helms_deep: rohan 1r; helms_deep: isengard 1r, sauron 1r", shadow=card, **siege)
    t.go("sauron-regular isengard-regular")
    assert t.offers == f"{card} pass"
    inside = holding("orthanc: isengard 1r; orthanc: rohan 1r", shadow=card, side="free", siege="orthanc")
    assert inside.offers == f"{card} pass", "it need not be the attacker"


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["dreadful_spells", "denethors_folly", "threats_and_promises"])
def test_barred_without_what_it_requires(card: str) -> None:
    other = attack(ROHAN, hands={"shadow": (card,), "free": ()}).go(WHO)
    assert refused(other, card), "nobody is besieged"
    sauron = attack(SIEGE.replace("isengard", "sauron"), hands={"shadow": (card,), "free": ()}, **STORM)
    assert refused(sauron.go("sauron-regular sauron-regular"), card)
