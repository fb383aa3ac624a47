"""The action tokens that the Shadow gets for companions who start outside the Fellowship (LME-11.10)."""

from typing import Final

from bree.core import Ask, Pick
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.minions import can_move_nazgul
from bree.games.war.rules.extension_points import AddedAnswers
from bree.games.war.rules.turn.action_turns import end_action
from bree.games.war.rules.turn.politics import choose_nation, nations_to_advance
from bree.games.war.state import SHADOW, War, lords_of, seat_of

WINGS, BANNER = "wings", "banner"
TOKENS: Final = (BANNER, WINGS)
TOKEN: Final = "token-"
CHOICES: Final = (Pick(WINGS, ("token:" + WINGS,)), Pick(BANNER, ("token:" + BANNER,)))
TOKEN_PICK: Final = {TOKEN + name: Pick(TOKEN + name, ("token:" + name,)) for name in TOKENS}


@book.step
def grant_tokens(s: War, gone: int) -> None:
    """Give the Shadow its tokens at once (LME-11.22).

    For one companion it chooses one token (LME-11.10), for more companions it gets both (LME-11.11).
    """
    if gone == 1:
        s.then(("token_choice",))
    elif gone:
        s.lords = lords_of(s)._replace(tokens=TOKENS)
        s.tell("tokens", "LME-11.11")


@book.ask
def token_choice(s: War) -> Ask:
    return Ask(seat_of(s, SHADOW), "token_choice", "LME-11.10", CHOICES)


@book.step
def on_token_choice(s: War, answer: str) -> None:
    s.lords = lords_of(s)._replace(tokens=(answer,))
    s.tell("token", "LME-11.10", token=TOKEN + answer)


# Using one


def tokens_ready(s: War, side: str) -> list[str]:
    """Return the tokens that the side can use instead of a die (LME-11.14).

    One token per turn is allowed (LME-11.17), and only for its own action (LME-11.12, LME-11.13). In a team the player
    whose action turn it is may use one (LME-11.19).
    """
    lords = s.lords
    if lords is None or side != SHADOW or not lords.tokens or lords.token_used:
        return []
    if not s.shadow_dice and not s.terms.bare_token:  # LME-11.24, LME-O6
        return []
    return [
        TOKEN + name
        for name in lords.tokens
        if (can_move_nazgul(s) if name == WINGS else nations_to_advance(s, SHADOW))
    ]


def why_not(s: War, side: str, name: str) -> str:
    lords = s.lords
    if side != SHADOW or lords is None:
        return ""
    if name.removeprefix(TOKEN) not in lords.tokens:
        return "LME-11.15"
    if lords.token_used:
        return "LME-11.17"
    return "LME-11.24" if not s.shadow_dice and not s.terms.bare_token else "LME-11.15"


def use_token(s: War, side: str, word: str) -> None:
    """Carry out the action of a token.

    It uses and changes no die (LME-11.24), because a token is no die result (LME-11.16).
    """
    lords, name = lords_of(s), word.removeprefix(TOKEN)
    s.lords = lords._replace(tokens=tuple([one for one in lords.tokens if one != name]), token_used=True)
    s.tell("token-used", "LME-11.14", token=word)
    s.then(("tidy",), ("token_spent",))
    if name == WINGS:
        s.then(("move_nazgul",))
    else:
        choose_nation(s, SHADOW)


@book.step
def token_spent(s: War) -> None:
    end_action(s, SHADOW)


ANSWERS: Final = AddedAnswers(TOKEN_PICK, tokens_ready, why_not, use_token)
