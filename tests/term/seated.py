"""Tables for the tests of the screen: fixed positions and dice, and helpers for Textual's pilot."""

from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from bree.core import CHANCE
from bree.core.saves.state_json import to_plain
from bree.games.mordor import GAME
from bree.games.mordor.notation import read_dice
from bree.lang import Voice
from bree.lang.player_names import names_of
from bree.table import Chair, Sitting
from bree.term.screen import TableApp
from tests.rulebook.mordor.mordor_story import Turn

ME, BOT = Chair("me"), Chair("turn", "turn")
ANNA, JAN = Chair("Anna"), Chair("Jan")
ROLL = "kN yR rO bR gW"


def sitting(chairs: dict[str, Chair], active: str = "", **given: Any) -> Sitting:
    """Return a table at the beginning of a turn. Sheets use the notation of the rule stories; everything else is an
    option.
    """
    hobbits = " ".join(chairs)
    active = active or next(iter(chairs))
    options = {name: value for name, value in given.items() if name not in chairs}
    turn = Turn.of(active, hobbits, **given)
    options |= {"players": len(chairs), "hobbits": hobbits, "starter": hobbits.split()[0]}
    table = Sitting(GAME, options, chairs, seed=7)
    table.start = to_plain(turn.s)
    table.rewind(0)
    return table


def throw(table: Sitting, dice: str, keep: str = "") -> Sitting:
    """Dictate a roll such as `kN yR ...`, and the dice set aside from it."""
    faces = read_dice(dice)
    while (ask := table.ask) is not None and ask.who == CHANCE:
        table.answer(CHANCE, faces[str(ask.facts["die"]).removeprefix("die-")])
    if keep:
        assert ask is not None
        table.gather(ask.who, keep.split())
    return table


def four(side: str) -> Sitting:
    """Two people, two bots, every kind of sheet: in Mordor, halved, out, one step before the end."""
    chairs = {"frodo": ANNA, "sam": JAN, "merry": BOT, "pippin": BOT}
    table = sitting(
        chairs, "sam", side=side, frodo="9 circles 3 left h1 h2 h5", sam="6 circles 5 left h2 h4",
        merry="3 circles 0 left h6", pippin="8 circles h6",
    )  # fmt: skip
    return throw(throw(table, "kT yR rN bG gO", "red blue"), "kT yR gN")


def alone(dice: str, keep: str = "", **given: Any) -> Sitting:
    """One person as Frodo against a bot as Sam, with these dice."""
    return throw(sitting({"frodo": ME, "sam": BOT}, **given), dice, keep)


def together(dice: str, keep: str = "", **given: Any) -> Sitting:
    """Two people at one keyboard."""
    return throw(sitting({"frodo": ANNA, "sam": JAN}, **given), dice, keep)


def given(table: Sitting, seat: str = "frodo") -> list[str]:
    """Return the answers of the seat."""
    return [answer.pick for answer in table.answers if answer.who == seat]


class Shelf:
    """Stands for the save folder: it counts the saves, and refuses on request."""

    def __init__(self) -> None:
        self.saves = 0
        self.refusal: Exception | None = None

    def save(self) -> None:
        if self.refusal is not None:
            raise self.refusal
        self.saves += 1


def app_of(table: Sitting, language: str = "en", shelf: Shelf | None = None, pause: float = 0) -> TableApp:
    names = names_of(Voice(language, table.game), table.chairs)
    return TableApp(table, Voice(language, table.game, names), (shelf or Shelf()).save, pause=pause)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until chance and the bots have played."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def said(app: TableApp, name: str) -> str:
    """Return the text of a line of the screen."""
    return str(app.screen.query_one(name, Static).render())


def screen_text(app: TableApp) -> str:
    """Return all letters on the screen."""
    strips = app.screen._compositor.render_strips(app.size)
    return "\n".join(strip.text for strip in strips)
