"""Witnesses that follow the cards and know what every seat may know. Views and `imagine` are compared with them.

They use the rules of who sees what (TINY-2 to TINY-8, FEL-7, WAR-28) and public events. They know the place of every
card, see cards move from one position to the next, and decide which seats can see that. They use nothing of the
games' own `view`, `imagine`, `knows` or `voids`.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bree.contract.worlds import Spot
from bree.core import Ask
from bree.games.fellowship import GAME as FELLOWSHIP
from bree.games.war.figures import CHARACTERS, PERSON, is_played

ALL = ("north", "east", "south", "west", None)


class TinyWitness:
    """The tiny game: a seat knows its own hand, the cards that it put on the deck, and all shown or buried cards."""

    gathered = ""  # the tiny game never gathers its cards

    def __init__(self) -> None:
        self.lay: dict[str, Spot] = {}
        self.stowed: dict[str, str] = {}  # card on the deck -> the player who put it there

    def look(self, s: Any) -> None:
        lay = dict(tiny_spots(s))
        for card, (kind, _) in lay.items():
            was = self.lay.get(card, ("", ""))
            if kind == "top" and was[0] == "hand":
                self.stowed[card] = was[1]
            elif kind != "top":
                self.stowed.pop(card, None)
        self.lay = lay

    def secrets(self, seat: str | None) -> list[str]:
        """The cards whose place the seat cannot know."""
        return [card for card, spot in self.lay.items() if not self.open_to(seat, card, spot)]

    def open(self, ask: Ask) -> bool:
        return ask.key in ("swap", "object", "counter")

    def telling(self, _ask: Ask, _answer: str) -> bool:
        return False

    def open_to(self, seat: str | None, card: str, spot: Spot) -> bool:
        kind, whose = spot
        if kind == "top":
            return seat is not None and self.stowed[card] == seat
        return kind in ("shown", "gone", "bottom") or (kind == "hand" and whose == seat)


def tiny_spots(s: Any) -> Iterator[tuple[str, Spot]]:
    for seat, hand in s.hands.items():
        yield from ((card, ("hand", seat)) for card in hand)
    yield from ((card, ("shown", seat)) for seat, card in s.shown.items())
    for kind, cards in (("gone", s.gone), ("rest", s.deck.rest), ("bottom", s.deck.bottom)):
        yield from ((card, (kind, "")) for card in cards)
    yield from ((card, ("top", str(n))) for n, card in enumerate(s.deck.top))
    for seat, charms in s.charms.items():
        yield from ((card, ("hand", seat)) for card in charms)
    yield from ((card, ("rest", "charms")) for card in s.charm_deck.rest)
    yield from ((card, ("gone", "")) for card in s.spent)


class FellowshipWitness:
    gathered = "round"

    def __init__(self) -> None:
        self.lay: dict[str, Spot] = {}
        self.known: dict[str | None, dict[str, str]] = {}  # seat -> card -> its known hand
        self.voids: dict[str, set[str]] = {}  # hand -> letters of suits that it cannot have from the deal
        self.left: set[str] = set()  # keys of sealed cards that can no longer be changed
        self.decks: dict[str, tuple[str, ...]] = {}  # hand that searched the threats -> what it saw there
        self.drawn: dict[str, tuple[int, tuple[str, ...]]] = {}  # hand -> when its threat came, and the lost cards then
        self.aside: dict[str, int] = {}  # hand -> how often it replaced its threat
        self.said: dict[str, list[str]] = {}  # hand -> the threats with which it could announce when it did
        self.moment = 0
        self.before: Any = None

    # Who sees what (FEL-7).

    def sees_hand(self, seat: str | None, hand: str) -> bool:
        s = self.before
        if hand == "pyramid" or s.terms.players == 1:  # FEL-13.4, FEL-14.1
            return True
        over = s.length and len(s.tricks) == s.length
        shown = hand in s.opened and (s.characters.get(hand) == "goldberry" or over)  # FEL-15.6.2, FEL-9.1
        return hand == seat or shown

    def open_to(self, seat: str | None, card: str, spot: Spot) -> bool:
        """Whether the seat sees this card in its place."""
        s, (kind, whose) = self.before, spot
        if kind in ("hand", "tucked", "sealed"):
            return self.sees_hand(seat, whose.split(">")[0])
        if kind == "trick":  # FEL-15.15.1
            blind = s.chapter == 15 and s.characters.get(whose) == "gimli" and s.terms.players > 1 and card != "r1"
            return not blind or self.sees_hand(seat, whose)
        if kind == "slot":
            return int(whose) in s.upturned
        if kind == "deck":
            return s.terms.players == 1 and not s.barrow  # nothing else is hidden
        return kind != "barrow"

    def secrets(self, seat: str | None) -> list[str]:
        known = self.known.get(seat, {})
        return [card for card, spot in self.lay.items() if card not in known and not self.open_to(seat, card, spot)]

    def open(self, _ask: Ask) -> bool:
        """Everything that is done in this game can be seen afterwards."""
        return False

    def telling(self, _ask: Ask, _answer: str) -> bool:
        return False

    # Events on the table.

    def look(self, s: Any) -> None:
        """Called at every decision."""
        before, was = self.before, self.lay
        self.before, self.lay = s.clone(), dict(fellowship_spots(s))
        self.moment += 1
        if before is None or s.attempts != before.attempts or not self.lay:
            self.known = {seat: {} for seat in ALL}
            self.voids, self.decks, self.drawn, self.aside, self.said = {}, {}, {}, {}, {}
            before = s.clone()
        self.moved(before, was)
        self.played(before, s)
        if s.holder and not before.holder and self.lay["r1"][0] != "lost":  # the token shows it (FEL-2.10)
            for seat in ALL:
                self.known[seat]["r1"] = s.holder
        self.threats(before, s)
        self.announcements(before, s)

    def moved(self, before: Any, was: dict[str, Spot]) -> None:
        """Cards that went from hand to hand. The two players see them, or everybody if a hand is open (FEL-4.18)."""
        went = []
        for card, (kind, hand) in self.lay.items():
            old, whose = was.get(card, ("", ""))
            giver = whose.split(">")[0]
            if kind == "hand" and (old == "lost" or (old in ("hand", "sealed") and giver != hand)):
                went.append((card, giver, hand))
            elif kind == "hand" and old == "tucked":
                self.voids.pop(hand, None)  # it may be of any suit
        for card, giver, receiver in self.departed(was, went):
            for seat in ALL:
                self.known[seat].pop(card, None)
                if not self.watches(seat, giver, receiver):
                    self.unsure(seat, giver, keeps_ring(before, giver))
        for card, giver, receiver in went:
            for seat in ALL:
                if self.watches(seat, giver, receiver):
                    self.known[seat][card] = receiver
            if giver:
                self.voids.pop(receiver, None)
            else:
                self.voids.get(receiver, set()).discard(card[0])
        self.forget_open_cards()

    def departed(self, was: dict[str, Spot], went: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
        """The cards that have just left their hand.

        All sealed cards leave when the first one is revealed. After that their giver cannot change them (FEL-4.11).
        """
        gone = [row for row in went if was[row[0]][0] != "sealed"]
        if len(gone) < len(went):
            ways = {way: card for card, (kind, way) in was.items() if kind == "sealed" and way not in self.left}
            gone += [(card, way.split(">")[0], way.split(">")[1]) for way, card in ways.items()]
            self.left |= ways.keys()
        if not any(kind == "sealed" for kind, _ in self.lay.values()):
            self.left = set()
        return gone

    def forget_open_cards(self) -> None:
        """Face-up cards need not be remembered."""
        for card, spot in self.lay.items():
            if spot[0] in ("won", "lost", "up") or (spot[0] == "trick" and self.open_to(None, card, spot)):
                for seat in ALL:
                    self.known[seat].pop(card, None)

    def watches(self, seat: str | None, giver: str, receiver: str) -> bool:
        """Whether the seat sees this move of a card. Everybody sees cards that come from the table."""
        return not giver or self.sees_hand(seat, giver) or self.sees_hand(seat, receiver)

    def unsure(self, seat: str | None, hand: str, ring_stays: bool) -> None:
        """A card left this hand that the seat did not see."""
        facts = self.known[seat]
        self.known[seat] = {c: h for c, h in facts.items() if h != hand or (ring_stays and c == "r1")}

    def played(self, before: Any, s: Any) -> None:
        """A hand that does not follow suit has none (FEL-5.3).

        One that leads Rings early has nothing else (FEL-6.4).
        """
        old = [play for trick in tricks_of(before) for play in trick]
        number = 0
        for trick in tricks_of(s):
            lead = trick[0][1][0]
            for hand, card in trick:
                number += 1
                if number <= len(old) or hand == "pyramid":
                    continue
                laid = card in (before.laid.get(hand), before.fixed.get(hand))  # FEL-15.12.6
                free = (
                    hand == before.free_hand or s.characters.get(hand) == "gandalf_secret_fire"
                )  # FEL-11.4, FEL-15.14
                if laid or free:
                    continue
                if card[0] != lead:
                    self.voids.setdefault(hand, set()).add(lead)
                elif hand == trick[0][0] and lead == "r" and not before.led_free:
                    self.voids.setdefault(hand, set()).update("hmfsw")

    def threats(self, before: Any, s: Any) -> None:
        for hand, numbers in s.threat.items():
            if before.threat.get(hand) != numbers:
                self.drawn[hand] = (self.moment, before.lost)
        for hand in s.redrawn:
            self.aside[hand] = s.redrawn.count(hand)
        if s.todo and s.todo[-1][0] == "pick_threat":
            self.decks[s.todo[-1][1]] = s.threats.cards()
            self.drawn.setdefault("search " + s.todo[-1][1], (self.moment, ()))

    def announcements(self, before: Any, s: Any) -> None:
        """A hand that announces has a threat with which it could announce at that moment (FEL-15.9.2).

        Each threat is tried where nothing was proved before.
        """
        for hand in s.announced:
            if hand not in before.announced:
                self.said[hand] = []
                for number in range(1, 8):
                    probe = before.clone()
                    probe.sure, probe.threat[hand] = {}, (number,)
                    if "announce" in [pick.id for pick in FELLOWSHIP.waiting(probe).picks]:
                        self.said[hand].append(str(number))


def keeps_ring(s: Any, hand: str) -> bool:
    """Frodo never gives the One Ring away (FEL-4.8), except in Elrond's pass and, with an option, in the Mirror."""
    given = ("mirror_ring", "given") in s.terms.values and s.deck.size
    return s.characters.get(hand) == "frodo" and s.offer != ("pass",) and not given


