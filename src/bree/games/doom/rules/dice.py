"""Throws of dice, and the cards that change them. Chance throws one die after another."""

from typing import Final

from bree.core import CHANCE, Ask, Pick, Step
from bree.core.cards.file import NumberList, OneOf
from bree.games.doom.board import battle_picks
from bree.games.doom.facts import CARDS
from bree.games.doom.rules.book import book
from bree.games.doom.rules.courage import gain, lose
from bree.games.doom.rules.moving import move
from bree.games.doom.rules.window_steps import OPEN_WINDOW
from bree.games.doom.state import BATTLE, BLACKS, COLOURS, FIGURE, LAST, NAZGUL_FIGURES, Doom

SIDES: Final = tuple([Pick(str(n)) for n in range(1, 7)])
KINDS: Final = OneOf(("encounter", "fellowship"))  # the names of the dice in card files
THROWS: Final = tuple([f"throw{n}" for n in range(1, NAZGUL_FIGURES + 2)])  # throws of an encounter die for a card
DICE: Final = (*BLACKS, *COLOURS, *THROWS)
TAKE: Final = {die: Pick(die, ("die:" + die,)) for die in (*DICE, BATTLE)}
SHOWN: Final = {(die, n): Pick(die, ("die:" + die, f"side:{n}")) for die in DICE for n in range(1, 7)}
THROW: Final[dict[str, Step]] = {die: ("die", die) for die in DICE} | {BATTLE: ("battle_die",)}


def noun(die: str) -> str:
    """The text key of a die. All throws of an encounter die have its name."""
    return "die-" + (die if die in COLOURS or die == BATTLE else "black")


THROWN: Final = {die: Ask(CHANCE, "die", "DOOM-3.2", SIDES, {"die": noun(die)}) for die in DICE}


def shown_picks(s: Doom, dice: list[str]) -> tuple[Pick, ...]:
    """Picks for these dice with the numbers that they show."""
    return tuple([SHOWN[die, s.shows[die]] for die in dice])


def throw(s: Doom, dice: tuple[str, ...]) -> None:
    """Throw these dice. Then cards may change the result."""
    s.roll = dice
    s.then(*[THROW[die] for die in dice], ("thrown",), OPEN_WINDOW["rolled"])


@book.ask
def die(s: Doom, name: str) -> Ask:
    return THROWN[name]


@book.step
def on_die(s: Doom, name: str, number: str) -> None:
    s.shows[name] = int(number)


@book.ask
def battle_die(s: Doom) -> Ask:
    return Ask(CHANCE, "battle_die", "DOOM-7.1", battle_picks(s.terms.faces))


@book.step
def on_battle_die(s: Doom, face: str) -> None:
    s.face = face


@book.step
def thrown(s: Doom) -> None:
    if s.log is None:
        return
    if s.roll == (BATTLE,):
        s.tell("battle-rolled", "DOOM-7.1", face="face-" + s.face, reveals=True)
    else:
        dice = tuple([f"{noun(name)}+side-{s.shows[name]}" for name in s.roll])
        s.tell("rolled", "DOOM-3.2", who=s.seats[s.active], dice=dice, reveals=True)


# Cards that change a throw.


@book.effect()
def reroll(s: Doom, card: str) -> None:
    """Elrond: throw one die of the roll again."""
    if len(s.roll) == 1:
        throw_again(s, s.roll[0])
    else:
        s.then(("which_again", card))


@book.can
def can_reroll(s: Doom, card: str) -> bool:
    return bool(s.roll)


@book.ask
def which_again(s: Doom, card: str) -> Ask:
    return Ask(s.seats[s.user], "which_again", CARDS[card].rule, shown_picks(s, list(s.roll)))


@book.step
def on_which_again(s: Doom, card: str, name: str) -> None:
    throw_again(s, name)


def throw_again(s: Doom, name: str) -> None:
    s.then(THROW[name], ("told_again", name))


@book.step
def told_again(s: Doom, name: str) -> None:
    if name == BATTLE:
        s.tell("battle-rolled", "DOOM-7.1", face="face-" + s.face, reveals=True)
    else:
        s.tell("rerolled", "DOOM-4.7", die=noun(name), number=s.shows[name], reveals=True)


@book.effect(dice=KINDS)
def set_die(s: Doom, card: str, dice: str) -> None:
    """Gandalf's Power and Trick: turn a die to any number."""
    found = dice_of(s, dice)
    if len(found) == 1:
        s.then(("which_side", card, found[0]))
    else:
        s.then(("which_die", card, dice))


@book.can
def can_set_die(s: Doom, card: str, dice: str) -> bool:
    return bool(dice_of(s, dice))


def dice_of(s: Doom, dice: str) -> list[str]:
    """The encounter dice or the Fellowship dice of the present roll."""
    return [die for die in s.roll if die != BATTLE and (die in COLOURS) == (dice == "fellowship")]


@book.ask
def which_die(s: Doom, card: str, dice: str) -> Ask:
    return Ask(s.seats[s.user], "which_die", CARDS[card].rule, shown_picks(s, dice_of(s, dice)))


@book.step
def on_which_die(s: Doom, card: str, dice: str, name: str) -> None:
    s.then(("which_side", card, name))


@book.ask
def which_side(s: Doom, card: str, name: str) -> Ask:
    return Ask(s.seats[s.user], "which_side", CARDS[card].rule, SIDES, {"die": noun(name)})


@book.step
def on_which_side(s: Doom, card: str, name: str, number: str) -> None:
    s.shows[name] = int(number)
    s.tell("die-set", CARDS[card].rule, die=noun(name), number=s.shows[name])


@book.effect()
def roll_and_move(s: Doom, card: str) -> None:
    """Gandalf's Support: throw all five Fellowship dice, and use one of them."""
    s.then(("who_walks", card))
    throw(s, COLOURS)


@book.can
def can_roll_and_move(s: Doom, card: str) -> bool:
    return s.stage < LAST


@book.ask
def who_walks(s: Doom, card: str) -> Ask:
    dice = [(name, s.shows[name]) for name in s.roll]
    picks = tuple([Pick(name, ("figure:" + FIGURE[name], f"side:{number}", "die:" + name)) for name, number in dice])
    return Ask(s.seats[s.user], "who_walks", CARDS[card].rule, picks)


@book.step
def on_who_walks(s: Doom, card: str, name: str) -> None:
    spaces = s.shows[name]
    to_pool(s, *COLOURS)
    s.roll = ()
    s.then(("over_early",))
    move(s, FIGURE[name], spaces, die=True, rule=CARDS[card].rule)


def to_pool(s: Doom, *dice: str) -> None:
    for name in dice:
        s.shows.pop(name, 0)


# A card with a throw of an encounter die.


@book.effect(table=NumberList(len(SIDES)))
def die_table(s: Doom, card: str, *table: int) -> None:
    """Win or lose courage by the number of an encounter die."""
    given: tuple[str | int, ...] = (card, *table)
    s.then(("read_table", *given))
    throw(s, THROWS[:1])


@book.step
def read_table(s: Doom, card: str, *table: int) -> None:
    by = table[s.shows[THROWS[0]] - 1]
    s.roll = ()
    to_pool(s, THROWS[0])
    if by < 0:
        lose(s, -by, CARDS[card].rule, "card-" + card)
    elif by > 0:
        gain(s, by, CARDS[card].rule, "card-" + card)
    else:
        s.tell("table-nothing", CARDS[card].rule)
