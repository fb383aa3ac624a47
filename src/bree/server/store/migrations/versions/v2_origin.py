"""The origin of a game that did not begin at its table."""

from alembic import op
from sqlalchemy import Column, Text

revision = "v2"
down_revision = "v1"


def upgrade() -> None:
    op.add_column("tables", Column("origin", Text, nullable=False, server_default=""))
