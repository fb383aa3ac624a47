"""Helpers that tell a round of the Fellowship in a test."""

from random import Random
from typing import Any, Self

from bree.core import CHANCE, sample
from bree.games.fellowship import GAME
from bree.games.fellowship.card import in_order
from bree.games.fellowship.card_moves import take
from bree.games.fellowship.queries import clockwise, has_play
from bree.games.fellowship.rules.dealing import hand_size, lost_cards, round_deck
from bree.games.fellowship.state import FOREST, Fellowship, Trick
from bree.games.fellowship.verdict import Verdict, verdicts
from tests.story import Story


class Round(Story[Fellowship]):
    """`Round.of("1", 3, north="r1 h1", lost="h4")`: these cards are dealt, and the hands are filled up.

    Hands are north, east, south, west (clockwise). Two players have north, east and pyramid (its places from the free
    row
    upward). The game waits for the first decision of a player after the deal.
    """

    @classmethod
    def of(cls, chapter: str = "1", players: int = 4, **given: Any) -> Self:
        names = ("north", "east", "south", "west", "pyramid", "lost", "barrow")
        cards = {name: str(given.pop(name)).split() for name in names if name in given}
        options = {"players": players, "chapter": chapter, **given}
        if chapter in ("14", "campaign", "endless"):
            assert not cards, "this chapter asks before it deals: use `begin` and `deal`"
            return cls.begin(GAME, **options)
        return cls.begin(GAME, **options, deal=full_deal(options, cards))

    def settle(self, seed: int = 0) -> Self:
        """Let chance answer at random until a player is asked."""
        rng = Random(seed)
        while not self.over and self.ask.who == CHANCE:
            self.answer(sample(self.ask.picks, rng))
        return self

    def chance(self, *answers: str) -> Self:
        """Dictate the next answer of chance."""
        for answer in answers:
            assert self.ask.who == CHANCE, f"{self.ask.who} is asked, not chance"
            self.answer(answer)
        return self

    def deal(self, **given: str) -> Self:
        """Dictate a deal at the asks of chance: `deal(lost="h4", north="r1 h1")`. The hands are filled up."""
        wanted = {name: cards.split() for name, cards in given.items()}
        while not self.over and self.ask.who == CHANCE and self.ask.key in ("turn_lost", "bury", "draw"):
            place = {"turn_lost": "lost", "bury": "barrow"}.get(self.ask.key) or str(list(self.ask.step)[1])
            own = [card for card in wanted.get(place, []) if card in self.picks]
            taken = [card for cards in wanted.values() for card in cards]
            self.answer(own[0] if own else next(card for card in in_order(self.picks) if card not in taken))
        return self

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """The view of this seat; None: the public."""
        return GAME.view(self.s, seat)

    def choose(self, **characters: str) -> Self:
        """Answer the asks for characters: `choose(east="bilbo", south="gandalf")`, in any order."""
        while not self.over and self.ask.key == "choose":
            hand = str(self.ask.facts["hand"]).removeprefix("hand-")
            self.answer(characters[hand])
        return self

    def skip_to(self, *keys: str, seed: int = 0, **fixed: str) -> Self:
        """Answer at random until one of these asks comes. `fixed` has answers by the key of the ask."""
        rng = Random(seed)
        while not self.over and self.ask.key not in keys:
            if self.ask.key in fixed:
                self.answer(fixed[self.ask.key])
            else:
                self.answer(sample(self.ask.picks, rng) if self.ask.who == CHANCE else rng.choice(self.ask.picks).id)
        return self

    def play(self, cards: str) -> Self:
        """Play these cards in order: `play("h1 h3 r5")`. `r1!` is the One Ring played to win."""
        for card in cards.split():
            assert self.ask.key == "play", f"asked is {self.ask.key}"
            self.answer(card)
        return self

    def start(self, **characters: str) -> Self:
        """Take these characters, exchange the same cards back and forth, and go on to the first trick."""
        self.choose(**characters)
        while self.settle().ask.key != "play":
            card = str(self.ask.facts.get("card", ""))
            self.answer(card.removeprefix("card-") if self.ask.key == "give_back" else self.picks[0])
        return self

    def late(self, leader: str, **hands: str) -> Self:
        """Go to the end of a round that has begun: the hands have only these cards, and all others were played."""
        s = self.s
        s.hands = {hand: in_order(hands.get(hand, "").split()) for hand in s.order}
        held = [*s.lost, *(card for cards in s.hands.values() for card in cards)]
        past = [card for card in round_deck(s) if card not in held]
        n = len(s.order)
        s.tricks = [
            Trick(s.order[0], tuple(zip(s.order, past[at : at + n], strict=True))) for at in range(0, len(past), n)
        ]
        s.token = s.led_free = any(card[0] == "r" for card in past)
        s.leader, s.knows, s.played_on, s.todo = leader, {}, True, [("trick",)]
        self.game.rules.settle(s)
        return self

    @property
    def turn(self) -> str:
        """The hand that must play or decide."""
        return str(self.ask.facts["hand"]).removeprefix("hand-")

    def hand(self, name: str) -> tuple[str, ...]:
        return self.s.hands[name]

    def give_hands(self, **hands: str) -> Self:
        """Change the cards of hands during a round, with equal numbers. The other hands take what is left."""
        wanted = {name: cards.split() for name, cards in hands.items()}
        for name, cards in wanted.items():
            for card in cards:
                self._bring(name, card, wanted)
        return self

    def _bring(self, name: str, card: str, wanted: dict[str, list[str]]) -> None:
        s = self.s
        if card in s.hands[name]:
            return
        spare = next(c for c in s.hands[name] if c not in wanted[name])
        for other, held in s.hands.items():
            if card in held:
                s.hands[other] = in_order(spare if c == card else c for c in held)
        if card in s.lost:
            s.lost = tuple(spare if c == card else c for c in s.lost)
        if card in s.deck.rest:
            s.deck = s.deck._replace(rest=tuple(sorted(spare if c == card else c for c in s.deck.rest)))
        s.hands[name] = in_order(card if c == spare else c for c in s.hands[name])

    def past(self, *tricks: str, spare: str = "") -> Self:
        """Play past tricks: `past("east: h1 h2 h3 h4", "north")` has cards from north clockwise, or only the winner.

        The cards are moved to the hands that play them. Unnamed cards are any that are not in `spare`. "forest" is the
        winner
        of a trick of the Old Forest.
        """
        assert self.ask.key == "play", f"asked is {self.ask.key}"
        lines = [line.split() for line in tricks]
        for at, hand in enumerate(self.s.order):
            self.give_hands(**{hand: " ".join(words[at + 1] for words in lines if len(words) > 1)})
        named = {card for words in lines for card in words[1:]} | set(spare.split())
        for winner, *cards in lines:
            plays = dict(zip(self.s.order, cards, strict=True)) if cards else {}
            self._lay_by(winner.strip(":").replace("forest", FOREST), plays, named)
        self.s.todo[:] = [("trick",)]
        GAME.rules.settle(self.s)
        assert self.game.audit(self.s) == []
        return self

    def _lay_by(self, winner: str, cards: dict[str, str], spared: set[str]) -> None:
        s = self.s
        plays = {}
        for hand in [hand for hand in clockwise(s, s.leader) if has_play(s, hand)]:
            plays[hand] = cards.get(hand) or next(card for card in s.hands[hand] if card not in spared)
            take(s, hand, plays[hand])
        s.tricks.append(Trick(winner, tuple(plays.items())))
        s.leader = winner or s.leader
        s.token = s.led_free = s.token or any(card[0] == "r" for card in plays.values())

    def verdict(self, hand: str) -> Verdict:
        return verdicts(self.s)[hand]


