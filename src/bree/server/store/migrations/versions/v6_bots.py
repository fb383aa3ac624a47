"""Bots were called guests before 1.0: the column, the kind of a seat and the rows that hand a seat over."""

from alembic import op

revision = "v6"
down_revision = "v5"


def upgrade() -> None:
    op.execute("ALTER TABLE seats RENAME COLUMN guest TO bot")
    op.execute("UPDATE seats SET kind = 'bot' WHERE kind = 'guest'")
    op.execute("UPDATE rows SET pick = 'bot bot-' || substr(pick, 13) WHERE pick LIKE 'guest guest-%'")
