"""The campaign, the chapters and their rounds (sections 1, 9 and 16)."""

from typing import Final

from bree.core import CHANCE, Ask, Pick, Pile
from bree.games.fellowship.card_options import EVENT_BY_HOLDER, WHOLE_POOL
from bree.games.fellowship.facts import CHAPTERS, CHARACTERS, EVENTS, RIDERS, CharacterCard, Rider
from bree.games.fellowship.queries import (
    by_players,
    chapter,
    controller,
    endless,
    events,
    number,
    overwhelmed,
    setup_text,
    solo,
)  # fmt: skip
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.choosing import missing
from bree.games.fellowship.state import ENDLESS, Fellowship

CAMPAIGN = tuple(sorted(number for number in CHAPTERS if number != ENDLESS))
END = Pick("end")
NOW, LATER = Pick("now"), Pick("later")
ROAD = Pick(str(ENDLESS), (f"chapter:{ENDLESS}",))


def speaker(s: Fellowship) -> str:
    """The seat that answers for all players."""
    return s.seats[0]


@book.step
def campaign(s: Fellowship) -> None:
    s.then(("next_chapter",))


@book.ask
def next_chapter(s: Fellowship) -> Ask:
    """The players choose chapters in any order (FEL-1.2), and the endless mode when all are done (FEL-16.11)."""
    numbers = [n for n in CAMPAIGN if n not in s.won]
    picks = [Pick(str(n), (f"chapter:{n}", f"number:{n}")) for n in numbers] or [ROAD]
    return Ask(speaker(s), "next_chapter", "FEL-1.2", (*picks, END))


@book.bar
def bar_next_chapter(s: Fellowship) -> dict[str, str]:
    reasons = {str(n): "FEL-9.12" for n in s.won}
    return reasons | ({} if len(s.won) == len(CAMPAIGN) else {str(ENDLESS): "FEL-16.11"})


@book.step
def on_next_chapter(s: Fellowship, answer: str) -> None:
    if answer == END.id:
        s.over = "won" if len(s.won) >= len(CAMPAIGN) else "lost"
        s.tell("given-up", "FEL-9.13")
        return
    s.chapter = int(answer)
    s.then(("open_chapter",))


@book.step
def open_chapter(s: Fellowship) -> None:
    """Begin a chapter. No character is completed, and all gifts are available (FEL-9.8, FEL-11.5)."""
    s.rounds = 0
    s.completed = s.done = s.used = s.pool = ()
    s.flipped = s.gift = s.rider = ""
    s.tell("chapter", "FEL-2.1", chapter="chapter-" + chapter(s).id)
    if endless(s):
        clear_table(s)  # the draws need an empty table; in other chapters the round clears it
        s.pool = chapter(s).characters
        draws = [
            ("draw_pool", frame) for frame, numbers in chapter(s).draws.items() for _ in range(by_players(s, numbers))
        ]
        s.then(*draws, ("flip",), ("draw_gift",), ("draw_rider",), ("round",))
    else:
        s.then(("round",))


# The endless mode draws its chapter (section 16).


def of_frame(s: Fellowship, frame: str) -> list[str]:
    """The characters with this frame that were not drawn yet and can succeed at this table (FEL-16.16)."""
    # The frame is black or gold (FEL-16.1).
    names = [who.id for who in CHARACTERS.values() if who.frame == frame and who.id not in s.pool]
    return [name for name in names if not left_out(s, CHARACTERS[name])]


def left_out(s: Fellowship, who: CharacterCard) -> bool:
    return who.left_out is not None and who.left_out.at(s.terms)


@book.ask
def draw_pool(s: Fellowship, frame: str) -> Ask:
    return Ask(CHANCE, "draw_pool", "FEL-16.3", tuple([Pick(name) for name in of_frame(s, frame)]))


@book.step
def on_draw_pool(s: Fellowship, frame: str, name: str) -> None:
    s.pool = (*s.pool, name)


@book.ask
def flip(s: Fellowship) -> Ask:
    golden = [name for name in s.pool if CHARACTERS[name].back is not None]
    return Ask(CHANCE, "flip", "FEL-16.3", tuple([Pick(name) for name in golden]))


@book.step
def on_flip(s: Fellowship, name: str) -> None:
    s.flipped = name


@book.ask
def draw_gift(s: Fellowship) -> Ask:
    names = chapter(s).gift_pool_all if number(s, WHOLE_POOL) else chapter(s).gift_pool
    return Ask(CHANCE, "draw_gift", "FEL-16.3", tuple([Pick(name) for name in names]))


@book.step
def on_draw_gift(s: Fellowship, name: str) -> None:
    s.gift = name


@book.ask
def draw_rider(s: Fellowship) -> Ask:
    names = [name for name in RIDERS if name != s.rider and not (solo(s) and RIDERS[name].not_solo)]
    return Ask(CHANCE, "draw_rider", "FEL-16.3", tuple([Pick(name) for name in names]))


@book.step
def on_draw_rider(s: Fellowship, name: str) -> None:
    s.rider = name
    if not s.rounds:
        characters = tuple("character-" + who for who in s.pool)
        s.tell("pool", "FEL-16.12", characters=characters, reveals=True)
        flipped, gift, rider = "character-" + s.flipped, "gift-" + s.gift, "rider-" + s.rider
        s.tell("pool-more", "FEL-16.12", flipped=flipped, gift=gift, rider=rider, reveals=True)


def uses_threat(s: Fellowship, hand: str) -> bool:
    return any("threat" in step.do or step.do == "draw_two" for step in setup_text(s, hand))


