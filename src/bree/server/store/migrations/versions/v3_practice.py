"""Whether a player alone may undo everything."""

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "v3"
down_revision = "v2"


def upgrade() -> None:
    op.add_column("tables", Column("practice", Boolean, nullable=False, server_default=false()))
