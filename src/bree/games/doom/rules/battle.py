"""Section 7: battles. A card is fought once or several times; each battle is rolled and settled separately."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask
from bree.core.cards.file import OneOf
from bree.games.doom.battle_facts import BattleFacts, battle_facts, fights_uruk_hai
from bree.games.doom.facts import CARDS
from bree.games.doom.road import isengard, supporters
from bree.games.doom.rules.book import book
from bree.games.doom.rules.courage import gain, lose
from bree.games.doom.rules.dice import throw
from bree.games.doom.rules.encounters import discard
from bree.games.doom.rules.window_steps import OPEN_WINDOW, USE
from bree.games.doom.state import BATTLE, COMPANIONS, FACES, GANDALF, LOST, WON, Doom

UNTIL_STREAK: Final = 1  # one battle is left until the streak is complete


def fight_card(s: Doom, card: str, fights: int) -> None:
    s.foe, s.fights = card, fights
    s.wins = s.plain_wins = s.losses = s.streak = 0
    s.then(("fight",))


@book.effect(battles=int, loss=int)
def battle(s: Doom, card: str, battles: int, loss: int) -> None:
    fight_card(s, card, battles)


@book.effect(wins=int, loss=int)
def battle_streak(s: Doom, card: str, wins: int, loss: int) -> None:
    fight_card(s, card, UNTIL_STREAK)


@book.effect(loss=int, removes=int, reward=int)
def uruk_hai(s: Doom, card: str, loss: int, removes: int, reward: int) -> None:
    """One battle for each Uruk-hai in Isengard, or a reward if there are none."""
    count = isengard(s)
    if count:
        fight_card(s, card, count)
    else:
        # DOOM-R13: in any stage.
        gain(s, reward, "DOOM-9.11", "card-" + card)


@book.step
def fight(s: Doom) -> None:
    """Cards may be used before the roll. The supporters are determined when the die is thrown (DOOM-7.13)."""
    s.verdict = s.face = s.lost_on = ""
    if s.log is not None:
        names = tuple(["figure-" + name for name in supporters(s)])
        s.tell("battle-begins", "DOOM-7.13", card="card-" + s.foe, supporters=names or ("support-none",))
    s.then(OPEN_WINDOW["battle"], ("roll_battle",), ("judge",), ("regret",), ("settle",))


@book.step
def roll_battle(s: Doom) -> None:
    # A token that is placed later helps from the next battle on (DOOM-9.32).
    s.tree_helps = s.treebeard_token and fights_uruk_hai(s)
    if not s.verdict:
        s.support = supporters(s)
        throw(s, (BATTLE,))


@book.effect()
def win_battle(s: Doom, card: str) -> None:
    """Éomer: a win without a roll."""
    s.verdict = WON
    s.tell("won-unrolled", CARDS[card].rule)


@book.can
def can_win_battle(s: Doom, card: str) -> bool:
    return not s.verdict


def gandalf_cards(s: Doom) -> list[str]:
    """The cards that can be discarded for Gandalf's symbol."""
    return [] if s.gandalf_token else [card for card in s.held if CARDS[card].kind == "gandalf"]


@book.step
def judge(s: Doom) -> None:
    s.roll = ()
    if s.verdict:
        return
    face = s.face
    if face == GANDALF and gandalf_cards(s):
        s.then(("spend_gandalf",))
    elif face in s.support:
        won(s, "DOOM-7.4")
    elif face == GANDALF and s.gandalf_token:
        lost(s, "DOOM-7.8", "lost-banned")
    elif face == GANDALF:
        lost(s, "DOOM-7.12", "lost-gandalf")
    else:
        lost(s, "DOOM-7.5" if face in COMPANIONS else "DOOM-7.6", "lost-" + face)


def won(s: Doom, rule: str) -> None:
    s.verdict = WON
    s.tell("battle-won", rule)


def lost(s: Doom, rule: str, why: str) -> None:
    """Lose the battle. `why` is a phrase that names the symbol and the reason."""
    s.verdict = LOST
    s.tell("battle-lost", rule, why=why)


