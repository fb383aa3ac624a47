"""The solver agrees with its slow twin, and the rules accept every line that it finds."""

from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from bree.core import CHANCE, sample
from bree.games.fellowship import GAME
from bree.games.fellowship.state import Fellowship
from bree.solve.fellowship import DeckOrder, search_line, shuffled
from bree.solve.fellowship.setup_choices import ShuffledDecks, set_up
from bree.solve.fellowship.solve import BRANCHES, SearchResult
from tests.rulebook.fellowship.test_8_last_trick import near_end, tom_is_the_pyramid
from tests.solve.positions import BETWEEN, PLAY, endgame
from tests.solve.twin import TooLong, Twin

pytestmark = pytest.mark.xdist_group("solver")  # only one test process compiles the solver
CHAPTERS = (*(str(n) for n in range(1, 19)), "endless")
POSITIONS = 6
TWIN_LIMIT = 1500  # positions of the twin, which is slow


def near_win(options: dict[str, str | int], rng: Random, left: int) -> tuple[Fellowship, DeckOrder] | None:
    """Return a position one random card away from a winning line, where both results are likely."""
    s = endgame(options, rng, 99)
    order = shuffled(s, rng)
    found = search_line(s, chance=order, budget=2000)
    if found.line is None:
        return None
    drawn = turned = 0
    for answer in found.line.answers:
        ask = GAME.waiting(s)
        assert ask is not None
        if ask.key in PLAY and s.length - len(s.tricks) <= left:
            break
        drawn += ask.key == "top_up"
        turned += ask.key == "grim_card"
        GAME.apply(s, answer)
    ask = GAME.waiting(s)
    if ask is None or ask.key not in PLAY or s.rounds > 1:  # already decided
        return None
    GAME.apply(s, ask.picks[rng.randrange(len(ask.picks))].id)
    after = GAME.waiting(s)
    if after is None or after.key not in BETWEEN:
        return None
    return s, DeckOrder(order.draws[drawn:], order.grim[turned:])


def agree(s: Fellowship, order: DeckOrder) -> bool | None:
    """Return the common result, or None if the twin would take too long."""
    try:
        truth = Twin(order, TWIN_LIMIT).wins(s.clone())
    except TooLong:
        return None
    found = search_line(s, chance=order)
    assert found.sure
    assert (found.line is not None) == truth, GAME.write(s)
    if found.line is not None:
        replay(s, found.line.answers)
    return truth


def replay(s: Fellowship, answers: tuple[str, ...]) -> None:
    """Play with `apply`, which refuses illegal answers."""
    twin = s.clone()
    for answer in answers:
        GAME.apply(twin, answer)
    assert twin.over == "won" or twin.rounds > s.rounds


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_solver_equals_its_twin(chapter: str, players: int) -> None:
    options = {"chapter": chapter, "players": players}
    said = []
    for number in range(POSITIONS):
        rng = Random(f"{chapter}/{players}/{number}")
        s = endgame(options, rng, 2 + number % 3, BETWEEN if number % 2 else PLAY)
        said.append(agree(s, shuffled(s, rng)))
        near = near_win(options, rng, 2 + number % 2)
        if near is not None:
            said.append(agree(*near))
    assert [truth for truth in said if truth is not None]


VARIANTS = (
    "forest_card=after", "ring_12=plain", "rivers_17=plain", "rivers_18=trump", "solo_dealing=frodo",
    "pyramid_sides=stay", "pyramid_turn=before_play",
)  # fmt: skip


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_variants_that_touch_the_play_too(variant: str) -> None:
    name, _, value = variant.partition("=")
    chapter = {"forest_card": "5", "ring_12": "12", "rivers_17": "17", "rivers_18": "18"}.get(name, "4")
    for players in (1, 2, 4):
        for number in range(4):
            rng = Random(f"{variant}/{players}/{number}")
            s = endgame({"chapter": chapter, "players": players, name: value}, rng, 2 + number % 2)
            agree(s, shuffled(s, rng))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chapter", ["1", "6", "12"])
def test_lines_of_whole_deals_are_won_by_the_rules(chapter: str, players: int) -> None:
    won = 0
    for number in range(5):
        rng = Random(f"{chapter}/{players}/{number}")
        s = endgame({"chapter": chapter, "players": players}, rng, 99)
        found = search_line(s, rng, budget=20_000)
        if found.line is not None:
            replay(s, found.line.answers)
            won += 1
    assert won


