"""An independent, slow computation of what is certain in a round.

It plays every world that the public cannot rule out to all its ends, and the game itself judges each end. It does not
use the game's own prediction. The public view says which cards are hidden, and the public part of the state says what
is known about them.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bree.core import CHANCE, Value, sample
from bree.games.fellowship import GAME
from bree.games.fellowship.card import ALL_CARDS, LETTERS, in_order
from bree.games.fellowship.facts import CHAPTERS
from bree.games.fellowship.possible_endings import MOST_ENDINGS, most_endings, rooms_of
from bree.games.fellowship.rules.dealing import round_deck
from bree.games.fellowship.state import PUBLIC, PYRAMID, Fellowship
from bree.games.fellowship.verdict import Verdict, verdicts

MORIA = ("doors_of_durin", "balins_tomb", "long_dark", "bridge_of_khazad_dum")
SILENT = {"announce": "silent", "early_end": "go_on"}
SLOW = 400  # the most plays in the last trick, ...
FEW = 30  # ... and two tricks before the end
Slot = tuple[str, str]  # (kind of place, its owner)


class End(NamedTuple):
    """One end of the round."""

    met: dict[str, bool]  # the results of the game at the end of the round
    lost: bool  # lost even with the mithril shirt
    shirt: bool  # the shirt can still save it


# Positions.


def begun(options: dict[str, Value], seed: object) -> Fellowship:
    """A new game. In Moria every event is tried, including the Bridge."""
    s: Fellowship = GAME.new({"loss": "end", **options})
    if s.chapter == 14 and Random(f"event/{seed}").random() < 0.4:
        s.done = MORIA[:3]
        s.completed = tuple(name for name in CHAPTERS[14].characters if name != "gandalf_secret_fire")
    return s


def random_answer(s: Fellowship, rng: Random) -> str:
    ask = GAME.waiting(s)
    assert ask is not None
    if ask.who == CHANCE:
        return sample(ask.picks, rng)
    if ask.key == "choose_event":
        return ask.picks[-1].id if len(ask.picks) == 1 else rng.choice(ask.picks).id
    return rng.choice(ask.picks).id


def random_round(options: dict[str, Value], seed: object) -> Iterator[Fellowship]:
    """The state before every decision of the first round. Early ends are declined."""
    rng = Random(f"{sorted(options.items())}/{seed}")
    s = begun(options, seed)
    while s.todo and s.todo[-1][0] != "round_over":
        if s.length:
            yield s
        name = s.todo[-1][0]
        answer = "go_on" if name == "early_end" else random_answer(s, rng)
        GAME.rules.play(s, answer, "round_over")


def last_tricks(options: dict[str, Value], seed: object) -> Iterator[Fellowship]:
    """The decisions of the last two tricks."""
    for s in random_round(options, seed):
        if len(s.tricks) + 2 >= s.length:
            yield s


# Worlds.


def unseen(s: Fellowship) -> tuple[list[Slot], list[str]]:
    """The places with hidden cards according to the public view, and these cards."""
    view = GAME.view(s, None)
    slots: list[Slot] = []
    seen = [card for trick in s.tricks for _, card in trick.plays] + list(s.lost)
    for hand in view["hands"]:
        own = hand["hand"]
        seen += [*hand["cards"], *(card for card in (hand["fixed"], hand["laid"]) if card)]
        if own != PYRAMID:
            aside = sum(bool(hand[name]) for name in ("tucked", "fixed", "laid"))
            hidden = hand["size"] - aside - len(hand["cards"])
            slots += [("hand", own)] * hidden
        if hand["tucked"] == "?":
            slots.append(("tucked", own))
        elif hand["tucked"]:
            seen.append(hand["tucked"])
    for place, card in enumerate((view["pyramid"] or {"places": []})["places"]):
        if card == "?":
            slots.append(("slot", str(place)))
        elif card and card not in seen:
            seen.append(card)
    for play in view["trick"]:
        if play["card"] == "?":
            slots.append(("trick", play["hand"]))
        else:
            seen.append(play["card"])
    slots += [("barrow", "")] * view["round"]["barrow"]
    if len(s.seats) == 1:
        seen += s.deck.cards()
    cards = [card for card in round_deck(s) if card not in seen]
    assert len(cards) == len(slots), (cards, slots)
    return slots, cards


def possible(s: Fellowship, slot: Slot, card: str, told: dict[str, str]) -> bool:
    kind, whose = slot
    owner = PYRAMID if kind == "slot" else whose
    if card in told and told[card] != owner:
        return False
    suit = card[0]
    if kind == "barrow":
        return suit != "r"
    if kind == "trick":
        return suit == s.trick[whose][0] and card != "r1"
    void = [LETTERS[name] for name in s.voids.get(whose, ())]
    return kind != "hand" or card in told or suit not in void


def arrangements(s: Fellowship, slots: list[Slot], cards: list[str]) -> set[tuple[tuple[Slot, tuple[str, ...]], ...]]:
    """Every way to lay the cards; places of the same kind count as one."""
    told = {card: hand for hand, card in s.knows.get(PUBLIC, ())}
    found = set()

    def put(number: int, left: list[str], so_far: tuple[tuple[Slot, str], ...]) -> None:
        if number == len(slots):
            held: dict[Slot, list[str]] = {}
            for slot, card in so_far:
                held.setdefault(slot, []).append(card)
            found.add(tuple((slot, tuple(in_order(lying))) for slot, lying in held.items()))
            return
        for card in left:
            again = number and slots[number] == slots[number - 1]
            if again and ALL_CARDS.index(card) < ALL_CARDS.index(so_far[-1][1]):
                continue  # the same cards in another order
            if possible(s, slots[number], card, told):
                put(number + 1, [other for other in left if other != card], (*so_far, (slots[number], card)))

    put(0, cards, ())
    return found


def world(s: Fellowship, lying: tuple[tuple[Slot, tuple[str, ...]], ...]) -> Fellowship:
    twin = s.clone()
    twin.played_on = True
    for (kind, whose), cards in lying:
        if kind == "hand":
            twin.hands[whose] = cards
        elif kind == "tucked":
            twin.tucked[whose] = cards[0]
        elif kind == "trick":
            twin.trick[whose] = cards[0]
        elif kind == "slot":
            places = list(twin.pyramid)
            places[int(whose)] = cards[0]
            twin.pyramid = tuple(places)
        else:
            twin.barrow = cards
    for hand in twin.order:  # in this world everybody knows the known cards of each hand
        twin.hands[hand] = in_order(twin.hands[hand])
    return twin


def threats(s: Fellowship, hand: str) -> list[int]:
    """The possible numbers of a hidden threat: not open, not set aside, and not demanding a card that was lost from the
    beginning.
    """
    open_ones = [n for other in s.order if other not in s.hidden for n in s.threat.get(other, ())]
    numbers = [n for n in range(1, CHAPTERS[s.chapter].threats + 1) if n not in open_ones and str(n) not in s.rejected]
    goal = GAME.view(s, None)["hands"][s.order.index(hand)]["goal"]
    checked = s.terms.has("threat_check", "as_turned") or s.lost == s.turned
    if goal["kind"] == "card_of_suit_with_threat_rank" and checked:
        gone = s.turned if s.terms.has("threat_check", "as_turned") else s.lost
        numbers = [n for n in numbers if not any(LETTERS[suit] + str(n) in gone for suit in goal["suits"])]
    return numbers


# Plays.


def lines(s: Fellowship) -> Iterator[Fellowship | None]:
    """The round at the end of every play; None if hidden cards change hands."""
    if not s.todo or s.todo[-1][0] == "round_over":
        yield s
        return
    name = s.todo[-1][0]
    if name in ("give", "give_back"):
        yield None
        return
    if name in SILENT:
        picks = [SILENT[name]]
    else:
        ask = GAME.waiting(s)
        picks = [pick.id for pick in ask.picks]
        if name == "grim_card" and s.event == MORIA[3]:
            picks = picks[:1]  # goals do not depend on the Balrog's strength
    for pick in picks:
        twin = s.clone()
        GAME.rules.play(twin, pick, "round_over")
        yield from lines(twin)


def end_of(s: Fellowship) -> End:
    """The results of the game when the round is over."""
    twin = s.clone()
    twin.log = []
    GAME.rules.settle(twin)
    shirt = bool(twin.todo) and twin.todo[-1][0] == "use_gift"
    told = {str(e.facts["who"]): e.key == "goal-met" for e in twin.log if e.key in ("goal-met", "goal-failed")}
    return End(told, any(entry.key == "round-lost" for entry in twin.log), shirt)


def all_ends(s: Fellowship) -> list[End] | None:
    """Every possible end for the public; None if there are too many or they would not be public."""
    slots, cards = unseen(s)
    if most_endings(s, rooms_of(s)) > min(MOST_ENDINGS, SLOW if len(s.tricks) + 1 == s.length else FEW):
        return None
    found = []
    seen: set[Any] = set()
    hidden = [hand for hand in s.hidden if hand in s.threat and hand not in s.announced]
    for lying in arrangements(s, slots, cards):
        for end in lines(world(s, lying)):
            if end is None:
                return None
            key = (end.tricks[-1], tuple(end.hands.items()), end.pyramid, end.lost, end.doomed)
            if key in seen:
                continue
            seen.add(key)
            if not hidden:
                found.append(end_of(end))
            for hand in hidden:
                for number in threats(s, hand):
                    end.threat[hand] = (number,)
                    found.append(end_of(end))
                end.threat[hand] = s.threat[hand]
    return found


def mark_faults(s: Fellowship) -> tuple[int, list[str]]:
    """Compare verdicts with all ends. Returns their number and the wrong ones.

    In the last trick they must be exact; earlier they may be too careful.
    """
    ends = all_ends(s)
    if ends is None:
        return 0, []
    exact = len(s.tricks) + 1 == s.length
    faults, count = [], 0
    for hand, verdict in verdicts(s).items():
        met = {end.met[hand] for end in ends}
        if hand not in s.announced:
            count += 1
            faults += fault(s, hand, verdict, met, exact)
        if hand in s.hidden and s.controller[hand] in s.seats:  # a player who sees the threat knows more
            met = {end.met[hand] for end in all_ends(shown(s, hand)) or []}
            count += 1
            faults += fault(s, hand, verdicts(s, seat=s.controller[hand])[hand], met, exact)
    return count, faults


def fault(s: Fellowship, hand: str, verdict: Verdict, met: set[bool], exact: bool) -> list[str]:
    wrong = verdict.final and met != {verdict.met}
    missing = exact and not verdict.final and len(met) == 1
    return [f"{hand}, {s.characters[hand]}: {verdict}, truly {met}; {GAME.write(s)}"] if wrong or missing else []


def shown(s: Fellowship, hand: str) -> Fellowship:
    twin = s.clone()
    twin.hidden = tuple(other for other in s.hidden if other != hand)
    return twin


# A decided round, played in both ways.


def play_out(s: Fellowship, rng: Random) -> Fellowship:
    """Play at random to the end of the round."""
    twin = s.clone()
    twin.played_on = True
    while twin.todo and twin.todo[-1][0] != "round_over":
        name = twin.todo[-1][0]
        GAME.rules.play(twin, SILENT[name] if name in SILENT else random_answer(twin, rng), "round_over")
    return twin


def outcome(s: Fellowship, shirt: str) -> tuple[object, ...]:
    """The result of a finished round."""
    twin = s.clone()
    twin.log = []
    GAME.rules.settle(twin)
    while twin.todo and twin.todo[-1][0] in ("use_gift", "onward"):
        name = twin.todo[-1][0]
        picks = [pick.id for pick in GAME.waiting(twin).picks]
        keys = [entry.key for entry in twin.log]
        if name == "onward":
            if "keep" not in picks:
                break
            GAME.rules.play(twin, "keep")
            return tuple(key for key in keys if key in ("round-won", "round-lost", "shirt")), set(twin.completed)
        GAME.rules.play(twin, shirt)
    keys = [entry.key for entry in twin.log]
    return tuple(key for key in keys if key in ("round-won", "round-lost", "shirt")), set(twin.completed)


def stop_faults(s: Fellowship, rng: Random, tries: int) -> list[str]:
    """If the round may be stopped here, its end must equal every other end."""
    stopped = s.clone()
    GAME.rules.play(stopped, "stop", "round_over")
    faults = []
    for shirt in ("use", "leave"):
        expected = outcome(stopped, shirt)
        for number in range(tries):
            start = s if number == 0 else GAME.imagine(s, None, rng)
            found = outcome(play_out(start, rng), shirt)
            if found != expected:
                faults.append(f"stop gives {expected}, playing on {found}: {GAME.write(s)}")
    return faults


class Sound(NamedTuple):
    marks: int  # verdicts checked
    stops: int  # rounds played in both ways
    faults: list[str]


def sound_faults(options: dict[str, Value], seed: object, tries: int = 2) -> Sound:
    """One random round. A final verdict never changes, for any seat and in any possible world."""
    decided: dict[tuple[str | None, str], bool] = {}
    rng = Random(f"sound/{sorted(options.items())}/{seed}")
    marks, stops, faults = 0, 0, []
    s = None
    for s in random_round(options, seed):
        twins = [s]
        if rng.random() < 0.1:
            twins += [play_out(GAME.imagine(s, None, rng), rng) for _ in range(tries)]
        for seat in (None, *s.seats):
            for hand, verdict in verdicts(s, seat=seat).items():
                marks += 1
                faults += contradicted(decided, seat, hand, verdict, s)
                if verdict.final and seat is None:
                    for twin in twins[1:]:
                        if hand not in s.announced and end_of(twin).met[hand] != verdict.met:
                            faults.append(f"{hand}: {verdict}, but not in another world; {GAME.write(s)}")
        if s.todo[-1][0] == "early_end":
            stops += 1
            faults += stop_faults(s, rng, tries)
    if s is not None and s.todo and s.todo[-1][0] == "round_over":
        assert len(s.tricks) == s.length
        for (_, hand), met in decided.items():
            if end_of(s).met[hand] != met:
                faults.append(f"{hand} was final {met} and ended otherwise; {GAME.write(s)}")
    return Sound(marks, stops, faults)


def contradicted(
    decided: dict[tuple[str | None, str], bool], seat: str | None, hand: str, verdict: Verdict, s: Fellowship
) -> list[str]:
    if (seat, hand) in decided:
        if verdict != (decided[seat, hand], True):
            return [f"{hand} was {decided[seat, hand]} for good, and is {verdict}; {GAME.write(s)}"]
    elif verdict.final:
        decided[seat, hand] = verdict.met
    return []
