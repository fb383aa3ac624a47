"""One way for cards to act: at a declared moment those that may answer it are found by looking, and their users asked.

A rule opens a moment with `s.then(("moment", "shown"))`. Then, in this order: cards whose time is over leave; cards
that must answer do so; the askers are asked in turn, with one generic ask; or, where the moment is sealed, all of them
choose in secret and the cards are shown together. A card's deeds may open moments of their own: those come first, by
the stack.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from bree.core.ask import PASS, PASS_PICK, Ask, Pick, Step
from bree.core.book import Book
from bree.core.manner import Manner
from bree.core.moment import Moment, Ways, by_secrecy
from bree.core.usable import Usable


class Moments:
    def __init__(self, book: Book[Any], manners: Mapping[str, Manner], declared: Iterable[Moment], ways: Ways) -> None:
        self.manners = manners
        self.declared = {moment.name: moment for moment in declared}
        self.ways = ways
        self.usable = Usable(book, manners, ways)
        self.picks = {card: Pick(card, ("card:" + card,)) for card in manners}
        self.idle: dict[tuple[str, str, str], Ask] = {}  # asks with nothing but `pass`, made once
        self.steps: dict[str, dict[str, Step]] = {name: {} for name in self.declared}  # that ask a seat, made once
        self.askers, self.open, self.asked, self.rule = ways.askers, ways.open, ways.asked, ways.rule
        # What no card of the game does need not be looked for.
        self.leavers = {moment for manner in manners.values() for moment in manner.leaves}
        self.musts = {moment for manner in manners.values() if manner.must for moment in manner.when}
        self.plain = set(self.declared) - self.leavers - self.musts
        self.plain -= {name for name, moment in self.declared.items() if moment.sealed}
        for step in (
            self.moment, self.forced, self.act_card, self.answering, self.on_use_card, self.on_either_deed,
            self.on_seal_card, self.unseal_cards, self.act_shown,
        ):  # fmt: skip
            book.step(step)
        for ask in (self.use_card, self.either_deed, self.seal_card):
            book.ask(ask)
        for bar in (self.bar_use_card, self.bar_seal_card):
            book.bar(bar)

    # Opening a moment

    def moment(self, s: Any, name: str) -> None:
        if name in self.plain:  # the most frequent step of a game with cards
            askers = self.ways.askers(s, name)
            if askers:
                self.answering(s, name, askers[0])
            return
        if name in self.leavers:
            self._leave(s, name)
        askers = self.ways.askers(s, name)
        if self.declared[name].sealed:
            choosing = [seat for seat in askers if self._is_asked(s, name, seat)]
            s.then(*[("seal_card", name, seat) for seat in choosing], ("unseal_cards", name))
        elif name in self.musts:
            s.then(("forced", name), *[("answering", name, seat) for seat in askers[:1]])
        elif askers:
            self.answering(s, name, askers[0])

    def _leave(self, s: Any, name: str) -> None:
        for card in list(self.ways.table(s)):
            manner = self.manners[card]
            if name in manner.leaves and self.usable.holds(s, card, manner.leaves_if):
                self.ways.leave(s, card)

    def forced(self, s: Any, name: str) -> None:
        """Those that must answer: each once, in the order of the askers and of what lies before them."""
        found: list[tuple[str, str]] = []
        for seat in self.ways.askers(s, name):
            found += [(seat, card) for card in self.ways.lying(s, seat) if self.manners[card].must]
        s.then(*[("act_card", name, seat, card) for seat, card in found])

    def act_card(self, s: Any, name: str, seat: str, card: str) -> None:
        """A card that must act does so if it can when its turn has come."""
        if self.ways.open(s, name) and self.usable.answers(s, name, seat, card):
            self._use(s, name, seat, card)

    # One asker after the other

    def answering(self, s: Any, name: str, seat: str) -> None:
        """Ask this seat; if it can use nothing and need not be asked, the next one."""
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
        asked = self.ways.asked
        if asked is by_secrecy:
            moment = self.declared[name]
            even_so = moment.secret or moment.sealed
        else:
            even_so = asked(s, name, seat)
        return even_so or bool(self.usable.cards(s, name, seat))

    def _next(self, s: Any, name: str, seat: str) -> None:
        askers = self.ways.askers(s, name)
        if not askers or askers[-1] == seat:  # so it is most often: one asker, who passes
            return
        found = False
        for other in askers:
            if found:
                s.then(("answering", name, other))
                return
            found = other == seat

    def use_card(self, s: Any, name: str, seat: str) -> Ask:
        moment = self.declared[name]
        rule = self.ways.rule(s, name, seat) or moment.rule
        cards = self.usable.cards(s, name, seat)
        if cards:
            picks = (*[self.picks[card] for card in cards], PASS_PICK)
            return Ask(seat, moment.key, rule, picks, moment.facts, hides=moment.secret or moment.sealed)
        key = (name, seat, rule)
        ask = self.idle.get(key)
        if ask is None:
            hides = moment.secret or moment.sealed
            ask = self.idle[key] = Ask(seat, moment.key, rule, (PASS_PICK,), moment.facts, hides=hides)
        return ask

    def bar_use_card(self, s: Any, name: str, seat: str) -> dict[str, str]:
        return self.usable.barred(s, name, seat)

    def on_use_card(self, s: Any, name: str, seat: str, answer: str) -> None:
        if answer == PASS:
            self._next(s, name, seat)
            return
        first = self.ways.askers(s, name)[0] if self.declared[name].anew else seat
        s.then(("answering", name, first))
        self._use(s, name, seat, answer)

    # A card acts

    def _use(self, s: Any, name: str, seat: str, card: str) -> None:
        self.ways.spend(s, card, seat, name)
        self._act(s, name, seat, card)

    def _act(self, s: Any, name: str, seat: str, card: str) -> None:
        manner = self.manners[card]
        if manner.either:
            s.then(("either_deed", name, seat, card))
        else:
            s.then(*manner.does)

    def either_deed(self, _s: Any, name: str, seat: str, card: str) -> Ask:
        """One of the card's deeds, chosen by its user."""
        manner = self.manners[card]
        picks = tuple([Pick(deed[0]) for deed in manner.does])
        return Ask(seat, "either", manner.rule or self.declared[name].rule, picks, {"card": "card-" + card})

    def on_either_deed(self, s: Any, _name: str, _seat: str, card: str, chosen: str) -> None:
        s.then(*[deed for deed in self.manners[card].does if deed[0] == chosen])

    # Sealed choices

    def seal_card(self, s: Any, name: str, seat: str) -> Ask:
        return self.use_card(s, name, seat)

    def bar_seal_card(self, s: Any, name: str, seat: str) -> dict[str, str]:
        return self.usable.barred(s, name, seat)

    def on_seal_card(self, s: Any, _name: str, seat: str, answer: str) -> None:
        self.ways.seals(s)[seat] = answer

    def unseal_cards(self, s: Any, name: str) -> None:
        """Shown together; then the lowest initiative acts first, of equals the first of the askers."""
        sealed = self.ways.seals(s)
        choices = list(sealed.items())
        sealed.clear()
        for seat, card in choices:
            if card == PASS:
                self.ways.decline(s, seat)
            else:
                self.ways.spend(s, card, seat, name)
        shown = [(seat, card) for seat, card in choices if card != PASS]
        shown.sort(key=lambda one: self.manners[one[1]].initiative)
        s.then(*[("act_shown", name, seat, card) for seat, card in shown])

    def act_shown(self, s: Any, name: str, seat: str, card: str) -> None:
        """It was spent when it was shown; now it acts, if it still can."""
        if self.usable.acts(s, card):
            self._act(s, name, seat, card)
