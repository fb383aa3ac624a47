"""Options -> first position."""

from bree.core import Option, Options, Refusal
from bree.games.fellowship.state import CAMPAIGN, ENDLESS, HANDS, PYRAMID, Fellowship, Terms

CHAPTER = {**{str(n): n for n in range(1, 19)}, "endless": ENDLESS, "campaign": CAMPAIGN}

# What no source settles (section 18): the first value is what the catalogue takes.
VARIANTS = (
    Option("forest_card", ("before", "after"), "FEL-18.1"),
    Option("strider", ("declares", "silent"), "FEL-18.2"),
    Option("glorfindel", ("all", "none"), "FEL-18.3"),
    Option("aragorn", ("anyone", "companions"), "FEL-18.4"),
    Option("moria", ("together", "holder"), "FEL-18.5"),
    Option("rivers_18", ("plain", "trump", "absent"), "FEL-18.6"),
    Option("rider_round", ("first", "any"), "FEL-18.10"),
    Option("bridge", ("waits", "at_once"), "FEL-18.11"),
    Option("lost_round", ("nothing", "counts"), "FEL-18.12"),
    Option("frodo_again", ("counts", "free"), "FEL-18.13"),
    Option("frodo_9", ("holder", "anyone"), "FEL-18.14"),
    Option("glorfindel_rounds", ("every", "until_completed"), "FEL-18.15"),
    Option("ring_12", ("power", "plain"), "FEL-18.16"),
    Option("rivers_17", ("trump", "plain"), "FEL-18.17"),
    Option("threat_check", ("still_lost", "as_turned"), "FEL-18.18"),
    Option("solo_exchange", ("at_most", "one"), "FEL-18.19"),
    Option("solo_dealing", ("winner", "frodo"), "FEL-18.20"),
    Option("pyramid_hidden", ("middle", "left", "right"), "FEL-18.21"),
    Option("pyramid_top", ("face_down", "face_up"), "FEL-18.21"),
    Option("pyramid_sides", ("exchange", "stay"), "FEL-18.22"),
    Option("pyramid_turn", ("after_trick", "before_play"), "FEL-18.23"),
    Option("mirror_ring", ("kept", "given"), "FEL-18.24"),
    Option("mirror_lost", ("any", "not_ring"), "FEL-18.24"),
    Option("used_gift", ("stays", "returns"), "FEL-18.25"),
    Option("exchanges", ("compulsory", "optional"), "FEL-18.26"),
    Option("unseen", ("another", "later"), "FEL-18.27"),
    Option("elrond", ("left_out", "eased"), "FEL-18.28"),
    Option("gifts", ("three", "all"), "FEL-18.29"),
)
LOSS = Option("loss", ("choose", "end"), "FEL-9.8")
OPTIONS = (
    Option("players", (4, 3, 2, 1), "FEL-1.1"),
    Option("chapter", tuple(CHAPTER), "FEL-1.2"),
    LOSS,
    Option("won", ("",), "FEL-9.13", free=True),  # chapters won at another table: "1 2 5"
    Option("deal", ("",), "FEL-2.6", free=True, file=True),  # the cards of the first round
    *VARIANTS,
)


def seats(options: Options) -> tuple[str, ...]:
    return HANDS[: int(options["players"])]


def hands(players: int) -> tuple[str, ...]:
    """Solo there are four; two players have the pyramid between them."""
    # Everything else is the same for any number of players (FEL-13.1, FEL-13.2, FEL-14.11).
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