def rider_hands(s: Fellowship) -> list[str]:
    """The hands that can have the rider (FEL-16.7)."""
    hands = [hand for hand in s.order if not overwhelmed(s, s.characters[hand])]
    if RIDERS[s.rider].kind == "hide_threat":
        hands = [hand for hand in hands if uses_threat(s, hand)]
    return hands


@book.step
def place_rider(s: Fellowship) -> None:
    # In the first round; it stays until a round with it is won (FEL-16.6).
    if s.terms.has("rider_round", "any"):
        s.then(("use_rider",))
    else:
        find_rider_hand(s)


@book.ask
def use_rider(s: Fellowship) -> Ask:
    return Ask(speaker(s), "use_rider", "FEL-18.10", (NOW, LATER), {"rider": "rider-" + s.rider})


@book.step
def on_use_rider(s: Fellowship, answer: str) -> None:
    if answer == "now":
        find_rider_hand(s)


def find_rider_hand(s: Fellowship) -> None:
    if rider_hands(s):
        s.then(("rider_to",))
    elif not stays(s, RIDERS[s.rider]):  # another rider is drawn (FEL-16.14)
        s.then(("draw_rider",), ("rider_to",))


def stays(s: Fellowship, rider: Rider) -> bool:
    return rider.stays is not None and rider.stays.at(s.terms)


@book.ask
def rider_to(s: Fellowship) -> Ask:
    return Ask(CHANCE, "rider_to", "FEL-16.7", tuple([Pick(hand) for hand in rider_hands(s)]))


@book.step
def on_rider_to(s: Fellowship, hand: str) -> None:
    s.then(("give_rider", hand, s.rider))


# A round.


@book.step
def round(s: Fellowship) -> None:  # noqa: A001
    s.rounds += 1
    s.attempts[str(s.chapter)] = s.attempts.get(str(s.chapter), 0) + 1
    clear_table(s)
    # FEL-10.1
    s.threats = Pile.of([str(number) for number in range(1, chapter(s).threats + 1)])
    s.tell("round", "FEL-1.5", number=s.rounds)
    after = number(s, EVENT_BY_HOLDER)
    choice = [("choose_event",)] if chapter(s).chosen_event else []
    if choice and after:
        s.then(("shuffle",), *choice, ("deal_again",), ("choosing",))
    else:
        # The deal comes before the characters and their setup (FEL-2.12, FEL-3.8).
        groups = [("choose_group",)] if chapter(s).groups else []
        s.then(*choice, ("shuffle",), *groups, ("choosing",))


def clear_table(s: Fellowship) -> None:
    """Reset everything except what the chapter and the campaign keep."""
    # So every round starts from the beginning, with a grey token (FEL-6.10, FEL-9.14).
    for name, value in FRESH.items():
        setattr(s, name, value)
    for name in PILED:
        setattr(s, name, {})
    s.tricks = []


KEPT = ("todo", "log", "terms", "seats", "order", "deal", "campaign", "won", "attempts", "chapter", "rounds",
        "completed", "done", "used", "pool", "flipped", "gift", "rider", "over")  # fmt: skip
EMPTY: Final = {name: getattr(Fellowship(), name) for name in Fellowship.__dataclass_fields__ if name not in KEPT}
FRESH: Final = {name: value for name, value in EMPTY.items() if not isinstance(value, dict | list)}
PILED: Final = tuple(name for name, value in EMPTY.items() if isinstance(value, dict))


# Chapter 14: which event is attempted. Chapter 18: which group plays.


def open_events(s: Fellowship) -> list[str]:
    return [name for name in chapter(s).events if why_closed(s, name) == ""]


def why_closed(s: Fellowship, name: str) -> str:
    """The rule that forbids this event now; "" if it is allowed."""
    event = EVENTS[name]
    if name in s.done and not event.repeatable:
        return "FEL-15.14.11"
    if any(other not in s.done for other in event.unlocked_by):
        return "FEL-15.14.9"
    if event.ends_chapter is not None and event.ends_chapter.at(s.terms):
        seats = len(s.order) - 1 - len(event.required)  # without the Ring-bearer and the required characters
        if sum(not CHARACTERS[who].ring_bearer and who not in event.excluded for who in missing(s)) > seats or any(
            who in event.excluded for who in missing(s)
        ):
            return "FEL-15.14.10"
    return ""


@book.ask
def choose_event(s: Fellowship) -> Ask:
    who = controller(s, s.holder) if s.holder else speaker(s)
    picks = tuple([Pick(name, ("event:" + name,)) for name in open_events(s)])
    return Ask(who, "choose_event", "FEL-15.14.1", picks)


@book.bar
def bar_choose_event(s: Fellowship) -> dict[str, str]:
    return {name: why for name in chapter(s).events if (why := why_closed(s, name))}


@book.step
def on_choose_event(s: Fellowship, name: str) -> None:
    s.event = name
    s.tell("event", "FEL-15.14.1", event="event-" + name)


@book.step
def deal_again(s: Fellowship) -> None:
    """The event was chosen after the deal. If it has a side deck, deal again (FEL-18.5)."""
    if any(event.removes for event in events(s)):
        event = s.event
        clear_table(s)
        s.threats = Pile.of([str(number) for number in range(1, chapter(s).threats + 1)])
        s.event = event
        s.then(("shuffle",))


@book.ask
def choose_group(s: Fellowship) -> Ask:
    picks = tuple([Pick(name, ("group:" + name,)) for name in chapter(s).groups if name not in s.done])
    return Ask(controller(s, s.holder), "choose_group", "FEL-15.18.6", picks)


@book.step
def on_choose_group(s: Fellowship, name: str) -> None:
    s.group = name
    s.tell("group", "FEL-15.18.6", group="group-" + name)
