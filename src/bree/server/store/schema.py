"""The tables of the database as they are after all migrations."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text, false

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON, as are the start and the state of a snapshot
    Column("start", Text),
    Column("host_hash", Text, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("clock", Integer),
    Column("closed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("origin", Text, nullable=False, server_default=""),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("opened_by", Text, nullable=False, server_default=""),  # a few bits of a hash of the address
    Column("owner", Text, nullable=False, server_default=""),  # the worker that owns it, if it is alive; see `leases`
    Column("next_table", Text, nullable=False, server_default=""),  # of the next game of the same people
    Column("lesson", Text, nullable=False, server_default=""),  # the name of the lesson that the table follows
    Column("daily", Text, nullable=False, server_default=""),  # the day of the deal that the table plays
    Column("offered", Boolean, nullable=False, server_default=false()),  # to everybody, on the first page
    Index("tables_opened_by", "opened_by"),
)

# Workers that share the tables. A SQLite file has none.
WORKERS = Table(
    "workers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),  # for other workers
    Column("seconds", Double, nullable=False),  # the length of its lease
    Column("until", Double, nullable=False),  # the end of its lease, by the clock of the database
)

# In the SQL of PostgreSQL: the clock, the condition for a living worker, and all living workers.
NOW = "extract(epoch FROM clock_timestamp())::double precision"
ALIVE = f"(workers.until > {NOW} AND workers.until - workers.seconds <= {NOW})"
LIVING = f"SELECT id FROM workers WHERE {ALIVE}"

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("place", Integer, nullable=False),  # its place in the order of the seats
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("token_hash", Text, nullable=False),
    Column("person_hash", Text, nullable=False),
)

# Clustered by (table, number): the rows of a table are stored together, and the key is the only index.
ROWS = Table(
    "rows",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("pick", Text, nullable=False),
    Column("goes_to", Integer, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

# Histories on their way to another device. Nobody but the holder of the key can read them.
PARCELS = Table(
    "parcels",
    METADATA,
    Column("key_hash", Text, primary_key=True),
    Column("content", Text, nullable=False),
    Column("left_by", Text, nullable=False),  # a few bits of a hash of the address
    Column("created", Double, nullable=False),
)
