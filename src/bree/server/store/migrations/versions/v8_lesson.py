"""The lesson that a table follows."""

from alembic import op
from sqlalchemy import Column, Text

revision = "v8"
down_revision = "v7"


def upgrade() -> None:
    op.add_column("tables", Column("lesson", Text, nullable=False, server_default=""))
