"""Tables of the Fellowship for the tests of the screen: fixed deals, then random answers until a given situation."""

from collections.abc import Callable
from random import Random

from bree.core import CHANCE, sample
from bree.core.saves.state_json import to_plain
from bree.games.fellowship import GAME
from bree.games.fellowship.state import HANDS, Fellowship
from bree.lang import Voice
from bree.lang.player_names import names_of
from bree.table import Chair, Sitting
from bree.term.screen import TableApp
from tests.rulebook.fellowship.fellowship_story import Round

ME, BOT = Chair("me"), Chair("random", "random")
ANNA, JAN = Chair("Anna"), Chair("Jan")
Moment = Callable[[Fellowship], bool]


def walk(story: Round, until: Moment, seed: int = 1) -> Round:
    """Answer at random until the first seat must answer in such a situation."""
    rng = Random(seed)
    while story.ask.who != "north" or not until(story.s):
        picks = story.ask.picks
        story.answer(sample(picks, rng) if story.ask.who == CHANCE else rng.choice(picks).id)
    return story


def seated(story: Round, *chairs: Chair) -> Sitting:
    """Continue the story at a table. Bots take the chairs that are not given."""
    s = story.s
    options: dict[str, str | int] = {
        "players": s.terms.players,
        "chapter": "campaign" if s.campaign else str(s.chapter),
    }
    found = (*(chairs or (ME,)), *[BOT] * 4)
    table = Sitting(GAME, options, dict(zip(HANDS[: s.terms.players], found, strict=False)), seed=7)
    table.start = to_plain(s)
    table.rewind(0)
    return table


def app_of(table: Sitting, language: str = "en") -> TableApp:
    names = names_of(Voice(language, GAME), table.chairs)
    return TableApp(table, Voice(language, GAME, names), lambda: None, pause=0)


def four() -> Round:
    """Chapter 5, in the fourth trick, with two cards played and the Old Forest beside it."""
    story = Round.of("5", 4, north="r1 h2 h5 m7 s4 s8")
    return walk(story, lambda s: len(s.tricks) >= 3 and len(s.trick) >= 2, seed=4)


def pyramid() -> Round:
    """Two players and the pyramid, with some of its cards gone."""
    return walk(Round.of("3", 2), lambda s: len(s.tricks) >= 3 and len(s.trick) == 1, seed=3)


def solo() -> Round:
    """One player with four open hands and the draw deck."""
    return walk(Round.of("6", 1), lambda s: len(s.tricks) >= 2 and len(s.trick) == 2, seed=2)


def choosing() -> Round:
    """A long chapter with ten characters, before the first choice."""
    return Round.of("13", 4, west="r1").settle()


def campaign() -> Round:
    """Three chapters are won. The second took two rounds."""
    story = Round.of("campaign", 4)
    story.s.won = (1, 2, 5)
    story.s.attempts = {"1": 1, "2": 2, "5": 1}
    return story