def test_a_budget_gives_up_without_a_verdict() -> None:
    unsure = 0
    for number in range(20):
        s = endgame({"chapter": "10", "players": 4}, Random(number), 99)
        found = search_line(s, budget=2)
        assert found.nodes <= 3
        unsure += not found.sure
    assert unsure


def test_choices_between_two_cards_count_for_the_budget_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that asks with a budget waits for no pick beyond it, however many picks an ask has."""
    calls = 0

    def kernel(*_: object) -> SearchResult:
        nonlocal calls
        calls += 1
        return SearchResult(None, False, 1)

    monkeypatch.setattr(import_module("bree.solve.fellowship.solve"), "kernel", kernel)
    spent = 0
    for chapter in CHAPTERS:
        rng = Random(chapter)
        s = GAME.new({"chapter": chapter, "players": 3, "loss": "end"})
        while (ask := GAME.waiting(s)) is not None:
            if ask.key in BRANCHES and len(ask.picks) > 2:
                calls = 0
                try:
                    found = search_line(s, budget=2)
                except ValueError:  # a draw comes before the play
                    found = None
                assert calls <= 2
                if calls == 2:
                    assert found == (None, False, 2)
                    spent += 1
                    assert search_line(s, budget=0) == (None, False, 0)
            GAME.rules.play(s, sample(ask.picks, rng))
    assert spent > 10


def test_what_is_no_decision_of_the_play_is_refused() -> None:
    s = GAME.new({"chapter": "1"})
    ask = GAME.waiting(s)
    while ask.who == CHANCE:
        GAME.apply(s, ask.picks[0].id)
        ask = GAME.waiting(s)
    with pytest.raises(ValueError, match="choose"):
        search_line(s)


def test_sting_may_bring_the_lost_card_into_play() -> None:
    """While Sting is unused, the rules must not call a goal lost that the lost card can still save."""
    drawn = won = 0
    for number in range(20, 36):
        rng = Random(f"stress/endless/2/{number}")
        s = endgame({"chapter": "endless", "players": 2}, rng, 99)
        found = search_line(s, chance=shuffled(s, rng), budget=2000)
        drawn += s.gift == "sting"
        if s.gift == "sting" and found.line is not None:
            replay(s, found.line.answers)
            won += 1
    assert drawn
    assert won


LINES = (Path(__file__).parent / "positions.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("number", range(len(LINES)))
def test_positions_that_were_once_solved_wrongly(number: int) -> None:
    assert agree(GAME.read(LINES[number]), DeckOrder((), ())) is not None


def test_a_covered_card_of_the_pyramid_is_kept() -> None:
    """Tom has won Hills 1 to 3 and keeps Hills 8, covered to the end. Frodo and Pippin have met their goals."""
    t = tom_is_the_pyramid("5")
    cards = {"north": "h6", "east": "h7", "pyramid": "m1 s1"}
    near_end(t, "north", {"pyramid": "h1 h2 h3"}, places="4:m1 7:h8", **cards).skip_to("play")
    found = search_line(t.s)
    assert found.line is not None
    replay(t.s, found.line.answers)


def first_decision(chapter: str, number: int) -> tuple[Fellowship, DeckOrder]:
    """Return the first card of a deal for four, after random choices, and the decks."""
    s, seed = GAME.new({"chapter": chapter, "players": 4}), f"bench/{chapter}/{number}"
    decks = ShuffledDecks(seed)
    set_up(s, decks, Random(seed))
    return s, decks.to_come(s)


@pytest.mark.parametrize(
    ("chapter", "number", "hands"),
    [
        # Gildor must play a Forests card into the last trick, and has none.
        ("3", 3, {"gildor": ()}),
        # Orophin must win f7 and Haldir f6. Whoever plays his card first loses it to the other.
        ("15", 1, {"orophin_rumil": ("f7",), "haldir": ("f6", "f8")}),
        # Sam must win h1, so he must lead it, but his rider forbids him to lead Hills.
        ("9", 16, {"sam": ("h1", "h7")}),
    ],
    ids=["no card for the last trick", "two cards of one suit", "a lowest card that may not be led"],
)
def test_a_hopeless_deal_is_found_at_once(chapter: str, number: int, hands: dict[str, tuple[str, ...]]) -> None:
    s, order = first_decision(chapter, number)
    suit = "h" if chapter == "9" else "f"
    held = {s.characters[hand]: tuple(card for card in s.hands[hand] if card[0] == suit) for hand in s.order}
    assert {name: held[name] for name in hands} == hands
    found = search_line(s, chance=order)
    assert (found.line, found.sure, found.nodes) == (None, True, 1)