def full_deal(options: dict[str, Any], cards: dict[str, list[str]]) -> str:
    """A complete deal with these cards, filled up in the order of the deck."""
    s = GAME.setup(GAME.choose(options))
    if s.chapter == 16:
        s.rounds = 1
    deck = list(round_deck(s))
    left = [card for card in deck if not any(card in held for held in cards.values())]
    parts: dict[str, list[str]] = {"lost": cards.get("lost", [])}
    while len(parts["lost"]) < lost_cards(s):
        parts["lost"].append(next(card for card in left if card != "r1" and card not in parts["lost"]))
    left = [card for card in left if card not in parts["lost"]]
    if "barrow" in cards or lost_cards(s) == 0:
        size = 5 if s.terms.players in (1, 4) else 10
        held = cards.get("barrow", [])
        held += [card for card in left if card[0] != "r" and card not in held][: size - len(held)]
        parts["barrow"] = held
        left = [card for card in left if card not in held]
    for hand in s.order:
        held = list(cards.get(hand, []))
        if s.terms.players == 1 and hand == "north" and "r1" in left:
            held.append("r1")
            left.remove("r1")
        while len(held) < hand_size(s):
            held.append(left.pop(0))
        parts[hand] = held
    return " | ".join(f"{name}: {' '.join(held)}" for name, held in parts.items())
