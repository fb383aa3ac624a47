"""The table with the next game of the same people."""

from alembic import op
from sqlalchemy import Column, Text

revision = "v7"
down_revision = "v6"


def upgrade() -> None:
    op.add_column("tables", Column("next_table", Text, nullable=False, server_default=""))
