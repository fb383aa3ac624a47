"""Windows: the points of a game at which cards can be used.

The game declares its windows. A rule opens one with `s.then(("open_window", "shown"))`. Then:

1. Cards whose time is over leave the table.
2. Cards that must act do so.
3. The seats are asked in turn. In a sealed window all of them choose secretly, and the cards are shown together.

An effect may open another window; it lies above on the stack and comes first. Nothing is registered during a game: the
usable cards are computed from the state.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bree.core.ask import NO_FACTS, PASS, PASS_PICK, Ask, Facts, Pick, Step
from bree.core.book import Book
from bree.core.cards.behaviour import Behaviour, can

USE: Final = "use"


class Window(NamedTuple):
    name: str
    rule: str  # that allows the use of cards
    key: str = USE  # the question of the ask
    facts: Facts = NO_FACTS
    secret: bool = False  # the usable cards are hidden: seats without one are asked too
    sealed: bool = False  # all choose secretly; then the cards are shown together and act by initiative
    ask_all_again: bool = False  # after each card all seats are asked again; else only its user may continue


def always_open(_s: Any, _window: str) -> bool:
    return True


def cannot_leave(_s: Any, _card: str) -> None:
    raise ValueError("a card leaves, and the game does not say how")


def if_secret(_s: Any, _window: str, _seat: str) -> bool:
    """The default of `WindowRules.asked`, which stands for: always in a secret or sealed window, else never."""
    return False


def rule_of_window(_s: Any, _window: str, _seat: str) -> str:
    return ""


def no_sealed_choices(*_given: Any) -> Any:
    raise ValueError("a window is sealed, and the game does not say where the choices lie")


class WindowRules(NamedTuple):
    """The functions of a game for its windows. All take the state first."""

    askers: Callable[[Any, str], Sequence[str]]  # window -> the seats that may use a card, in the order of the rules
    cards_of: Callable[[Any, str], Iterable[str]]  # seat -> the cards in the place from which this seat can use cards
    may: Callable[[Any, str, str, str], bool]  # card, window, seat -> may it use it, requirement apart?
    rule_against: Callable[[Any, str, str, str], str]  # card, window, seat -> the rule that forbids its use
    spend: Callable[[Any, str, str, str], None]  # card, seat, window -> log the use and move the card
    cards_on_table: Callable[[Any], Iterable[str]]  # all cards on the table, in the order of the rules
    open: Callable[[Any, str], bool] = always_open  # window -> whether it is still open
    asked_anyway: Callable[[Any, str, str], bool] = if_secret  # window, seat -> is it asked even without a usable card?
    rule: Callable[[Any, str, str], str] = rule_of_window  # window, seat -> the rule of the ask; "": the window's rule
    seals: Callable[[Any], dict[str, str]] = no_sealed_choices  # the field for sealed choices: seat -> card or `pass`
    decline: Callable[[Any, str], None] = no_sealed_choices  # seat -> log that it sealed no card
    leave: Callable[[Any, str], None] = cannot_leave  # card -> log that its time is over, and remove it


class Usable:
    """Which cards can be used in a window, and which rules forbid the others."""

    def __init__(self, book: Book[Any], behaviours: Mapping[str, Behaviour], game: WindowRules) -> None:
        self.book = book
        self.behaviours = behaviours
        self.game = game
        self.cards_of = game.cards_of
        self.may = game.may
        # Most windows have no usable card, so the cards of each window are collected once.
        self.timely: dict[str, frozenset[str]] = {}
        self.steps: dict[str, dict[str, tuple[Step, ...]]] = {}  # window -> card -> its effects there
        for behaviour in behaviours.values():
            for name in behaviour.when:
                self.steps.setdefault(name, {})[behaviour.card] = behaviour.effects_in(name)
                if not behaviour.must:
                    self.timely[name] = self.timely.get(name, frozenset()) | {behaviour.card}

    def cards(self, s: Any, name: str, seat: str) -> list[str]:
        """The cards that the seat can use in this window."""
        timely = self.timely.get(name)
        if not timely:
            return []
        lying = [card for card in self.cards_of(s, seat) if card in timely]
        return (
            [card for card in lying if self.may(s, card, name, seat) and self.acts(s, name, card)] if lying else lying
        )

    def barred(self, s: Any, name: str, seat: str) -> dict[str, str]:
        offered = self.cards(s, name, seat)
        lying = [card for card in self.game.cards_of(s, seat) if card not in offered]
        return {card: self.game.rule_against(s, card, name, seat) for card in lying}

    def answers(self, s: Any, name: str, seat: str, card: str) -> bool:
        """Whether the seat's card could act in this window."""
        return name in self.behaviours[card].when and self.game.may(s, card, name, seat) and self.acts(s, name, card)

    def acts(self, s: Any, name: str, card: str) -> bool:
        """Whether its requirement holds and its first effect could do something.

        If the user chooses, any effect will do.
        """
        behaviour = self.behaviours[card]
        if behaviour.requires and not self.holds(s, card, behaviour.requires):
            return False
        steps = self.steps[name][card]
        for step in steps:
            if can(s, self.book, step):
                return True
            if not behaviour.either:
                return False
        return not steps

    def holds(self, s: Any, card: str, requirement: str) -> bool:
        return not requirement or self.book.requirements[requirement](s, card)


