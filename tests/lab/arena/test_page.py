"""The page: one file without scripts or links, in the player's language, a table with every plot."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from bree.core.find import find
from bree.lab.arena import page
from bree.lab.arena.contest import Contest
from bree.lab.arena.figures import figures, times
from bree.lab.arena.words import SheetTexts
from bree.lang import Voice
from tests.lab.arena.company import played

pytestmark = pytest.mark.usefixtures("company")


class Seen(HTMLParser):
    """What is in a page, and whether all that is opened is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not any(name.startswith("on") or name in ("src", "href") for name, _ in attrs if name), tag
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data.strip())


def words(contest: Contest, lang: str) -> SheetTexts:
    return SheetTexts(contest, Voice(lang, find(contest.game)))


MORDOR = Contest("mordor", {}, ("greedy", "first"), 6, stop=True)
DOOM = Contest("doom", {"players": 2}, ("first", "random"), 3)


def test_a_page_is_drawn_whole(tmp_path: Path) -> None:
    """The one test that draws: it takes a second."""
    results = played(MORDOR)
    page.write(
        MORDOR, figures(MORDOR, results), times(results), results, Voice("pl", find("mordor")), tmp_path / "a.html"
    )
    text = (tmp_path / "a.html").read_text(encoding="utf-8")
    seen = Seen(text)
    assert seen.open == []
    assert (
        seen.tags.count("figure")
        == seen.tags.count("svg")
        == seen.tags.count("table")
        == seen.tags.count("section")
        == 6
    )
    assert "script" not in seen.tags
    assert '<html lang="pl">' in text
    assert "url(" not in text.replace("url(#", "")
    assert {"Arena: Wyprawa do Mordoru", "Ranking", "Zakończenia gier", "greedy"} <= set(seen.words)


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("contest", [MORDOR, DOOM], ids=["rivals", "team"])
def test_tables_speak_the_players_language(contest: Contest, lang: str) -> None:
    results = played(contest)
    told = words(contest, lang)
    found = figures(contest, results)
    sheets = told.sheets(found, times(results))
    assert sheets[0].key == ("teams" if contest is DOOM else "ratings")
    assert all(len(row) == len(sheet.columns) for sheet in sheets for row in sheet.rows)
    text = page.html(told, found, sheets, {})
    assert Seen(text).open == []
    point = {"pl": ",", "en": "."}[lang]
    lengths = next(sheet for sheet in sheets if sheet.key == "lengths")
    assert lengths.rows[0][1] == str(found["lengths"]["mean"]).replace(".", point)


@pytest.mark.parametrize("contest", [Contest("mordor", {}, ("raising", "odd"), 2), MORDOR], ids=["none", "whole"])
def test_a_figure_without_a_game_behind_it_is_a_dash(contest: Contest) -> None:
    results = played(contest)
    sheets = {sheet.key: sheet for sheet in words(contest, "en").sheets(figures(contest, results), times(results))}
    told = [cell for key in ("ratings", "duels", "places", "lengths") for row in sheets[key].rows for cell in row[1:]]
    assert ({cell for cell in told if cell != "0"} == {"–"}) == (contest is not MORDOR)
    assert ("–" in told) == (contest is not MORDOR)


def test_columns_of_ratings_and_duels_say_their_unit() -> None:
    found = figures(MORDOR, results := played(MORDOR))
    for lang, units in (
        ("en", ("Rating (Elo)", "Better by (% points)")),
        ("pl", ("Ranking (Elo)", "Przewaga (pkt proc.)")),
    ):
        ratings, duels, *_ = words(MORDOR, lang).sheets(found, times(results))
        assert (ratings.columns[1], duels.columns[1]) == units


def test_a_page_is_drawn_where_no_game_counts(tmp_path: Path) -> None:
    none = Contest("mordor", {}, ("raising", "odd"), 2)
    results = played(none)
    page.write(none, figures(none, results), times(results), results, Voice("en", find("mordor")), tmp_path / "a.html")
    text = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert (Seen(text).open, "NaN" in text, "null" in text) == ([], False, False)


def test_what_comes_from_outside_is_text_and_nothing_else() -> None:
    evil = Contest("mordor", {}, ("<script>alert(1)</script>", "random"), 2)
    found = {"games": 2, "rounds": 1, "faults": {"<b>": 1}}
    sheet = words(evil, "en")._faults(found)
    seen = Seen(page.html(words(evil, "en"), found, [sheet], {}))
    assert not {"script", "b"} & set(seen.tags)
    assert "<b>" in seen.words


def test_numbers_have_their_signs_and_points() -> None:
    en, pl = words(MORDOR, "en"), words(MORDOR, "pl")
    assert [en.signed(value, 1) for value in (1.25, -1.25, 0.0, -0.01)] == ["+1.2", "−1.2", "0.0", "−0.0"]
    assert (pl.percent(0.125), en.percent(0.125)) == ("12,5%", "12.5%")


def test_an_end_has_words_of_its_own_or_those_of_the_log_or_its_key() -> None:
    en = words(MORDOR, "en")
    assert (en.end("won"), en.end("all-out")) == ("Won", "All hobbits are out. Sauron triumphs.")
    assert (en.end("circle"), en.end("never-heard-of")) == ("circle", "never-heard-of")


def test_a_team_is_told_by_its_bots() -> None:
    assert words(DOOM, "en").team(["a", "a", "b"]) == "a ×2, b"
