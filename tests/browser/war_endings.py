"""The four ends of the War of the Ring, each one answer away, dictated without a browser."""

from collections.abc import Callable

from tests.rulebook.war.teams_story import table
from tests.rulebook.war.war_story import Tale, but

SHADOW_TEN = "minas_tirith dol_amroth edoras helms_deep pelargir dale lorien"  # 2 + 2 + 1 + 2 + 1 + 1 + 2 points
FREE_FOUR = "moria dol_guldur"
LAST_QUESTION = {"bearers": "morannon", "phase": 2}  # does the Fellowship enter Mordor?


def last_step(corruption: int) -> Tale:
    """The last step of the Mordor Track; a tile of damage 1 is drawn, and a companion may still soften it."""
    given = {"bearers": "morannon", "track": 4, "corruption": corruption, "die": "character", "fallen": but("")}
    return Tale.of("", ("move_fellowship",), ("action_phase",), turn=11, **given).go("one")


def destroyed() -> Tale:
    return last_step(9)


def corrupted() -> Tale:
    return last_step(11)


def military(captured: str) -> Tale:
    """The turn ends with the next answer."""
    places = " ".join(sorted(captured.split()))
    steps = ("fellowship_phase",), ("victory_check",)
    return Tale.of("", *steps, captured=places, turn=9, corruption=4, fallen="boromir gimli", **LAST_QUESTION)


def shadow_military() -> Tale:
    return military(SHADOW_TEN)


def free_military() -> Tale:
    return military(FREE_FOUR)


def both_military() -> Tale:
    return military(f"{SHADOW_TEN} {FREE_FOUR}")


def team_military() -> Tale:
    """Four players: the Shadow's two captured different settlements."""
    places = " ".join(sorted(SHADOW_TEN.split()))
    given = {"captured": places, "takers": ("edoras=saruman_player", "minas_tirith=witch_king_player"), **LAST_QUESTION}
    return table("", ("fellowship_phase",), ("victory_check",), go="gondor_player", **given)


def ended(tale: Tale) -> Tale:
    """The same game after its last answers."""
    while not tale.over:
        ids = [pick.id for pick in tale.ask.picks]
        tale.answer("pass" if "pass" in ids else ids[-1])
    return tale


ENDINGS: dict[str, Callable[[], Tale]] = {
    "destroyed": destroyed,
    "corrupted": corrupted,
    "shadow_military": shadow_military,
    "free_military": free_military,
}
