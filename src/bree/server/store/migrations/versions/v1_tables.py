"""Tables, seats, rows and snapshots."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, Text

revision = "v1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("start", Text),
        Column("host_hash", Text, nullable=False),
        Column("watch", Boolean, nullable=False),
        Column("clock", Integer),
        Column("closed", Boolean, nullable=False),
        Column("created", Double, nullable=False),
    )
    op.create_table(
        "seats",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("seat", Text, primary_key=True),
        Column("place", Integer, nullable=False),
        Column("kind", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("guest", Text, nullable=False),
        Column("token_hash", Text, nullable=False),
        Column("person_hash", Text, nullable=False),
    )
    op.create_table(
        "rows",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("kind", Text, nullable=False),
        Column("who", Text, nullable=False),
        Column("pick", Text, nullable=False),
        Column("goes_to", Integer, nullable=False),
        Column("at", Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, nullable=False),
        Column("state", Text, nullable=False),
    )