@book.ask
def spend_gandalf(s: Doom) -> Ask:
    picks = tuple([USE[card] for card in gandalf_cards(s)] + [PASS_PICK])
    return Ask(s.seats[s.active], "spend_gandalf", "DOOM-7.7", picks)


@book.step
def on_spend_gandalf(s: Doom, card: str) -> None:
    if card == PASS:
        lost(s, "DOOM-7.12", "lost-gandalf")
        return
    discard(s, card, "DOOM-7.7")
    won(s, "DOOM-7.7")


@book.step
def regret(s: Doom) -> None:
    """Open the window for cards that answer a lost battle, before it is paid."""
    # DOOM-R32
    if s.verdict == LOST:
        s.then(OPEN_WINDOW["lost"])


@book.effect(lost_on=OneOf(FACES))
def fight_again(s: Doom, card: str, lost_on: str) -> None:
    """Boromir: roll the battle again."""
    # Only this battle; `fight` resets it (DOOM-9.33).
    s.verdict = s.face = ""
    s.lost_on = lost_on
    s.then(("judge_again",))
    throw(s, (BATTLE,))


@book.can
def can_fight_again(s: Doom, card: str, lost_on: str) -> bool:
    return fights_uruk_hai(s)


@book.step
def judge_again(s: Doom) -> None:
    s.roll = ()
    banned = s.face == GANDALF and loses_again(s, GANDALF)
    if loses_again(s, s.face):
        lost(s, "DOOM-O10" if banned else "DOOM-9.31", "lost-banned" if banned else "lost-" + s.face)
    else:
        won(s, "DOOM-9.31")


def loses_again(s: Doom, face: str) -> bool:
    """Whether a repeated battle is lost: with Boromir's face, or with Gandalf's under the ban (DOOM-O10)."""
    # DOOM-R41
    return face == s.lost_on or (face == GANDALF and s.gandalf_token and s.terms.ban_holds)


@book.step
def settle(s: Doom) -> None:
    """End the battle: pay for it or count it, then continue."""
    # Only lost battles have a cost, each of them (DOOM-7.14, DOOM-9.26, DOOM-R19).
    facts = battle_facts(s)
    s.then(("next_fight",))
    if s.verdict == WON:
        s.wins += 1
        s.streak += 1
        if s.tree_helps:
            remove_uruk_hai(s)
        else:
            s.plain_wins += 1
        return
    s.losses += 1
    s.streak = 0
    if not pays_once(s, facts):
        lose(s, facts.loss, "DOOM-7.9", "card-" + s.foe)


def pays_once(s: Doom, facts: BattleFacts) -> bool:
    return s.terms.loss_once and facts.battles > 1


def remove_uruk_hai(s: Doom) -> None:
    """Remove a warrior with Treebeard's token, or the chieftain if no warrior is left."""
    if s.warriors:
        s.warriors -= 1
        s.tell("uruk-hai-removed", "DOOM-9.10", warriors=s.warriors)
    else:
        s.chieftain = False
        s.tell("chieftain-removed", "DOOM-9.10")


@book.step
def next_fight(s: Doom) -> None:
    # DOOM-7.10
    facts = battle_facts(s)
    if facts.wins:
        s.fights = 0 if s.streak >= facts.wins else UNTIL_STREAK
    else:
        s.fights -= 1
    if s.fights:
        s.then(("fight",))
    else:
        s.then(("battles_over",))


@book.step
def battles_over(s: Doom) -> None:
    facts, foe = battle_facts(s), s.foe
    against_uruk_hai = fights_uruk_hai(s)
    s.foe = s.face = s.verdict = s.lost_on = ""
    s.support = ()
    # Without Treebeard's token the chieftain stays (DOOM-9.29).
    if against_uruk_hai and s.plain_wins and s.warriors:
        s.warriors = max(0, s.warriors - facts.removes)
        s.tell("uruk-hai-removed", "DOOM-9.20", warriors=s.warriors)
    if s.losses and pays_once(s, facts):
        lose(s, facts.loss, "DOOM-O8", "card-" + foe)
