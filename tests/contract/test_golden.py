"""The recorded games and perft counts in tests/golden are unchanged. `make golden` writes them again."""

from difflib import unified_diff

from bree.core import CHANCE, PASS, Game
from tests.contract.folds import WIDTH, fold, unfold
from tests.contract.golden import GOLDEN, difference, path_of, perft_text, read_told, recorded, write_told
from tests.contract.telling import SHOWN, plain_text, tell_game
from tests.contract.variants import VARIANTS, Variant, every_game, every_variant

SIZE = 4_000_000  # the most bytes of all files
SOME = 5  # every fifth variant is played with a changed answer
STRETCH = 80  # the most answers without a line of changes


@every_variant
def test_the_golden_game_is_told_as_before(variant: Variant) -> None:
    assert path_of(variant).exists(), f"{path_of(variant).name} is missing: make golden"
    text = write_told(variant, tell_game(variant, recorded(variant)), read_told)
    assert not difference(text, variant), difference(text, variant)


@every_variant
def test_what_was_written_can_be_read(variant: Variant) -> None:
    told = read_told(variant)
    assert 0 < len(told.course) == sum(len(turn) for turn in recorded(variant)), "an answer for each part"
    assert write_told(variant, told, read_told) == path_of(variant).read_text(encoding="utf-8")


@every_variant
def test_the_table_is_shown_every_turn(variant: Variant) -> None:
    """If this fails, a log key of the game is missing in `telling.TURNS`."""
    shown = [f"\n{SHOWN}" in part for part in read_told(variant).course]
    last = max(number for number, here in enumerate(shown) if here)
    assert last == len(shown) - 1
    assert all(any(shown[at : at + STRETCH]) for at in range(len(shown)))


@every_game
def test_perft_counts_are_as_before(game: Game) -> None:
    assert perft_text(game).splitlines() == (GOLDEN / game.name / "perft.txt").read_text(encoding="utf-8").splitlines()


def test_no_golden_file_is_left_over() -> None:
    wanted = {f"{variant.game.name}/{variant.name}.txt" for variant in VARIANTS}
    wanted |= {f"{variant.game.name}/perft.txt" for variant in VARIANTS}
    folders = {GOLDEN / variant.game.name for variant in VARIANTS}  # they also contain won games: see tests/solve
    assert {str(path.relative_to(GOLDEN)) for folder in folders for path in folder.glob("*.txt")} == wanted


def test_the_golden_files_are_not_too_large_to_read() -> None:
    assert sum(path.stat().st_size for path in GOLDEN.rglob("*.txt")) < SIZE


def test_no_line_of_a_golden_file_is_too_long_to_read() -> None:
    for path in GOLDEN.rglob("*.txt"):
        assert max(len(line) for line in path.read_text(encoding="utf-8").splitlines()) <= WIDTH, path


def test_a_folded_line_reads_as_before() -> None:
    names = [f"name{number}" for number in range(40)]
    facts = plain_text(
        {"one": 1, "cards": {"free": names, "shadow": [names, []]}, "places": [[name, 1] for name in names]}
    )
    asked = f"free move_from WAR-10.2: {' '.join(names)} done -> name1"
    for line in (f"table: {facts}", f"= {facts} #26efdb8035", asked, "short: [1,2]"):
        folded = fold(line)
        assert unfold(folded) == f"{line}\n"
        assert max(len(one) for one in folded.splitlines()) <= WIDTH
    assert fold("short: [1,2]").count("\n") == 1


def test_a_change_of_one_fact_changes_its_own_lines() -> None:
    facts = {f"region{number}": ["gondor-regular", "gondor-elite"] for number in range(20)}
    before, after = (fold(f"free: {plain_text(one)}").splitlines() for one in (facts, {**facts, "region7": ["nazgul"]}))
    assert [line for line in before if line not in after] == ['\t"region7":["gondor-regular","gondor-elite"],']


def test_an_answer_that_is_no_longer_offered_does_not_change_the_whole_game() -> None:
    """A wrong answer in the middle of a game changes only a part; then the game follows its file again."""
    lines = altered = 0
    for variant in VARIANTS[::SOME]:
        turns = recorded(variant)
        turn = turns[len(turns) // 2]
        at = next(number for number, one in enumerate(turn) if one.who != CHANCE and one.answer != PASS)
        turn[at] = turn[at]._replace(answer="no longer offered")
        before = path_of(variant).read_text(encoding="utf-8").splitlines()
        after = write_told(variant, tell_game(variant, turns), read_told).splitlines()
        lines += len(before)
        altered += sum(line[0] == "-" for line in list(unified_diff(before, after, lineterm="", n=0))[2:])
    assert 0 < altered < lines / 10
