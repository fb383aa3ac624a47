"""The day of the deal that a table plays."""

from alembic import op
from sqlalchemy import Column, Text

revision = "v9"
down_revision = "v8"


def upgrade() -> None:
    op.add_column("tables", Column("daily", Text, nullable=False, server_default=""))
