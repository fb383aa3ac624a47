"""Recipe 1 of CONTRIBUTING: a new card is one file, and everything works with it."""

import json
import os
from pathlib import Path
import shutil
import subprocess
import sys

import pytest

from bree.bots.doom.value_weights import average, flat, named, weights, write
from bree.games.doom.facts import CARDS
from tests.tree import SOURCE, environment

WATCHER = """\
stage = "lothlorien"
kind = "enemy"
stays = false
rule = "DOOM-4.8"

[[effect]]
step = "battle"
battles = 1
loss = 2

[[effect]]
step = "courage"
by = -1

[text.en]
name = "Watcher in the Water"
does = "Fight once; a defeat costs 2 courage. 1 courage is lost in any case."

[text.pl]
name = "Czatownik z Wody"
does = "Stoczcie walkę; przegrana kosztuje 2 punkty odwagi. 1 punkt tracicie tak czy inaczej."
"""
STAFF = """\
kind = "gandalf"
when = "any"
rule = "DOOM-4.14"

[[effect]]
step = "courage"
by = 1

[text.en]
name = "Gandalf's Staff"
does = "At any time, gain 1 courage."

[text.pl]
name = "Laska Gandalfa"
does = "W dowolnej chwili zyskujecie 1 punkt odwagi."
"""
NEW = {"loth_watcher": WATCHER, "gandalfs_staff": STAFF}
GAMES = 40
# One process does all of it, because each start takes a second. It prints its results as JSON.
TRIAL = """
import contextlib, io, json, sys
from random import Random
from bree.cli import main
from bree.core import CHANCE, sample
from bree.games.doom import GAME
from bree.bots.doom.search import Search
from bree.bots.bot import Sight

CARDS = ("loth_watcher", "gandalfs_staff")
codes, said = {}, {}
for words in json.loads(sys.argv[1]):
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(out):
        codes[words] = main(words.split())
    said[words] = out.getvalue()

met, used, faults = set(), set(), []
for number in range(int(sys.argv[2])):
    rng, s = Random(f"new/{number}"), GAME.new({"players": number % 4 + 1, "courage_start": 18}, log=True)
    while (ask := GAME.waiting(s)) is not None:
        GAME.apply(s, sample(ask.picks, rng) if ask.who == CHANCE else rng.choice(ask.picks).id)
        faults += GAME.audit(s)
    for card in CARDS:
        told = {entry.key for entry in s.log if entry.facts.get("card") == "card-" + card}
        met |= {card} if "activated" in told else set()
        used |= {card} if "used" in told else set()

rng, s, answers = Random("search"), GAME.new({"players": 1}), 0
bot = Search(4)
for answer in ("gandalfs_staff", "loth_watcher"):
    GAME.apply(s, answer)
while (ask := GAME.waiting(s)) is not None:
    GAME.apply(s, sample(ask.picks, rng) if ask.who == CHANCE else bot.choose(Sight(GAME, s, ask.who, ask), rng))
    answers += 1
json.dump({"codes": codes, "said": said, "met": sorted(met), "used": sorted(used), "faults": faults, "over": s.over,
           "answers": answers, "playouts": bot.playouts}, sys.stdout)
"""
COMMANDS = (
    "--version",
    "rules doom DOOM-4.8",
    "simulate doom --games 6 --bots greedy,random,random,random --audit --json",
    "play doom --seats random --plain --seed 3",
    "play doom --seats greedy --plain --seed 4 --lang pl",
    "resume --plain",
    "bench --seconds 0.01 --json",
)


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """Play a copy of the package with two more cards, and return the results."""
    home = tmp_path_factory.mktemp("copy")
    shutil.copytree(SOURCE / "bree", home / "bree", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name, text in NEW.items():
        (home / "bree" / "games" / "doom" / "cards" / f"{name}.toml").write_text(text, encoding="utf-8")
    told = environment(BREE_HOME=str(home / "shelf"), BREE_LANG="en", PYTHONIOENCODING="utf-8")
    told["PYTHONPATH"] = os.pathsep.join([str(home), told["PYTHONPATH"]])
    words = [sys.executable, "-c", TRIAL, json.dumps(COMMANDS), str(GAMES)]
    done = subprocess.run(words, env=told, cwd=home, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_every_command_works(trial: dict[str, object]) -> None:
    assert trial["codes"] == dict.fromkeys(COMMANDS, 0), trial["said"]


def test_games_are_played_with_the_cards_and_every_law_holds(trial: dict[str, object]) -> None:
    assert trial["faults"] == []
    assert "loth_watcher" in trial["met"]  # type: ignore[operator]
    assert trial["used"] == ["gandalfs_staff"]


def test_search_plays_a_game_with_both_cards_on_the_table(trial: dict[str, object]) -> None:
    assert trial["over"] in ("won", "despair", "nazgul")
    assert int(str(trial["playouts"])) > 100


def test_the_card_that_the_recipe_shows_is_this_one() -> None:
    recipes = Path(__file__).resolve().parents[3] / "CONTRIBUTING.md"
    assert WATCHER in recipes.read_text(encoding="utf-8")


# Weights by name.


def test_weights_are_found_by_name_whatever_their_order() -> None:
    row = weights()
    by_name = named(row)
    turned = {kind: dict(reversed(found.items())) for kind, found in reversed(by_name.items())}
    assert flat(turned) == row
    assert json.loads(write(row)) == by_name


def test_a_card_without_a_weight_counts_like_its_like() -> None:
    by_name = named(weights())
    del by_name["held"]["gandalfs_power"], by_name["track"]["loth_balrog"]
    others = [by_name["held"][name] for name in CARDS if name.startswith("gandalfs_") and name != "gandalfs_power"]
    assert average(by_name["held"], CARDS["gandalfs_power"]) == pytest.approx(sum(others) / len(others))
    like = [card.id for card in CARDS.values() if (card.stage, card.kind) == ("lothlorien", "enemy")]
    enemies = [by_name["track"][name] for name in like if name in by_name["track"]]
    assert len(enemies) >= 4
    assert average(by_name["track"], CARDS["loth_balrog"]) == pytest.approx(sum(enemies) / len(enemies))
    assert len(flat(by_name)) == len(weights())


def test_a_weight_of_a_card_that_is_gone_moves_no_other() -> None:
    by_name = named(weights())
    by_name["held"] = {"arwens_banner": 3.0, **by_name["held"]}
    assert flat(by_name) == weights()


@pytest.mark.parametrize(("kind", "name"), [("courage", "rohan"), ("sign", "waiting")])
def test_a_weight_that_is_missing_is_named(kind: str, name: str) -> None:
    by_name = named(weights())
    del by_name[kind][name]
    with pytest.raises(ValueError, match=f"{kind} {name}"):
        flat(by_name)