def tricks_of(s: Any) -> list[list[tuple[str, str]]]:
    found = [list(trick.plays) for trick in s.tricks]
    return [*found, list(s.trick.items())] if s.trick else found


def fellowship_spots(s: Any) -> Iterator[tuple[str, Spot]]:
    free = s.hands.get("pyramid", ())
    for hand, cards in s.hands.items():
        yield from ((card, ("hand", hand)) for card in cards)
    for n, card in enumerate(s.pyramid):
        if card and card not in free:
            yield card, ("slot", str(n))
    yield from ((card, ("tucked", hand)) for hand, card in s.tucked.items())
    yield from ((card, ("sealed", way)) for way, card in s.sealed.items())
    yield from ((card, ("trick", hand)) for hand, card in s.trick.items())
    for cards in (s.fixed, s.laid):
        yield from ((card, ("up", hand)) for hand, card in cards.items())
    yield from ((card, ("won", "")) for trick in s.tricks for _, card in trick.plays)
    for kind, cards in (("lost", s.lost), ("barrow", s.barrow), ("deck", s.deck.cards())):
        yield from ((card, (kind, "")) for card in cards)


OF_THE_HAND = (
    "discard",
    "event",
    "another_event",
    "combat_card",
    "pay_card",
    "swap",
)  # asks of war for a card of the own hand


