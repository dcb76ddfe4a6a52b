"""House rules that were taken off a shelf while tables have them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whether they stand on their owner's shelf; so far all do."""
    op.add_column("house", sa.Column("kept", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """They stand there again."""
    op.drop_column("house", "kept")
