"""An ask knows its step."""

from bree.core import CHANCE, PASS, Ask, Pick, Rules, State

KEPT = Ask("ann", "choice", "R-1", (Pick("yes"), Pick("no")))


def shared_book() -> Rules[State]:
    """Two asks that return the same cached ask."""
    book: Rules[State] = Rules()

    @book.ask
    def first(_s: State, _number: int) -> Ask:
        return KEPT

    @book.ask
    def second(_s: State) -> Ask:
        return KEPT

    @book.ask
    def fresh(_s: State, seat: str) -> Ask:
        return Ask(seat, "choice", "R-1", (Pick("yes"),), {"seat": seat}, secret=True)

    return book


def test_an_ask_has_the_step_that_puts_it_with_its_arguments() -> None:
    ask = shared_book().waiting(State([("fresh", "bob")]))
    assert ask is not None
    assert ask.step == ("fresh", "bob")


def test_a_kept_ask_that_several_steps_put_has_a_twin_for_each() -> None:
    book = shared_book()
    asks = [book.waiting(State([step])) for step in (("first", 1), ("second",), ("first", 2), ("first", 1))]
    assert [ask and ask.step for ask in asks] == [("first", 1), ("second",), ("first", 2), ("first", 1)]
    assert asks[0] is asks[3]


def test_asks_are_equal_if_the_question_is_whoever_puts_it() -> None:
    book = shared_book()
    assert book.waiting(State([("first", 1)])) == book.waiting(State([("second",)])) == KEPT
    assert hash(book.waiting(State([("second",)]))) == hash(KEPT)
    assert Ask("bob", "choice", "R-1", KEPT.picks) != KEPT
    assert Ask("ann", "choice", "R-1", KEPT.picks, secret=True) != KEPT
    assert KEPT.parts() != KEPT


def test_the_same_question_with_other_picks_keeps_all_the_rest() -> None:
    ask = Ask("ann", "choice", "R-1", (Pick("yes"),), {"n": 1}, True, 1, 2, True, ("first", 1))
    other = ask.offering((Pick("no"),), 2, 3)
    assert other == Ask("ann", "choice", "R-1", (Pick("no"),), {"n": 1}, True, 2, 3, True)
    assert other.step == ("first", 1)


def test_where_the_offer_is_a_secret_the_table_never_passes_by_itself() -> None:
    assert Ask("ann", "offer", "R-1", (Pick(PASS),)).automatic
    assert not Ask("ann", "offer", "R-1", (Pick(PASS),), secret=True).automatic
    assert Ask(CHANCE, "die", "R-1", (Pick("1"),), secret=True).automatic