class Windows:
    def __init__(
        self, book: Book[Any], behaviours: Mapping[str, Behaviour], declared: Iterable[Window], game: WindowRules
    ) -> None:
        self.behaviours = behaviours
        self.declared = {window.name: window for window in declared}
        self.game = game
        self.usable = Usable(book, behaviours, game)
        self.picks = {card: Pick(card, ("card:" + card,)) for card in behaviours}
        self.pass_asks: dict[tuple[str, str, str], Ask] = {}  # asks whose only pick is `pass`, which are kept
        self.steps: dict[str, dict[str, Step]] = {name: {} for name in self.declared}  # the steps that ask a seat
        self.askers, self.open, self.asked_anyway, self.rule = game.askers, game.open, game.asked_anyway, game.rule
        # Windows in which no card of the game leaves or must act need no search for such cards.
        self.leavers = {window for behaviour in behaviours.values() for window in behaviour.leaves}
        self.musts = {window for behaviour in behaviours.values() if behaviour.must for window in behaviour.when}
        self.plain = set(self.declared) - self.leavers - self.musts
        self.plain -= {name for name, window in self.declared.items() if window.sealed}
        for step in (
            self.open_window, self.forced, self.act_card, self.answering, self.on_use_card, self.on_either_effect,
            self.on_seal_card, self.unseal_cards, self.act_shown,
        ):  # fmt: skip
            book.step(step)
        for ask in (self.use_card, self.either_effect, self.seal_card):
            book.ask(ask)
        for bar in (self.bar_use_card, self.bar_seal_card):
            book.bar(bar)

    # Opening a window

    def open_window(self, s: Any, name: str) -> None:
        if name in self.plain:  # the most frequent step of a game with cards
            askers = self.game.askers(s, name)
            if askers:
                self.answering(s, name, askers[0])
            return
        if name in self.leavers:
            self._leave(s, name)
        askers = self.game.askers(s, name)
        if self.declared[name].sealed:
            choosing = [seat for seat in askers if self._is_asked(s, name, seat)]
            s.then(*[("seal_card", name, seat) for seat in choosing], ("unseal_cards", name))
        elif name in self.musts:
            s.then(("forced", name), *[("answering", name, seat) for seat in askers[:1]])
        elif askers:
            self.answering(s, name, askers[0])

    def _leave(self, s: Any, name: str) -> None:
        for card in list(self.game.cards_on_table(s)):
            behaviour = self.behaviours[card]
            if name in behaviour.leaves and self.usable.holds(s, card, behaviour.leaves_if):
                self.game.leave(s, card)

    def forced(self, s: Any, name: str) -> None:
        """Let each card that must act do so once, in the order of the seats and their cards."""
        found: list[tuple[str, str]] = []
        for seat in self.game.askers(s, name):
            found += [(seat, card) for card in self.game.cards_of(s, seat) if self.behaviours[card].must]
        s.then(*[("act_card", name, seat, card) for seat, card in found])

    def act_card(self, s: Any, name: str, seat: str, card: str) -> None:
        """Let a card that must act do so, if it still can."""
        if self.game.open(s, name) and self.usable.answers(s, name, seat, card):
            self._use(s, name, seat, card)

    # One seat after the other

    def answering(self, s: Any, name: str, seat: str) -> None:
        """Ask this seat, or go on to the next if it has no usable card and need not be asked."""
        if not self.open(s, name):
            return
        if self._is_asked(s, name, seat):
            steps = self.steps[name]
            step = steps.get(seat)
            if step is None:
                step = steps[seat] = ("use_card", name, seat)
            s.then(step)
        else:
            self._next(s, name, seat)

    def _is_asked(self, s: Any, name: str, seat: str) -> bool:
        asked = self.game.asked_anyway
        if asked is if_secret:
            window = self.declared[name]
            even_so = window.secret or window.sealed
        else:
            even_so = asked(s, name, seat)
        return even_so or bool(self.usable.cards(s, name, seat))

    def _next(self, s: Any, name: str, seat: str) -> None:
        askers = self.game.askers(s, name)
        if not askers or askers[-1] == seat:  # the usual case: one seat, which passes
            return
        found = False
        for other in askers:
            if found:
                s.then(("answering", name, other))
                return
            found = other == seat

    def use_card(self, s: Any, name: str, seat: str) -> Ask:
        window = self.declared[name]
        rule = self.game.rule(s, name, seat) or window.rule
        cards = self.usable.cards(s, name, seat)
        if cards:
            picks = (*[self.picks[card] for card in cards], PASS_PICK)
            return Ask(seat, window.key, rule, picks, window.facts, secret=window.secret or window.sealed)
        key = (name, seat, rule)
        ask = self.pass_asks.get(key)
        if ask is None:
            secret = window.secret or window.sealed
            ask = self.pass_asks[key] = Ask(seat, window.key, rule, (PASS_PICK,), window.facts, secret=secret)
        return ask

    def bar_use_card(self, s: Any, name: str, seat: str) -> dict[str, str]:
        return self.usable.barred(s, name, seat)

    def on_use_card(self, s: Any, name: str, seat: str, answer: str) -> None:
        if answer == PASS:
            self._next(s, name, seat)
            return
        first = self.game.askers(s, name)[0] if self.declared[name].ask_all_again else seat
        s.then(("answering", name, first))
        self._use(s, name, seat, answer)

    # A card acts

    def _use(self, s: Any, name: str, seat: str, card: str) -> None:
        self.game.spend(s, card, seat, name)
        self._act(s, name, seat, card)

    def _act(self, s: Any, name: str, seat: str, card: str) -> None:
        behaviour = self.behaviours[card]
        if behaviour.either:
            s.then(("either_effect", name, seat, card))
        else:
            s.then(*self.usable.steps[name][card])

    def either_effect(self, _s: Any, name: str, seat: str, card: str) -> Ask:
        """Ask the user for one of the card's effects."""
        picks = tuple([Pick(step[0]) for step in self.usable.steps[name][card]])
        return Ask(
            seat, "either", self.behaviours[card].rule or self.declared[name].rule, picks, {"card": "card-" + card}
        )

    def on_either_effect(self, s: Any, name: str, _seat: str, card: str, chosen: str) -> None:
        s.then(*[step for step in self.usable.steps[name][card] if step[0] == chosen])

    # Sealed choices

    def seal_card(self, s: Any, name: str, seat: str) -> Ask:
        return self.use_card(s, name, seat)

    def bar_seal_card(self, s: Any, name: str, seat: str) -> dict[str, str]:
        return self.usable.barred(s, name, seat)

    def on_seal_card(self, s: Any, _name: str, seat: str, answer: str) -> None:
        self.game.seals(s)[seat] = answer

    def unseal_cards(self, s: Any, name: str) -> None:
        """Show the sealed cards together. The lowest initiative acts first; of equal ones the earlier seat."""
        sealed = self.game.seals(s)
        choices = list(sealed.items())
        sealed.clear()
        for seat, card in choices:
            if card == PASS:
                self.game.decline(s, seat)
            else:
                self.game.spend(s, card, seat, name)
        shown = [(seat, card) for seat, card in choices if card != PASS]
        shown.sort(key=lambda one: self.behaviours[one[1]].initiative)
        s.then(*[("act_shown", name, seat, card) for seat, card in shown])

    def act_shown(self, s: Any, name: str, seat: str, card: str) -> None:
        """Let a shown card act, if it still can. `spend` was called when it was shown."""
        if self.usable.acts(s, name, card):
            self._act(s, name, seat, card)
