"""The view of a seat (section 7). It is a white list: every value is selected for the seat."""

from collections.abc import Callable
from typing import Any, Final, Literal, cast

from bree.games.fellowship.card import ALL_CARDS, BIT, ONE_RING, RANK_BITS, SUIT, SUIT_BITS
from bree.games.fellowship.card_moves import sees
from bree.games.fellowship.facts import CHAPTERS
from bree.games.fellowship.goals.hand_goal import HandGoal
from bree.games.fellowship.queries import chapter, controller, events, face, gifts, overwhelmed, size
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.choosing import missing, roster, starred
from bree.games.fellowship.rules.tricks import best_card, hidden_play, lead_suit
from bree.games.fellowship.sealed_exchange import Transfer, sealed
from bree.games.fellowship.shape import (
    UNKNOWN,
    Campaign,
    ChapterView,
    FellowshipView,
    Given,
    GoalView,
    Hand,
    Laid,
    Past,
    Play,
    Pyramid,
)
from bree.games.fellowship.state import PYRAMID, Fellowship, Trick
from bree.games.fellowship.verdict import Verdict, hand_goals, verdicts

DynamicView = dict[str, Any]  # a `FellowshipView` without the list of chapters, which never changes
LISTED: Final = [(n, one.id, one.length) for n, one in sorted(CHAPTERS.items())]


def view(s: Fellowship, seat: str | None) -> FellowshipView:
    return cast("FellowshipView", {**dynamic_view(s, seat), "campaign": whole_campaign(s)})


def dynamic_view(s: Fellowship, seat: str | None) -> DynamicView:
    return seen_by(s, seat, known_verdicts(s, seat), goals_by_hand(s))


def view_maker(s: Fellowship) -> Callable[[str | None], DynamicView]:
    """Makes the dynamic views of this position, which must not change meanwhile. The public view is made once."""
    found = known_verdicts(s, None)
    aims = goals_by_hand(s)
    public = seen_by(s, None, found, aims)
    return lambda seat: public if seat is None else changed_for(s, seat, public, found, aims)


def known_verdicts(s: Fellowship, seat: str | None) -> dict[str, Verdict]:
    return verdicts(s, seat=seat) if s.length and s.characters else {}


def goals_by_hand(s: Fellowship) -> dict[str, HandGoal]:
    return {s.order[a.hand]: a for a in hand_goals(s)}


def changed_for(
    s: Fellowship, seat: str, public: DynamicView, found: dict[str, Verdict], aims: dict[str, HandGoal]
) -> DynamicView:
    """The public view with additions for this seat: its own hands and the cards that concern it."""
    own = [hand for hand in s.order if controller(s, hand) == seat]
    if any(hand in s.hidden for hand in own):
        found = known_verdicts(s, seat)
    seen = {
        **public,
        "hands": [
            hand_shown(s, hand, seat, found.get(hand), aims.get(hand)) if hand in own else public["hands"][n]
            for n, hand in enumerate(s.order)
        ],
        "offer": offer_shown(s, seat),
        "sealed": [sealed_shown(s, way, card, seat) for way, card in sealed(s)],
    }
    if any(hidden_play(s, hand) for hand in s.trick):
        seen["round"] = {**public["round"], "winning": winning(s, seat)}
        seen["trick"] = [play_shown(s, hand, seat) for hand in s.trick]
    return seen


