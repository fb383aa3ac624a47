"""Section 27: three and four players. Who leads, whose go it is, how they draw and swap, and who was best."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.games.war.board import REGIONS
from bree.games.war.figures import IS_UNIT, counts
from bree.games.war.map_queries import armies_of, figures_in
from bree.games.war.picks import CARD, FIGURE, REGION
from bree.games.war.players.control import is_mixed, is_shared, mixed_name
from bree.games.war.players.teams import MATE, PLAYS, is_pair, nations_of, side_of_seat
from bree.games.war.rules.armies.stacking import remove_excess
from bree.games.war.rules.book import book
from bree.games.war.rules.turn.action_turns import can_act
from bree.games.war.state import FREE, NOBODY, OTHER, SIDES, Team, War, leading_player, seat_of

MIX: Final = "mix"
MIX_PICK: Final = Pick(MIX)
AGREE, REFUSE = "agree", "refuse"
ANSWERS: Final = (Pick(AGREE), Pick(REFUSE))
ACTION_TURNS: Final = 4  # in the order of WAR-27.7: the non-leading players, then the leading ones
KINDS: Final = ("character", "strategy")


def team_of(s: War) -> Team:
    """Where rules of three and four players are carried out."""
    t = s.team
    assert t is not None
    return t


# The leading players (WAR-27.2).


def pass_tokens(s: War) -> None:
    """At the start of every turn but the first; and what holds for one turn is over."""
    t = s.team
    if t is None:
        return
    if s.turn > 1:
        first, second = [MATE.get(one, one) for one in t.leading]
        t = t._replace(leading=(first, second))
        for one in t.leading:
            if is_pair(one):
                s.tell("leads", "WAR-27.2", who=one)
    s.team = t._replace(beat=0, spurned=(), last=(), here=())
    s.speaks = {side: leading_player(s, side) for side in SIDES}


# Cards (WAR-27.3 to WAR-27.5).


def draw_in_teams(s: War) -> bool:
    """Each player draws and keeps to his limit; then teammates may swap."""
    if s.team is None:
        return False
    pairs = [side for side in SIDES if is_pair(leading_player(s, side))]
    s.then(*[("draw_for", one) for one in s.seats], *[("swapping", side) for side in pairs])
    return True


@book.step
def draw_for(s: War, who: str) -> None:
    """In the first turn a card of each deck, later one of a deck of his choice; a single player as of two."""
    side = side_of_seat(who)
    s.speaks[side] = who
    if is_pair(who) and s.turn > 1:
        s.then(("draw_choice", side), ("hand_limit", side))
    else:
        s.then(*[("draw", f"{side}_{kind}") for kind in KINDS], ("hand_limit", side))


@book.step
def draw_choice(s: War, side: str) -> None:
    found = decks_left(s, side)
    if len(found) == 1:
        on_draw_from(s, side, found[0])
    elif found:
        s.then(("draw_from", side))


def decks_left(s: War, side: str) -> list[str]:
    return [kind for kind in KINDS if s.decks[f"{side}_{kind}"].size]


@book.ask
def draw_from(s: War, side: str) -> Ask:
    picks = tuple([Pick(kind, (f"deck:{side}_{kind}",)) for kind in decks_left(s, side)])
    return Ask(seat_of(s, side), "draw_from", "WAR-27.3", picks)


@book.step
def on_draw_from(s: War, side: str, kind: str) -> None:
    s.then(("draw", f"{side}_{kind}"))


@book.step
def swapping(s: War, side: str) -> None:
    """Both choose unseen, the leading player first; who has no card to give cannot."""
    pair = (leading_player(s, side), MATE[leading_player(s, side)])
    if s.hands[pair[0]] and s.hands[pair[1]]:
        s.then(*[("swap", one) for one in pair])


@book.ask
def swap(s: War, who: str) -> Ask:
    """Asked whatever the other has said: he must not know it, nor may the enemy."""
    picks = (*[CARD[card] for card in s.hands[who]], PASS_PICK)
    return Ask(who, "swap", "WAR-27.5", picks, {"mate": MATE[who]}, secret=True)


@book.step
def on_swap(s: War, who: str, answer: str) -> None:
    mate = MATE[who]
    if mate not in s.offers:
        s.offers[who] = answer
        return
    other = s.offers.pop(mate)
    # The enemy is told nothing: not even by how long it takes.
    if PASS in (answer, other):
        for one in (mate, who):
            s.tell("swap-seen", "WAR-27.5", to=one, done=0, reveals=True)
    else:
        hand_over(s, mate, other, answer)
        hand_over(s, who, answer, other)


def hand_over(s: War, who: str, card: str, other: str) -> None:
    """A card goes to the teammate and another comes; who gave it knows where it is."""
    s.hands[who] = tuple(sorted([*[one for one in s.hands[who] if one != card], other]))
    s.given[who] = tuple(sorted([*[one for one in s.given.get(who, NOBODY) if one != other], card]))
    s.tell("swap-seen", "WAR-27.5", to=who, done=1, card="card-" + card, other="card-" + other, reveals=True)


# Goes (WAR-27.7).


def seat_of_action_turn(t: Team, beat: int) -> str:
    """The seat whose go it is, by the number of the go."""
    leads = t.leading[beat % 2]
    return leads if beat >= ACTION_TURNS // 2 else MATE.get(leads, leads)


def start_next_action_turn(s: War) -> bool:
    """Whose go it is; who can do nothing is passed over. If nobody can, there is no more."""
    t = s.team
    if t is None:
        return False
    for beat in range(t.beat, t.beat + ACTION_TURNS):
        side = SIDES[beat % 2]
        s.speaks = {side: seat_of_action_turn(t, beat % ACTION_TURNS), OTHER[side]: leading_player(s, OTHER[side])}
        if can_act(s, side):
            s.team = t._replace(beat=beat % ACTION_TURNS)
            s.acting = side
            s.then(("die", side))
            return True
    return True


def end_team_action_turn(s: War, side: str) -> bool:
    """The next go, in the order of teams. A player who passes has his later goes (WAR-27.8)."""
    t = s.team
    if t is None:
        return False
    s.team = t._replace(beat=(t.beat + 1) % ACTION_TURNS)
    return True


def end_action(s: War) -> None:
    """What it was on counts for the next one (WAR-27.20)."""
    t = s.team
    if t is not None:
        s.hunt = None
        last = t.here if s.acting == FREE else t.last
        s.team = t._replace(last=last, here=NOBODY)


# Mixed armies (WAR-27.11).


def mixable(s: War, side: str) -> list[str]:
    """Regions whose two armies could become one; by name, so that equal positions ask alike."""
    t = s.team
    if t is None or not is_pair(seat_of(s, side)):
        return []
    shared = [region for region in armies_of(s, side) if is_shared(s, side, region)]
    return sorted([one for one in shared if not is_mixed(s, side, one) and mixed_name(side, one) not in t.spurned])


def proposals(s: War, side: str) -> list[str]:
    return [MIX] if s.team is not None and mixable(s, side) else []


def why_not_propose(s: War, side: str, name: str) -> str:
    """The player is offered it where there is such a region, and no rule keeps it back elsewhere."""
    return ""


def propose(s: War, side: str, name: str) -> None:
    """Where is asked, unless there is but one place."""
    found = mixable(s, side)
    if len(found) == 1:
        on_mix_where(s, side, found[0])
    else:
        s.then(("mix_where", side))


@book.ask
def mix_where(s: War, side: str) -> Ask:
    return Ask(seat_of(s, side), "mix_where", "WAR-27.11", tuple([REGION[region] for region in mixable(s, side)]))


@book.step
def on_mix_where(s: War, side: str, region: str) -> None:
    s.then(("mix", side, region))


@book.ask
def mix(s: War, side: str, region: str) -> Ask:
    who = seat_of(s, side)
    return Ask(MATE[who], "mix", "WAR-27.11", ANSWERS, {"mate": who, "region": "region-" + region})


@book.step
def on_mix(s: War, side: str, region: str, answer: str) -> None:
    t = team_of(s)
    name = mixed_name(side, region)
    if answer == AGREE:
        s.team = t._replace(mixed=tuple(sorted((*t.mixed, name))))
        s.tell("mixed", "WAR-27.11", who=side, region="region-" + region)
    else:
        s.team = t._replace(spurned=tuple(sorted((*t.spurned, name))))
        s.tell("not-mixed", "WAR-27.11", who=MATE[seat_of(s, side)], region="region-" + region)
    s.then(("go",))


def part_armies(s: War) -> None:
    """An army in which only one of them has troops left is mixed no more."""
    t = s.team
    if t is not None and t.mixed:
        kept = [name for name in t.mixed if is_shared(s, *split_name(name))]
        s.team = t._replace(mixed=tuple(kept))


def split_name(name: str) -> tuple[str, str]:
    side, _, region = name.partition("-")
    return side, region


# Too many units of two teammates (WAR-27.12).


def thin_in_teams(s: War, side: str, region: str, number: int) -> bool:
    if not is_shared(s, side, region):
        return False
    s.then(("thin_pair", side, region, number, 0))
    return True


@book.step
def thin_pair(s: War, side: str, region: str, left: int, number: int) -> None:
    """One unit each in turn, the player who does not lead first; who has none left there lets the other go on."""
    if not left:
        return
    leads = leading_player(s, side)
    who = MATE[leads] if number % 2 == 0 else leads
    if not units_there(s, side, region, who):
        who = MATE[who]
    s.then(("excess_of", side, region, who), ("thin_pair", side, region, left - 1, number + 1))


def units_there(s: War, side: str, region: str, who: str) -> list[str]:
    here = counts(figures_in(s, side, region))
    return [figure for figure in here if figure in IS_UNIT and PLAYS[figure.partition("-")[0]] == who]


@book.ask
def excess_of(s: War, side: str, region: str, who: str) -> Ask:
    picks = tuple([FIGURE[figure] for figure in units_there(s, side, region, who)])
    return Ask(who, "excess", "WAR-27.12", picks, {"region": "region-" + region, "left": 1})


@book.step
def on_excess_of(s: War, side: str, region: str, who: str, figure: str) -> None:
    remove_excess(s, side, region, (figure,))


# The best player of the team that has won (WAR-27.21).


def merit(s: War, who: str) -> int:
    """Points that his nations have won, less those that they have lost."""
    lost = sum([REGIONS[region].points for region in s.captured if REGIONS[region].nation in nations_of(who)])
    won = [word.partition("=") for word in team_of(s).takers]
    if side_of_seat(who) == FREE:
        return -lost
    return sum([REGIONS[region].points for region, _, taker in won if taker == who]) - lost


def tell_best(s: War, side: str) -> None:
    best = best_of(s, side)
    if best:
        s.tell("best-player", "WAR-27.21", who=best, count=len(best))


def best_of(s: War, side: str) -> tuple[str, ...]:
    """Of a team; both, if they are equal. Of a single player there is nothing to say."""
    leads = leading_player(s, side)
    if not is_pair(leads):
        return ()
    pair = [one for one in s.seats if side_of_seat(one) == side]
    most = max([merit(s, one) for one in pair])
    return tuple([one for one in pair if merit(s, one) == most])
