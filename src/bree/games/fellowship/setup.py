"""From the options to the first position."""

from bree.core import Option, Options, Refusal
from bree.games.fellowship import facts
from bree.games.fellowship.state import CAMPAIGN, ENDLESS, HANDS, PYRAMID, Fellowship, Terms

CHAPTER = {**{str(n): n for n in range(1, 19)}, "endless": ENDLESS, "campaign": CAMPAIGN}

# Options for doubtful rules (section 18), the default first. Options about one card are in the file of that card.
GENERAL = (
    Option("rider_round", ("first", "any"), "FEL-18.10"),
    Option("lost_round", ("nothing", "counts"), "FEL-18.12"),
    Option("threat_check", ("still_lost", "as_turned"), "FEL-18.18"),
    Option("solo_exchange", ("at_most", "one"), "FEL-18.19"),
    Option("pyramid_hidden", ("middle", "left", "right"), "FEL-18.21"),
    Option("pyramid_top", ("face_down", "face_up"), "FEL-18.21"),
    Option("pyramid_sides", ("exchange", "stay"), "FEL-18.22"),
    Option("pyramid_turn", ("after_trick", "before_play"), "FEL-18.23"),
    Option("used_gift", ("stays", "returns"), "FEL-18.25"),
    Option("exchanges", ("compulsory", "optional"), "FEL-18.26"),
)
VARIANTS = tuple(sorted((*GENERAL, *facts.OPTIONS), key=lambda option: int(option.rule.rpartition(".")[2])))
LOSS = Option("loss", ("choose", "end"), "FEL-9.8")
OPTIONS = (
    Option("players", (4, 3, 2, 1), "FEL-1.1"),
    Option("chapter", tuple(CHAPTER), "FEL-1.2"),
    LOSS,
    Option("won", ("",), "FEL-9.13", free=True),  # chapters won in earlier games: "1 2 5"
    Option("deal", ("",), "FEL-2.6", free=True, file=True),  # the cards of the first round
    *VARIANTS,
)


def seats(options: Options) -> tuple[str, ...]:
    return HANDS[: int(options["players"])]


def hands(players: int) -> tuple[str, ...]:
    """The hands at the table: four in a solo game, and two players have a pyramid."""
    # Everything else is the same for all numbers of players (FEL-13.1, FEL-13.2, FEL-14.11).
    if players == 1:
        return HANDS
    return (*HANDS[:2], PYRAMID) if players == 2 else HANDS[:players]


def read_won(text: str) -> tuple[int, ...]:
    found = set()
    for word in text.replace(",", " ").split():
        if not word.isascii() or not word.isdigit() or not 1 <= int(word) <= 18:
            raise Refusal("chapter-unknown", "FEL-1.2", chapter=word)
        found.add(int(word))
    return tuple(sorted(found))


def setup(options: Options) -> Fellowship:
    values = tuple(
        sorted(
            (option.name, str(options[option.name]))
            for option in (*VARIANTS, LOSS)
            if options[option.name] != option.default
        )
    )
    players = int(options["players"])
    s = Fellowship(terms=Terms(players, values), seats=seats(options), order=hands(players))
    s.chapter = CHAPTER[str(options["chapter"])]
    s.won = read_won(str(options["won"]))
    s.deal = str(options["deal"]).strip()
    s.campaign = s.chapter == CAMPAIGN
    if s.campaign and s.deal:
        raise Refusal("deal-campaign", "FEL-2.6")
    if s.chapter == ENDLESS and s.deal:
        raise Refusal("deal-endless", "FEL-16.15")
    s.chapter = s.chapter or 1
    s.then(("campaign",) if s.campaign else ("open_chapter",))
    return s
