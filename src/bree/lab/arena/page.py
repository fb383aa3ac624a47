"""A page about a contest: one HTML file for any width, with plots and tables and without scripts."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from bree import __version__
from bree.core.find import find
from bree.lab.arena.bout import Result
from bree.lab.arena.contest import Contest
from bree.lab.arena.figures import Figures
from bree.lab.arena.words import Sheet, SheetTexts
from bree.lang import Voice
from bree.table import user_files

STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: #2a1c10; background: #faf6ee; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.2rem; margin: 0 0 .25rem; }
p { margin: .25rem 0 .75rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
section { background: #fff; border: 1px solid #e6dcc8; border-radius: .5rem; padding: 1rem; margin: 1rem 0; }
.both { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; }
figure { margin: 0; flex: 1 1 20rem; min-width: 0; }
figure svg { width: 100%; height: auto; display: block; }
.table { flex: 1 1 18rem; min-width: 0; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .4rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #eee3cf; }
th { font-weight: 600; vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 5.5em; overflow-wrap: break-word; }
@media (max-width: 40rem) {
  section { padding: .75rem; }
  table { font-size: .8rem; }
  th, td { padding: .3rem .2rem; }
  th { white-space: normal; }
}
footer { color: #6b5a48; font-size: .9rem; }
"""


def write(
    contest: Contest,
    figures: Figures,
    times: dict[str, dict[str, float]],
    results: Sequence[Result],
    voice: Voice,
    path: Path,
) -> None:
    """Write the page. Imports the plots here, because they need Altair."""
    from bree.lab.arena.plots import plots

    words = SheetTexts(contest, voice)
    drawn = plots(words, figures, times, results)
    user_files.write(path, html(words, figures, words.sheets(figures, times), drawn), user_files.SHARED)


def html(words: SheetTexts, figures: Figures, sheets: Sequence[Sheet], plots: dict[str, str]) -> str:
    voice, contest = words.voice, words.contest
    title = escape(words.title)
    sections = "\n".join(_section(words, sheet, plots.get(sheet.key, "")) for sheet in sheets)
    return f"""<!doctype html>
<html lang="{voice.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>{title}</h1>
{_facts(words, figures)}
{sections}
</main>
<footer><p>{escape(voice.say("arena-same"))}</p>
<p>Bree {escape(__version__)}, {escape(contest.game)} {find(contest.game).version}</p></footer>
</body>
</html>
"""


def _facts(words: SheetTexts, figures: Figures) -> str:
    """The facts of the contest."""
    voice, contest = words.voice, words.contest
    game = find(contest.game)
    chosen = game.choose(contest.options)
    changed = [
        f"{option.name}={chosen[option.name]}" for option in game.options if chosen[option.name] != option.default
    ]
    told = {
        "bots": ", ".join(contest.bots),
        "options": ", ".join(changed) or voice.say("arena-column", part="usual"),
        "games": str(figures["games"]),
        "rounds": str(figures["rounds"]),
        "seed": contest.seed,
    }
    rows = "".join(
        f"<dt>{escape(voice.say('arena-column', part=name))}</dt><dd>{escape(value)}</dd>"
        for name, value in told.items()
    )
    clear = f"<p>{escape(words.verdict)}</p>" if contest.stop else ""
    return f"<dl>{rows}</dl>{clear}"


def _section(words: SheetTexts, sheet: Sheet, plot: str) -> str:
    title, about = (escape(words.voice.say("arena-" + sheet.key, part=part)) for part in ("", "about"))
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in sheet.rows)
    figure = f'<figure role="img" aria-label="{title}">{plot}</figure>' if plot else ""
    return f"""<section>
<h2>{title}</h2>
<p>{about}</p>
<div class="both">
{figure}
<div class="table" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>
</div>
</section>"""