def seen_by(s: Fellowship, seat: str | None, found: dict[str, Verdict], aims: dict[str, HandGoal]) -> DynamicView:
    """What the seat sees, with the verdicts that it knows."""
    # Goals, their progress and face-up cards are open (FEL-7.1, FEL-7.4). Hidden cards and wishes are not shown
    # (FEL-7.2, FEL-7.6, FEL-7.3).
    return {
        "campaign": campaign(s),
        "chapter": chapter_card(s),
        "round": {
            "number": s.rounds,
            "result": s.result,
            "tricks": len(s.tricks),
            "length": s.length,
            "holder": s.holder,
            "token": s.token,
            "rings_free": s.led_free,
            "leader": s.leader,
            "lead_suit": lead_suit(s),
            "ring_wins": s.ring,
            "winning": winning(s, seat),
            "lost": list(s.lost),
            "taker": s.taker,
            "barrow": len(s.barrow),
            "deck": s.deck.size,
            "grim": {"up": list(s.grim_up), "left": s.grim.size},
            "horn": list(s.horn),
            "threats_left": s.threats.size,
            "forgiven": s.forgiven,
            "doomed": s.doomed,
            "declined": list(s.declined),
            "early": s.early,
            "pair": pair_shown(s),
        },
        "hands": [hand_shown(s, hand, seat, found.get(hand), aims.get(hand)) for hand in s.order],
        "pyramid": pyramid_shown(s),
        "trick": [play_shown(s, hand, seat) for hand in s.trick],
        "last": trick_shown(s.tricks[-1]) if s.tricks else None,
        "offer": offer_shown(s, seat),
        "sealed": [sealed_shown(s, way, card, seat) for way, card in sealed(s)],
    }


def campaign(s: Fellowship) -> dict[str, Any]:
    return {"on": s.campaign, "won": list(s.won), "attempts": dict(s.attempts), "over": s.over}


def whole_campaign(s: Fellowship) -> Campaign:
    return {
        "on": s.campaign,
        "won": list(s.won),
        "attempts": dict(s.attempts),
        "chapters": [{"number": n, "id": id_, "length": length} for n, id_, length in LISTED],
        "over": s.over,
    }


def chapter_card(s: Fellowship) -> ChapterView:
    what = chapter(s)
    return {
        "number": what.number,
        "id": what.id,
        "length": what.length,
        "roster": list(roster(s)) if s.rounds else [],
        "starred": list(starred(s)) if s.rounds and len(s.characters) < len(s.order) else [],  # removed later
        "completed": list(s.completed),
        "missing": list(missing(s)) if what.length == "long" else [],
        "overwhelmed": [name for name in what.characters if overwhelmed(s, name)] + [s.flipped] * bool(s.flipped),
        "events": list(what.events),
        "event": s.event,
        "active_events": [event.id for event in events(s)],
        "done": list(s.done),
        "group": s.group,
        "groups": {name: list(group.characters) for name, group in what.groups.items()},
        "gifts": {gift: {"owner": owner, "used": gift in s.used} for gift, owner in gifts(s).items() if gift},
        "rider": s.rider,
    }


def hand_shown(s: Fellowship, hand: str, seat: str | None, v: Verdict | None, a: HandGoal | None) -> Hand:
    own = sees(s, seat, hand)
    cards = s.hands.get(hand, ())
    name = s.characters.get(hand, "")
    return {
        "hand": hand,
        "controller": controller(s, hand),
        "character": name,
        "overwhelmed": bool(name) and overwhelmed(s, name),
        "size": size(s, hand) if s.hands else 0,
        "cards": list(cards) if own else [],
        "open": own and seat != controller(s, hand),
        "threat": threat_shown(s, hand, seat),
        "rider": s.riders.get(hand, ""),
        "declared": s.declared.get(hand, ""),
        "goal": goal_shown(s, hand, a) if a else None,
        "met": v.met if v else False,
        "final": v.final if v else False,
        "tricks": [trick.winner for trick in s.tricks].count(hand),
        "shown": shown_cards(s, hand, seat, a) if a else [],
        "keeps": s.keeps.get(hand, 0),
        "tucked": (s.tucked[hand] if own else UNKNOWN) if hand in s.tucked else "",
        "fixed": s.fixed.get(hand, ""),
        "laid": s.laid.get(hand, ""),
        "announced": hand in s.announced,
    }


def knows_threat(s: Fellowship, hand: str, seat: str | None) -> bool:
    return hand not in s.hidden or (seat is not None and controller(s, hand) == seat)