# Asks whose picks depend on a secret version of a companion, or that may change the Guide, who is then shown (LME-11.4,
# LME-11.26).
OF_VERSIONS = (
    "council", "first_guide", "guide", "start_outside", "separate_who", "separate_to", "break_who", "send_who",
    "companions_to", "random_companion", "guide_cancels", "casualty", "guide_power", "lured",
)  # fmt: skip
OF_SMEAGOL = ("declare", "moria_way", "balrog_way", "dens_way")  # he may be discarded
OF_THE_BALROG = ("hunt_tile", "nenya", "use")  # an Eye eliminates the Guide
CHOOSING = ("council", "first_guide", "guide")  # while one of these waits, nobody has seen the leader
FREE_SEATS = ("free", "gondor_player", "rohan_player")


class WarWitness:
    """War: a seat knows its own hand and discards, and all played cards.

    Only the Free Peoples know which version of a companion is in the Fellowship, until he leads, dies or leaves.
    """

    gathered = ""

    def __init__(self) -> None:
        self.lay: dict[str, Spot] = {}
        self.given: dict[str, tuple[str, ...]] = {}
        self.seen: set[str] = set()  # companions whose version was shown
        self.veiled: list[str] = []  # companions in the Fellowship whose version was not shown
        self.tame = self.fire = False

    def look(self, s: Any) -> None:
        self.lay = dict(war_spots(s))
        self.given = dict(s.given)
        steps = [step for step in s.todo if step[0] in (*CHOOSING, "lured")]
        if s.lords and not [step for step in steps if step[0] in CHOOSING]:
            self.seen.add(s.guide)
        self.seen.update(step[-1] for step in steps if step[0] == "lured")
        self.seen.update([s.hunt.victim] if s.hunt else [])
        twice = Counter(PERSON[one] for one in CHARACTERS if s.lords and is_played(s.terms, one))
        self.veiled = [one for one in s.companions if one not in self.seen and twice[PERSON[one]] > 1]
        self.tame, self.fire = "smeagol" in s.companions, bool(s.hunt and s.hunt.why == "balrog")

    def secrets(self, seat: str | None) -> list[str]:
        """Nobody has seen the cards of a deck.

        Only their owner knows a hand and its discards, or a teammate who gave cards of it.
        """
        hidden = [card for card, (kind, whose) in self.lay.items() if kind != "open" and whose != seat]
        found = [card for card in hidden if seat is None or card not in self.given.get(seat, ())]
        return found if seat in FREE_SEATS else [*found, *self.versions()]

    def versions(self) -> list[str]:
        """Names that would reveal a version. The names of the base game are not versions."""
        return [one for one in CHARACTERS if PERSON[one] != one and PERSON[one] in map(PERSON.get, self.veiled)]

    def open(self, ask: Ask) -> bool:
        """Everything except single cards: both see dice, moves and losses, which then leave no trace."""
        keys = (*OF_VERSIONS, *(OF_SMEAGOL if self.tame else ()), *(OF_THE_BALROG if self.fire else ()))
        if self.veiled and ask.key in keys:
            return False
        return ask.key not in (*OF_THE_HAND, "draw_card", "lost_card")

    def telling(self, ask: Ask, answer: str) -> bool:
        """A player who plays a card has a playable one (WAR-6.5). A player who pays with cards has them (WAR-6.9)."""
        return ask.key == "action" and (answer == "event" or answer.startswith("remove-"))


def war_spots(s: Any) -> Iterator[tuple[str, Spot]]:
    for kind, heaps in (("hand", s.hands), ("gone", s.discards)):
        for seat, cards in heaps.items():
            yield from ((card, (kind, seat)) for card in cards)
    for deck, pile in s.decks.items():
        yield from ((card, ("deck", deck)) for card in pile.cards())
    yield from ((card, ("open", "")) for card in (*s.played, *s.table))
