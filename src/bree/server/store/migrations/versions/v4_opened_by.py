"""A few bits of the hash of the address that created a table, to limit the tables of an address."""

from alembic import op
from sqlalchemy import Column, Text

revision = "v4"
down_revision = "v3"


def upgrade() -> None:
    op.add_column("tables", Column("opened_by", Text, nullable=False, server_default=""))
    op.create_index("tables_opened_by", "tables", ["opened_by"])
