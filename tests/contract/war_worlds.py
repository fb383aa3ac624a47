"""All worlds of a game of war that a seat cannot rule out: the places of unseen cards, and the marked cards.

The backs show the deck of a card, so it changes places only with cards of its deck. While a hand is over its limit, its
owner marks cards one by one, and only the owner knows them. A face-down combat card must be one that its side could
commit (WAR-12.4). A player who is asked for a card has one that fits.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations, product
from typing import Any, NamedTuple

from bree.contract.known_worlds import KnownWorlds, Viewpoint
from bree.contract.worlds import World, Worlds, layouts
from bree.core import Pile, Value
from bree.core.find import find
from bree.games.war.facts import CARDS
from bree.games.war.figures import CHARACTERS, PERSON, is_played, sort_figures
from bree.games.war.players.teams import MATE, SHADOW_TEAM
from bree.games.war.rules.battle.combat_cards import combat_requirement_holds
from bree.games.war.state import DECKS
from tests.contract.variants import random_game
from tests.contract.witness import WarWitness, war_spots

WAR = find("war")
LORDS: dict[str, Value] = {"lords": "whole"}
LOW = """
turn: 2.5 free | terms: keepers=1 smeagol=1 lesser=1 rivals=1 lords_cards=1 council=1
fallen: gandalf_the_grey strider legolas
companions: boromir_captain_general gimli_dwarven_lord meriadoc peregrin_of_the_shire
guide: boromir_captain_general | lords: yes, shown boromir_captain_general, ceiling 1
free dice: army | shadow dice: army | todo: die(free)
""".strip()


class WarMoment(NamedTuple):
    fits: Callable[[Viewpoint], bool]
    hand: int  # cards of each deck that stay in a hand, besides marked ones
    gone: int  # cards that stay in the discards
    deck: int
    bites: bool = False  # knowledge must exclude some worlds
    options: dict[str, Value] = {}  # noqa: RUF012  (nobody changes it)
    given: bool = False  # teammates know the cards that they have given each other


FOUR: dict[str, Value] = {"players": 4}


def sealed_by(at: Viewpoint, seats: tuple[str, ...]) -> bool:
    return len(at.s.sealed) == 1 and next(iter(at.s.sealed)) in seats


WAR_MOMENTS: dict[str, WarMoment] = {
    "a hand": WarMoment(lambda at: at.seat == "free" and at.s.turn > 2, 2, 0, 2),
    "discards": WarMoment(lambda at: at.seat == "shadow" and kinds(at.s.discards["free"]) == 2, 1, 1, 1),
    "a discard that is going on": WarMoment(lambda at: marking(at) and at.ask.who != at.seat, 2, 0, 1),
    "a discard that the public sees": WarMoment(lambda at: marking(at) and at.seat is None, 1, 0, 1),
    "a combat card": WarMoment(lambda at: list(at.s.sealed) == ["shadow"] and at.seat == "free", 2, 0, 2, True),
    "a combat card of the Free Peoples": WarMoment(
        lambda at: list(at.s.sealed) == ["free"] and at.seat == "shadow", 2, 0, 2, True
    ),
    "combat cards that the public sees": WarMoment(lambda at: bool(at.s.sealed) and at.seat is None, 1, 0, 2, True),
    "a card that can be played": WarMoment(
        lambda at: at.ask.key == "event" and at.seat not in (None, at.ask.who), 2, 0, 2, True
    ),
    "the public": WarMoment(lambda at: at.seat is None and at.s.turn > 2, 1, 0, 1),
    "versions of the companions": WarMoment(
        lambda at: at.seat == "shadow" and veiled(at.s) == 4 and at.s.guide != "smeagol", 0, 0, 1, options=LORDS
    ),
    "hands of a teammate and of two enemies": WarMoment(
        lambda at: at.seat == "rohan_player" and at.s.turn > 2, 1, 0, 1, options=FOUR
    ),
    "a card that was given": WarMoment(
        lambda at: at.seat == "rohan_player" and bool(at.s.given.get("rohan_player")), 1, 1, 1, options=FOUR, given=True
    ),
    "a combat card of a teammate who was given one": WarMoment(
        lambda at: sealed_by(at, (MATE.get(at.seat or "", ""),)) and bool(at.s.given.get(at.seat)),
        0,
        0,
        2,
        True,
        FOUR,
        True,
    ),
    "a combat card of a team": WarMoment(
        lambda at: sealed_by(at, SHADOW_TEAM) and at.seat == "gondor_player",
        1,
        0,
        1,
        True,
        FOUR,
    ),
}


def kinds(cards: tuple[str, ...]) -> int:
    return len({CARDS[card].deck for card in cards})


def veiled(s: Any) -> int:
    """How many companions have an unknown version."""
    return 0 if s.lords is None else len([one for one in s.companions if one not in s.lords.shown and one != "smeagol"])


def marking(at: Viewpoint) -> bool:
    return at.ask.key == "discard" and bool(at.s.chosen)


def war_worlds(witness: WarWitness, s: Any, seat: str | None, knows: bool = True) -> Worlds:
    """All worlds. If the seat ignores which cards can be used, also the worlds that this would exclude."""
    hidden = sorted(unseen(witness, seat) & set(CARDS))
    room = Counter((*witness.lay[card], CARDS[card].deck) for card in hidden)
    given = witness.given.get(seat or "", ())

    def may(card: str, spot: tuple[str, str, str]) -> bool:
        """A card stays in its deck. A card that the seat has given is with the teammate, in hand or face down."""
        return spot[2] == CARDS[card].deck and (card not in given or spot[1] == MATE[seat or ""])

    found: Worlds = {}
    for lay in layouts(hidden, dict(room), may):
        world = laid(s, seat, lay)
        ask = WAR.waiting(world)
        if knows and (ask is None or not ask.picks or not paid(world)):
            continue  # nobody would have been asked, or could have paid
        places = tuple(sorted((card, spot[:2]) for card, spot in lay.items()))
        for marked, sealed, who in product(marks(s, seat, lay), seals(world, seat, knows), fellowships(s, seat, knows)):
            found[places, marked, sealed, who] = 1
    return found


def unseen(witness: WarWitness, seat: str | None) -> set[str]:
    """The cards that the seat cannot see, even if it knows their owner."""
    return {*witness.secrets(seat), *witness.given.get(seat or "", ())}


def fellowships(s: Any, seat: str | None, knows: bool) -> list[tuple[str, ...]]:
    """The possible versions of companions in the Fellowship: any that was not shown, none above the Guide (LME-11)."""
    if s.lords is None or seat == "free":
        return [s.companions]
    rows = []
    for one in s.companions:
        others = [other for other in CHARACTERS if PERSON[other] == PERSON[one] and is_played(s.terms, other)]
        rows.append([one] if one in s.lords.shown or one == "smeagol" else others)
    guided = s.guide not in ("smeagol", "gollum") and knows
    top = CHARACTERS[s.guide].level if guided else 9
    found = [who for who in product(*rows) if all(CHARACTERS[one].level <= top for one in who)]
    return sorted(sort_figures(list(who)) for who in found)


def paid(world: Any) -> bool:
    """The cards that were paid are in the discards (WAR-6.9)."""
    gone = Counter(f"{CARDS[card].deck}-{CARDS[card].icon}" for cards in world.discards.values() for card in cards)
    return not Counter(world.paid) - gone


def laid(s: Any, seat: str | None, lay: dict[str, Any]) -> Any:
    """The position with the hidden cards of this world."""
    world = s.clone()

    def at(*spot: str) -> tuple[str, ...]:
        return tuple(sorted(card for card, (kind, whose, _) in lay.items() if (kind, whose) == spot))

    for side in s.seats:
        if side != seat:
            world.hands[side], world.discards[side] = at("hand", side), at("gone", side)
    for deck in DECKS:
        world.decks[deck] = Pile.of(at("deck", deck))
    return world


def seals(world: Any, seat: str | None, knows: bool) -> list[tuple[str, ...]]:
    """The possible face-down cards in this world: for each side a card of the same deck that it could commit."""
    rows = []
    for side, card in world.sealed.items():
        striking = [one for one in world.table if CARDS[one].strikes]
        held = [one for one in (*world.hands[side], *striking) if CARDS[one].deck == CARDS[card].deck]
        rows.append(
            [card] if side == seat else [one for one in held if not knows or combat_requirement_holds(world, one)]
        )
    return list(product(*rows))


def marks(s: Any, seat: str | None, lay: dict[str, Any]) -> list[tuple[str, ...]]:
    """The possible marked cards in this world: any cards of the hand, as many as are marked."""
    owner = next((side for side, hand in s.hands.items() if set(s.chosen) & set(hand)), seat)
    if owner == seat:
        return [s.chosen]
    hand = sorted(card for card, spot in lay.items() if spot[:2] == ("hand", owner))
    return list(combinations(hand, len(s.chosen)))


def war_key(witness: WarWitness, seat: str | None, twin: Any) -> World:
    hidden = unseen(witness, seat)
    places = tuple(sorted((card, spot) for card, spot in war_spots(twin) if card in hidden))
    return places, twin.chosen, sealed_in(twin), twin.companions


def sealed_in(s: Any) -> tuple[str, ...]:
    return tuple(s.sealed.values())


def thinned_war(s: Any, moment: WarMoment) -> Any:
    """The same situation with fewer cards, so that its worlds can be counted."""
    slim, ask = s.clone(), WAR.waiting(s)
    assert ask is not None
    kept = (*s.chosen, *s.sealed.values(), *([ask.picks[0].id] if ask.key == "event" else []))
    for side in s.seats:
        given = s.given.get(MATE.get(side, ""), ()) if moment.given else ()
        slim.hands[side] = few(s.hands[side], moment.hand, (*given[:1], *kept))
        slim.discards[side] = few(s.discards[side], moment.gone, given[:1])
    slim.paid, slim.given = (), {}
    for side in s.seats if moment.given else ():
        there = (*slim.hands[MATE[side]], *slim.discards[MATE[side]])
        slim.given[side] = tuple([card for card in s.given.get(side, ()) if card in there])
    for deck, pile in s.decks.items():
        slim.decks[deck] = pile._replace(rest=pile.rest[: moment.deck])
    return slim


def few(cards: tuple[str, ...], most: int, kept: tuple[str, ...]) -> tuple[str, ...]:
    """This number of cards of each deck, the needed ones first."""
    stay: list[str] = []
    for card in sorted(cards, key=lambda card: (card not in kept, card)):
        if [CARDS[one].deck for one in stay].count(CARDS[card].deck) < most or card in kept:
            stay.append(card)
    return tuple(sorted(stay))


def find_war(name: str) -> KnownWorlds:
    moment = WAR_MOMENTS[name]
    for s, ask, _ in random_game(WAR, moment.options, name):
        for seat in (*s.seats, None):
            if moment.fits(Viewpoint(s, ask, seat)):
                found = found_war(thinned_war(s, moment), seat)
                if not moment.bites or bites(found):
                    return found
    raise AssertionError(f"no position with {name} was found")


def low_guide(seat: str | None) -> KnownWorlds:
    """A Guide of level 1, which excludes others above him. Random games rarely have this."""
    s = WAR.read(LOW)
    found = found_war(thinned_war(s, WarMoment(bool, 0, 0, 1)), seat)
    assert bites(found)
    return found


def found_war(s: Any, seat: str | None) -> KnownWorlds:
    """A position with few cards, and all its worlds."""
    witness = WarWitness()
    witness.look(s)
    worlds, truth = war_worlds(witness, s, seat), war_key(witness, seat, s)
    assert truth in worlds
    return KnownWorlds(s, seat, worlds, partial(war_key, witness, seat), truth)


def bites(found: KnownWorlds) -> bool:
    witness = WarWitness()
    witness.look(found.s)
    return len(found.worlds) < len(war_worlds(witness, found.s, found.seat, knows=False))
