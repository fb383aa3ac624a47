"""Tables of Adventure to Mount Doom for the tests of the screen, one for each kind of board."""

from bree.core.saves.state_json import to_plain
from bree.games.doom import GAME
from bree.lang import Voice
from bree.lang.player_names import names_of
from bree.table import Chair, Sitting
from bree.term.boards.doom.lines import lines
from bree.term.screen import TableApp
from tests.rulebook.doom.doom_story import Journey

ME, BOT = Chair("me"), Chair("random", "random")


def seated(story: Journey) -> Sitting:
    """Continue the story at a table with a person on the first seat and bots on the others."""
    seats = story.s.seats
    options: dict[str, str | int] = {"players": len(seats)}
    table = Sitting(GAME, options, dict(zip(seats, [ME, *[BOT] * 3], strict=False)), seed=7)
    table.start = to_plain(story.s)
    table.rewind(0)
    return table


def app_of(table: Sitting, language: str = "en") -> TableApp:
    names = names_of(Voice(language, GAME), table.chairs)
    return TableApp(table, Voice(language, GAME, names), lambda: None, pause=0)


def taking() -> Journey:
    """Lothlórien, before the first roll: the player takes two coloured dice."""
    story = Journey.of(
        held="boromir@flame gandalfs_wrath loth_elrond",
        ring_bearers=3, aragorn=4, legolas=3, gimli=10, merry_pippin=0, warriors=2, nazgul=2,
    )  # fmt: skip
    return story.until("take")


def placing() -> Journey:
    """Gondor, after the second roll. One slot is bare, the Witch-king is defeated, Isengard is empty."""
    story = Journey.of(
        stage="gondor", track="? - gondor_eye_of_sauron gondor_treebeard gondor_grond ?",
        ring_bearers=27, aragorn=27, legolas=30, gimli=25, merry_pippin=33,
        held="helm_eomer", courage=4, slain=True, chieftain=False, treebeard_token=True,
    )  # fmt: skip
    story.until("take").take("orange", "red").roll(black1=2, black2=5, orange=3, red=4)
    story.decline().answer("black2", "orange", "blue").roll(black1=3, red=1, blue=6)
    return story.until("place_colour")


def battle() -> Journey:
    """Rohan: the first of three battles against the Uruk-hai, before the die."""
    story = Journey.of(
        stage="rohan", ring_bearers=9, aragorn=12, gimli=16, legolas=20, merry_pippin=8, warriors=2, nazgul=6,
        held="boromir@flame gandalfs_wrath rohan_theoden@leaf helm_eomer",
    )  # fmt: skip
    return story.board(5, "orange", 3, 2, "red", 2).until("offer", "battle")


def banned() -> Journey:
    """Lothlórien after the Balrog: no Gandalf card can be used."""
    return Journey.of(
        held="gandalfs_power loth_elrond@moon", gandalf_token=True, courage=7, nazgul=5,
        track="- loth_cave_troll loth_arwen loth_balrog - ?", ring_bearers=6, legolas=7, gimli=8,
    ).until("take")  # fmt: skip


def army() -> Journey:
    """Minas Morgul: the Army of the Dead covers a card and may move to the left or right."""
    story = Journey.of(
        stage="minas_morgul", merry_pippin=40, gimli=-1, legolas=-1, aragorn=35, warriors=5, treebeard_token=True,
        track="? - morgul_army_of_the_dead morgul_denethor morgul_witch_king morgul_haradrim",
        held="boromir@flame gandalfs_vision helm_eowyn loth_elrond@leaf gandalfs_trick@moon",
    )  # fmt: skip
    story.board(3, "orange", 3, 4, "red", 2).decline().answer("right")
    return story.until("army")


def last() -> Journey:
    """The last stage: the die has reached Shelob's Sting, and Elrond may respond to its roll."""
    story = Journey.of(
        stage="mount_doom", ring_bearers=42, merry_pippin=40, legolas=40, gimli=-1, aragorn=35,
        held="boromir@flame loth_elrond", courage=6, nazgul=3,
    )  # fmt: skip
    story.until("die").roll(black1=4).decline()
    return story.roll(throw1=5)


TABLES = [taking, placing, battle, banned, army, last]


def spoken(story: Journey, language: str = "en") -> str:
    return "\n".join(lines(GAME.view(story.s, None), Voice(language, GAME)))
