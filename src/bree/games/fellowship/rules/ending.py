"""Sections 8 and 9: the early end, and the end of a round, a chapter and the campaign."""

from bree.core import Ask, Pick
from bree.games.fellowship.common_picks import ABOUT
from bree.games.fellowship.queries import chapter, controller, endless, events, pardoned
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.chapters import CAMPAIGN, END, speaker
from bree.games.fellowship.rules.choosing import missing
from bree.games.fellowship.rules.gifts import GOAL_FAILED
from bree.games.fellowship.state import Fellowship
from bree.games.fellowship.verdict import decisive, met_for_good, verdicts

STOP, GO_ON = Pick("stop"), Pick("go_on")
SILENT, ANNOUNCE = Pick("silent"), Pick("announce")
AGAIN, KEEP, OTHER = Pick("again"), Pick("keep"), Pick("other")


# The early end.


@book.step
def judge(s: Fellowship) -> None:
    """After a trick: check whether the public can know how the round will end."""
    if len(s.tricks) == s.length:
        return
    if s.hidden:
        secret = [("announce", hand) for hand in s.hidden if hand in s.threat and hand not in s.announced]
        s.then(*secret, ("foretell",))
    else:
        foretell(s)


@book.ask
def announce(s: Fellowship, hand: str) -> Ask:
    """A hand with a hidden threat may announce that its goal is met.

    It is always asked, so that the ask reveals nothing.
    """
    picks = (SILENT, ANNOUNCE) if met_for_good(s, hand, [s.threat[hand]]) else (SILENT,)
    return Ask(controller(s, hand), "announce", "FEL-15.9.2", picks, ABOUT[hand], secret=True)


@book.step
def on_announce(s: Fellowship, hand: str, answer: str) -> None:
    if answer == ANNOUNCE.id:
        possible = met_for_good(s, hand, [(number,) for number in range(1, chapter(s).threats + 1)])
        s.announced[hand] = tuple([threat[0] for threat in possible])
        s.tell("announces", "FEL-15.9.2", who=hand)


@book.step
def foretell(s: Fellowship) -> None:
    """Prove which goals are decided. The ask and an early end use this result."""
    if s.played_on:
        return
    sure = {hand: v.met for hand, v in decisive(s).items() if v.final}
    if (sure or s.doomed) and decided(s, sure):
        s.sure = sure
        s.then(("early_end",))


def decided(s: Fellowship, sure: dict[str, bool]) -> str:
    """The certain end of the round:

    "won", "lost", "doomed", or "pardoned" if a pardon is needed to win; "" if it is open.
    """
    all_sure = len(sure) == len(s.characters)
    counts = s.terms.has("lost_round", "counts") and chapter(s).length != "short"
    if counts and not all_sure:  # met goals may still count, so all must be decided (FEL-18.12)
        return ""
    if s.doomed:
        return "doomed"
    lost = len(missed(sure))
    if lost and lost > pardoned(s):
        return "lost"
    if not all_sure or any(event.to_the_end for event in events(s)):
        return ""
    return "pardoned" if lost else "won"


def missed(sure: dict[str, bool]) -> list[str]:
    return [hand for hand, met in sure.items() if not met]


def proved(s: Fellowship) -> dict[str, bool]:
    """The goals that are decided."""
    return s.sure or {hand: v.met for hand, v in verdicts(s).items() if v.final}


def outlook(s: Fellowship) -> tuple[str, str, tuple[str, ...]]:
    """The rule that allows an early end, the certain result, and the lost goals."""
    sure = proved(s)
    how = decided(s, sure)
    goals = tuple([f"hand-{hand}+character-{s.characters[hand]}" for hand in missed(sure)])
    return "FEL-8.4" if how == "won" else "FEL-8.5", "outcome-" + how, goals


@book.ask
def early_end(s: Fellowship) -> Ask:
    """The early end is optional (FEL-8.6). The next leader decides for all."""
    rule, outcome, goals = outlook(s)
    return Ask(controller(s, s.leader), "early_end", rule, (STOP, GO_ON), {"outcome": outcome, "goals": goals})


@book.step
def on_early_end(s: Fellowship, answer: str) -> None:
    if answer == GO_ON.id:
        s.played_on = True
        return
    if s.log is not None:
        rule, outcome, goals = outlook(s)
        s.tell("early", rule, outcome=outcome, goals=goals)
    s.early = True  # no further trick is played


# The end of a round.


def failed(s: Fellowship) -> list[str]:
    # All goals count, also those of optional characters (FEL-9.10, FEL-14.9).
    return [hand for hand in missed(proved(s)) if hand != s.forgiven]


