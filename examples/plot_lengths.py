"""From Parquet to a plot: `bree simulate` writes one row for each game. How long are the games that each seat wins?"""

import altair  # if it is missing, in a clone of Bree: pip install ".[lab]"
import polars
from polars import selectors

from bree.cli import main

main(["simulate", "mordor", "--games", "30", "--bots", "greedy,random", "--out", "games.parquet"])
games = polars.read_parquet("games.parquet")
shares = games.unpivot(selectors.starts_with("score_"), index="answers", variable_name="seat", value_name="share")
won = shares.filter(polars.col("share") > 0).with_columns(polars.col("seat").str.strip_prefix("score_"))
print(won.group_by("seat").agg(polars.len().alias("games"), polars.mean("answers")).sort("seat"))
altair.Chart(won).mark_bar().encode(altair.X("answers").bin(), y="count()", color="seat").save("lengths.svg")
