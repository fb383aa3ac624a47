"""Tables of War of the Ring for the tests of the screen, one for each kind of board."""

from collections.abc import Callable

from bree.core import CHANCE
from bree.core.saves.state_json import to_plain
from bree.games.war import GAME
from bree.games.war.notation import read
from bree.games.war.state import War
from bree.lang import Voice
from bree.table import Chair, Sitting
from bree.term.boards.war.lines import lines
from bree.term.screen import TableApp

LAND = """erebor: dwarves 1r 2e 1l; rivendell: elves 2e 1l; lorien: elves 1r 2e; minas_tirith: gondor 3r 1e 1l strider;
 osgiliath: gondor 2r; helms_deep: rohan 3r 1e 1l; edoras: rohan 2r; dale: north 1r 1l; helms_deep: isengard 8r 2e;
 orthanc: isengard 2r saruman; moria: sauron 2r; minas_morgul: sauron 5r 2n; barad_dur: sauron 4r 1e 1n;
 dol_guldur: sauron 5r 1e; umbar: southrons 3r; pelargir: southrons 2r 1e""".replace("\n", "")
BOARD = f"map: {LAND} | sieges: helms_deep | captured: pelargir | politics: dwarves 3 passive, north 2, southrons 1"
CARDS = "free hand: athelas horn_of_gondor elven_cloaks | shadow hand: grond orc_patrol"


def position(told: str, cards: str = CARDS) -> War:
    s = read(f"{BOARD} | {cards} | {told}")
    GAME.rules.settle(s)
    return s


def choosing() -> War:
    """The active player chooses a die."""
    dice = "free dice: character*2 army_muster will | shadow dice: army*2 muster event used=2 box=2"
    return position(f"turn: 3.5 free | ring: moria 2 c3 | {dice} | todo: go")


def siege() -> War:
    """The battle of Helm's Deep after the roll: the besiegers take the first losses."""
    s = position("turn: 4.5 shadow | free dice: used=4 | shadow dice: used=8 | todo: attack(shadow,0)")
    ask = GAME.waiting(s)
    assert ask is not None
    if ask.key == "attack_from":
        GAME.apply(s, "helms_deep")
    return rolled(s, "hit")


def carded() -> War:
    """Cards of both sides on the table. The Free Peoples choose one to play."""
    dice = "free dice: character used=3 | shadow dice: army*2 used=6 | table: the_palantir_of_orthanc wizards_staff"
    return answered(position(f"turn: 3.5 free | ring: moria 2 c3 | {dice} | todo: go"), "character", "event")


def committed() -> War:
    """The battle of Helm's Deep with combat cards: the besiegers' card is face down, the besieged choose theirs."""
    hands = "free hand: the_red_arrow dain_ironfoots_guard | shadow hand: hill_trolls olog_hai"
    dice = "free dice: used=4 | shadow dice: used=8"
    return answered(position(f"turn: 4.5 shadow | {dice} | todo: attack(shadow,0)", hands), "hill_trolls")


def revealed() -> War:
    """Both combat cards are open."""
    return answered(committed(), "dain_ironfoots_guard")


def answered(s: War, *answers: str) -> War:
    """Give these answers in this order. Any other question before them gets the first pick."""
    left = list(answers)
    for _ in range(60):
        ask = GAME.waiting(s)
        assert ask is not None
        if not left:
            return s
        picks = [pick.id for pick in ask.picks]
        GAME.apply(s, left.pop(0) if left[0] in picks else picks[0])
    raise AssertionError(left)


def rolled(s: War, until: str) -> War:
    """Roll only sixes and take the first answers until this ask."""
    for _ in range(60):
        ask = GAME.waiting(s)
        assert ask is not None
        if ask.key == until:
            return s
        pips = [pick.id for pick in ask.picks]
        GAME.apply(s, "6" if ask.who == CHANCE and "6" in pips else pips[0])
    raise AssertionError(until)


def hunted() -> War:
    """A tile is drawn, and the Free Peoples say who takes the damage."""
    dice = "free dice: used=4 | shadow dice: used=5 box=3"
    s = position(f"turn: 5.5 free | ring: moria 2 c3 | {dice} | todo: hunt(move)")
    return rolled(s, "casualty")


def mordor() -> War:
    """On the Mordor Track, with Gollum alone."""
    gone = "fallen: gandalf_the_grey boromir gimli legolas meriadoc peregrin"
    dice = "free dice: character will used=2 | shadow dice: event used=3 box=4"
    return position(f"turn: 14.5 free | ring: minas_morgul c7 m2 revealed | {gone} | {dice} | todo: go")


def unhurt(hand: str) -> War:
    """There is no corruption, so Athelas would do nothing. The Free Peoples choose the use of a die."""
    dice = "free dice: character used=3 | shadow dice: army*2 used=6"
    return answered(position(f"turn: 3.5 free | ring: moria 2 | {dice} | todo: go", f"free hand: {hand}"), "character")


TABLES: tuple[Callable[[], War], ...] = (choosing, siege, hunted, mordor, carded, committed, revealed)


def seated(s: War) -> Sitting:
    """Continue the position at a table with a person on each seat, so that nothing happens automatically."""
    table = Sitting(GAME, {}, {"free": Chair("Anna"), "shadow": Chair("Jan")}, seed=7)
    table.start = to_plain(s)
    table.rewind(0)
    return table


def app_of(table: Sitting, language: str = "en") -> TableApp:
    return TableApp(table, Voice(language, GAME, {"free": "Anna", "shadow": "Jan"}), lambda: None, pause=0)


def spoken(s: War, language: str = "en", seat: str | None = "free") -> str:
    return "\n".join(lines(GAME.view(s, seat), Voice(language, GAME)))
