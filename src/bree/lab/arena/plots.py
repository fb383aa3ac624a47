"""The plots of a contest, drawn by Altair as pictures without scripts."""

from collections.abc import Sequence
from io import StringIO
import json
import re
from textwrap import wrap
from typing import Any

import altair

from bree.lab.arena.bout import Result
from bree.lab.arena.figures import Figures
from bree.lab.arena.words import SheetTexts

alt: Any = altair  # its types are too general to help here
WIDTH = 340  # with its axis it fits a phone
LINE, LETTERS = 16, 26  # of a name beside its row
INK, SOFT = "#7a3b12", "#c9a36b"
BINS = 24
FIT = {"type": "fit-x", "contains": "padding"}
SIZE = re.compile(r'^(<svg [^>]*?)width="(\d+)" height="(\d+)"')


def plots(
    words: SheetTexts, figures: Figures, times: dict[str, dict[str, float]], results: Sequence[Result]
) -> dict[str, str]:
    """Key of a sheet -> its plot as SVG. Rows without figures are left out, and so are empty plots."""
    say = words.voice.say
    found: dict[str, Any] = {}
    if "ratings" in figures:
        rows = [{"name": bot, **one, "middle": one["rating"]} for bot, one in figures["ratings"].items()]
        found["ratings"] = spans(rows, say("arena-column", part="rating"), "d")
        found["places"] = bars(
            [{"name": words.place(one["seats"]), "value": one["share"]} for one in figures["places"]],
            say("arena-column", part="victories"), "%",
        )  # fmt: skip
    else:
        rows = [{**one, "name": words.team(one["bots"]), "middle": one["share"]} for one in figures["teams"]]
        found["teams"] = spans(rows, say("arena-column", part="victories"), "%")
    rows = [{**one, "name": f"{one['one']} – {one['other']}", "middle": one["by"]} for one in figures["duels"]]
    found["duels"] = spans(rows, say("arena-column", part="by"), "%", nought=True)
    found["ends"] = bars(
        [{"name": words.end(one["end"]), "value": one["games"]} for one in figures["ends"]],
        say("arena-column", part="games"), "d",
    )  # fmt: skip
    answers = [{"value": result.answers} for result in results if not result.fault]
    found["lengths"] = heap(answers, say("arena-column", part="answers"), say("arena-column", part="games"))
    rows = [{"name": bot, "value": one["ms"]} for bot, one in times.items()]
    found["times"] = bars(rows, say("arena-column", part="ms"), "~g")
    return {key: drawn(chart, words) for key, chart in found.items() if chart is not None}


def spans(rows: list[dict[str, Any]], title: str, form: str, *, nought: bool = False) -> Any:
    """A point with its interval for each."""
    rows = [row for row in rows if row["middle"] is not None]
    if not rows:
        return None
    base = alt.Chart(alt.Data(values=rows)).encode(y=names(rows))
    axis = alt.Axis(title=title, format=form)
    lines = base.mark_rule(color=SOFT, strokeWidth=5).encode(
        x=alt.X("low:Q", axis=axis, scale=alt.Scale(zero=nought)), x2="high:Q"
    )
    layers = lines + base.mark_point(color=INK, filled=True, size=70).encode(x="middle:Q")
    if nought:
        rule = alt.Chart(alt.Data(values=[{"at": 0}])).mark_rule(color="#888", strokeDash=[4, 3]).encode(x="at:Q")
        layers = rule + layers
    return sized(layers, rows)


def bars(rows: list[dict[str, Any]], title: str, form: str) -> Any:
    rows = [row for row in rows if row["value"] is not None]
    if not rows:
        return None
    axis = alt.Axis(title=title, format=form)
    chart = alt.Chart(alt.Data(values=rows)).mark_bar(color=SOFT)
    return sized(chart.encode(y=names(rows), x=alt.X("value:Q", axis=axis)), rows)


def heap(rows: list[dict[str, Any]], title: str, count: str) -> Any:
    if not rows:
        return None
    chart = alt.Chart(alt.Data(values=rows)).mark_bar(color=SOFT)
    return chart.encode(
        x=alt.X("value:Q", bin=alt.Bin(maxbins=BINS), title=title),
        y=alt.Y("count():Q", title=count, axis=alt.Axis(format="d", tickMinStep=1)),
    ).properties(width=WIDTH, height=180, autosize=FIT)


def names(rows: list[dict[str, Any]]) -> Any:
    """The names in order. A long name has several lines, centred beside its row."""
    most = most_lines(rows)
    lines = {}
    for row in rows:
        told = wrap(row["name"], LETTERS)
        lines[row["name"]] = [" "] * ((most - len(told)) // 2) + told
    axis = alt.Axis(
        labelExpr=f"{json.dumps(lines)}[datum.label]",
        labelLimit=0,
        labelLineHeight=LINE,
        labelOffset=(1 - most) * LINE / 2,
    )
    return alt.Y("name:N", sort=list(lines), title=None, axis=axis)


def sized(chart: Any, rows: list[dict[str, Any]]) -> Any:
    return chart.properties(width=WIDTH, height=alt.Step(LINE * (most_lines(rows) + 1)), autosize=FIT)


def most_lines(rows: list[dict[str, Any]]) -> int:
    return max((len(wrap(row["name"], LETTERS)) for row in rows), default=1)


def drawn(chart: Any, words: SheetTexts) -> str:
    """The plot as SVG that fills the available width."""
    point = words.voice.figure(0)[1]
    number = alt.NumberLocale(decimal=point, thousands="\u202f", grouping=[3], currency=["", ""])
    text = StringIO()
    chart.configure(font="sans-serif", locale=alt.Locale(number=number)).configure_axis(
        labelFontSize=13, titleFontSize=13, titleFontWeight="normal", gridColor="#eee"
    ).configure_view(stroke=None).save(text, format="svg")
    return SIZE.sub(r'\1style="max-width:\2px"', text.getvalue(), count=1)
