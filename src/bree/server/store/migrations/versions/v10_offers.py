"""Tables that are offered to everybody, and histories on their way to another device."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, Text, false

revision = "v10"
down_revision = "v9"


def upgrade() -> None:
    op.add_column("tables", Column("offered", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "parcels",
        Column("key_hash", Text, primary_key=True),
        Column("content", Text, nullable=False),
        Column("left_by", Text, nullable=False),
        Column("created", Double, nullable=False),
    )