@book.step
def round_over(s: Fellowship) -> None:
    """Show the kept cards. One failed goal may be pardoned (FEL-18.7)."""
    if len(s.tricks) == s.length:
        s.opened = s.order
    for hand in s.hidden:
        for number in s.threat.get(hand, ()):
            s.tell("threat-shown", "FEL-15.9.2", who=hand, number=number, reveals=True)
    s.hidden = ()
    if not s.early:
        s.sure = {hand: v.met for hand, v in verdicts(s).items()}
    if s.log is not None:
        for hand, met in proved(s).items():
            who = "character-" + s.characters[hand]
            s.tell("goal-met" if met else "goal-failed", "FEL-9.2", who=hand, character=who)
    lost = failed(s)
    s.then(*([("gifts_at", GOAL_FAILED)] if len(lost) == 1 and pardoned(s) else []), ("settle_round",))


@book.step
def settle_round(s: Fellowship) -> None:
    if failed(s) or s.doomed:
        s.result = "lost"
        s.tell("round-lost", "FEL-9.2", reveals=True)
        s.then(("after_loss",))
        return
    s.result = "won"
    s.tell("round-won", "FEL-9.2", reveals=True)
    if s.riders and s.rider in s.riders.values():
        s.rider = ""  # it was in a won round
    # The characters of a long chapter are completed, each in one round (FEL-9.4, FEL-15.9.3).
    s.completed = (*s.completed, *(who for who in s.characters.values() if who not in s.completed))
    # A pardoned round counts too (FEL-15.14.4).
    s.done = (*s.done, *(name for name in (s.event, s.group) if name and name not in s.done))
    s.then(("chapter_won",) if is_won(s) else ("round",))


def is_won(s: Fellowship) -> bool:
    """Whether this round wins the chapter (FEL-9.3, FEL-9.7)."""
    # Otherwise another round follows (FEL-9.18).
    what = chapter(s)
    if what.length == "short":
        return True
    # FEL-15.18.4
    if what.length == "groups":
        return all(group in s.done for group in what.groups)
    # Every event is needed (FEL-15.14.2), and below every companion (FEL-15.14.7).
    if what.chosen_event and any(name not in s.done for name in what.events):
        return False
    # FEL-16.5
    return not missing(s) and not (endless(s) and s.rider)


@book.step
def chapter_won(s: Fellowship) -> None:
    s.tell("chapter-won", "FEL-9.3", chapter="chapter-" + chapter(s).id)
    if s.chapter in CAMPAIGN and s.chapter not in s.won:
        s.won = tuple(sorted((*s.won, s.chapter)))
    if s.campaign:
        s.then(("next_chapter",))
    else:
        s.over = "won"


@book.step
def after_loss(s: Fellowship) -> None:
    if s.terms.has("loss", "end"):
        s.over = "lost"
    else:
        s.then(("onward",))


@book.ask
def onward(s: Fellowship) -> Ask:
    """Begin the chapter again, or keep its completed characters (FEL-9.8)."""
    picks = [AGAIN]
    if chapter(s).length != "short" and (s.completed or s.done):
        picks.append(KEEP)
    if s.campaign:
        picks.append(OTHER)
    return Ask(speaker(s), "onward", "FEL-9.8", (*picks, END))


@book.bar
def bar_onward(s: Fellowship) -> dict[str, str]:
    short = chapter(s).length == "short"
    reasons = {} if s.campaign else {OTHER.id: "FEL-1.2"}
    return (
        reasons if not short and (s.completed or s.done) else {**reasons, KEEP.id: "FEL-9.3" if short else "FEL-9.16"}
    )


@book.step
def on_onward(s: Fellowship, answer: str) -> None:
    if answer == END.id:
        s.over = "lost"
        s.tell("given-up", "FEL-9.8")
    elif answer == OTHER.id:
        s.then(("next_chapter",))
    elif answer == AGAIN.id:
        s.tell("afresh", "FEL-9.8")
        s.then(("open_chapter",))
    else:
        keep_completed(s)
        s.then(("round",))


def keep_completed(s: Fellowship) -> None:
    """Keep the completed characters. An option decides whether goals of the lost round count (FEL-9.9)."""
    s.tell("kept", "FEL-9.16")
    if s.terms.has("lost_round", "counts"):
        met = [s.characters[hand] for hand, met in proved(s).items() if met]
        s.completed = (*s.completed, *(who for who in met if who not in s.completed))
    if s.terms.has("used_gift", "returns"):
        s.used = ()
