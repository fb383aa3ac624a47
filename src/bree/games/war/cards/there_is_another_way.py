"""There Is Another Way."""

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.games.war.figures import GOLLUM
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.phase import can_hide, can_move_fellowship
from bree.games.war.state import FREE, War, seat_of

HIDE_PICK, MOVE_PICK = Pick("hide"), Pick("move")


@book.effect()
def follow_gollum(s: War, card: str) -> None:
    """With Gollum as Guide, offer to move or to hide by the usual rules. No die goes to the Hunt Box (WAR-20.4)."""
    if can_follow_gollum(s, card):
        s.then(("gollum_way", card))


@book.can
def can_follow_gollum(s: War, card: str) -> bool:
    return s.guide == GOLLUM and (can_hide(s) or can_move_fellowship(s))


@book.ask
def gollum_way(s: War, card: str) -> Ask:
    return Ask(
        seat_of(s, FREE),
        "gollum_way",
        "WAR-20.4",
        (HIDE_PICK if can_hide(s) else MOVE_PICK, PASS_PICK),
        {"card": "card-" + card},
    )


@book.step
def on_gollum_way(s: War, card: str, answer: str) -> None:
    if answer == HIDE_PICK.id:
        s.then(("hide",))
    elif answer != PASS:
        s.then(("move_fellowship",))