def threat_shown(s: Fellowship, hand: str, seat: str | None) -> list[int] | Literal["?"]:
    if hand not in s.threat:
        return []
    return list(s.threat[hand]) if knows_threat(s, hand, seat) else UNKNOWN


def goal_shown(s: Fellowship, hand: str, a: HandGoal) -> GoalView:
    """The goal as numbers; clients turn it into words."""
    what = a.goal
    return {
        "kind": what.kind,
        "suits": list(what.suits),
        "n": a.n,
        "low": what.low,
        "high": what.high,
        "window": what.window,
        "forbid": what.forbid,
        "changed": what != face(s, hand).goal,
    }


def shown_cards(s: Fellowship, hand: str, seat: str | None, a: HandGoal) -> list[str]:
    """Won cards that matter for the goal lie face up (FEL-7.5)."""
    if not knows_threat(s, hand, seat):
        return []
    matter = relevant(a)
    won = [card for trick in s.tricks if trick.winner == hand for _, card in trick.plays]
    return [card for card in won if BIT[card] & matter]


def relevant(a: HandGoal) -> int:
    """The cards that matter for a goal."""
    suits = 0
    for suit in a.goal.suits:
        suits |= SUIT_BITS[suit]
    ranks = 0
    for rank in a.threat:
        ranks |= RANK_BITS[rank]
    forbid = BIT[ONE_RING] if a.goal.forbid == "one_ring" else SUIT_BITS.get(a.goal.forbid, 0)
    kind = a.goal.kind
    if kind == "card_of_suit_with_threat_rank":
        return suits & ranks
    if kind == "cards_with_threat_rank_at_least":
        return ranks
    if kind in ("one_of_each_rank", "same_rank_at_least", "won_suit_matches_kept_card"):
        return sum(BIT[card] for card in ALL_CARDS)
    return suits | forbid


def pyramid_shown(s: Fellowship) -> Pyramid | None:
    if PYRAMID not in s.hands or not s.rows:
        return None
    # These are hidden even from the controller (FEL-13.25).
    places = [
        card if not card or n in s.upturned or card in s.hands[PYRAMID] else UNKNOWN for n, card in enumerate(s.pyramid)
    ]
    return {
        "rows": list(s.rows),
        "places": places,
        "beside": [card for card in s.hands[PYRAMID] if card not in s.pyramid],
        "free": list(s.hands[PYRAMID]),
    }


def play_shown(s: Fellowship, hand: str, seat: str | None) -> Play:
    card = s.trick[hand]
    secret = hidden_play(s, hand) and not sees(s, seat, hand)
    return {"hand": hand, "card": UNKNOWN if secret else card, "suit": SUIT[card], "down": hidden_play(s, hand)}


def winning(s: Fellowship, seat: str | None) -> str:
    """The hand that is winning the trick; "" if a hidden card decides it."""
    if s.ring or not s.trick:
        return s.ring
    secret = any(hidden_play(s, hand) and not sees(s, seat, hand) for hand in s.trick)
    return "" if secret else best_card(s)[0]


def pair_shown(s: Fellowship) -> list[int]:
    """The two drawn threats while the seat chooses one of them."""
    step = book.asking_step(s)
    return [int(number) for number in list(step)[2:]] if step[0] == "keep_threat" else []


def trick_shown(trick: Trick) -> Past:
    plays: list[Laid] = [{"hand": hand, "card": card} for hand, card in trick.plays]
    return {"winner": trick.winner, "plays": plays, "forest": trick.forest}


def offer_shown(s: Fellowship, seat: str | None) -> Given | None:
    if len(s.offer) < 3:
        return None
    giver, receiver, card = s.offer[:3]
    party = sees(s, seat, giver) or sees(s, seat, receiver)
    return {"from": giver, "to": receiver, "card": card if party else UNKNOWN}


def sealed_shown(s: Fellowship, way: Transfer, card: str, seat: str | None) -> Given:
    return {"from": way.giver, "to": way.receiver, "card": card if sees(s, seat, way.giver) else UNKNOWN}
