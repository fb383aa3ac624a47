"""Check names and sizes in a position from a file, which may name unknown hands, cards and chapters."""

from collections.abc import Iterable

from bree.games.fellowship.card import ALL_CARDS, SUITS
from bree.games.fellowship.facts import CHAPTERS, CHARACTERS, EVENTS, GIFTS, RIDERS
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.setup import hands
from bree.games.fellowship.state import ENDLESS, PUBLIC, Fellowship

MOST = 40  # no number on the table is higher
HANDLESS = (
    "draw_pool",
    "gifts_at",
    "use_gift",
    "spend",
    "pair",
    *book.effects,
)  # steps whose first argument is not a hand
TWO_HANDS = ("accept", "give", "give_back", "seal", "give_one", "gaze")
NO_END = ("", "won", "lost")
HANDLESS_OFFERS = (("pass",), *((gift,) for gift in GIFTS))  # while everybody passes a card, or a gift is used


def name_laws(s: Fellowship) -> list[str]:
    """The fields with unknown names."""
    groups = tuple(name for one in CHAPTERS.values() for name in one.groups)
    found: list[tuple[str, Iterable[str], Iterable[str]]] = [
        ("order", s.order, hands(s.terms.players)),
        ("hands", _hands(s), ("", *s.order)),
        ("steps", _step_hands(s), s.order),
        ("seats", s.controller.values(), s.seats),
        ("watchers", s.knows, (PUBLIC, *s.seats)),
        ("cards", (*s.lost, *s.turned, *s.barrow, *s.trick.values(), *s.fixed.values()), ALL_CARDS),
        ("known cards", (card for seen in s.knows.values() for _, card in seen), ALL_CARDS),
        ("suits", (*s.out, *s.horn, *(suit for void in s.voids.values() for suit in void)), SUITS),
        ("characters", (*s.pool, s.flipped, *s.completed), ("", *CHARACTERS)),
        ("gifts", (s.gift, *s.used), ("", *GIFTS)),
        ("riders", (s.rider, *s.riders.values()), ("", *RIDERS)),
        ("events", (s.event,), ("", *EVENTS)),
        ("groups", (s.group,), ("", *groups)),
        ("done", s.done, (*EVENTS, *groups)),
        ("declared", s.declared.values(), ("more", "fewer")),
        ("ends", (s.result, s.over), NO_END),
        ("attempts", s.attempts, tuple(map(str, CHAPTERS))),
    ]
    strange = [(what, sorted({*named} - {*known})) for what, named, known in found]
    odd = [f"{what} from elsewhere: {names}" for what, names in strange if names]
    return odd + [f"not in bounds: {what}" for what, fine in _bounds(s) if not fine]


def _hands(s: Fellowship) -> Iterable[str]:
    """Every hand that a field names."""
    yield from (s.taker, s.holder, s.exchanged, s.leader, s.ring, s.free_hand, s.forgiven)
    yield from s.offer[:2] if s.offer not in HANDLESS_OFFERS else ()
    for tagged in (
        s.controller, s.characters, s.hands, s.threat, s.riders, s.declared, s.tucked, s.fixed, s.laid, s.keeps,
        s.trick, s.voids, s.sure, s.replaced, s.announced,
    ):  # fmt: skip
        yield from tagged
    for some in (s.searched, s.hidden, s.declined, s.redrawn, s.opened):
        yield from some
    for trick in s.tricks:
        yield trick.winner
        yield from (hand for hand, _ in trick.plays)
    for seen in s.knows.values():
        yield from (hand for hand, _ in seen)


def _step_hands(s: Fellowship) -> Iterable[str]:
    """Every hand that a waiting step names."""
    for name, *args in s.todo:
        about = args[: 2 if name in TWO_HANDS else 1] if name not in HANDLESS else ()
        yield from (arg for arg in about if isinstance(arg, str))


def _bounds(s: Fellowship) -> list[tuple[str, bool]]:
    counts = [arg for _, *args in s.todo for arg in args if isinstance(arg, int)]
    threat_cards = [*s.threats.cards(), *s.rejected, *(card for cards in s.replaced.values() for card in cards)]
    return [
        ("players", s.order == hands(s.terms.players)),
        ("chapter", s.chapter in CHAPTERS),
        ("won", all(number in CHAPTERS and number != ENDLESS for number in s.won)),
        ("attempts", all(number >= 0 for number in s.attempts.values())),
        ("rounds", s.rounds >= 0),
        ("length", 0 <= s.length <= MOST),
        ("counts", all(0 < count <= MOST for count in counts)),
        ("keeps", all(0 <= number <= MOST for number in s.keeps.values())),
        ("rows", all(0 < row <= MOST for row in s.rows)),
        ("upturned", all(0 <= place < len(s.pyramid) for place in s.upturned)),
        ("threats", all(number >= 0 for threat in s.threat.values() for number in threat)),
        ("announced", all(_is_announced(s, hand, numbers) for hand, numbers in s.announced.items())),
        ("threat cards", all(len(card) == 1 and card.isdecimal() for card in threat_cards)),
        ("offer", not s.offer or s.offer in HANDLESS_OFFERS or len(s.offer) == 4),
    ]


def _is_announced(s: Fellowship, hand: str, numbers: tuple[int, ...]) -> bool:
    """Whether the announcement fits the threat. A hand with two numbers has no secret threat."""
    threat = s.threat.get(hand, ())
    return len(threat) > 1 or set(threat) <= set(numbers)
