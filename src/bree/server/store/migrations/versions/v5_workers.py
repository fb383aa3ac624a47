"""The owner of each table, and the leases of the workers."""

from alembic import op
from sqlalchemy import Column, Double, Text

revision = "v5"
down_revision = "v4"


def upgrade() -> None:
    op.create_table(
        "workers",
        Column("id", Text, primary_key=True),
        Column("address", Text, nullable=False),
        Column("seconds", Double, nullable=False),
        Column("until", Double, nullable=False),
    )
    op.add_column("tables", Column("owner", Text, nullable=False, server_default=""))
