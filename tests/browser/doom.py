"""Journeys to Mount Doom that are needed at a certain moment, dictated without a browser: one of every stage."""

from collections.abc import Callable
from typing import Any

from bree.core.saves.state_json import to_plain
from bree.games.doom import GAME
from bree.games.doom.state import SEATS
from bree.table import Chair, Sitting
from tests.rulebook.doom.doom_story import Journey

PLAYERS = 2
SEED = 11


def begun(stage: str, **given: Any) -> Journey:
    return Journey.of(stage=stage, players=PLAYERS, **given)


def save(journey: Journey, **options: str | int) -> str:
    """A game that begins with this position."""
    seats = SEATS[:PLAYERS]
    sitting = Sitting(GAME, {"players": PLAYERS, **options}, {seat: Chair(seat) for seat in seats}, SEED)
    sitting.start = to_plain(journey.s)
    sitting.rewind(0)
    return sitting.save()


# One moment of every stage.


def lothlorien() -> Journey:
    """The first roll lies on the table: which black die?"""
    held = "boromir@leaf gandalfs_trick@star"
    track = "? loth_cave_troll loth_elrond loth_nazgul loth_saruman ?"
    journey = begun("lothlorien", held=held, track=track, courage=13, aragorn=3, gimli=4, legolas=2, ring_bearers=1)
    journey.decline().take("orange", "blue").roll(black1=3, black2=6, orange=4, blue=2)
    return journey.decline()


def rohan() -> Journey:
    """Before a battle with orcs: two companions support, a Gandalf card is there."""
    journey = begun(
        "rohan", held="rohan_galadriel@leaf boromir@leaf gandalfs_wrath@star loth_arwen@star", courage=9, nazgul=3,
        track="? rohan_orc_hordes rohan_theoden rohan_nazgul rohan_uruk_hai ?", warriors=2, ring_bearers=10, gimli=13,
        legolas=16, aragorn=9, merry_pippin=18,
    )  # fmt: skip
    return journey.board(2, "orange", 2, 5, "red", 3).until("offer", "battle")


def helms_deep() -> Journey:
    """A turn begins while Gandalf has fallen: which dice?"""
    journey = begun(
        "helms_deep", held="boromir@leaf gandalfs_power@star gandalfs_support@leaf loth_elrond@star", courage=6,
        track="- helm_orc_hordes - helm_eomer helm_uruk_hai ?", nazgul=4, warriors=4, gandalf_token=True,
        ring_bearers=19, gimli=19, legolas=24, aragorn=22, merry_pippin=17,
    )  # fmt: skip
    return journey.decline()


def gondor() -> Journey:
    """A bare slot is hit: how far does Aragorn go?"""
    journey = begun(
        "gondor", held="gondor_treebeard@leaf helm_eowyn@star gandalfs_vision@star boromir@leaf", courage=8, nazgul=5,
        track="? gondor_orc_hordes - gondor_uruk_hai gondor_grond ?", warriors=3, ring_bearers=26, gimli=29,
        legolas=32, aragorn=27, merry_pippin=33,
    )  # fmt: skip
    return journey.board(3, "orange", 2, 5, "red", 3).until("free_move")


def minas_morgul() -> Journey:
    """The Army of the Dead is hit: left or right?"""
    journey = begun(
        "minas_morgul", held="gondor_faramir@leaf helm_eowyn@star boromir@leaf", courage=7, nazgul=6, warriors=2,
        treebeard_token=True, track="? morgul_mumakil morgul_army_of_the_dead - morgul_witch_king ?",
        ring_bearers=35, gimli=40, legolas=-1, aragorn=38, merry_pippin=40,
    )  # fmt: skip
    return journey.board(3, "orange", 2, 5, "blue", 2).until("army")


def mount_doom() -> Journey:
    """The black die is thrown, and Gandalf could set it."""
    journey = begun(
        "mount_doom", held="gandalfs_power@leaf boromir@leaf loth_elrond@star", courage=4, nazgul=6, ring_bearers=43,
        gimli=40, legolas=-1, aragorn=38, merry_pippin=40,
        track="? doom_eagles doom_shelob doom_gollums_deceit doom_power_of_the_one_ring ?",
    )  # fmt: skip
    return journey.until("die").roll(black1=3).until("offer", "rolled")


def uruk_hai() -> Journey:
    """Five battles with Uruk-hai are at hand, and all companions support."""
    journey = begun(
        "gondor", held="gondor_treebeard@leaf boromir@leaf", warriors=4,
        track="? gondor_orc_hordes - gondor_uruk_hai gondor_grond ?",
        ring_bearers=26, gimli=29, legolas=32, aragorn=27, merry_pippin=26,
    )  # fmt: skip
    return journey.board(4, "orange", 2, 5, "red", 3)


def repeat() -> Journey:
    """A battle with Uruk-hai is fought again for Boromir, and Elrond could have the die rolled once more."""
    journey = begun(
        "gondor", held="loth_elrond@star boromir@leaf", warriors=1, ring_bearers=26,
        track="? gondor_orc_hordes - gondor_uruk_hai gondor_grond ?",
    )  # fmt: skip
    journey.board(4, "orange", 2, 5, "red", 3).fight("sauron").until("offer", "lost")
    return journey.answer("boromir", "gandalf").until("offer", "rolled")


def theoden() -> Journey:
    """Théoden is used: which companion goes to the destination?"""
    held = "rohan_theoden@leaf boromir@leaf"
    journey = begun("rohan", held=held, ring_bearers=10, gimli=13, legolas=16, aragorn=9, merry_pippin=18)
    return journey.until("offer", "start").answer("rohan_theoden")


def balrog() -> Journey:
    """The die that wakes the Balrog is about to be carried out, and Treebeard could still be used."""
    held = "gondor_treebeard@star boromir@leaf gandalfs_trick@star"
    track = "? loth_cave_troll loth_balrog loth_nazgul loth_saruman ?"
    journey = begun("lothlorien", held=held, track=track, courage=13, ring_bearers=1)
    return journey.board(3, "orange", 2, 5, "red", 3).until("offer", "die")


def trick() -> Journey:
    """Gandalf's Trick is used on the blue die: which number?"""
    journey = begun("lothlorien", held="gandalfs_trick@star boromir@leaf").decline()
    journey.take("orange", "blue").roll(black1=3, black2=6, orange=4, blue=2)
    return journey.answer("gandalfs_trick", "blue")


STAGES: dict[str, Callable[[], Journey]] = {
    "lothlorien": lothlorien,
    "rohan": rohan,
    "helms_deep": helms_deep,
    "gondor": gondor,
    "minas_morgul": minas_morgul,
    "mount_doom": mount_doom,
}
