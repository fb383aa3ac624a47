"""A run of picks as the player sees it: one set to choose, though the rules take it pick by pick in a fixed order."""

from collections import deque
from random import Random

from bree.core import DONE, Ask, Game, Pick, Refusal, State
from bree.guests.find import guests, invite
from bree.guests.guest import Sight
from bree.table import Sitting

LIMIT = 64  # positions looked at: five dice give 32
ADVISERS = ("turn", "greedy")  # guests worth a hint, the best first


def goes_on(first: Ask, ask: Ask | None) -> bool:
    return ask is not None and ask.many and ask.who == first.who and ask.key == first.key


def whole(game: Game, state: State, ask: Ask) -> Ask:
    """The ask with everything that some set of this run may hold; `done` is left to the confirm line."""
    if not ask.many:
        return ask
    found: dict[str, Pick] = {}
    line = deque([state.clone()])
    for _ in range(LIMIT):
        if not line:
            break
        here = line.popleft()
        now = game.waiting(here)
        if now is None or not goes_on(ask, now):
            continue
        for pick in now.picks:
            if pick.id != DONE:
                found.setdefault(pick.id, pick)
                after = here.clone()
                game.rules.play(after, pick.id)
                line.append(after)
    return ask._replace(picks=tuple(found.values()))


def adviser(game: Game) -> str:
    """The guest that gives hints, or nothing."""
    known = guests(game.name)
    return next((name for name in ADVISERS if name in known), "")


def advice(game: Game, state: State, ask: Ask, name: str) -> list[str]:
    """What the guest would choose in the place of whoever is asked: one pick, or a whole set. Changes nothing."""
    guest = invite(game.name, name)
    twin = state.clone()
    now: Ask | None = ask
    chosen: list[str] = []
    while now is not None and (now is ask or goes_on(ask, now)):
        chosen.append(guest.choose(Sight(game, twin, now.who, now), Random(len(chosen))))
        if not ask.many or chosen[-1] == DONE:
            break
        game.rules.play(twin, chosen[-1])
        now = game.waiting(twin)
    return chosen


def send(sitting: Sitting, ask: Ask, wanted: frozenset[str]) -> None:
    """A chosen set; an empty one can only mean that the run, once begun, is to end."""
    if wanted:
        sitting.gather(ask.who, wanted)
    else:
        sitting.answer(ask.who, DONE)


def in_words(refusal: Refusal, labels: dict[str, str]) -> Refusal:
    """The refusal with its answers by the names the player sees, never by their ids."""
    answer = refusal.facts.get("answer")
    if not isinstance(answer, str):
        return refusal
    words = tuple(labels.get(word, word) for word in answer.split(", "))
    return Refusal(refusal.key, refusal.rule, **{**refusal.facts, "answer": words})
